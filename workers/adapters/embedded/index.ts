import type { CataloguePort } from '../../../src/commerce/catalogue';
import type { CatalogueSide } from '../../../src/commerce/commerce';
import type { StoreView } from '../../../src/domain/store-view';
import { canonicalPath } from '../../../src/domain/url';
import type { Env } from '../../env';
import { activeVersion } from './active-version';
import { brandNames } from './catalogue/brands';
import { cardsBySku, highlightCards } from './catalogue/cards';
import { categoryPage } from './catalogue/category';
import { productPage } from './catalogue/product';
import { resolvePath } from './catalogue/resolve';
import { contentPort } from './content';
import { gathered } from './gathered';
import { embeddedPlaces } from './places';
import { searchQuery } from './query/query';
import { searchList, suggestions } from './search/search';
import { openSession } from './session';
import { embeddedShipping } from './shipping';
import { stockPort } from './stock';

function cataloguePort(env: Env, store: StoreView, now: number): CataloguePort {
  const db = gathered(env.CATALOGUE);
  const session = () => openSession(env, store, now, db);
  return {
    categories: async () => (await session()).memory.tree,
    category: async (slug, query, start, size) => categoryPage(await session(), slug, query, start, size),
    product: async (parentSku, childSku) => productPage(await session(), parentSku, childSku),
    search: async (text, query, start, size) => searchList(await session(), text, query, start, size),
    suggest: async (text, size) => suggestions(await session(), text, size),
    cards: async (skus) => cardsBySku(await session(), skus),
    highlights: async (kind, size) => highlightCards(await session(), kind, size),
    brands: async (size) => brandNames(await session(), size),
    query: async (query) => searchQuery(await session(), query),
    resolveUrl: async (path) => resolvePath(await session(), path),
    redirect: async (path) => (await session()).memory.redirects.get(canonicalPath(path) ?? path) ?? null,
    version: async () => {
      const active = await activeVersion(env, store.storeCode);
      return active ? `${active.version}.${active.revision}` : '0';
    },
  };
}

/** The shop's own commerce engine for one store view and one moment (epoch ms): catalogue, content, stock, places and shipping on D1. */
export const embeddedCommerce = (env: Env, store: StoreView, now: number): CatalogueSide => ({
  catalogue: cataloguePort(env, store, now),
  content: contentPort(env, store),
  stock: stockPort(env, store),
  places: embeddedPlaces(env),
  shipping: embeddedShipping(env, store, now),
});
