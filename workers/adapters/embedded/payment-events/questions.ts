import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PaymentNotification, QuestionReason } from '../../../../src/domain/payment/notification';
import { tellerOf } from '../../../../src/domain/payment/notification';
import type { Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { log } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { paymentQuestion } from '../schema/shop';

export type Question = typeof paymentQuestion.$inferSelect;

/** Keeps a movement that moved nothing for the operator, once. */
export async function keepQuestion(
  env: Env,
  told: PaymentNotification,
  reason: QuestionReason,
  payee: Payee | null,
): Promise<void> {
  const source = tellerOf(told.form);
  await withRetry(() =>
    shopDatabase(env)
      .insert(paymentQuestion)
      .values({ ...told, source, payeeKind: payee?.kind ?? null, payeeId: payee?.id ?? null, reason })
      .onConflictDoNothing(),
  );
  log('warn', 'payment.question', { source, form: told.form, type: told.type, reason });
}

/** Open questions oldest first, or settled ones newest first. */
export const listQuestions = (env: Env, isSettled: boolean, size: number): Promise<Question[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select()
      .from(paymentQuestion)
      .where(isSettled ? isNotNull(paymentQuestion.settledAt) : isNull(paymentQuestion.settledAt))
      .orderBy(isSettled ? desc(paymentQuestion.settledAt) : asc(paymentQuestion.at))
      .limit(size),
  );

/** Open questions of a payee that could not do then what it may be able to do now. */
export const refusedOf = (env: Env, { kind, id }: Payee): Promise<Question[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select()
      .from(paymentQuestion)
      .where(
        and(
          eq(paymentQuestion.payeeKind, kind),
          eq(paymentQuestion.payeeId, id),
          eq(paymentQuestion.reason, 'refused'),
          isNull(paymentQuestion.settledAt),
        ),
      )
      .orderBy(asc(paymentQuestion.at)),
  );

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
  env.SHOP.prepare(
    'UPDATE payment_question SET settled_at = ? WHERE source = ? AND id = ? AND type = ? AND amount = ? AND payee_kind = ? AND payee_id = ? AND settled_at IS NULL',
  ).bind(now, tellerOf(form), id, type, amount, payee.kind, payee.id);

/** Settles a question; false where there is none that is open. */
export async function settleQuestion(
  env: Env,
  { source, id }: Pick<Question, 'source' | 'id'>,
  now: number,
): Promise<boolean> {
  const settled = await withRetry(() =>
    shopDatabase(env)
      .update(paymentQuestion)
      .set({ settledAt: now })
      .where(and(eq(paymentQuestion.source, source), eq(paymentQuestion.id, id), isNull(paymentQuestion.settledAt)))
      .returning({ id: paymentQuestion.id }),
  );
  return settled.length > 0;
}
