import type {
  CataloguePort,
  CategoryPage,
  LeftOut,
  SearchListing,
  SearchQuery,
  SearchResult,
  Suggestions,
  TextReading,
} from '../../../src/commerce/catalogue';
import { emptyQuery, NOTHING_SAID } from '../../../src/commerce/empty-query';
import { MESSAGES } from '../../../src/contract/messages';
import { FOUND, isEnabled, LISTED } from '../../../src/domain/catalogue/availability';
import { computeDocument } from '../../../src/domain/catalogue/compute';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { withVariant } from '../../../src/domain/catalogue/offered-document';
import type { CategoryNode, Listing, ListingQuery } from '../../../src/domain/catalogue/product';
import { crumbsOf, descendantIds } from '../../../src/domain/catalogue/tree';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { askedWords } from '../../../src/domain/search/asked-words';
import { NO_NAMES } from '../../../src/domain/search/content-blocks';
import { literally, type Meant, meantBy } from '../../../src/domain/search/meant';
import { foldText } from '../../../src/domain/search/text';
import type { StoreView } from '../../../src/domain/store-view';
import { categoryPath } from '../../../src/domain/url';
import { log } from '../../http/log';
import { projection } from '../embedded/query/projection';
import { chosenClauses } from './facets';
import { foundProducts, plain } from './found';
import { brands, highlights, REDUCED } from './highlights';
import type { UpstreamConfig } from './http';
import { emptyListing, listRate, listUpstream } from './listing';
import { inSearchTime, liveSearch } from './live-search';
import { cardsBySku, productPage } from './product';
import { inStock, listed, type ProductReader, productReader, within } from './product-reader';
import { searchUpstream } from './search';
import { redirectOf, resolveUrl } from './url-map';

const IN_LISTS = within('visibility', LISTED);
const IN_SEARCHES = within('visibility', FOUND);
const CATEGORY_SUGGESTIONS = 5;
const MAX_SUGGESTIONS = 50;

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

const base = ({ store }: ProductReader) => (store.flags.listOutOfStockProducts ? [listed] : [listed, inStock]);

async function categoryPage(
  reader: ProductReader,
  slug: string,
  query: ListingQuery,
  start: number,
  size: number,
): Promise<CategoryPage | null> {
  const { tree, categories } = await reader.reference();
  const node = flat(tree).find((one) => one.slug === slug);
  if (!node) {
    log('warn', `Category query returned empty result slug = ${slug.slice(0, 200)}`);
    return null;
  }
  const filters = [within('category_ids', descendantIds(tree, node.id)), IN_LISTS, ...base(reader)];
  const document = categories.get(node.id);
  return {
    category: {
      id: node.id,
      name: node.name,
      slug,
      description: document?.description ?? '',
      image: node.image,
      banner: document?.banner ?? null,
    },
    crumbs: crumbsOf(tree, node.id),
    children: node.children,
    listing: await listUpstream({ text: '', base: filters, query, start, size }, reader),
  };
}

const merged = (query: ListingQuery, ...more: ListingQuery['filters'][]): ListingQuery => ({
  ...query,
  filters: Object.assign({}, ...more, query.filters),
});

/** Where a retailer finds nothing with all words: the first that is no complement, no measure and no quality. */
function wordsLeftOut({ plain, qualities, priceWords }: Meant, store: StoreView): LeftOut | null {
  const words = askedWords(plain, store.i18n.defaultLocale, NO_NAMES);
  const head = words.find(
    ({ text, units, isComplement }) => units.length === 0 && !isComplement && !qualities.has(text),
  );
  if (!head || (words.length < 2 && priceWords === '')) return null;
  const others = words.filter((word) => word !== head).map(({ written }) => written);
  return { words: priceWords === '' ? others : [...others, priceWords], kept: head.written };
}

/**
 * The results page: words that ask for a filter become one where that finds something; where nothing is found, what the
 * text begins with is asked for alone. Misspelt words are the retailer's to correct.
 */
async function searchPage(
  reader: ProductReader,
  typed: string,
  query: ListingQuery,
  start: number,
  size: number,
  reading: TextReading,
): Promise<SearchListing> {
  if (typed.trim() === '') return { ...emptyListing(start, size), text: '', query, ...NOTHING_SAID };
  const { attributesByCode } = await reader.reference();
  const meant =
    reading === 'literal' ? literally(typed) : meantBy(typed, attributesByCode, reader.store.i18n.defaultLocale);
  const look = async (text: string, filtered: ListingQuery): Promise<SearchListing> => ({
    ...(await listUpstream(
      { text: text.trim(), base: [IN_SEARCHES, ...base(reader)], query: filtered, start, size },
      reader,
    )),
    text,
    query: filtered,
    ...NOTHING_SAID,
  });
  const words = () => look(meant.plain, merged(query, meant.price));
  const isAsked = Object.keys(meant.values).some((code) => !(code in query.filters));
  const filtered = isAsked ? await look(meant.text, merged(query, meant.values, meant.price)) : null;
  const found = filtered && filtered.total > 0 ? filtered : await words();
  const leftOut = found.total === 0 && reading === 'meant' ? wordsLeftOut(meant, reader.store) : null;
  if (!leftOut || Object.keys(query.filters).length > 0) return found;
  const head = await look(leftOut.kept ?? '', query);
  return head.total > 0 ? { ...head, leftOut } : found;
}

/** What a retailer says is reduced, the most reduced first where no sort was chosen. */
const offersPage = (reader: ProductReader, query: ListingQuery, start: number, size: number): Promise<Listing> =>
  listUpstream(
    {
      text: '',
      base: [REDUCED, IN_LISTS, ...base(reader)],
      query: { ...query, sort: query.sort ?? 'discount:desc' },
      start,
      size,
    },
    reader,
  );

/**
 * What is offered while a text is typed: where words that ask for a filter find something as one, that, all within the
 * time of one search.
 */
async function suggestions(
  config: UpstreamConfig,
  store: StoreView,
  now: number,
  typed: string,
  size: number,
): Promise<Suggestions> {
  const text = typed.trim();
  if (text === '') return { products: [], categories: [] };
  const hurried = inSearchTime(config);
  const reader = productReader(hurried, store, now);
  const reference = await reader.reference();
  const meant = meantBy(text, reference.attributesByCode, store.i18n.defaultLocale);
  const look = (words: string, filters: ListingQuery['filters']) => {
    const chosen = chosenClauses({ filters, sort: null }, listRate(reference, store));
    const limit = Math.min(Math.max(1, Math.floor(size)), MAX_SUGGESTIONS);
    const asked = {
      ...emptyQuery('product'),
      text: words,
      filters: [IN_SEARCHES, ...base(reader), ...chosen],
      size: limit,
    };
    return liveSearch(hurried, reader, asked, filters);
  };
  const filters = { ...meant.values, ...meant.price };
  const filtered = Object.keys(filters).length > 0 ? await look(meant.text.trim(), filters) : [];
  const products = filtered.length > 0 ? filtered : await look(text, {});
  const categories = flat(reference.tree)
    .filter((node) => node.productCount > 0 && foldText(node.name).includes(foldText(text)))
    .slice(0, CATEGORY_SUGGESTIONS)
    .map((node) => ({ name: node.name, path: categoryPath(node.slug) }));
  return { products, categories };
}

/** A search for anybody: documents with the prices of this moment, only the fields that were asked for. */
async function anySearch(
  config: UpstreamConfig,
  reader: ProductReader,
  query: SearchQuery,
): Promise<Result<SearchResult>> {
  const isProduct = query.entity === 'product';
  const outcome = await searchUpstream(
    config,
    reader.store,
    isProduct ? { ...query, filters: [...query.filters, listed] } : query,
  );
  if (outcome.state === 'refused' && outcome.code < 500) return refuse(400, outcome.message || MESSAGES.invalid);
  if (outcome.state !== 'ok') return refuse(503, MESSAGES.unavailable);
  const found = outcome.value;
  const documents = isProduct ? (found.items as (ProductDocument & { _score?: number })[]).filter(isEnabled) : [];
  // Without a text, hidden products are what was asked for.
  const products = query.text === '' ? documents.map(plain) : await foundProducts(reader, documents);
  const context =
    products.length > 0
      ? await reader.context(
          products.map(({ document }) => document),
          query.groupId,
        )
      : null;
  const items = isProduct
    ? products.flatMap(({ document, childSku, score }) =>
        context ? [{ ...withVariant(computeDocument(document, context), childSku), _score: score }] : [],
      )
    : found.items;
  const project = projection(query.includeFields, query.excludeFields);
  const projected = items.map((item) => {
    const { _score = 0, ...document } = item as { _score?: number };
    return { ...project(document), _score };
  });
  return ok({ ...found, items: projected });
}

/**
 * The catalogue of a retailer's API for one store view. Methods throw when the retailer does not answer; the page cache
 * then serves what it has.
 */
export function upstreamCatalogue(config: UpstreamConfig, store: StoreView, now: number): CataloguePort {
  const reader = productReader(config, store, now);
  return {
    categories: async () => (await reader.reference()).tree,
    listFilters: async () => (await reader.reference()).listFilters,
    category: (slug, query, start, size) => categoryPage(reader, slug, query, start, size),
    product: (parentSku, childSku) => productPage(reader, parentSku, childSku),
    search: (text, query, start, size, reading = 'meant') => searchPage(reader, text, query, start, size, reading),
    offers: (query, start, size) => offersPage(reader, query, start, size),
    suggest: (text, size) => suggestions(config, reader.store, now, text, size),
    cards: (skus) => cardsBySku(reader, skus),
    highlights: (kind, size) => highlights(reader, kind, size),
    hasOffers: async () => (await reader.reference()).hasOffers,
    brands: (size) => brands(reader, size),
    query: (query) => anySearch(config, reader, query),
    resolveUrl: (path) => resolveUrl(config, reader, path),
    redirect: (path) => redirectOf(config, store, path, now),
    version: async () => `upstream ${config.url}`,
    shown: async () => `upstream ${config.url}`,
  };
}
