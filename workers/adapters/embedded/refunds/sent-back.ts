import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { orderEvent, outbox } from '../schema/shop';

/** The event that a letter is written of. */
type Letter = Pick<typeof outbox.$inferSelect, 'id' | 'type' | 'subject'>;

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
  const database = shopDatabase(env);
  // Both at one moment: each refund has a letter, so that as many are later as letters are.
  const [sent, [later]] = await withRetry(() =>
    database.batch([
      database
        .select({ type, source, amount, note, sentOn, at })
        .from(orderEvent)
        .where(and(eq(orderNumber, letter.subject), inArray(type, ['refunded', 'bounced']), isNull(way)))
        .orderBy(asc(seq)),
      database
        .select({ letters: count() })
        .from(outbox)
        .where(and(eq(outbox.type, letter.type), eq(outbox.subject, letter.subject), gt(outbox.id, letter.id))),
    ]),
  );
  const refunds = sent.flatMap((one, place) => (one.type === 'refunded' ? [place] : []));
  const told = refunds.at(-1 - (later?.letters ?? 0)) ?? -1;
  return sent.slice(0, told + 1).map((one) => ({
    amount: toCentavos(one.amount ?? 0),
    isBounced: one.type === 'bounced',
    reference: one.source === 'operator' ? one.note : null,
    at: one.sentOn ?? one.at,
    toCard: one.source === 'gateway',
  }));
}
