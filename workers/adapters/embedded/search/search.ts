import type { SearchListing, Suggestions, TextReading } from '../../../../src/commerce/catalogue';
import { FOUND } from '../../../../src/domain/catalogue/availability';
import { dropUnknownValues } from '../../../../src/domain/catalogue/listing/listing';
import { withPicturesApart } from '../../../../src/domain/catalogue/pictures-apart';
import type { Card, Listing, ListingQuery } from '../../../../src/domain/catalogue/product';
import { literally, meantBy } from '../../../../src/domain/search/meant';
import { foldText } from '../../../../src/domain/search/text';
import { categoryPath } from '../../../../src/domain/url';
import { CARD_VARIANT, type CardRow, cardColumns, liveCards } from '../catalogue/cards';
import { emptyListing, listingReading, windowOf } from '../catalogue/list';
import { foundFilters } from '../catalogue/list-filters';
import { listCte } from '../catalogue/list-sql';
import type { Reading } from '../catalogue/read-list';
import { flatNodes } from '../catalogue/tree-search';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { PAGE_ROOM, SUGGESTED_ROOM } from './candidates';
import { AUTOCOMPLETE, LIVE } from './configuration';
import { correctedText, nearTexts } from './corrected';
import { type Found, find, namedSource } from './find';
import type { Hits } from './hits';

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
  return { ...emptyListing(window.start, window.perPage), text, query, corrected: null, isPartial: false, near: [] };
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
  /** Whether nothing has all of the words. */
  isPartial: boolean;
}

interface FilteredPage extends Page {
  /** Products that are named by all of the words and do not have the values that some of the words may mean. */
  unlike: number;
}

/** A page of hits with whether any product has all of the words. */
function toldOf<T>({ db }: CatalogueView, { all }: Hits, page: Reading<T>): Reading<T & { isPartial: boolean }> {
  if (all === null)
    return { statements: page.statements, of: (results) => ({ ...page.of(results), isPartial: false }) };
  return {
    statements: [db.prepare(all.sql).bind(...all.params), ...page.statements],
    of: ([any, ...results]) => ({ ...page.of(results), isPartial: any?.results.length === 0 }),
  };
}

/** One page of what words find under filters; `more` reads something else in the same batch. */
function pageOf<T extends Page = Page>(
  view: CatalogueView,
  { text, query, window, isLiteral }: Asked,
  more: (page: Reading<Page>) => Reading<T>,
): Promise<Found<T> | null> {
  return find<T>(view, {
    text,
    isLiteral,
    isNarrowed: Object.keys(query.filters).length > 0,
    configurations: [LIVE],
    read: (hits) => more(toldOf(view, hits, listingReading(view, scopeOf(view, hits), query, window, 'ord'))),
    isNothing: ({ total }) => total === 0,
  });
}

const wordsPage = (view: CatalogueView, asked: Asked): Promise<Found<Page> | null> =>
  pageOf(view, asked, (page) => page);

/**
 * The page of what is left of the words beside their filters, which are those of `asked`; and what `words` name that
 * has not all values of these filters.
 */
function filteredPage(view: CatalogueView, asked: Asked, words: Asked): Promise<Found<FilteredPage> | null> {
  const named = namedSource(view, words.text, LIVE, PAGE_ROOM.all);
  const source = { sql: 'SELECT pid, 0 AS ord, NULL AS child, 0 AS cut FROM named', params: [] };
  const [all, alike] = [words, asked].map(({ query }) =>
    listCte(scopeOf(view, source), dropUnknownValues(query, view.contents.listFilters).filters),
  ) as [PidQuery, PidQuery];
  const count = view.db
    .prepare(
      `WITH named AS MATERIALIZED (${named.sql}) SELECT (${all.sql} SELECT count(*) FROM list) - (${alike.sql} SELECT count(*) FROM list) AS products`,
    )
    .bind(...named.params, ...all.params, ...alike.params);
  return pageOf(view, asked, ({ statements, of }) => ({
    statements: [count, ...statements],
    of: ([counted, ...results]) => ({
      ...of(results),
      unlike: (counted?.results[0] as { products: number } | undefined)?.products ?? 0,
    }),
  }));
}

const merged = (query: ListingQuery, ...more: ListingQuery['filters'][]): ListingQuery => ({
  ...query,
  filters: Object.assign({}, ...more, query.filters),
});

/**
 * The results page. Nothing typed finds nothing. Words that ask for a filter become one, but for values of an attribute
 * that nothing has, or that would lose too many products which are named so and do not have the value: then they are
 * looked for after all.
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
  const asFilters = hasValues ? await filteredPage(view, filtered, words) : null;
  const isFiltered =
    asFilters !== null && asFilters.value.total > 0 && asFilters.value.unlike * MOST_LOST <= asFilters.value.total;
  const [asked, page] = isFiltered ? [filtered, asFilters] : [words, await wordsPage(view, words)];
  if (!page) return nothingFound(typed, query, start, size);
  const listing = await page.value.listing();
  return {
    ...listing,
    items: query.sort === null ? withPicturesApart(listing.items) : listing.items,
    text: asked.text,
    query: asked.query,
    corrected: correctedText(asked.text, page, listing.items),
    isPartial: page.value.isPartial && listing.total > 0,
    near: listing.total === 0 && !isLiteral ? await nearTexts(view, page) : [],
  };
}

/** What is offered for words under filters, best first. */
async function offered(
  view: CatalogueView,
  text: string,
  filters: ListingQuery['filters'],
  size: number,
): Promise<Card[]> {
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
  const cards =
    Object.keys(values).length > 0 || Object.keys(price).length > 0
      ? await offered(view, text, { ...values, ...price }, size)
      : [];
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
