import { DEMO_SMALL } from '../../scripts/demo';
import { isHidden } from '../../src/domain/catalogue/availability';
import type { ProductDocument } from '../../src/domain/catalogue/document';

/** Enough that tests which run beside each other do not buy it up. */
const PLENTY = 5;

/** A product of the demo's first store view that has a page and goes into the cart as it is, and its path; at a price in pesos before IVA that fits. */
export function buyableProduct(fits: (price: number) => boolean = () => true): {
  product: ProductDocument;
  path: string;
} {
  const products = DEMO_SMALL[0]?.entities.find(([entity]) => entity === 'product')?.[1] as
    | ProductDocument[]
    | undefined;
  const product = products?.find(
    ({ type_id, visibility, stock, price }) =>
      type_id === 'simple' &&
      !isHidden({ visibility }) &&
      stock.is_in_stock &&
      stock.qty > PLENTY &&
      fits(Number(price)),
  );
  if (!product) throw new Error('the demo sells nothing simple');
  return { product, path: `/p/${encodeURIComponent(product.sku)}/${product.slug}` };
}
