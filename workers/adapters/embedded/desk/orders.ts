import { and, eq, gt, min, ne } from 'drizzle-orm';
import type { DeskOrders, SentLetter } from '../../../../src/commerce/desk-orders';
import { toCentavos } from '../../../../src/domain/money';
import type { Operator } from '../../../../src/domain/operator';
import { orderPayee, type Payee } from '../../../../src/domain/payment/payee';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { carriersOf } from '../../../settings/carriers';
import { byHand, cardRefundsOf, takenBackByHand, toCards } from '../card-payments/refunds';
import { shopDatabase } from '../database';
import { readOrder } from '../orders/read';
import { closeUnresolved, listUnresolved } from '../orders/unresolved';
import { cardPayment, outbox } from '../schema/shop';
import { chosenOrders, countNew } from './chosen';
import { listedOrders } from './listed';
import { recordMany } from './many';
import { recordOrderEvent, sameGuide } from './record';
import { refundOrder } from './refund';

const toldOf = (env: Env, number: string): Promise<SentLetter[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select({ type: outbox.type, at: outbox.createdAt, deliveredAt: outbox.deliveredAt, failure: outbox.failure })
      .from(outbox)
      .where(and(eq(outbox.subject, number), ne(outbox.type, 'order-new')))
      .orderBy(outbox.id),
  );

/** When what is held on an order's cards lapses first. */
async function authorisedUntilOf(env: Env, { kind, id }: Payee): Promise<number | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select({ until: min(cardPayment.authorisedUntil) })
      .from(cardPayment)
      .where(and(eq(cardPayment.payeeKind, kind), eq(cardPayment.payeeId, id), gt(cardPayment.authorised, 0))),
  );
  return row?.until ?? null;
}

/** Orders at the desk of a store view whose orders are our own. */
export const embeddedDeskOrders = (env: Env, storeCode: string, now: number, operator: Operator): DeskOrders => ({
  get carriers() {
    return carriersOf(env, storeCode);
  },
  list: (query) => listedOrders(env, storeCode, query, now),
  async find(number) {
    const [found, told, refunds, authorisedUntil] = await Promise.all([
      readOrder(env, storeCode, number),
      toldOf(env, number),
      cardRefundsOf(env, orderPayee(number)),
      authorisedUntilOf(env, orderPayee(number)),
    ]);
    if (!found) return null;
    const events = found.events.map(({ type, amount, source, note, at, actor }) => ({
      type,
      amount: amount === null ? null : toCentavos(amount),
      source,
      note,
      at,
      actor,
    }));
    const { order, state } = found;
    const refundable = {
      byHand: byHand(state, refunds),
      toCards: toCards(state, refunds),
      underWay: refunds.underWay,
      takenBack: takenBackByHand(state, refunds),
    };
    return { order, state, events, told, refundable, authorisedUntil };
  },
  async record(number, event, told) {
    const changed = await recordOrderEvent(env, { number, storeCode }, event, told, now, operator);
    if (!changed.ok) return changed;
    return ok({ state: changed.value.state, sameGuide: await sameGuide(env, { number, storeCode }, event) });
  },
  chosen: (chosen) => chosenOrders(env, storeCode, chosen),
  recordMany: (action, chosen, key) => recordMany(env, storeCode, action, chosen, key, now, operator),
  newSince: (at) => countNew(env, storeCode, at),
  refundToCard: (number, amount, key) => refundOrder(env, { number, storeCode }, amount, key, now, operator),
  unresolved: () => listUnresolved(env, storeCode),
  closeUnresolved: (orderId) => closeUnresolved(env, storeCode, orderId, now),
});
