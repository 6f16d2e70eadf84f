import type { CataloguePort } from '../../../src/commerce/catalogue';
import type { CatalogueSide } from '../../../src/commerce/commerce';
import { lazily } from '../../../src/domain/lazily';
import type { StoreView } from '../../../src/domain/store-view';
import { canonicalPath } from '../../../src/domain/url';
import type { Env } from '../../env';
import { log } from '../../http/log';
import { embeddedBranches } from './branches';
import { brandNames } from './catalogue/brands';
import { cardsBySku, highlightCards } from './catalogue/cards';
import { categoryPage } from './catalogue/category';
import { offersList } from './catalogue/offers';
import { productPage } from './catalogue/product';
import { resolvePath } from './catalogue/resolve';
import { CatalogueRequest } from './catalogue-view';
import { contentPort } from './content';
import { embeddedPostal } from './postal';
import { embeddedProductFeed } from './product-feed';
import { runSearch } from './search/search-view';
import { versionText } from './served/version';
import { readPrimary } from './served/version-pointer';
import { embeddedShipping } from './shipping';
import { stockPort } from './stock';

/** Characters of what was asked for that a log line tells. */
const MOST_LOGGED = 200;

function cataloguePort(request: CatalogueRequest): CataloguePort {
  const store = request.store.storeCode;
  return {
    categories: () => request.run(async (view) => view.contents.tree),
    listFilters: () => request.run(async (view) => view.contents.listFilters),
    async category(slug, query, start, size) {
      const page = await request.run(
        (view) => categoryPage(view, slug, query, start, size),
        (found) => found === null,
      );
      if (!page) log('warn', `Category query returned empty result slug = ${slug.slice(0, MOST_LOGGED)}`, { store });
      return page;
    },
    async product(parentSku, childSku) {
      const found = await request.run(
        (view) => productPage(view, parentSku, childSku),
        ({ state }) => state === 'missing',
      );
      if (found.state === 'missing') log('warn', found.reason, { sku: parentSku.slice(0, MOST_LOGGED), store });
      return found;
    },
    search: (text, query, start, size, reading) =>
      runSearch(
        request,
        { text, isForPeople: true },
        import('./search/search'),
        ({ searchList }, view) => searchList(view, text, query, start, size, reading),
        ({ total }) => total === 0,
      ),
    offers: (query, start, size) => request.run((view) => offersList(view, query, start, size)),
    suggest: (text, size) =>
      runSearch(
        request,
        { text, isForPeople: true },
        import('./search/suggestions'),
        ({ suggestions }, view) => suggestions(view, text, size),
        ({ products }) => products.length === 0,
      ),
    cards: (skus) => request.run((view) => cardsBySku(view, skus)),
    highlights: (kind, size) => request.run((view) => highlightCards(view, kind, size)),
    hasOffers: () => request.run(async (view) => view.contents.hasOffers),
    brands: (size) => request.run((view) => brandNames(view, size)),
    query: (query) =>
      runSearch(
        request,
        { text: query.text, isForPeople: false },
        import('./query/query'),
        ({ searchQuery }, view) => searchQuery(view, query),
        (found) => found.ok && found.value.total === 0,
      ),
    resolveUrl: (path) =>
      request.run(
        (view) => resolvePath(view, path),
        (match) => match === null,
      ),
    redirect: (path) => request.run(async (view) => view.contents.redirects.get(canonicalPath(path) ?? path) ?? null),
    version: async () => versionText(await request.believed()),
    shown: async () => versionText(await request.shown()),
  };
}

async function probe(env: Env, storeCode: string): Promise<string> {
  const [served] = await Promise.all([readPrimary(env, storeCode), env.SHOP.prepare('SELECT 1').first()]);
  return versionText(served);
}

/** What the engine's ports of one request are made of. */
interface EngineAt {
  env: Env;
  store: StoreView;
  now: number;
  /** The catalogue as this request reads it. */
  catalogue(): CatalogueRequest;
}

const PORTS: { [Name in keyof CatalogueSide]: (at: EngineAt) => CatalogueSide[Name] } = {
  catalogue: ({ catalogue }) => cataloguePort(catalogue()),
  content: ({ catalogue }) => contentPort(catalogue()),
  productFeed: ({ catalogue }) => embeddedProductFeed(catalogue()),
  stock: ({ env, store }) => stockPort(env, store),
  postal: ({ env }) => embeddedPostal(env),
  shipping: ({ env, store, now }) => embeddedShipping(env, store, now),
  branches: ({ env, store }) => embeddedBranches(env, store.storeCode),
  probe:
    ({ env, store }) =>
    () =>
      probe(env, store.storeCode),
};

const NAMES = ['catalogue', 'content', 'productFeed', 'stock', 'postal', 'shipping', 'branches', 'probe'] as const;

const engine = lazily<CatalogueSide, EngineAt>(NAMES, (name, at) => PORTS[name](at));

/**
 * The shop's own commerce engine for one request, of one store view and one moment (epoch ms): catalogue, content,
 * stock, places and shipping on D1. What reads the catalogue reads it of one version.
 */
export function embeddedCommerce(env: Env, store: StoreView, now: number): CatalogueSide {
  let request: CatalogueRequest | null = null;
  return engine({
    env,
    store,
    now,
    catalogue() {
      request ??= new CatalogueRequest(env, store, now);
      return request;
    },
  });
}
