import type { CataloguePort, SearchListing, Suggestions, TextReading } from '../../../../src/commerce/catalogue';
import { NOTHING_SAID } from '../../../../src/commerce/empty-query';
import { OPENED } from '../../../../src/domain/catalogue/availability';
import { dropUnknownValues, PAGE_SIZE, PRICE_FILTER } from '../../../../src/domain/catalogue/listing/listing';
import { withPicturesApartByPage } from '../../../../src/domain/catalogue/pictures-apart';
import type { Card, ListingQuery } from '../../../../src/domain/catalogue/product';
import { literally, type Meant, meantBy, wordsTyped } from '../../../../src/domain/search/meant';
import { asWritten, foldText, spelledOut } from '../../../../src/domain/search/text';
import type { Unsold } from '../../../../src/domain/search/unsold';
import { categoryPath } from '../../../../src/domain/url';
import { CARD_VARIANT, type CardRow, cardColumns, cardsBySku, liveCards } from '../catalogue/cards';
import { emptyListing, listingReading, windowOf } from '../catalogue/list';
import { foundFilters } from '../catalogue/list-filters';
import { listCte } from '../catalogue/list-sql';
import type { Reading } from '../catalogue/read-list';
import { flatNodes } from '../catalogue/tree-search';
import type { PidQuery } from '../product-documents';
import { lackingBrands, withDearer } from './beside';
import { PAGE_ROOM, SUGGESTED_ROOM } from './candidates';
import { AUTOCOMPLETE, LIVE } from './configuration';
import { correctedText, deniedBy, insteadOf, keptWhole, leftOutOf, nearTexts, shownAs } from './corrected';
import { type Found, find, namedSource } from './find';
import { hadOf } from './hits';
import { FEWEST, firstFarOf, hadIn, lacksThing, namedOf, noteOf, type Page } from './note';
import type { SearchView } from './search-view';
import { isUnfinished, nearestTo, unsoldOf } from './unsold';

/** Categories offered while typing (spec 0 §9). */
const SUGGESTED_CATEGORIES = 5;
const MAX_SUGGESTIONS = 50;

/** Words become a filter while it loses no more than one product that is named so for this many it finds. */
const MOST_LOST = 4;

const scopeOf = (view: SearchView, source: PidQuery) => ({
  version: view.version,
  source,
  visibility: OPENED,
  inStockOnly: !view.store.flags.listOutOfStockProducts,
  filters: foundFilters,
});

const nothingFound = (text: string, query: ListingQuery, start: number, size: number): SearchListing => {
  const window = windowOf(start, size);
  return { ...emptyListing(window.start, window.perPage), text, query, ...NOTHING_SAID };
};

/** A text with its short words spelled out, and as it was written. */
interface Text {
  typed: string;
  written: string;
}

/** What a shopper asks a list for: words, filters, a window of it. */
interface Asked {
  text: string;
  typed: string;
  query: ListingQuery;
  window: { start: number; perPage: number };
  isLiteral: boolean;
  qualities: ReadonlySet<string>;
  /** Whether what serves is looked for, and not what is named. */
  isHelped?: boolean;
  /** Values that cards show their variants by. */
  shown?: ListingQuery['filters'];
}

interface FilteredPage extends Page {
  /** Products that are named by all of the words and do not have the values that some of the words may mean. */
  unlike: number;
}

/** One page of what words find under filters; `more` reads something else in the same batch. */
function pageOf<T extends Page = Page>(
  view: SearchView,
  { text, typed, query, window, isLiteral, qualities, isHelped = false, shown = {} }: Asked,
  more: (page: Reading<Page>) => Reading<T>,
): Promise<Found<T> | null> {
  return find<T>(view, {
    text,
    typed,
    isLiteral,
    isNarrowed: Object.keys(query.filters).length > 0,
    leavesOut: true,
    isHelped,
    qualities,
    configurations: [LIVE],
    read(hits, all) {
      const scope = {
        ...scopeOf(view, hits),
        shown,
        note: noteOf(all),
      };
      const list = listingReading(view, scope, query, window, 'ord');
      const { statements, of } = more(list);
      return {
        statements,
        of(results) {
          const value = of(results);
          return { value, isNothing: value.total === 0, had: hadIn(value) };
        },
      };
    },
  });
}

/**
 * The page of what is left of the words beside their filters, which are those of `asked`; and what `words` name that
 * has not all values of these filters.
 */
function filteredPage(view: SearchView, asked: Asked, words: Asked): Promise<Found<FilteredPage> | null> {
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
 * What words find that mean these filters: they become filters, but for values of an attribute that nothing has, or
 * that would lose too many products which are named so and do not have the value: then they are looked for after all.
 */
async function meantPage(view: SearchView, meant: Meant, { query, ...more }: Omit<Asked, 'text' | 'qualities'>) {
  const words: Asked = {
    ...more,
    text: meant.plain,
    query: merged(query, meant.price),
    qualities: meant.qualities,
  };
  const filtered: Asked = { ...words, text: meant.text, query: merged(query, meant.values, meant.price) };
  const hasValues = Object.keys(meant.values).some((code) => !(code in query.filters));
  const asFilters = hasValues ? await filteredPage(view, filtered, words) : null;
  const left = asFilters && !asFilters.isUnlike ? asFilters.value : null;
  const isFiltered = left !== null && namedOf(asFilters) >= FEWEST && left.unlike * MOST_LOST <= left.total;
  if (isFiltered) return { asked: filtered, page: asFilters };
  const shown: Asked = { ...words, shown: meant.values };
  return { asked: shown, page: await pageOf(view, shown, (page) => page) };
}

/** Of things that are wanted beside each other those, as they were typed, of which nothing has all filters. */
async function lackingOf(view: SearchView, { either }: Found<unknown>, query: ListingQuery): Promise<string[]> {
  const { filters } = dropUnknownValues(query, view.contents.listFilters);
  if (either.length === 0 || Object.keys(filters).length === 0) return [];
  const counts = await view.reads.batch(
    either.map(({ text }) => {
      const named = namedSource(view, text, LIVE, PAGE_ROOM.all);
      const source = { sql: `SELECT pid, 0 AS ord, NULL AS child, 0 AS cut FROM (${named.sql})`, params: named.params };
      const list = listCte(scopeOf(view, source), filters);
      return view.db.prepare(`${list.sql} SELECT 1 FROM list LIMIT 1`).bind(...list.params);
    }),
  );
  return either.filter((_, at) => counts[at]?.results.length === 0).map(({ written }) => written);
}

/** What can be had before what is sold out in the variant it is shown by, each in their order. */
const atHandFirst = (cards: readonly Card[]): Card[] => [
  ...cards.filter(({ availability }) => availability === 'in_stock'),
  ...cards.filter(({ availability }) => availability !== 'in_stock'),
];

/**
 * Cards, of which those that are sold out in every variant that has what was asked for are shown in others; and the
 * words that asked for these, as they were typed, where all are. A variant has another sku than its product; one whose
 * sku was typed is what was meant.
 */
async function withSoldOut(
  view: SearchView,
  cards: Card[],
  { shown = {}, qualities, typed }: Asked,
): Promise<{ cards: Card[]; soldOut: string[] }> {
  const asked = foldText(typed.trim());
  const chosen =
    Object.keys(shown).length > 0
      ? cards.filter(({ sku, parentSku }) => sku !== parentSku && foldText(sku) !== asked)
      : [];
  if (chosen.length === 0 || chosen.some(({ availability }) => availability === 'in_stock'))
    return { cards, soldOut: [] };
  const others = await cardsBySku(
    view,
    chosen.map(({ parentSku }) => parentSku),
  );
  const bySku = new Map(others.map((card) => [card.parentSku, card]));
  return {
    cards: cards.map((card) => bySku.get(card.parentSku) ?? card),
    soldOut: wordsTyped(typed, qualities),
  };
}

/**
 * Whether products have the name of what nobody sells, as a search for it as it is written finds. Of a list that was
 * filtered nobody asks.
 */
async function isNamed(view: SearchView, denied: string, { filters, sort }: ListingQuery): Promise<boolean> {
  if (sort !== null || Object.keys(filters).length > 0) return false;
  const window = { start: 0, perPage: 1 };
  const asked = { typed: denied, query: { filters: {}, sort: null }, window, isLiteral: true };
  const { page } = await meantPage(view, literally(denied), asked);
  return page !== null && page.value.total > 0;
}

/** What is nearest to a thing that is not sold, at the price that was asked for where any has it; else that there is none. */
async function nearestList(
  view: SearchView,
  { typed, written }: Text,
  { plain, price, priceWords }: Meant,
  unsold: Unsold,
  { query, window }: Pick<Asked, 'query' | 'window'>,
): Promise<SearchListing> {
  const said = { ...emptyListing(window.start, window.perPage), ...NOTHING_SAID, text: typed, query };
  const nearest = nearestTo(unsold, view.names);
  const found = async (wanted: ListingQuery) => {
    if (!nearest) return null;
    const { text, names } = nearest;
    const page = await pageOf(
      { ...view, names },
      { text, typed: text, isHelped: true, query: wanted, window, isLiteral: false, qualities: new Set() },
      (list) => list,
    );
    return page && page.value.total > 0 ? page : null;
  };
  const shown = async () => {
    const priced = priceWords === '' ? null : await found(merged(query, price));
    const page = priced ?? (await found(query));
    return page && { isPriced: priced !== null, listing: await page.value.listing() };
  };
  const [near, named] = await Promise.all([shown(), isNamed(view, asWritten(unsold.written, typed, written), query)]);
  if (!near) return { ...said, unsold: unsold.written, isNamed: named };
  const { listing, isPriced } = near;
  return {
    ...said,
    ...listing,
    items: query.sort === null ? withPicturesApartByPage(listing.items, window.start, PAGE_SIZE) : listing.items,
    text: isPriced ? plain : typed,
    query: isPriced ? merged(query, price) : query,
    instead: { asked: unsold.written, shown: shownAs(unsold.nearest, listing.items) },
    isNamed: named,
  };
}

/** The products of a page as they are shown, those that fit told from the others, and what of the text they are without. */
async function shownOf(view: SearchView, typed: string, { asked: wanted, page }: { asked: Asked; page: Found<Page> }) {
  const { query, window } = wanted;
  const listing = await page.value.listing();
  const { cards: items, soldOut } = await withSoldOut(view, listing.items, wanted);
  const far = firstFarOf(page) - 1;
  // As the first page has it, however many a list that was made longer shows at once.
  const isApart = query.sort === null && window.start === 0 && far > 0 && far < Math.min(items.length, PAGE_SIZE);
  const fitting = isApart ? far : null;
  // Without a choice what is sold out stands last already, but for a sku that was typed.
  const isChosen = Object.keys({ ...wanted.shown, ...query.filters }).length > 0;
  const apart = (cards: Card[]) => {
    const ordered = withPicturesApartByPage(cards, window.start, PAGE_SIZE);
    return isChosen ? atHandFirst(ordered) : ordered;
  };
  const leftOut = await lackingBrands(view, typed, leftOutOf(typed, page, items));
  const ordered =
    query.sort === null
      ? [...apart(items.slice(0, fitting ?? items.length)), ...apart(items.slice(fitting ?? items.length))]
      : items;
  return { listing, items, ordered, fitting, soldOut, leftOut };
}

/** Products that the words name, whatever they cost. */
async function atAnyPrice(view: SearchView, meant: Meant, asked: Omit<Asked, 'text' | 'qualities'>): Promise<Card[]> {
  const { page } = await meantPage(view, { ...meant, price: {} }, asked);
  return page ? (await page.value.listing()).items.slice(0, namedOf(page)) : [];
}

/**
 * The results page. Nothing typed finds nothing. A price that was asked for in words and that nothing has is left out
 * like a word, which is said.
 */
async function resultsOf(
  view: SearchView,
  { typed, written }: Text,
  query: ListingQuery,
  start: number,
  size: number,
  reading: TextReading = 'meant',
): Promise<SearchListing> {
  const window = windowOf(start, size);
  const isLiteral = reading === 'literal';
  const meant = isLiteral ? literally(typed) : meantBy(typed, view.contents.attributes, view.store.i18n.defaultLocale);
  const asFor = async (how: 'written' | 'misspelt') => {
    const unsold = isLiteral ? null : await unsoldOf(view, meant.plain, how);
    return unsold && nearestList(view, { typed, written }, meant, unsold, { query, window });
  };
  const nearest = await asFor('written');
  if (nearest) return nearest;
  const found = await meantPage(view, meant, { typed, query, window, isLiteral });
  if (found.page && isDoubtful(found.page, found.asked.text)) {
    const near = await asFor('misspelt');
    if (near) return near;
  }
  // What only barely fits costs so little: a sala for three thousand is no loudspeaker for the sala.
  const isNone =
    found.page?.value.total === 0 ||
    (firstFarOf(found.page) === 1 && namedOf(found.page) < FEWEST) ||
    lacksThing(found.page);
  const isTooDear = isNone && meant.priceWords !== '' && !(PRICE_FILTER in query.filters);
  const { asked, page } = isTooDear
    ? await meantPage(view, { ...meant, price: {} }, { typed, query, window, isLiteral })
    : found;
  if (!page) return nothingFound(typed, query, start, size);
  if (page.isUnlike) return { ...nothingFound(typed, query, start, size), near: await nearTexts(view, page) };
  const isFew = namedOf(page) < FEWEST && page.value.total > 0 && query.sort === null && window.start === 0;
  const isPriced = !isTooDear && meant.priceWords !== '' && !(PRICE_FILTER in query.filters);
  const denied = deniedBy(page);
  // Side by side these are one request to the database.
  const [{ listing, items, ordered, fitting, soldOut, leftOut }, others, lacking, near, named] = await Promise.all([
    shownOf(view, typed, { asked, page }),
    isFew && isPriced ? atAnyPrice(view, meant, { typed, query, window, isLiteral }) : [],
    lackingOf(view, page, asked.query),
    page.value.total === 0 && !isLiteral ? nearTexts(view, page) : [],
    denied === null ? false : isNamed(view, asWritten(denied, typed, written), query),
  ]);
  const beside = withDearer(ordered, { fitting, named: namedOf(page) }, others, meant.price);
  return {
    ...listing,
    ...beside,
    text: asked.text,
    query: asked.query,
    corrected: correctedText(asked.text, page, items),
    leftOut:
      isTooDear && items.length > 0
        ? {
            words: [...(leftOut?.words ?? []), meant.priceWords],
            kept: leftOut ? leftOut.kept : keptWhole(meant.plain),
          }
        : leftOut,
    instead: insteadOf(page, items),
    unsold: null,
    isNamed: named,
    lacking,
    soldOut,
    near,
  };
}

/** Whether words of a text were taken for others, or found nothing. */
const isDoubtful = ({ value, text, corrected, isUnlike }: Found<Page>, asked: string): boolean =>
  isUnlike || value.total === 0 || text !== asked || corrected.some(({ kind }) => kind !== 'similar');

/** The results with whatever they say of the text as it was written, and not spelled out. */
function saidAsWritten(found: SearchListing, spelled: string, written: string): SearchListing {
  const said = (part: string): string => asWritten(part, spelled, written);
  const { leftOut, instead, unsold } = found;
  return {
    ...found,
    text: said(found.text),
    leftOut: leftOut && { words: leftOut.words.map(said), kept: leftOut.kept === null ? null : said(leftOut.kept) },
    instead: instead && { ...instead, asked: said(instead.asked) },
    unsold: unsold === null ? null : said(unsold),
    lacking: found.lacking.map(said),
    soldOut: found.soldOut.map(said),
  };
}

/** The results page. What is found without the usual names is true for the moment alone, and so is never kept. */
export async function searchList(
  view: SearchView,
  ...[written, query, start, size, reading]: Parameters<CataloguePort['search']>
): Promise<SearchListing> {
  const typed = reading === 'literal' ? written : spelledOut(written, view.store.i18n.defaultLocale);
  const listed = await resultsOf(view, { typed, written }, query, start, size, reading);
  const found = typed === written ? listed : saidAsWritten(listed, typed, written);
  return view.isWhole ? found : { ...found, until: view.now };
}

/** What is offered for words under filters, best first. */
async function offered(
  view: SearchView,
  { text, typed, isHelped = false }: Pick<Asked, 'text' | 'typed' | 'isHelped'>,
  filters: ListingQuery['filters'],
  qualities: ReadonlySet<string>,
  size: number,
): Promise<Card[]> {
  const found = await find<CardRow[]>(view, {
    text,
    typed,
    leavesOut: true,
    isHelped,
    qualities,
    configurations: [LIVE, AUTOCOMPLETE],
    room: SUGGESTED_ROOM,
    read(source, all) {
      const list = listCte(scopeOf(view, source), filters);
      const statement = view.db
        .prepare(
          `${list.sql} SELECT ${cardColumns(view, null)}, ${CARD_VARIANT} AS variant, ${hadOf(all)} AS had
           FROM list CROSS JOIN product ON product.pid = list.pid ORDER BY list.ord LIMIT ?`,
        )
        .bind(...list.params, size);
      return {
        statements: [statement],
        of([result]) {
          const value = (result?.results ?? []) as (CardRow & { had: number | null })[];
          return { value, isNothing: value.length === 0, had: value[0]?.had ?? null };
        },
      };
    },
  });
  return found && !found.isUnlike ? (await liveCards(view, found.value)).cards : [];
}

async function suggestedCards(
  view: SearchView,
  written: string,
  size: number,
): Promise<Pick<Suggestions, 'products' | 'instead'>> {
  const typed = spelledOut(written, view.store.i18n.defaultLocale);
  const meant = meantBy(typed, view.contents.attributes, view.store.i18n.defaultLocale);
  const asked = await unsoldOf(view, meant.plain);
  const unsold = asked && ((await isUnfinished(view, typed, asked)) ? null : asked);
  const nearest = unsold && nearestTo(unsold, view.names);
  if (unsold && !nearest) return { products: [] };
  if (nearest) {
    const { text, names } = nearest;
    const products = await offered({ ...view, names }, { text, typed: text, isHelped: true }, {}, new Set(), size);
    const instead = { asked: asWritten(unsold.written, typed, written), shown: shownAs(unsold.nearest, products) };
    return products.length > 0 ? { products, instead } : { products };
  }
  const filters = { ...meant.values, ...meant.price };
  const cards =
    Object.keys(filters).length > 0 ? await offered(view, { text: meant.text, typed }, filters, new Set(), size) : [];
  return {
    products: cards.length > 0 ? cards : await offered(view, { text: meant.plain, typed }, {}, meant.qualities, size),
  };
}

/** Active categories with products whose name has the text anywhere in it. */
function suggestedCategories(view: SearchView, text: string): Suggestions['categories'] {
  const wanted = foldText(text.trim());
  return flatNodes(view.contents.tree)
    .filter((node) => node.productCount > 0 && foldText(node.name).includes(wanted))
    .slice(0, SUGGESTED_CATEGORIES)
    .map((node) => ({ name: node.name, path: categoryPath(node.slug) }));
}

/** What is offered while typing: the live search, and where it finds nothing the wider first configuration. */
export async function suggestions(view: SearchView, text: string, size: number): Promise<Suggestions> {
  if (text.trim() === '') return { products: [], categories: [] };
  const limit = Math.min(Math.max(1, Math.floor(size)), MAX_SUGGESTIONS);
  return { ...(await suggestedCards(view, text, limit)), categories: suggestedCategories(view, text) };
}
