import { and, count, desc, eq, gt, isNotNull, isNull, min } from 'drizzle-orm';
import type { DeskHealth, DeskList, DeskPort, ToldShopper } from '../../../../src/commerce/desk';
import { toCentavos } from '../../../../src/domain/money';
import { ORDER_STATUSES } from '../../../../src/domain/order/status';
import { ok } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { refundToCard } from '../card-payments/operate';
import { byHand, cardRefundsOf, toCards } from '../card-payments/refunds';
import { shopDatabase } from '../database';
import { listOrders, readOrder, TO_REFUND } from '../orders/read';
import { listQuestions, settleQuestion } from '../payment-events/questions';
import { cardPayment, importEnd, importVersion, orders, outbox } from '../schema/shop';
import { tellOrder } from './tell';

const PAGE_ORDERS = 20;
const MOST_QUESTIONS = 100;
const LISTED = 20;

async function countsOf(env: Env, store: string): Promise<DeskList['counts']> {
  const db = shopDatabase(env);
  const [byStatus, toRefund] = await withRetry(() =>
    db.batch([
      db.select({ status: orders.status, n: count() }).from(orders).where(eq(orders.store, store)).groupBy(orders.status),
      db
        .select({ n: count() })
        .from(orders)
        .where(and(eq(orders.store, store), TO_REFUND)),
    ]),
  );
  const of = new Map(byStatus.map(({ status, n }) => [status, n]));
  const entries = ORDER_STATUSES.map((status) => [status, of.get(status) ?? 0] as const);
  return { ...(Object.fromEntries(entries) as Omit<DeskList['counts'], 'toRefund'>), toRefund: toRefund[0]?.n ?? 0 };
}

const toldOf = (env: Env, number: string): Promise<ToldShopper[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select({ type: outbox.type, at: outbox.createdAt, deliveredAt: outbox.deliveredAt, failure: outbox.failure })
      .from(outbox)
      .where(eq(outbox.subject, number))
      .orderBy(outbox.id),
  );

/** When what is held on an order's cards lapses first. */
async function heldUntilOf(env: Env, number: string): Promise<number | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select({ until: min(cardPayment.heldUntil) })
      .from(cardPayment)
      .where(and(eq(cardPayment.orderNumber, number), gt(cardPayment.held, 0))),
  );
  return row?.until ?? null;
}

async function healthOf(env: Env, store: string): Promise<DeskHealth> {
  const db = shopDatabase(env);
  const [[waiting], givenUp, [given], imports] = await withRetry(() =>
    db.batch([
      db
        .select({ n: count(), oldest: min(outbox.createdAt) })
        .from(outbox)
        .where(isNull(outbox.deliveredAt)),
      db
        .select({ id: outbox.id, type: outbox.type, subject: outbox.subject, at: outbox.createdAt, deliveredAt: outbox.deliveredAt, failure: outbox.failure })
        .from(outbox)
        .where(isNotNull(outbox.failure))
        .orderBy(desc(outbox.id))
        .limit(LISTED),
      db.select({ n: count() }).from(outbox).where(isNotNull(outbox.failure)),
      db
        .select({ run: importVersion.version, scope: importVersion.scope, beganAt: importVersion.beganAt, outcome: importEnd.outcome })
        .from(importVersion)
        .leftJoin(importEnd, eq(importEnd.version, importVersion.version))
        .where(eq(importVersion.store, store))
        .orderBy(desc(importVersion.version))
        .limit(LISTED),
    ]),
  );
  return { oldestWaiting: waiting?.oldest ?? null, waiting: waiting?.n ?? 0, givenUp, givenUpCount: given?.n ?? 0, imports };
}

/** The desk of a store view whose orders are our own. */
export function embeddedDesk(env: Env, { storeCode }: StoreView, now: number): DeskPort {
  return {
    async orders(query) {
      const [found, counts] = await Promise.all([listOrders(env, storeCode, { ...query, size: PAGE_ORDERS + 1 }), countsOf(env, storeCode)]);
      const shown = found.slice(0, PAGE_ORDERS);
      return { orders: shown, next: found.length > PAGE_ORDERS ? (shown.at(-1)?.order.number ?? null) : null, counts };
    },
    async order(number) {
      const [found, told, refunds, heldUntil] = await Promise.all([
        readOrder(env, storeCode, number),
        toldOf(env, number),
        cardRefundsOf(env, number),
        heldUntilOf(env, number),
      ]);
      if (!found) return null;
      const events = found.events.map(({ type, amount, source, note, at }) => ({
        type,
        amount: amount === null ? null : toCentavos(amount),
        source,
        note,
        at,
      }));
      const { order, state } = found;
      const refundable = { byHand: byHand(state, refunds), toCards: toCards(state, refunds), underWay: refunds.underWay };
      return { order, state, events, told, refundable, heldUntil };
    },
    async tell(number, event, told) {
      const changed = await tellOrder(env, { number, storeCode }, event, told, now);
      return changed.ok ? ok(changed.value.state) : changed;
    },
    refundToCard: (number, amount, key) => refundToCard(env, { number, storeCode }, amount, key, now),
    async questions() {
      const found = await listQuestions(env, false, MOST_QUESTIONS);
      return found.map(({ amount, ...question }) => ({ ...question, amount: toCentavos(amount) }));
    },
    settle: (source, id) => settleQuestion(env, { source, id }, now),
    health: () => healthOf(env, storeCode),
  };
}
