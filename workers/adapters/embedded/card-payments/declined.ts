import { AT_THE_TILL_MS } from '../../../../src/config/terms';
import { ORDER_PAYEE } from '../../../../src/domain/payment/payee';
import { NO_MONTHS } from '../../card-gateway/client';
import type { CardPayment } from './rows';

/** Whether a refusal is the bank's: months that a card does not take are told on the page, with those it takes. */
const isDeclined = (decline: string | null): boolean => decline !== null && decline !== NO_MONTHS;

/** Whether the bank refused the last card of a payment, and nobody has begun anew. */
export const isRefusedNow = ({ state, decline, isPending }: CardPayment): boolean =>
  state === 'open' && isDeclined(decline) && !isPending;

/** Writes down that the card of an order was refused, once until that was told. */
export function declinedStatements(
  db: D1Database,
  { payeeKind, payeeId, store, decline: before }: CardPayment,
  decline: string | null,
  now: number,
): D1PreparedStatement[] {
  if (payeeKind !== ORDER_PAYEE || !isDeclined(decline) || decline === before) return [];
  return [
    db
      .prepare(
        `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at) SELECT 'order-declined', ?1, ?2, ?3, ?4
         WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE type = 'order-declined' AND subject = ?1 AND delivered_at IS NULL)`,
      )
      .bind(payeeId, store, now, now + AT_THE_TILL_MS),
  ];
}
