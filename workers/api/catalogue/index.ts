import { POPULAR_SEARCHES } from '../../../src/commerce/content';
import { storePath } from '../../../src/config/stores';
import { CATALOGUE_MESSAGES } from '../../../src/contract/catalogue/messages';
import { MESSAGES } from '../../../src/contract/messages';
import type { Card } from '../../../src/domain/catalogue/product';
import { toDecimal } from '../../../src/domain/money';
import { mostMonths } from '../../../src/domain/payment/months';
import { ok, refuse } from '../../../src/domain/result';
import { listedSearches } from '../../../src/domain/search/content-blocks';
import { productPath } from '../../../src/domain/url';
import { mediaUrl } from '../../../src/features/shop/media';
import { cardTaken } from '../../../src/features/shop/months/months-view';
import { log, reasonOf } from '../../http/log';
import type { ShopRequest } from '../../http/shop-request';
import type { Handlers } from '../serving/handlers';
import { bySkus, products } from './products';
import { renderedItem } from './rendered-item';
import { search } from './search';
import { byField } from './search-query';

const THUMBNAIL = 200;

const wrong = (field: string) =>
  refuse(422, MESSAGES.invalid, { fields: [{ field, rule: 'value', message: MESSAGES.invalid }] });

/**
 * The group whose prices a list of prices has: that of whoever asks. Where tax goes by group a client names one:
 * everybody's is told to anyone, another one to its members alone.
 */
async function renderedGroup(request: ShopRequest, asked: number | undefined): Promise<number> {
  const everybody = request.store.tax.userGroupId;
  if (everybody !== null && asked === everybody) return everybody;
  return (await request.entry().provenGroup(request.store.storeCode, null)) || (everybody ?? 0);
}

/** Products by sku, the catalogue search, and what is offered while a search is typed. */
export const catalogueHandlers: Handlers<'catalogue'> = {
  productList: async ({ request, query }) => {
    const found = await products(request, byField('product', 'sku', query.skus));
    return found.ok ? ok({ result: { items: found.value, total_count: found.value.length } }) : found;
  },

  productRenderList: async ({ request, query }) => {
    const { store, requestId } = request;
    if (query.storeId !== undefined && query.storeId !== store.storeId) return wrong('storeId');
    if (query.currencyCode !== undefined && query.currencyCode !== store.i18n.currencyCode)
      return wrong('currencyCode');
    const groupId = await renderedGroup(request, query.userGroupId);
    try {
      const found = await bySkus(request, query.skus, groupId);
      if (found.ok)
        return ok({ result: { items: found.value.map(({ product, child }) => renderedItem(store, product, child)) } });
      log('warn', 'api.render-list', { requestId, status: found.problem.status, message: found.problem.message });
    } catch (error) {
      log('error', 'api.render-list', { requestId, reason: reasonOf(error) });
    }
    return ok({ result: { items: [] }, meta: { degraded: true } });
  },

  productBySku: async ({ request, query }) => {
    const found = await bySkus(request, [query.sku], 0);
    if (!found.ok) return found;
    const [first] = found.value;
    return first ? ok({ result: first.product }) : refuse(404, CATALOGUE_MESSAGES.productUnknown);
  },

  catalogueSearch: (call) => search(call, call.query.request),
  catalogueSearchPost: (call) => search(call, call.body),

  searchSuggest: async ({ c, request, query }) => {
    const { store } = request;
    if (query.q.trim() === '') {
      const blocks = await request.commerce.content.blocks([POPULAR_SEARCHES]);
      return ok({
        result: { products: [], categories: [], searches: blocks.flatMap(({ content }) => listedSearches(content)) },
      });
    }
    const card = cardTaken(store, request.commerce.payments);
    const found = await request.commerce.catalogue.suggest(query.q, query.size);
    const offered = ({ sku, parentSku, slug, name, image, price, from }: Card) => ({
      sku,
      name,
      url: storePath(store, productPath(parentSku, slug, sku === parentSku ? null : sku)),
      thumbnail: mediaUrl(image, THUMBNAIL, c.env.MEDIA_TEMPLATE ?? null),
      price: toDecimal(price.gross),
      regular_price: toDecimal(price.regularGross),
      from,
      months: card && mostMonths(card, price.gross),
    });
    return ok({
      result: {
        products: found.products.map(offered),
        categories: found.categories.map(({ name, path }) => ({ name, url: storePath(store, path) })),
        searches: [],
        ...(found.instead && { instead: found.instead }),
      },
    });
  },
};
