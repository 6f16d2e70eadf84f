import { desc, eq } from 'drizzle-orm';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { type CardGateway, cardGatewayOf } from '../../../settings/payments';
import { shopDatabase } from '../database';
import { cardPayment } from '../schema/shop';

export type CardPayment = typeof cardPayment.$inferSelect;

/** The payments of an order at the gateway, the last one first. */
export const paymentsOf = (env: Env, orderNumber: string): Promise<CardPayment[]> =>
  withRetry(() =>
    shopDatabase(env)
      .select()
      .from(cardPayment)
      .where(eq(cardPayment.orderNumber, orderNumber))
      .orderBy(desc(cardPayment.createdAt), desc(cardPayment.key)),
  );

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
