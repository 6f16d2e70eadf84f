import type { Hono } from 'hono';
import { storePath } from '../../../src/config/stores';
import { searchSuggest } from '../../../src/contract/catalogue/suggest';
import type { Card } from '../../../src/domain/catalogue/product';
import { toDecimal } from '../../../src/domain/money';
import { ok } from '../../../src/domain/result';
import { productPath } from '../../../src/domain/url';
import { mediaUrl } from '../../../src/features/shop/media';
import type { AppEnv } from '../../http/shop-request';
import { bind } from '../bind';

const THUMBNAIL = 200;

/** What is offered while a search is typed. */
export function suggest(app: Hono<AppEnv>): void {
  bind(app, searchSuggest, async ({ c, request, query }) => {
    const { store } = request;
    const found = await request.commerce.catalogue.suggest(query.q, query.size);
    const offered = ({ sku, parentSku, slug, name, image, price, from }: Card) => ({
      sku,
      name,
      url: storePath(store, productPath(parentSku, slug, sku === parentSku ? null : sku)),
      thumbnail: mediaUrl(image, THUMBNAIL, c.env.MEDIA_TEMPLATE ?? null),
      price: toDecimal(price.gross),
      regular_price: toDecimal(price.regularGross),
      from,
    });
    return ok({
      result: { products: found.products.map(offered), categories: found.categories.map(({ name, path }) => ({ name, url: storePath(store, path) })) },
    });
  });
}
