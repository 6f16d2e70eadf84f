import { and, count, eq, gt, isNull, min } from 'drizzle-orm';
import type { DeskHealth, DeskList, DeskPort, SentLetter } from '../../../../src/commerce/desk';
import { toCentavos } from '../../../../src/domain/money';
import { ORDER_STATUSES } from '../../../../src/domain/order/status';
import { orderPayee, type Payee } from '../../../../src/domain/payment/payee';
import { ok } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { webhookStores } from '../../../settings/webhooks';
import { byHand, cardRefundsOf, takenBackByHand, toCards } from '../card-payments/refunds';
import { listMessages } from '../contact';
import { shopDatabase } from '../database';
import { listFailing } from '../failing-work';
import { deskImports, skippedBy } from '../import/desk-imports';
import { HAS_TO_REFUND, listOrders, readOrder } from '../orders/read';
import { closeUnresolved, listUnresolved } from '../orders/unresolved';
import { listUnmatched, resolveUnmatched } from '../payment-events/unmatched';
import { decideReview, listReviews } from '../reviews/desk';
import { cardPayment, orders, outbox } from '../schema/shop';
import { canGoAgain, listUndelivered, resend } from '../undelivered';
import { recordOrderEvent } from './record';
import { refundOrder } from './refund';

const PAGE_ORDERS = 20;
const MOST_QUESTIONS = 100;
const PAGE_MESSAGES = 50;
const MOST_GIVEN_UP = 100;

async function countsOf(env: Env, store: string): Promise<DeskList['counts']> {
  const db = shopDatabase(env);
  const [byStatus, toRefund] = await withRetry(() =>
    db.batch([
      db
        .select({ status: orders.status, n: count() })
        .from(orders)
        .where(eq(orders.store, store))
        .groupBy(orders.status),
      db
        .select({ n: count() })
        .from(orders)
        .where(and(eq(orders.store, store), HAS_TO_REFUND)),
    ]),
  );
  const of = new Map(byStatus.map(({ status, n }) => [status, n]));
  const entries = ORDER_STATUSES.map((status) => [status, of.get(status) ?? 0] as const);
  return { ...(Object.fromEntries(entries) as Omit<DeskList['counts'], 'toRefund'>), toRefund: toRefund[0]?.n ?? 0 };
}

const toldOf = (env: Env, number: string): Promise<SentLetter[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select({ type: outbox.type, at: outbox.createdAt, deliveredAt: outbox.deliveredAt, failure: outbox.failure })
      .from(outbox)
      .where(eq(outbox.subject, number))
      .orderBy(outbox.id),
  );

/** When what is held on a payee's cards lapses first. */
async function authorisedUntilOf(env: Env, { kind, id }: Payee): Promise<number | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select({ until: min(cardPayment.authorisedUntil) })
      .from(cardPayment)
      .where(and(eq(cardPayment.payeeKind, kind), eq(cardPayment.payeeId, id), gt(cardPayment.authorised, 0))),
  );
  return row?.until ?? null;
}

async function healthOf(env: Env, store: string): Promise<DeskHealth> {
  const [[waiting], givenUp, unresolved, failing, imports] = await Promise.all([
    withRetry(() =>
      shopDatabase(env)
        .select({ n: count(), oldest: min(outbox.createdAt) })
        .from(outbox)
        .where(isNull(outbox.deliveredAt)),
    ),
    listUndelivered(env, true, webhookStores(env), MOST_GIVEN_UP),
    listUnresolved(env, store),
    withRetry(() => listFailing(env)),
    deskImports(env, store),
  ]);
  return {
    oldestWaiting: waiting?.oldest ?? null,
    waiting: waiting?.n ?? 0,
    givenUp: givenUp.map((event) => ({ ...event, at: event.createdAt, canGoAgain: canGoAgain(event) })),
    unresolved,
    failing,
    imports,
  };
}

/** The desk of a store view whose orders are our own. */
export function embeddedDesk(env: Env, { storeCode }: StoreView, now: number): DeskPort {
  return {
    async orders(query) {
      const [found, counts] = await Promise.all([
        listOrders(env, storeCode, { ...query, size: PAGE_ORDERS + 1 }),
        countsOf(env, storeCode),
      ]);
      const shown = found.slice(0, PAGE_ORDERS);
      return { orders: shown, next: found.length > PAGE_ORDERS ? (shown.at(-1)?.order.number ?? null) : null, counts };
    },
    async order(number) {
      const [found, told, refunds, authorisedUntil] = await Promise.all([
        readOrder(env, storeCode, number),
        toldOf(env, number),
        cardRefundsOf(env, orderPayee(number)),
        authorisedUntilOf(env, orderPayee(number)),
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
      const refundable = {
        byHand: byHand(state, refunds),
        toCards: toCards(state, refunds),
        underWay: refunds.underWay,
        takenBack: takenBackByHand(state, refunds),
      };
      return { order, state, events, told, refundable, authorisedUntil };
    },
    async record(number, event, told) {
      const changed = await recordOrderEvent(env, { number, storeCode }, event, told, now);
      return changed.ok ? ok(changed.value.state) : changed;
    },
    refundToCard: (number, amount, key) => refundOrder(env, { number, storeCode }, amount, key, now),
    async unmatchedPayments() {
      const found = await listUnmatched(env, false, MOST_QUESTIONS);
      return found.map(({ amount, payeeKind, payeeId, ...question }) => ({
        ...question,
        amount: toCentavos(amount),
        payee: payeeKind !== null && payeeId !== null ? { kind: payeeKind, id: payeeId } : null,
      }));
    },
    resolveUnmatched: (source, id) => resolveUnmatched(env, { source, id }, now),
    health: () => healthOf(env, storeCode),
    skippedBy: (run) => skippedBy(env, storeCode, run),
    async resend(channel, id, key) {
      const sent = await resend(env, channel, id, key, now);
      return sent.ok ? ok(null) : sent;
    },
    closeUnresolved: (orderId) => closeUnresolved(env, storeCode, orderId, now),
    async messages(before) {
      const messages = await listMessages(env, storeCode, before, PAGE_MESSAGES);
      return { messages, next: messages.length === PAGE_MESSAGES ? (messages.at(-1)?.id ?? null) : null };
    },
    reviews: (status, after) => listReviews(env, storeCode, status, after),
    decideReview: (id, isApproved) => decideReview(env, storeCode, id, isApproved, now),
  };
}
