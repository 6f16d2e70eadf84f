import type { Commerce } from '../../src/commerce/commerce';
import { storePath } from '../../src/config/stores';
import { CONTACT_PAGE } from '../../src/contract/contact/forms';
import { flatCategories } from '../../src/domain/catalogue/tree';
import type { StoreView } from '../../src/domain/store-view';
import { categoryPath, productPath } from '../../src/domain/url';
import { BRANCHES_PATH } from '../../src/features/branches/branches-path';
import { feedItems } from '../../src/features/seo/feed-item';
import { FEED_FORMS } from '../../src/features/seo/feed-text';
import { robotsTxt } from '../../src/features/seo/robots';
import { securityTxt } from '../../src/features/seo/security-txt';
import { sitemap, sitemapIndex } from '../../src/features/seo/sitemap';
import { DEPARTMENTS_PATH, OFFERS_PATH } from '../../src/features/shop/departments/departments-path';
import { mediaUrl } from '../../src/features/shop/media';
import { translator } from '../../src/i18n';
import { CLOSED_PATHS, contentPath } from '../../src/pages/routes';
import { bringBackends } from '../backends';
import { commerceFor } from '../commerce';
import type { Env } from '../env';
import { ANSWER_MS } from '../http/deadline';
import type { RoutedRequest } from '../http/routed-request';
import type { SharedRequest } from '../http/shop-request';
import { keptPiece, type Piece, streamOf } from './pieces';

const PICTURE_SIZE = 1024;
const FRESH_SECONDS = 300;
const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** A request for something that machines read. */
export interface Asked {
  env: Env;
  at: RoutedRequest;
  request: SharedRequest;
}

type Answer = (asked: Asked, found: readonly string[]) => Promise<Response | null>;

const written = (body: BodyInit, type: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': `public, max-age=${FRESH_SECONDS}` } });

const addressIn =
  (store: StoreView, origin: string) =>
  (path: string): string =>
    new URL(storePath(store, path), origin).href;

/** A piece of what a store view serves, kept under the version it was made of. */
async function pieceOf(
  { env, at: { store }, request: { origin, waitUntil } }: Asked,
  name: string,
  make: (commerce: Commerce) => Promise<Piece>,
): Promise<Piece> {
  const now = Date.now();
  const commerce = commerceFor(env, await bringBackends(env), store, now, now + ANSWER_MS);
  const version = await commerce.catalogue.version();
  const key = [import.meta.env.WAKU_BUILD_ID, origin, store.storeCode, version, name].map(encodeURIComponent).join('/');
  return keptPiece(caches.default, key, () => make(commerce), waitUntil);
}

const sitemapOf = async (
  asked: Asked,
  name: string,
  make: (commerce: Commerce) => Promise<string | null>,
): Promise<Response | null> => {
  const { text } = await pieceOf(asked, name, async (commerce) => ({ text: (await make(commerce)) ?? '', next: null }));
  return text === '' ? null : written(text, XML);
};

const robots: Answer = async ({ env, at: { stores }, request: { origin } }) =>
  written(
    robotsTxt({
      prefixes: stores.map((store) => storePath(store, '')),
      sitemaps: stores.map((store) => addressIn(store, origin)('/sitemap.xml')),
      closed: CLOSED_PATHS,
      isOpen: env.APP_ENV !== 'preview',
    }),
    TEXT,
  );

const security: Answer = async ({ env, at: { store, stores }, request: { origin, now } }) => {
  if (!env.SECURITY_CONTACT) return null;
  const address = addressIn(store, origin);
  const text = securityTxt({
    contact: env.SECURITY_CONTACT,
    canonical: address('/.well-known/security.txt'),
    policy: address('/compra-segura'),
    languages: [...new Set(stores.map(({ i18n }) => i18n.defaultLocale.slice(0, 2)))],
    now,
  });
  return written(text, TEXT);
};

const index: Answer = async (asked) =>
  sitemapOf(asked, 'sitemap', async ({ productFeed }) => {
    const address = addressIn(asked.at.store, asked.request.origin);
    const parts = (await productFeed.stretches()).map((_, number) => `/sitemap-productos-${number + 1}.xml`);
    return sitemapIndex(['/sitemap-paginas.xml', '/sitemap-categorias.xml', ...parts].map(address));
  });

/** Branches and offers come and go without a new catalogue, so this piece goes by them too. */
const pages: Answer = async (asked) => {
  const { branches, catalogue } = asked.request.commerce;
  const [hasBranches, hasOffers] = await Promise.all([branches.any(), catalogue.hasOffers()]);
  return sitemapOf(asked, `sitemap-pages-${hasBranches}-${hasOffers}`, async ({ productFeed }) => {
    const address = addressIn(asked.at.store, asked.request.origin);
    const found = await productFeed.pages();
    const own = [
      '/',
      DEPARTMENTS_PATH,
      ...(hasOffers ? [OFFERS_PATH] : []),
      CONTACT_PAGE,
      ...(hasBranches ? [BRANCHES_PATH] : []),
    ].map((path) => ({
      path,
      updatedAt: null,
    }));
    const all = [...own, ...found.map(({ identifier, updatedAt }) => ({ path: contentPath(identifier), updatedAt }))];
    return sitemap(
      [...new Map(all.map((page) => [page.path, page])).values()].map(({ path, updatedAt }) => ({
        address: address(path),
        changed: updatedAt,
      })),
    );
  });
};

const categories: Answer = async (asked) =>
  sitemapOf(asked, 'sitemap-categories', async ({ catalogue }) => {
    const address = addressIn(asked.at.store, asked.request.origin);
    const listed = flatCategories(await catalogue.categories()).filter(
      ({ slug, urlPath }) => slug !== '' && urlPath !== '',
    );
    return sitemap(
      [...new Set(listed.map(({ slug }) => address(categoryPath(slug))))].map((one) => ({ address: one })),
    );
  });

const products: Answer = async (asked, [number = '']) =>
  sitemapOf(asked, `sitemap-products-${number}`, async ({ productFeed }) => {
    const address = addressIn(asked.at.store, asked.request.origin);
    const stretch = (await productFeed.stretches())[Number(number) - 1];
    if (!stretch) return null;
    const found = await productFeed.products(stretch);
    return sitemap(
      found.map(({ sku, slug, updatedAt }) => ({ address: address(productPath(sku, slug)), changed: updatedAt })),
    );
  });

const feed: Answer = async (asked, [form = '']) => {
  const { at, env, request } = asked;
  const { store } = at;
  const { type, head, item, end } = FEED_FORMS[form as keyof typeof FEED_FORMS];
  const address = addressIn(store, request.origin);
  const read = (from: number) =>
    pieceOf(asked, `feed-${form}-${from}`, async ({ productFeed, catalogue, shipping }) => {
      const [offered, tree] = await Promise.all([productFeed.offers(from), catalogue.categories()]);
      const shop = {
        address,
        picture: (path: string) => {
          const found = mediaUrl(path, PICTURE_SIZE, env.MEDIA_TEMPLATE ?? null);
          return found && new URL(found, request.origin).href;
        },
        currency: store.i18n.currencyCode,
        country: store.i18n.defaultCountry,
        rates: shipping.rates,
        tree,
      };
      const items = offered.products.flatMap((doc) => feedItems(doc, offered.context, shop));
      return { text: items.map(item).join(''), next: offered.next };
    });
  const description = translator(store.i18n.defaultLocale)(
    'Everything with the price in sight and delivery to your door.',
  );
  return written(
    streamOf(head({ title: store.name, address: address('/'), description }), await read(0), read, end),
    type,
  );
};

/** What machines read of a store view, by path inside it; what is of the whole shop under the default view alone. */
const OF_A_VIEW: readonly [RegExp, Answer][] = [
  [/^\/sitemap\.xml$/, index],
  [/^\/sitemap-paginas\.xml$/, pages],
  [/^\/sitemap-categorias\.xml$/, categories],
  [/^\/sitemap-productos-([1-9]\d{0,4})\.xml$/, products],
  [/^\/feed\/productos\.(xml|csv)$/, feed],
];
const OF_THE_SHOP: readonly [RegExp, Answer][] = [
  [/^\/robots\.txt$/, robots],
  [/^\/\.well-known\/security\.txt$/, security],
];

/** What answers a path that machines read, null for any other path; null inside where there is nothing of the kind. */
export function seoDocument({ prefix }: StoreView, path: string): ((asked: Asked) => Promise<Response | null>) | null {
  for (const [pattern, answer] of prefix === '' ? [...OF_THE_SHOP, ...OF_A_VIEW] : OF_A_VIEW) {
    const found = pattern.exec(path);
    if (found) return (asked) => answer(asked, found.slice(1));
  }
  return null;
}
