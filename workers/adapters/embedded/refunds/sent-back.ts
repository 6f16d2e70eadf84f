import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { orderEvent, type outbox } from '../schema/shop';

/** The letter that is written, and the event of its order that it tells of. */
type Letter = Pick<typeof outbox.$inferSelect, 'subject' | 'eventSeq' | 'createdAt'>;

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

/**
 * What was sent to the shopper of an order and what of it came back until the refund that a letter tells of, which is the
 * last of them; without what went into their wallet, which is told of there.
 */
export async function sentBackUntil(env: Pick<Env, 'SHOP'>, letter: Letter): Promise<SentBack[]> {
  const { orderNumber, type, source, way, amount, note, sentOn, at, seq } = orderEvent;
  const sent = await withRetry(() =>
    shopDatabase(env)
      .select({ type, source, amount, note, sentOn, at, seq })
      .from(orderEvent)
      .where(and(eq(orderNumber, letter.subject), inArray(type, ['refunded', 'bounced']), isNull(way)))
      .orderBy(asc(seq)),
  );
  // A letter from before events were numbered beside it was written at the moment of its refund.
  const told = sent.findLastIndex((one) =>
    letter.eventSeq === null
      ? one.type === 'refunded' && one.at <= letter.createdAt
      : one.type === 'refunded' && one.seq === letter.eventSeq,
  );
  return sent.slice(0, told + 1).map((one) => ({
    amount: toCentavos(one.amount ?? 0),
    isBounced: one.type === 'bounced',
    reference: one.source === 'operator' ? one.note : null,
    at: one.sentOn ?? one.at,
    toCard: one.source === 'gateway',
  }));
}
