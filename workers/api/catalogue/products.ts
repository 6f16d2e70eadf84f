import type { SearchQuery } from '../../../src/commerce/catalogue';
import type { ChildDocument, ProductDocument } from '../../../src/domain/catalogue/document';
import { ok, type Result } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';
import { byField } from './search-query';

/** The products a query finds. */
export async function products(request: ShopRequest, query: SearchQuery): Promise<Result<ProductDocument[]>> {
  const found = await request.commerce.catalogue.query(query);
  return found.ok ? ok(found.value.items as ProductDocument[]) : found;
}

export interface Named {
  product: ProductDocument;
  child: ChildDocument | null;
}

/** What each sku names: a product, or a variant with its product; unknown skus are left out. */
export async function bySkus(request: ShopRequest, skus: string[], groupId: number): Promise<Result<Named[]>> {
  const own = await products(request, byField('product', 'sku', skus, groupId));
  if (!own.ok) return own;
  const missing = skus.filter((sku) => !own.value.some((product) => product.sku === sku));
  const parents =
    missing.length === 0
      ? ok([])
      : await products(request, byField('product', 'configurable_children.sku', missing, groupId));
  if (!parents.ok) return parents;
  return ok(
    skus.flatMap((sku): Named[] => {
      const product = own.value.find((one) => one.sku === sku);
      if (product) return [{ product, child: null }];
      for (const parent of parents.value) {
        const child = parent.configurable_children.find((one) => one.sku === sku);
        if (child) return [{ product: parent, child }];
      }
      return [];
    }),
  );
}
