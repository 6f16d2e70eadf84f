import { and, desc, eq } from 'drizzle-orm';
import type { Payee } from '../../../../src/domain/payment/payee';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { type CardGateway, cardGatewayOf } from '../../../settings/payments';
import { shopDatabase } from '../database';
import { cardPayment } from '../schema/shop';

export type CardPayment = typeof cardPayment.$inferSelect;

/** The payee of a payment. */
export const payeeOf = ({ payeeKind, payeeId }: Pick<CardPayment, 'payeeKind' | 'payeeId'>): Payee => ({
  kind: payeeKind,
  id: payeeId,
});

/** The payments of a payee at the gateway, the last one first. */
export const selectPayments = (database: ReturnType<typeof shopDatabase>, { kind, id }: Payee) =>
  database
    .select()
    .from(cardPayment)
    .where(and(eq(cardPayment.payeeKind, kind), eq(cardPayment.payeeId, id)))
    .orderBy(desc(cardPayment.createdAt), desc(cardPayment.key));

/** The same, read by themselves. */
export const paymentsOf = (env: Env, payee: Payee): Promise<CardPayment[]> =>
  withRetry(() => selectPayments(shopDatabase(env), payee));

/** The payment of this id of the gateway's. */
export async function paymentById(env: Env, paymentId: string): Promise<CardPayment | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env).select().from(cardPayment).where(eq(cardPayment.paymentId, paymentId)).limit(1),
  );
  return row ?? null;
}

/** The payment of this key. */
export async function paymentByKey(env: Env, key: string): Promise<CardPayment | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env).select().from(cardPayment).where(eq(cardPayment.key, key)).limit(1),
  );
  return row ?? null;
}

/**
 * The gateway of a payment and its id there; null before the gateway has answered, and where none is configured any
 * more.
 */
export function atGateway(
  env: Env,
  { store, paymentId }: Pick<CardPayment, 'store' | 'paymentId'>,
): { gateway: CardGateway; paymentId: string } | null {
  const gateway = cardGatewayOf(env, store);
  return gateway && paymentId !== null ? { gateway, paymentId } : null;
}
