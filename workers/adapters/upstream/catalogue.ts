import type { CataloguePort, CategoryPage, SearchQuery, SearchResult, Suggestions } from '../../../src/commerce/ports';
import { computeDocument } from '../../../src/domain/catalogue/compute';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import type { CategoryNode, Listing, ListingQuery } from '../../../src/domain/catalogue/product';
import { crumbsOf, descendantIds } from '../../../src/domain/catalogue/tree';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { foldText } from '../../../src/domain/search-text';
import type { StoreView } from '../../../src/domain/store-view';
import { categoryPath } from '../../../src/domain/url';
import { log } from '../../http/log';
import { project } from '../embedded/query/projection';
import { brands, highlights } from './highlights';
import type { UpstreamConfig } from './http';
import { emptyListing, listUpstream } from './listing';
import { cardsBySku, productPage } from './product';
import { inStock, listed, type Shelf, shelfOf, within } from './products';
import { redirectOf } from './redirect';
import { emptyQuery, searchUpstream } from './search';
import { resolveUrl } from './url-map';

/** Visibilities of products in lists and in searches (spec 0 §9, decisions "Visibility 1"). */
const LISTED = within('visibility', [2, 3, 4]);
const FOUND = within('visibility', [1, 3, 4]);
const CATEGORY_SUGGESTIONS = 5;
const MAX_SUGGESTIONS = 50;

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

const base = ({ store }: Shelf) => (store.flags.listOutOfStockProducts ? [listed] : [listed, inStock]);

async function categoryPage(shelf: Shelf, slug: string, query: ListingQuery, start: number, size: number): Promise<CategoryPage | null> {
  const { tree, categories } = await shelf.reference();
  const node = flat(tree).find((one) => one.slug === slug);
  if (!node) {
    log('warn', `Category query returned empty result slug = ${slug.slice(0, 200)}`);
    return null;
  }
  const filters = [within('category_ids', descendantIds(tree, node.id)), LISTED, ...base(shelf)];
  const document = categories.get(node.id);
  return {
    category: { id: node.id, name: node.name, slug, description: document?.description ?? '', image: node.image, banner: document?.banner ?? null },
    crumbs: crumbsOf(tree, node.id),
    children: node.children,
    listing: await listUpstream({ text: '', base: filters, query, start, size }, shelf),
  };
}

const searchPage = (shelf: Shelf, text: string, query: ListingQuery, start: number, size: number): Promise<Listing> | Listing =>
  text.trim() === '' ? emptyListing(start, size) : listUpstream({ text: text.trim(), base: [FOUND, ...base(shelf)], query, start, size }, shelf);

async function suggestions(shelf: Shelf, typed: string, size: number): Promise<Suggestions> {
  const text = typed.trim();
  if (text === '') return { products: [], categories: [] };
  const limit = Math.min(Math.max(1, Math.floor(size)), MAX_SUGGESTIONS);
  const found = await shelf.search({ ...emptyQuery('product'), text, filters: [FOUND, ...base(shelf)], size: limit });
  const { tree } = await shelf.reference();
  const categories = flat(tree)
    .filter((node) => node.productCount > 0 && foldText(node.name).includes(foldText(text)))
    .slice(0, CATEGORY_SUGGESTIONS)
    .map((node) => ({ name: node.name, path: categoryPath(node.slug) }));
  return { products: await shelf.cards(found.items as ProductDocument[]), categories };
}

/** A search for anybody: documents with the prices of this moment, only the fields that were asked for. */
async function anySearch(config: UpstreamConfig, shelf: Shelf, query: SearchQuery): Promise<Result<SearchResult>> {
  const outcome = await searchUpstream(config, shelf.store, query);
  if (outcome.state === 'refused' && outcome.code < 500) return refuse(400, outcome.message || 'Query is not valid');
  if (outcome.state !== 'ok') return refuse(503, 'An error occurred while saving or querying the information');
  const found = outcome.value;
  const products = query.entity === 'product' ? (found.items as (ProductDocument & { _score?: number })[]) : [];
  const context = products.length > 0 ? await shelf.context(products, query.groupId) : null;
  const items = context ? products.map((product) => computeDocument(product, context)) : found.items;
  const projected = items.map((item) => {
    const { _score = 0, ...document } = item as { _score?: number };
    return { ...project(document, query.includeFields, query.excludeFields), _score };
  });
  return ok({ ...found, items: projected });
}

/** The catalogue of a retailer's API for one store view. Methods throw when the retailer does not answer; the page cache then serves what it has. */
export function upstreamCatalogue(config: UpstreamConfig, store: StoreView, now: number): CataloguePort {
  const shelf = shelfOf(config, store, now);
  return {
    categories: async () => (await shelf.reference()).tree,
    category: (slug, query, start, size) => categoryPage(shelf, slug, query, start, size),
    product: (parentSku, childSku) => productPage(shelf, parentSku, childSku),
    search: async (text, query, start, size) => searchPage(shelf, text, query, start, size),
    suggest: (text, size) => suggestions(shelf, text, size),
    cards: (skus) => cardsBySku(shelf, skus),
    highlights: (kind, size) => highlights(shelf, kind, size),
    brands: (size) => brands(shelf, size),
    query: (query) => anySearch(config, shelf, query),
    resolveUrl: (path) => resolveUrl(config, shelf, path),
    redirect: (path) => redirectOf(config, store, path, now),
    version: async () => `upstream ${config.url}`,
  };
}
