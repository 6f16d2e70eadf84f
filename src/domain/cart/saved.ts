import { type Centavos, sum, times, toCentavos } from '../money';
import type { Cart } from './cart';

/** What a cart costs less than its regular prices, with IVA: reductions of its lines and the discount of its coupon. */
export function savedInCart({ lines, totals }: Pick<Cart, 'lines' | 'totals'>): Centavos {
  const reduced = lines.map((line) => times(toCentavos(Math.max(0, line.regularGross - line.unitGross)), line.qty));
  return sum([...reduced, totals.discount]);
}
