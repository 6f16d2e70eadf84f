import { type Centavos, sum, times, toCentavos } from '../money';
import type { CartLine } from './cart';

/** One unit of a line with its warranty, IVA included. */
export const unitGrossOf = (line: CartLine): Centavos => sum([line.unitGross, line.warranty?.unitGross ?? toCentavos(0)]);

/** One unit of a line with its warranty, without IVA. */
export const unitNetOf = (line: CartLine): Centavos => sum([line.unitNet, line.warranty?.unitNet ?? toCentavos(0)]);

/** A line's amount with IVA before any discount: unit gross × qty, warranty included. */
export const rowGross = (line: CartLine): Centavos => times(unitGrossOf(line), line.qty);

/** A line's amount without IVA before any discount. */
export const rowNet = (line: CartLine): Centavos => times(unitNetOf(line), line.qty);

/**
 * IVA inside a line: what its units carry, or, once discounted, what its discounted gross contains at the line's rate. A discount takes the
 * same share of what carries no IVA.
 */
export function rowTax(line: CartLine, discount: Centavos): Centavos {
  const gross = rowGross(line);
  if (discount === 0) return toCentavos(gross - rowNet(line));
  const untaxed = times(line.untaxedGross ?? toCentavos(0), line.qty);
  const discounted = untaxed === 0 ? gross - discount : ((gross - discount) * (gross - untaxed)) / gross;
  return toCentavos(Math.round((discounted * line.taxRate) / (100 + line.taxRate)));
}
