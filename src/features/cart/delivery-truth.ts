import type { CartView } from '../../contract/cart/view';
import { missingForFreeShipping } from '../../domain/cart/totals/derived';
import type { KnownPlace } from '../../domain/known-place';
import { type Centavos, fromDecimal, NO_CENTAVOS } from '../../domain/money';
import type { ShippingRates } from '../../domain/shipping/shipping';

/**
 * How much is known of a cart's delivery. none: it is not delivered; unknown: nobody said where to; asked: the shop has
 * not priced it there yet; unserved: the shop does not go there; priced: it stands in the sums.
 */
export type DeliveryState = 'none' | 'unknown' | 'asked' | 'unserved' | 'priced';

/** What a cart and the place that this browser keeps say together. */
export function deliveryState(cart: CartView, kept: KnownPlace | null): DeliveryState {
  if (cart.isVirtual || cart.isPickup || cart.lines.length === 0) return 'none';
  if (cart.segments.some(({ code, area }) => code === 'shipping' && !area)) return 'priced';
  const code = cart.postcode ?? kept?.code;
  if (!code) return 'unknown';
  return kept?.code === code && kept.askedAt > 0 && !kept.isCovered ? 'unserved' : 'asked';
}

export interface DeliverySaid {
  /** That the postal code says what it costs. */
  isLater: boolean;
  /** That it is free. */
  isFree: boolean;
  /** What is missing until it is; null where that is not said. */
  missing: Centavos | null;
}

/** The one thing a cart says of what its delivery costs; rates are null where only the retailer knows. */
export function deliverySaid(
  cart: CartView,
  state: DeliveryState,
  rates: Pick<ShippingRates, 'gross' | 'freeFromGross'> | null,
): DeliverySaid {
  const segments = cart.segments.map((segment) => ({ ...segment, value: fromDecimal(segment.value) }));
  const shipping = segments.find(({ code, area }) => code === 'shipping' && !area)?.value ?? null;
  const isFree = state === 'priced' && rates !== null && shipping === NO_CENTAVOS;
  const missing =
    state === 'unknown' || (state === 'priced' && !isFree)
      ? missingForFreeShipping({ ...cart, segments }, rates)
      : null;
  return { isLater: state === 'unknown', isFree, missing: missing === NO_CENTAVOS ? null : missing };
}
