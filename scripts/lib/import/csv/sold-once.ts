import { MIN_PRICE } from '../../../../src/domain/price';
import type { Row } from './mapping.ts';
import { amountsOf } from './offer.ts';
import { type ProductRows, skuOf, variantSkuOf } from './products.ts';

/** A row that is not taken, and why. */
export interface LeftOut {
  line: number;
  sku: string;
  reason: string;
}

/** Whether a row says what is paid for what it sells. */
export const isPriced = (row: Row): boolean => Boolean(row.price_now || row.price_market || row.price);

/** Why a variant has no price of its own: it would be sold at another's; null where it has one. */
function unpriced(row: Row): string | null {
  const { regular } = amountsOf(row);
  if (regular === null) return 'price: Field is required';
  return regular < MIN_PRICE ? 'price: Must be greater than 0' : null;
}

/** Whether a bundle has a price of its own, which nobody would be charged: it is sold at those of its parts. */
const isPricedBundle = (row: Row): boolean => Boolean(row.bundle) && (amountsOf(row).regular ?? 0) >= MIN_PRICE;

const keyOf = (options: readonly (readonly [string, string])[]): string => JSON.stringify([...options].sort());

/**
 * Products in which each row sells something of its own: of two rows with one sku, be it written or made of what they are
 * chosen by, or that are chosen alike, the first counts; a variant without a price is none, nor one with the sku of a
 * product that is sold by its variants, whose pieces nobody counts. A product that loses all of its variants goes with
 * them, and a bundle with a price of its own is not sold at another.
 */
export function soldOnce(products: readonly ProductRows[]): { products: ProductRows[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const lines = new Map<string, number>();
  const wholes = new Set(products.flatMap(({ row, variants }) => (variants.length > 0 ? [skuOf(row)] : [])));
  const takes = (sku: string, line: number): boolean => {
    const known = lines.get(sku);
    if (sku === '' || known === line) return true;
    if (known === undefined) lines.set(sku, line);
    else leftOut.push({ line, sku, reason: `repeats sku ${sku}` });
    return known === undefined;
  };
  const kept = products.flatMap((product): ProductRows[] => {
    const own = skuOf(product.row);
    if (isPricedBundle(product.row)) {
      leftOut.push({ line: product.line, sku: own, reason: 'Is a bundle with a price of its own' });
      return [];
    }
    if (product.variants.length === 0) return takes(own, product.line) ? [product] : [];
    const chosen = new Set<string>();
    const variants = product.variants.filter((variant) => {
      const { line, row, options } = variant;
      const sku = variantSkuOf(variant, own);
      const why =
        unpriced(row) ??
        (chosen.has(keyOf(options)) ? 'Is chosen as another variant is' : null) ??
        (wholes.has(sku) ? `repeats sku ${sku}` : null);
      if (why) leftOut.push({ line, sku, reason: why });
      else if (takes(sku, line)) {
        chosen.add(keyOf(options));
        return true;
      }
      return false;
    });
    return variants.length > 0 ? [{ ...product, variants }] : [];
  });
  return { products: kept, leftOut };
}
