import type { CartView } from '../../contract/cart/view';
import { missingForFreeShipping } from '../../domain/cart/totals/derived';
import { formatShort, fromDecimal } from '../../domain/money';
import type { ShippingRates } from '../../domain/shipping/shipping';
import { fill } from '../../i18n/fill';

interface FreeShippingProps {
  cart: CartView;
  /** What delivery costs; null where only the retailer knows. */
  rates: Pick<ShippingRates, 'gross' | 'freeFromGross'> | null;
  sign: string;
  /** `missing` with {amount}. */
  texts: { missing: string; freeShipping: string };
}

/** What is missing until delivery is free, or that it is; nothing for a cart that is picked up or not delivered. */
export function FreeShipping({ cart, rates, sign, texts }: FreeShippingProps) {
  const segments = cart.segments.map((segment) => ({ ...segment, value: fromDecimal(segment.value) }));
  const missing = cart.isPickup ? null : missingForFreeShipping({ ...cart, segments }, rates);
  if (missing === null) return null;
  return (
    <p className="free-shipping">
      {missing > 0 ? fill(texts.missing, { amount: formatShort(missing, sign) }) : texts.freeShipping}
    </p>
  );
}
