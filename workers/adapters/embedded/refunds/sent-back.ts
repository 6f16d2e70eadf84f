import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { orderEvent } from '../schema/shop';

/** Money of an order that was sent to its shopper, or came back from there. */
export interface SentBack {
  amount: Centavos;
  isBounced: boolean;
  /** What the desk wrote of it; null where nobody did. */
  reference: string | null;
  /** When it was sent, epoch ms. */
  at: number;
  /** Its gateway sent it to the card. */
  toCard: boolean;
}

/** What was sent to the shopper of an order and what of it came back, the oldest first; without what went into their wallet, which is told of there. */
export async function sentBackOf(env: Pick<Env, 'SHOP'>, number: string): Promise<SentBack[]> {
  const { orderNumber, type, source, way, amount, note, sentOn, at, seq } = orderEvent;
  const sent = await withRetry(() =>
    shopDatabase(env)
      .select({ type, source, amount, note, sentOn, at })
      .from(orderEvent)
      .where(and(eq(orderNumber, number), inArray(type, ['refunded', 'bounced']), isNull(way)))
      .orderBy(asc(seq)),
  );
  return sent.map((one) => ({
    amount: toCentavos(one.amount ?? 0),
    isBounced: one.type === 'bounced',
    reference: one.source === 'operator' ? one.note : null,
    at: one.sentOn ?? one.at,
    toCard: one.source === 'gateway',
  }));
}
