import type { Centavos } from '../../../../src/domain/money';
import type { OrderPaymentMethod } from '../../../../src/domain/order/order';
import { isCharged, monthsFor, type Offering } from '../../../../src/domain/payment/months';
import { NO_MONTHS } from '../../card-gateway/client';
import type { CardPayment } from './rows';

/** Who does not grant months: the gateway for this payment, or the bank for the card that was given. */
export type RefusedBy = 'gateway' | 'card';

/** Who did not grant the months of a payment; null where nobody said so. */
function refusedBy({ months, grantedMonths, decline }: CardPayment): RefusedBy | null {
  if (months === 1) return null;
  if (grantedMonths !== null) return 'gateway';
  return decline === NO_MONTHS ? 'card' : null;
}

/** Who did not grant an order these months, by its payments, the latest first; null where nobody said so. */
export const refusalOf = (rows: readonly CardPayment[], months: number): RefusedBy | null =>
  rows.flatMap((row) => (row.months === months ? (refusedBy(row) ?? []) : []))[0] ?? null;

/** Whether nobody is led to pay in these months any more: another card may still be given where one does not take them. */
export const isRefusedForGood = (row: CardPayment): boolean =>
  refusedBy(row) === 'gateway' || (refusedBy(row) === 'card' && row.state === 'closed');

/** Those the gateway named in place of what it was asked for; null where it named none. */
function named(rows: readonly CardPayment[]): number[] | null {
  const last = rows.find(({ grantedMonths }) => grantedMonths !== null && grantedMonths !== '');
  return last?.grantedMonths?.split(',').map(Number) ?? null;
}

/**
 * In how many payments, 1 for all at once, an order may be paid by card in place of the months that were not granted:
 * as the payment step offers them, none that was refused before, and none that would be charged at once without consent.
 */
export function monthsInstead(
  card: Offering,
  { chargeConsent }: Pick<OrderPaymentMethod, 'chargeConsent'>,
  amount: Centavos,
  rows: readonly CardPayment[],
): { months: number; isChargedAtOnce: boolean }[] {
  const granted = named(rows);
  const refused = new Set(rows.filter((row) => refusedBy(row) !== null).map(({ months }) => months));
  return [1, ...monthsFor(card, amount)]
    .map((months) => ({ months, isChargedAtOnce: isCharged(card, months) }))
    .filter(
      ({ months, isChargedAtOnce }) =>
        !refused.has(months) &&
        (granted === null || granted.includes(months)) &&
        (chargeConsent !== undefined || !isChargedAtOnce),
    );
}
