import type { CartLine, Totals } from '../cart/cart';
import { stableHash } from '../stable-hash';

/**
 * What an order is made of: a sealed cart whose lines (without stock and messages) or totals change gets another hash.
 */
export const sealHash = (lines: readonly CartLine[], totals: Totals): string =>
  stableHash({
    lines: lines.map(({ stockQty: _qty, inStock: _stock, info: _info, errors: _errors, ...line }) => line),
    totals,
  });
