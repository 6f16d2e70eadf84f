import type { Centavos } from '../../../../src/domain/money';
import type { NotifiedType } from '../../../../src/domain/payment/notification';

/** What a movement adds to what a payment holds, and to what was taken by it and is there. */
const ADDS: Record<NotifiedType, { held: number; taken: number }> = {
  authorised: { held: 1, taken: 0 },
  released: { held: -1, taken: 0 },
  captured: { held: -1, taken: 1 },
  received: { held: 0, taken: 1 },
  refunded: { held: 0, taken: -1 },
  reversed: { held: 0, taken: -1 },
};

/**
 * Counts a movement on its payment, in the batch that lets it happen to the payee: what a card holds and gave never
 * differs from what the payee says, whenever it breaks off. All that the gateway says is written over it right after.
 */
export function movedStatement(
  db: D1Database,
  paymentId: string,
  type: NotifiedType,
  amount: Centavos,
): D1PreparedStatement {
  const { held, taken } = ADDS[type];
  return db
    .prepare(
      'UPDATE card_payment SET authorised = max(0, authorised + ?2), captured = max(0, captured + ?3) WHERE payment_id = ?1',
    )
    .bind(paymentId, held * amount, taken * amount);
}
