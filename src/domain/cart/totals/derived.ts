import { BRANCH_PICKUP } from '../../branch/branch';
import { type Centavos, NO_CENTAVOS, sum, times, toCentavos } from '../../money';
import type { ShippingRates } from '../../shipping/shipping';
import type { Cart } from '../cart';

/** What a cart costs less than its regular prices, with IVA: reductions of its lines and the discount of its coupon. */
export function savedInCart({ lines, totals }: Pick<Cart, 'lines' | 'totals'>): Centavos {
  const reduced = lines.map((line) => times(toCentavos(Math.max(0, line.regularGross - line.unitGross)), line.qty));
  return sum([...reduced, totals.discount]);
}

/** Whether a cart costs nothing, so that nobody is asked how it is paid. An empty one costs nothing and is none. */
export const hasNothingToPay = ({ lines, totals }: Pick<Cart, 'lines' | 'totals'>): boolean =>
  lines.length > 0 && totals.grandTotal === 0;

/** What is charged for beside the goods. */
const COSTS = new Set(['shipping', 'payment']);

interface Shown {
  lines: readonly { deliveryOption: string | null }[];
  /** Amounts in centavos. */
  segments: readonly { code: string; value: number; area?: string }[];
  isVirtual: boolean;
}

/**
 * What a cart lacks until its delivery is free, in centavos: goods after discounts against the amount it is free from.
 * Null where that is never, where delivery costs nothing anyway, and for what is not delivered.
 */
export function missingForFreeShipping(
  { lines, segments, isVirtual }: Shown,
  rates: Pick<ShippingRates, 'gross' | 'freeFromGross'> | null,
): Centavos | null {
  if (!rates || rates.freeFromGross === null || rates.gross === 0) return null;
  if (isVirtual || lines.length === 0 || lines.some(({ deliveryOption }) => deliveryOption === BRANCH_PICKUP))
    return null;
  const goods = segments
    .filter(({ code, area }) => area === undefined && !COSTS.has(code))
    .reduce((sum, { value }) => sum + value, 0);
  return toCentavos(Math.max(NO_CENTAVOS, rates.freeFromGross - goods));
}
