import type { Hono } from 'hono';
import type { SearchQuery } from '../../../src/commerce/catalogue';
import * as calls from '../../../src/contract/catalogue/calls';
import { CATALOGUE_MESSAGES } from '../../../src/contract/catalogue/messages';
import { MESSAGES } from '../../../src/contract/messages';
import type { ChildDocument, ProductDocument } from '../../../src/domain/catalogue/document';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { log, reasonOf } from '../../http/log';
import type { AppEnv, ShopRequest } from '../../http/shop-request';
import { bind } from '../bind';
import { renderedItem } from './rendered-item';
import { byField } from './search-query';

async function products(request: ShopRequest, query: SearchQuery): Promise<Result<ProductDocument[]>> {
  const found = await request.commerce.catalogue.query(query);
  return found.ok ? ok(found.value.items as ProductDocument[]) : found;
}

interface Named {
  product: ProductDocument;
  child: ChildDocument | null;
}

/** What each sku names: a product, or a variant with its product; unknown skus are left out. */
async function bySkus(request: ShopRequest, skus: string[], groupId: number): Promise<Result<Named[]>> {
  const own = await products(request, byField('product', 'sku', skus, groupId));
  if (!own.ok) return own;
  const missing = skus.filter((sku) => !own.value.some((product) => product.sku === sku));
  const parents = missing.length === 0 ? ok([]) : await products(request, byField('product', 'configurable_children.sku', missing, groupId));
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

const wrong = (field: string) => refuse(422, MESSAGES.invalid, { fields: [{ field, rule: 'value', message: MESSAGES.invalid }] });

/** Products by sku. */
export function productCalls(app: Hono<AppEnv>): void {
  bind(app, calls.productList, async ({ request, query }) => {
    const found = await products(request, byField('product', 'sku', query.skus));
    return found.ok ? ok({ result: { items: found.value, total_count: found.value.length } }) : found;
  });

  bind(app, calls.productRenderList, async ({ request, query }) => {
    const { store, requestId } = request;
    if (query.storeId !== undefined && query.storeId !== store.storeId) return wrong('storeId');
    if (query.currencyCode !== undefined && query.currencyCode !== store.i18n.currencyCode) return wrong('currencyCode');
    const groupId = store.tax.userGroupId === null ? 0 : (query.userGroupId ?? store.tax.userGroupId);
    try {
      const found = await bySkus(request, query.skus, groupId);
      if (found.ok) return ok({ result: { items: found.value.map(({ product, child }) => renderedItem(store, product, child)) } });
      log('warn', 'api.render-list', { requestId, status: found.problem.status, message: found.problem.message });
    } catch (error) {
      log('error', 'api.render-list', { requestId, reason: reasonOf(error) });
    }
    return ok({ result: { items: [] }, meta: { degraded: true } });
  });

  bind(app, calls.productBySku, async ({ request, query }) => {
    const found = await bySkus(request, [query.sku], 0);
    if (!found.ok) return found;
    const [first] = found.value;
    return first ? ok({ result: first.product }) : refuse(404, CATALOGUE_MESSAGES.productUnknown);
  });
}
