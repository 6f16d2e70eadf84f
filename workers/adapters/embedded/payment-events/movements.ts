import { and, eq, sql } from 'drizzle-orm';
import type { PaymentNotification } from '../../../../src/domain/payment/notification';
import { sourceOfForm } from '../../../../src/domain/payment/notification';
import { isSamePayee, type Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { prepared, shopDatabase } from '../database';
import { paymentMovement } from '../schema/shop';

type KeptMovement = typeof paymentMovement.$inferSelect;
type NotifiedMovement = Pick<PaymentNotification, 'form' | 'id' | 'type' | 'amount' | 'at'>;

/** The movement that counted under this id, of whichever payee; null for none. */
export async function movementBefore(
  env: Env,
  { form, id }: Pick<NotifiedMovement, 'form' | 'id'>,
): Promise<KeptMovement | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(paymentMovement)
      .where(and(eq(paymentMovement.source, sourceOfForm(form)), eq(paymentMovement.id, id)))
      .limit(1),
  );
  return row ?? null;
}

/** The movements that counted under ids of one form, of whichever payee, by their ids: in one wait. */
export async function movementsBefore(
  env: Env,
  form: NotifiedMovement['form'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptMovement>> {
  const rows = await withRetry(() =>
    shopDatabase(env)
      .select()
      .from(paymentMovement)
      .where(
        and(
          eq(paymentMovement.source, sourceOfForm(form)),
          sql`${paymentMovement.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        ),
      ),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether what counted before was this very movement of this payee. */
export const isSameMovement = (before: KeptMovement, payee: Payee, { type, amount }: NotifiedMovement): boolean =>
  isSamePayee({ kind: before.payeeKind, id: before.payeeId }, payee) &&
  before.type === type &&
  before.amount === amount;

/** Writes that a movement counted, in the batch in which it does: it fails where its id counted for anybody before. */
export const movementStatement = (
  env: Env,
  payee: Payee,
  { form, id, type, amount, at }: NotifiedMovement,
): D1PreparedStatement =>
  prepared(
    env.SHOP,
    shopDatabase(env)
      .insert(paymentMovement)
      .values({ source: sourceOfForm(form), id, payeeKind: payee.kind, payeeId: payee.id, type, amount, at }),
  );

/** Whether a batch failed because its movement counted already. */
export const isCounted = (error: unknown): boolean => /UNIQUE constraint failed: payment_movement/.test(String(error));
