import { STORES, storeByCode, storePath } from '../../src/config/stores';
import type { StoreView } from '../../src/domain/store-view';
import { productPath } from '../../src/domain/url';
import { withRetry } from '../http/transient';
import type { Occasion } from './letter';

interface NoticeRow {
  store: string;
  sku: string;
  email: string;
}

interface ProductRow {
  name: string;
  slug: string;
  parentSku: string;
}

/** Whom a notice of stock goes to, and what it is of. */
export interface BackInStockNotice {
  email: string;
  store: StoreView;
  name: string;
  /** Page of the product, with its variant chosen. */
  url: string;
}

const PRODUCT = `SELECT product.sku AS parentSku, product.slug, json_extract(product.card, '$.name') AS name FROM product_sku
  JOIN product ON product.pid = product_sku.pid
  WHERE product_sku.version = (SELECT version FROM catalogue WHERE store = ?1) AND product_sku.sku = ?2 ORDER BY product.visibility DESC LIMIT 1`;

/** The notice of an event; null when it was ended meanwhile, or its product is no longer in the catalogue. */
export async function backInStockNotice({ env, event, origin }: Occasion): Promise<BackInStockNotice | null> {
  const notice = await withRetry(() =>
    env.SHOP.prepare('SELECT store, sku, email FROM back_in_stock_notice WHERE id = ?')
      .bind(event.subject)
      .first<NoticeRow>(),
  );
  const store = notice && storeByCode(STORES, notice.store);
  if (!store) return null;
  const product = await withRetry(() =>
    env.CATALOGUE.prepare(PRODUCT).bind(notice.store, notice.sku).first<ProductRow>(),
  );
  if (!product) return null;
  const { name, slug, parentSku } = product;
  const path = productPath(parentSku, slug, notice.sku === parentSku ? null : notice.sku);
  return { email: notice.email, store, name, url: `${origin}${storePath(store, path)}` };
}
