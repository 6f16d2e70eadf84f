import { and, asc, desc, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { PaymentNotification, UnmatchedReason } from '../../../../src/domain/payment/notification';
import { sourceOfForm } from '../../../../src/domain/payment/notification';
import type { Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { log } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { prepared, shopDatabase } from '../database';
import { paymentMovement, unmatchedPayment } from '../schema/shop';

export type UnmatchedPayment = typeof unmatchedPayment.$inferSelect;

/**
 * Keeps a movement that moved nothing for the operator, once. One that its gateway denied and shows by now is a new
 * question, open again whatever was answered to the first one.
 */
export async function keepUnmatched(
  env: Env,
  notified: PaymentNotification,
  reason: UnmatchedReason,
  payee: Payee | null,
): Promise<void> {
  const source = sourceOfForm(notified.form);
  await withRetry(() =>
    shopDatabase(env)
      .insert(unmatchedPayment)
      .values({ ...notified, source, payeeKind: payee?.kind ?? null, payeeId: payee?.id ?? null, reason })
      .onConflictDoUpdate({
        target: [unmatchedPayment.source, unmatchedPayment.id],
        set: {
          reason: sql`excluded.reason`,
          reference: sql`excluded.reference`,
          currency: sql`excluded.currency`,
          at: sql`excluded.at`,
          resolvedAt: null,
        },
        setWhere: sql`${unmatchedPayment.reason} = 'denied' AND excluded.reason <> 'denied'
          AND ${unmatchedPayment.type} = excluded.type AND ${unmatchedPayment.amount} = excluded.amount
          AND ${unmatchedPayment.payeeKind} = excluded.payee_kind AND ${unmatchedPayment.payeeId} = excluded.payee_id`,
      }),
  );
  log('warn', 'payment.unmatched', { source, form: notified.form, type: notified.type, reason });
}

/** Open questions oldest first, or settled ones newest first. */
export const listUnmatched = (env: Env, isResolved: boolean, size: number): Promise<UnmatchedPayment[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select()
      .from(unmatchedPayment)
      .where(isResolved ? isNotNull(unmatchedPayment.resolvedAt) : isNull(unmatchedPayment.resolvedAt))
      .orderBy(isResolved ? desc(unmatchedPayment.resolvedAt) : asc(unmatchedPayment.at))
      .limit(size),
  );

/** A movement that fitted nothing, waiting or not; null for none. */
export async function readUnmatched(
  env: Env,
  { source, id }: Pick<UnmatchedPayment, 'source' | 'id'>,
): Promise<UnmatchedPayment | null> {
  const [found] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(unmatchedPayment)
      .where(and(eq(unmatchedPayment.source, source), eq(unmatchedPayment.id, id))),
  );
  return found ?? null;
}

/** Movements of one form that fitted nothing, waiting or not, by their ids: in one wait. */
export async function unmatchedBefore(
  env: Env,
  form: PaymentNotification['form'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, UnmatchedPayment>> {
  const rows = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(unmatchedPayment)
      .where(
        and(
          eq(unmatchedPayment.source, sourceOfForm(form)),
          sql`${unmatchedPayment.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        ),
      ),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Settles a question in the batch in which it is answered. */
export const resolveStatement = (
  env: Env,
  { source, id }: Pick<UnmatchedPayment, 'source' | 'id'>,
  now: number,
): D1PreparedStatement =>
  prepared(
    env.SHOP,
    shopDatabase(env)
      .update(unmatchedPayment)
      .set({ resolvedAt: now })
      .where(
        and(eq(unmatchedPayment.source, source), eq(unmatchedPayment.id, id), isNull(unmatchedPayment.resolvedAt)),
      ),
  );

/**
 * What a payee could not do then and may be able to do now, at most so many: those that were longest not tried, in the
 * order in which they happened. What the operator put away of a gateway's is among them until it counts, since only the
 * gateway tells what a card gave.
 */
export async function refusedOf(env: Env, { kind, id }: Payee, most: number): Promise<UnmatchedPayment[]> {
  const database = shopDatabase(env);
  const counted = database
    .select({ one: sql`1` })
    .from(paymentMovement)
    .where(and(eq(paymentMovement.source, unmatchedPayment.source), eq(paymentMovement.id, unmatchedPayment.id)));
  const refused = await withRetry(() =>
    database
      .select()
      .from(unmatchedPayment)
      .where(
        and(
          eq(unmatchedPayment.payeeKind, kind),
          eq(unmatchedPayment.payeeId, id),
          eq(unmatchedPayment.reason, 'refused'),
          or(isNull(unmatchedPayment.resolvedAt), and(eq(unmatchedPayment.source, 'gateway'), notExists(counted))),
        ),
      )
      // Those that were never tried anew have null, which is first.
      .orderBy(asc(unmatchedPayment.triedAt), asc(unmatchedPayment.at))
      .limit(most),
  );
  return refused.sort((one, other) => one.at - other.at);
}

/** Writes down that these are tried anew, so that others come first the next time. */
export function noteTried(env: Env, tried: readonly UnmatchedPayment[], now: number) {
  const named = JSON.stringify(tried.map(({ source, id }) => ({ source, id })));
  return withRetry(() =>
    shopDatabase(env)
      .update(unmatchedPayment)
      .set({ triedAt: now })
      .where(
        sql`(${unmatchedPayment.source}, ${unmatchedPayment.id}) IN
          (SELECT value ->> 'source', value ->> 'id' FROM json_each(${named}))`,
      ),
  );
}

/**
 * Settles the open question about this very movement of this payee, in the batch in which the movement counts after
 * all.
 */
export const answeredStatement = (
  env: Env,
  payee: Payee,
  { form, id, type, amount }: PaymentNotification,
  now: number,
): D1PreparedStatement =>
  prepared(
    env.SHOP,
    shopDatabase(env)
      .update(unmatchedPayment)
      .set({ resolvedAt: now })
      .where(
        and(
          eq(unmatchedPayment.source, sourceOfForm(form)),
          eq(unmatchedPayment.id, id),
          eq(unmatchedPayment.type, type),
          eq(unmatchedPayment.amount, amount),
          eq(unmatchedPayment.payeeKind, payee.kind),
          eq(unmatchedPayment.payeeId, payee.id),
          isNull(unmatchedPayment.resolvedAt),
        ),
      ),
  );

/** Settles a question; false where there is none that is open. */
export async function resolveUnmatched(
  env: Env,
  which: Pick<UnmatchedPayment, 'source' | 'id'>,
  now: number,
): Promise<boolean> {
  const { meta } = await withRetry(() => resolveStatement(env, which, now).run());
  return meta.changes > 0;
}
