import { STORES, storeByCode, storePath } from '../../../src/config/stores';
import { BACK_IN_STOCK_END_PAGE, NOTICE_TOKEN } from '../../../src/contract/back-in-stock/forms';
import type { StoreView } from '../../../src/domain/store-view';
import { productPath } from '../../../src/domain/url';
import { translator } from '../../../src/i18n';
import { withRetry } from '../../http/transient';
import type { Occasion, WriteLetter } from '../letter';
import { fitSubject } from '../look';

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
interface BackInStockNotice {
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
async function backInStockNotice({ env, event, origin }: Occasion): Promise<BackInStockNotice | null> {
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

/** Somebody asked to be told when a product is back; with the link that ends it, for whoever did not ask. */
export const backInStockNoted: WriteLetter = async (occasion) => {
  const notice = await backInStockNotice(occasion);
  if (!notice || occasion.event.secret === null) return null;
  const { email, store, name, url } = notice;
  const t = translator(store.i18n.defaultLocale);
  return {
    to: email,
    store,
    letter: {
      subject: fitSubject((shown) => t('We will write to you when {name} is back', { name: shown }), name),
      lines: [
        t('{name} is sold out at the moment. As soon as there is some, we send you one message, and no other.', {
          name,
        }),
      ],
      action: { label: t('See the product'), url },
      after: [t('You did not ask for this, or you need it no more?')],
      end: {
        label: t('Do not write to me about it'),
        url: `${occasion.origin}${storePath(store, BACK_IN_STOCK_END_PAGE)}?${new URLSearchParams({ [NOTICE_TOKEN]: occasion.event.secret })}`,
      },
    },
  };
};

/** What somebody waited for can be bought again. */
export const backInStock: WriteLetter = async (occasion) => {
  const notice = await backInStockNotice(occasion);
  if (!notice) return null;
  const { email, store, name, url } = notice;
  const t = translator(store.i18n.defaultLocale);
  return {
    to: email,
    store,
    letter: {
      subject: fitSubject((shown) => t('{name} is back', { name: shown }), name),
      lines: [
        t(
          'You asked us to tell you: {name} can be bought again. We cannot keep it for you, and there may be little of it.',
          { name },
        ),
      ],
      action: { label: t('See the product'), url },
      after: [t('This was the only message about it.')],
    },
  };
};
