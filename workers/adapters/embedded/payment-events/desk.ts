import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type {
  DeskPayments,
  DeskUnmatchedPayment,
  ResolvedPayment,
  UnansweredAsk,
} from '../../../../src/commerce/payments';
import { MOST_ROWS } from '../../../../src/contract/desk-pages/lists';
import { toCentavos } from '../../../../src/domain/money';
import type { Operator } from '../../../../src/domain/operator';
import { canBeApplied } from '../../../../src/domain/payment/notification';
import { ORDER_PAYEE } from '../../../../src/domain/payment/payee';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { STUCK_MS } from '../desk/morning-lines';
import { orders, paymentOperation } from '../schema/shop';
import { deskAudit } from '../schema/shop/audit';
import { applyUnmatched } from './apply';
import { offeredFor } from './offered';
import { listUnmatched, resolveUnmatched, type UnmatchedPayment } from './unmatched';

const MOST_RESOLVED = 20;

const shown = (
  { amount, payeeKind, payeeId, triedAt: _, ...payment }: UnmatchedPayment,
  { i18n }: StoreView,
): DeskUnmatchedPayment => ({
  ...payment,
  amount: toCentavos(amount),
  payee: payeeKind !== null && payeeId !== null ? { kind: payeeKind, id: payeeId } : null,
  canBeApplied: canBeApplied(payment, i18n.currencyCode),
  orders: [],
});

/** Those that wait, each with the orders it may be for. */
async function waiting(env: Env, store: StoreView): Promise<DeskUnmatchedPayment[]> {
  const found = await listUnmatched(env, false, MOST_ROWS + 1);
  const offered = await offeredFor(env, store, found);
  return found.map((payment) => ({ ...shown(payment, store), orders: offered.get(payment) ?? [] }));
}

/** Who saw to which of these movements, by what stands on record of them; `store`: in which store view. */
async function seenTo(
  env: Env,
  ids: string[],
): Promise<Map<string, { store: string | null; by: NonNullable<ResolvedPayment['by']> }>> {
  const entries = await withRetry(() =>
    shopDatabase(env)
      .select({
        id: deskAudit.subjectId,
        store: deskAudit.store,
        actor: deskAudit.actor,
        after: deskAudit.after,
        note: deskAudit.note,
      })
      .from(deskAudit)
      .where(and(eq(deskAudit.subject, 'payment'), inArray(deskAudit.subjectId, ids))),
  );
  return new Map(
    entries.map(({ id, store, actor, after, note }) => {
      const { source, order } = JSON.parse(after ?? '{}') as { source?: string; order?: string };
      return [`${source} ${id}`, { store, by: { actor, order: order ?? null, note } }];
    }),
  );
}

/** What was asked of the gateway and is open for longer than its runs take, the oldest first; of orders, this store view's. */
async function unanswered(env: Env, { storeCode }: StoreView, now: number): Promise<UnansweredAsk[]> {
  const open = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(paymentOperation)
      .where(
        and(
          isNull(paymentOperation.finishedAt),
          lt(paymentOperation.createdAt, now - STUCK_MS),
          sql`(${paymentOperation.payeeKind} <> ${ORDER_PAYEE} OR ${paymentOperation.payeeId} IN (SELECT ${orders.number} FROM ${orders} WHERE ${orders.store} = ${storeCode}))`,
        ),
      )
      .orderBy(asc(paymentOperation.createdAt))
      .limit(MOST_ROWS + 1),
  );
  return open.map(({ kind, payeeKind, payeeId, amount, createdAt, attempts }) => ({
    kind,
    order: payeeKind === ORDER_PAYEE ? payeeId : null,
    amount: amount === null ? null : toCentavos(amount),
    since: createdAt,
    attempts,
  }));
}

/** Payments at the desk: movements of money that fit no order. `now` in epoch ms. */
export const embeddedDeskPayments = (
  env: Env,
  { store, operator, now }: { store: StoreView; operator: Operator; now: number },
): DeskPayments => ({
  unanswered: () => unanswered(env, store, now),
  unmatchedPayments: () => waiting(env, store),
  async resolvedPayments() {
    const found = await listUnmatched(env, true, MOST_RESOLVED);
    if (found.length === 0) return [];
    const by = await seenTo(
      env,
      found.map(({ id }) => id),
    );
    // What another store view saw to is told there.
    return found.flatMap((payment) => {
      const seen = by.get(`${payment.source} ${payment.id}`);
      if (seen && seen.store !== store.storeCode) return [];
      return [{ ...shown(payment, store), resolvedAt: payment.resolvedAt ?? payment.at, by: seen?.by ?? null }];
    });
  },
  resolveUnmatched: (source, id) => resolveUnmatched(env, { source, id }, now),
  applyUnmatched: (payment, number, told) => applyUnmatched(env, store, payment, number, told, { operator, at: now }),
});
