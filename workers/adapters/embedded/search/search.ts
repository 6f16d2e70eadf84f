import type { SearchListing, Suggestions, TextReading } from '../../../../src/commerce/catalogue';
import { dropUnknownValues } from '../../../../src/domain/catalogue/listing';
import { withPicturesApart } from '../../../../src/domain/catalogue/pictures-apart';
import type { Card, Listing, ListingQuery } from '../../../../src/domain/catalogue/product';
import { FOUND } from '../../../../src/domain/catalogue/visibility';
import { literally, meantBy } from '../../../../src/domain/search/meant';
import { foldText } from '../../../../src/domain/search/text';
import { categoryPath } from '../../../../src/domain/url';
import { CARD_VARIANT, type CardRow, cardColumns, liveCards } from '../catalogue/cards';
import { emptyListing, listingReading, windowOf } from '../catalogue/list';
import { foundFilters } from '../catalogue/list-filters';
import { listCte } from '../catalogue/list-sql';
import { flatNodes } from '../catalogue/tree-search';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { SUGGESTED_ROOM } from './candidates';
import { AUTOCOMPLETE, LIVE } from './configuration';
import { correctedText, nearTexts } from './corrected';
import { type Found, find } from './find';

/** Categories offered while typing (spec 0 §9). */
const SUGGESTED_CATEGORIES = 5;
const MAX_SUGGESTIONS = 50;

/** Words become a filter while it loses no more than one product that is named so for this many it finds. */
const MOST_LOST = 4;

const scopeOf = (view: CatalogueView, source: PidQuery) => ({
  version: view.version,
  source,
  visibility: FOUND,
  inStockOnly: !view.store.flags.listOutOfStockProducts,
  filters: foundFilters,
});

const nothingFound = (text: string, query: ListingQuery, start: number, size: number): SearchListing => {
  const window = windowOf(start, size);
  return { ...emptyListing(window.start, window.perPage), text, query, corrected: null, near: [] };
};

/** What a shopper asks a list for: words, filters, a window of it. */
interface Asked {
  text: string;
  query: ListingQuery;
  window: { start: number; perPage: number };
  isLiteral: boolean;
}

interface Page {
  listing: () => Promise<Listing>;
  total: number;
  /** Products that are named by all of the words and do not have the values that some of the words may mean. */
  unlike: number;
}

/** Products of a search that are named by all of its words, under these filters. */
function namedCount(view: CatalogueView, source: PidQuery, { filters }: ListingQuery): PidQuery {
  const named = { sql: `SELECT * FROM (${source.sql}) WHERE part = 0`, params: source.params };
  const list = listCte(scopeOf(view, named), filters);
  return { sql: `${list.sql} SELECT count(*) FROM list`, params: list.params };
}

/** One page of what words find under filters. `like` are the filters that some of the words may mean. */
function pageOf(view: CatalogueView, { text, query, window, isLiteral }: Asked, like: ListingQuery | null = null): Promise<Found<Page> | null> {
  return find<Page>(view, {
    text,
    isLiteral,
    configurations: [LIVE],
    read(source) {
      const reading = listingReading(view, scopeOf(view, source), query, window, 'ord');
      if (!like) return { statements: reading.statements, of: (results) => ({ ...reading.of(results), unlike: 0 }) };
      const known = (asked: ListingQuery) => namedCount(view, source, dropUnknownValues(asked, view.contents.listFilters));
      const [all, alike] = [known(query), known(like)];
      const count = view.db.prepare(`SELECT (${all.sql}) - (${alike.sql}) AS products`).bind(...all.params, ...alike.params);
      return {
        statements: [count, ...reading.statements],
        of([counted, ...results]) {
          return { ...reading.of(results), unlike: (counted?.results[0] as { products: number } | undefined)?.products ?? 0 };
        },
      };
    },
    isNothing: () => false,
  });
}

const merged = (query: ListingQuery, ...more: ListingQuery['filters'][]): ListingQuery => ({ ...query, filters: Object.assign({}, ...more, query.filters) });

/**
 * The results page. Nothing typed finds nothing. Words that ask for a filter become one, but for values of an attribute that nothing has, or
 * that would lose too many products which are named so and do not have the value.
 */
export async function searchList(
  view: CatalogueView,
  typed: string,
  query: ListingQuery,
  start: number,
  size: number,
  reading: TextReading = 'meant',
): Promise<SearchListing> {
  const window = windowOf(start, size);
  const isLiteral = reading === 'literal';
  const meant = isLiteral ? literally(typed) : meantBy(typed, view.contents.attributes, view.store.i18n.defaultLocale);
  const words: Asked = { text: meant.plain, query: merged(query, meant.price), window, isLiteral };
  const filtered: Asked = { ...words, text: meant.text, query: merged(query, meant.values, meant.price) };
  const hasValues = Object.keys(meant.values).some((code) => !(code in query.filters));
  const [asWords, asFilters] = await Promise.all([pageOf(view, words, hasValues ? filtered.query : null), hasValues ? pageOf(view, filtered) : null]);
  const isFiltered = asFilters !== null && asFilters.value.total > 0 && (asWords?.value.unlike ?? 0) * MOST_LOST <= asFilters.value.total;
  const [asked, page] = isFiltered ? [filtered, asFilters] : [words, asWords];
  if (!page) return nothingFound(typed, query, start, size);
  const listing = await page.value.listing();
  return {
    ...listing,
    items: query.sort === null ? withPicturesApart(listing.items) : listing.items,
    text: asked.text,
    query: asked.query,
    corrected: correctedText(asked.text, page, listing.items),
    near: listing.total === 0 && !isLiteral ? await nearTexts(view, page) : [],
  };
}

/** What is offered for words under filters, best first. */
async function offered(view: CatalogueView, text: string, filters: ListingQuery['filters'], size: number): Promise<Card[]> {
  const found = await find<CardRow[]>(view, {
    text,
    configurations: [LIVE, AUTOCOMPLETE],
    room: SUGGESTED_ROOM,
    read(source) {
      const list = listCte(scopeOf(view, source), filters);
      const statement = view.db
        .prepare(
          `${list.sql} SELECT ${cardColumns(view, null)}, ${CARD_VARIANT} AS variant FROM list CROSS JOIN product ON product.pid = list.pid ORDER BY list.ord LIMIT ?`,
        )
        .bind(...list.params, size);
      return { statements: [statement], of: ([result]) => (result?.results ?? []) as CardRow[] };
    },
    isNothing: (rows) => rows.length === 0,
  });
  return found ? (await liveCards(view, found.value)).cards : [];
}

async function suggestedCards(view: CatalogueView, typed: string, size: number): Promise<Card[]> {
  const { text, values, price } = meantBy(typed, view.contents.attributes, view.store.i18n.defaultLocale);
  const cards = Object.keys(values).length > 0 || Object.keys(price).length > 0 ? await offered(view, text, { ...values, ...price }, size) : [];
  return cards.length > 0 ? cards : offered(view, typed, {}, size);
}

/** Active categories with products whose name has the text anywhere in it. */
function suggestedCategories(view: CatalogueView, text: string): Suggestions['categories'] {
  const wanted = foldText(text.trim());
  return flatNodes(view.contents.tree)
    .filter((node) => node.productCount > 0 && foldText(node.name).includes(wanted))
    .slice(0, SUGGESTED_CATEGORIES)
    .map((node) => ({ name: node.name, path: categoryPath(node.slug) }));
}

/** What is offered while typing: the live search, and where it finds nothing the wider first configuration. */
export async function suggestions(view: CatalogueView, text: string, size: number): Promise<Suggestions> {
  if (text.trim() === '') return { products: [], categories: [] };
  const limit = Math.min(Math.max(1, Math.floor(size)), MAX_SUGGESTIONS);
  return { products: await suggestedCards(view, text, limit), categories: suggestedCategories(view, text) };
}
