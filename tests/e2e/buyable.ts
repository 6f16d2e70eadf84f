import { DEMO_SMALL } from '../../scripts/demo';
import type { ProductDocument } from '../../src/domain/catalogue/document';

/** Enough that tests which run beside each other do not buy it up. */
const PLENTY = 5;

/** A product of the demo's first store view that goes into the cart as it is, and its path. */
export function buyableProduct(): { product: ProductDocument; path: string } {
  const products = DEMO_SMALL[0]?.entities.find(([entity]) => entity === 'product')?.[1] as
    | ProductDocument[]
    | undefined;
  const product = products?.find(
    ({ type_id, stock }) => type_id === 'simple' && stock.is_in_stock && stock.qty > PLENTY,
  );
  if (!product) throw new Error('the demo sells nothing simple');
  return { product, path: `/p/${encodeURIComponent(product.sku)}/${product.slug}` };
}
