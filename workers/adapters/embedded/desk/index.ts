import { and, count, desc, eq, isNotNull, isNull, min } from 'drizzle-orm';
import type { DeskHealth, DeskList, DeskPort, ToldShopper } from '../../../../src/commerce/desk';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { toCentavos } from '../../../../src/domain/money';
import { ORDER_STATUSES } from '../../../../src/domain/order/status';
import { ok, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { changeOrder } from '../orders/change';
import { listOrders, readOrder, TO_REFUND } from '../orders/read';
import { listQuestions, settleQuestion } from '../payment-events/questions';
import { importEnd, importVersion, orders, outbox } from '../schema/shop';

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
      const [found, told] = await Promise.all([readOrder(env, storeCode, number), toldOf(env, number)]);
      if (!found) return null;
      const events = found.events.map(({ type, amount, source, note, at }) => ({
        type,
        amount: amount === null ? null : toCentavos(amount),
        source,
        note,
        at,
      }));
      return { order: found.order, state: found.state, events, told };
    },
    async tell(number, event, { key, note }) {
      if (!(await readOrder(env, storeCode, number))) return refuse(404, ORDER_MESSAGES.orderUnknown);
      const changed = await changeOrder(env, number, event, { source: 'operator', id: `${number} ${key}`, note, at: now });
      return changed.ok ? ok(changed.value.state) : changed;
    },
    async questions() {
      const found = await listQuestions(env, false, MOST_QUESTIONS);
      return found.map(({ amount, ...question }) => ({ ...question, amount: toCentavos(amount) }));
    },
    settle: (source, id) => settleQuestion(env, { source, id }, now),
    health: () => healthOf(env, storeCode),
  };
}
