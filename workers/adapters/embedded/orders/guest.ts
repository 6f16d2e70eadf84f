import { and, eq, gt } from 'drizzle-orm';
import type { GuestOrdersPort } from '../../../../src/commerce/guest-orders';
import type { FoundOrder } from '../../../../src/commerce/order';
import { MESSAGES } from '../../../../src/contract/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { emailKey } from '../../../../src/domain/customer/customer';
import type { Order } from '../../../../src/domain/order/order';
import { pastOrder } from '../../../../src/domain/order/past-order';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { orderNumberDigits } from '../../../../src/domain/validation';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import { mailSettings } from '../../../settings/mail';
import { tryNoteAsked } from '../asked-link';
import { shopDatabase } from '../database';
import { orderGrant, orders } from '../schema/shop';
import { orderOfLetter } from './letter-link';
import { type AskedOrderLink, spendOrderLink } from './order-link';
import { ORDER_COLUMNS, orderOf, readRow } from './row';

const HOUR_MS = 60 * 60 * 1000;
/** How long after it was placed an order is shown whole: until returns and most claims are behind it. */
const WHOLE_MS = 90 * 24 * HOUR_MS;

function shownOf(row: Parameters<typeof orderOf>[0], now: number): FoundOrder {
  const order = orderOf(row);
  return Date.parse(order.createdAt) + WHOLE_MS > now
    ? { state: 'placed', order }
    : { state: 'past', order: pastOrder(order) };
}

const isCalled = ({ number, orderId }: Pick<Order, 'number' | 'orderId'>, id: string): boolean =>
  orderId === id || (/^\d{1,9}$/.test(id) && orderNumberDigits(id) === number);

/** Orders of our own by their number and e-mail; `now` in epoch ms. */
export function embeddedGuestOrders(env: Env, storeCode: string, now: number): GuestOrdersPort {
  async function linked(number: string | null): Promise<Result<FoundOrder>> {
    const row = number === null ? null : await readRow(env, { number, storeCode });
    return row ? ok(shownOf(row, now)) : refuse(400, MESSAGES.linkExpired);
  }

  return {
    async find({ number, email }) {
      const [row] = await withRetry(() =>
        shopDatabase(env)
          .select({ ...ORDER_COLUMNS, email: orders.email })
          .from(orders)
          .where(and(eq(orders.store, storeCode), eq(orders.number, orderNumberDigits(number))))
          .limit(1),
      );
      // An unknown number costs what a wrong e-mail costs.
      const [given, asked] = await Promise.all([digest(emailKey(row?.email ?? '')), digest(emailKey(email))]);
      return row && given === asked ? ok(shownOf(row, now)) : refuse(404, ORDER_MESSAGES.notFoundByEmail);
    },

    async askLink({ number, email }) {
      const asked = { number: orderNumberDigits(number), email, store: storeCode };
      const isNoted = mailSettings(env) && (await tryNoteAsked<AskedOrderLink>(env, 'finder-link-asked', asked, now));
      return isNoted ? ok(null) : refuse(503, MESSAGES.linkNotSent);
    },

    spendLink: async (token) => linked(await spendOrderLink(env, storeCode, token, now)),
    ofLetter: async (token) => linked(await orderOfLetter(env, storeCode, token, now)),

    async open({ number }) {
      const token = newToken();
      const grant = { tokenHash: await digest(token), store: storeCode, orderNumber: number, until: now + HOUR_MS };
      await withRetry(() => shopDatabase(env).insert(orderGrant).values(grant).onConflictDoNothing());
      return token;
    },

    async shown(token, orderId) {
      const hash = await digest(token);
      const [row] = await withRetry(() =>
        shopDatabase(env)
          .select(ORDER_COLUMNS)
          .from(orderGrant)
          .innerJoin(orders, and(eq(orders.number, orderGrant.orderNumber), eq(orders.store, orderGrant.store)))
          .where(and(eq(orderGrant.tokenHash, hash), eq(orderGrant.store, storeCode), gt(orderGrant.until, now)))
          .limit(1),
      );
      const found = row ? shownOf(row, now) : null;
      return found && found.state !== 'unknown' && isCalled(found.order, orderId) ? found : null;
    },
  };
}
