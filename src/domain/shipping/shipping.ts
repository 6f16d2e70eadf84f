import { BRANCH_PICKUP, PICKUP_CARRIER } from '../branch/branch';
import type { CartLine, ShippingMethod } from '../cart/cart';
import { MESSAGES } from '../cart/messages';
import { FALLBACK_SHIPPING_METHOD } from '../cart/methods';
import { type Centavos, NO_CENTAVOS, toCentavos } from '../money';
import type { DeliveryDays } from './delivery-window';

/** Delivery to the address: the default method. Source: spec 0 §9. */
export const HOME_DELIVERY = 'homeDelivery';
export const TABLE_RATE_CARRIER = 'tablerate';

/** What is known of the place a cart goes to. */
export interface Coverage {
  covered: boolean;
  deliveryDays: DeliveryDays | null;
}

/** What delivery costs in a store view, as configured. */
export interface ShippingRates {
  /** Home delivery with IVA, in centavos. */
  gross: Centavos;
  /** Merchandise with IVA, after discounts, from which delivery is free; null for never. */
  freeFromGross: Centavos | null;
  taxRatePercent: number;
  /** Days of the policy, where the place has none of its own. */
  policyDays: DeliveryDays;
  /** Days of the calendar within which special items arrive. */
  specialDays: number;
}

/** Whether special items, which take longer, are in a delivery. */
export type Special = 'none' | 'some' | 'all';

export interface ShippingQuestion {
  /** Merchandise with IVA, after discounts. */
  subtotalGross: Centavos;
  /** null while nothing is known about the place. */
  coverage: Coverage | null;
  pickupOnly: boolean;
  /** Whether there are branches it may be picked up at instead. */
  hasBranches?: boolean;
  special: Special;
  rates: ShippingRates;
}

/** How many of these lines are special items. */
export function specialOf(lines: readonly Pick<CartLine, 'isSpecial'>[]): Special {
  const count = lines.filter((line) => line.isSpecial === true).length;
  return count === 0 ? 'none' : count === lines.length ? 'all' : 'some';
}

/** What delivery of goods of this amount costs, both with IVA. */
export const deliveryGross = (
  goodsGross: Centavos,
  { gross, freeFromGross }: Pick<ShippingRates, 'gross' | 'freeFromGross'>,
): Centavos => (freeFromGross !== null && goodsGross >= freeFromGross ? NO_CENTAVOS : gross);

/** How long a delivery takes to a place: its own days, or those of the policy, and longer with a special item. */
export const daysTo = (
  days: DeliveryDays | null,
  special: Special,
  rates: Pick<ShippingRates, 'policyDays' | 'specialDays'>,
): DeliveryDays => ({
  ...(days ?? rates.policyDays),
  ...(special === 'none' ? {} : { special: rates.specialDays }),
  ...(special === 'all' ? { isAllSpecial: true } : {}),
});

/** A cart with a line that is picked up is picked up as a whole. */
export const isPickupOnly = (lines: readonly Pick<CartLine, 'deliveryOption'>[]): boolean =>
  lines.some((line) => line.deliveryOption === BRANCH_PICKUP);

/** To pick it up costs nothing. */
export const BRANCH: ShippingMethod = {
  carrier_code: PICKUP_CARRIER,
  method_code: BRANCH_PICKUP,
  carrier_title: 'Branch',
  method_title: 'Branch pickup',
  amount: NO_CENTAVOS,
  priceInclTax: NO_CENTAVOS,
  available: true,
  errorMessage: '',
  default: true,
  offline: false,
  deliveryDays: null,
};

/**
 * The methods for a cart, titles as message keys: pickup alone where a line asks for it, else home delivery (free from
 * an amount on, refused without coverage), and pickup where there are branches. Where nothing is known about the place
 * only the fallback is offered for delivery, marked offline: it is never chosen by itself, and neither is pickup beside
 * another.
 */
export function shippingMethodsFor(question: ShippingQuestion): ShippingMethod[] {
  const { coverage, pickupOnly, hasBranches = false } = question;
  if (pickupOnly) return [BRANCH];
  const delivery = coverage ? homeDelivery(coverage, question) : FALLBACK_SHIPPING_METHOD;
  return hasBranches ? [delivery, { ...BRANCH, default: false }] : [delivery];
}

function homeDelivery(
  { covered, deliveryDays }: Coverage,
  { subtotalGross, special, rates }: Pick<ShippingQuestion, 'subtotalGross' | 'special' | 'rates'>,
): ShippingMethod {
  const gross = deliveryGross(subtotalGross, rates);
  return {
    carrier_code: TABLE_RATE_CARRIER,
    method_code: HOME_DELIVERY,
    carrier_title: 'Shipping',
    method_title: 'Home delivery',
    amount: toCentavos(Math.round((gross * 100) / (100 + rates.taxRatePercent))),
    priceInclTax: gross,
    available: covered,
    errorMessage: covered ? '' : MESSAGES.noCoverage,
    default: true,
    offline: false,
    deliveryDays: covered ? daysTo(deliveryDays, special, rates) : null,
  };
}
