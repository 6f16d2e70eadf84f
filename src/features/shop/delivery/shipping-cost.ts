import { commerce } from '../../../commerce/request-context';
import type { Centavos } from '../../../domain/money';
import { shortMoney } from '../price-of';
import { texts } from '../texts';

/**
 * Where goods of this price (with the general IVA) alone are worth free delivery: everywhere; `inland`, which is all
 * but the border regions where they cost less (`reducedIn`); or nowhere, as where only the retailer knows.
 */
export function freeDelivery(goods: Centavos | null): 'everywhere' | 'inland' | null {
  const { rates, freeAnywhereFrom } = commerce().shipping;
  if (!rates) return null;
  if (rates.gross === 0) return 'everywhere';
  if (goods === null || freeAnywhereFrom === null || rates.freeFromGross === null) return null;
  if (goods >= freeAnywhereFrom) return 'everywhere';
  return goods >= rates.freeFromGross ? 'inland' : null;
}

/**
 * What delivery costs, in one line beside a price; of goods that alone are worth free delivery everywhere, that it is
 * free. null where only the retailer knows.
 */
export function shippingCost(goods: Centavos | null = null): string | null {
  const t = texts();
  const { rates } = commerce().shipping;
  if (!rates) return null;
  const { gross, freeFromGross } = rates;
  if (freeDelivery(goods) === 'everywhere') return t('Your shipping is free');
  const cost = shortMoney(gross);
  return freeFromGross === null
    ? t('Shipping {cost}', { cost })
    : t('Shipping {cost}, free from {amount}', { cost, amount: shortMoney(freeFromGross) });
}

/** What the line at the top of the shop promises of delivery. */
export function deliveryPromise(): string {
  const t = texts();
  const { rates } = commerce().shipping;
  if (rates?.gross === 0) return t('Your shipping is free');
  if (!rates || rates.freeFromGross === null) return t('Delivery to your door');
  return t('Free shipping from {amount}', { amount: shortMoney(rates.freeFromGross) });
}
