import type { CataloguePort, SearchListing, TextReading } from '../../../../src/commerce/catalogue';
import { NOTHING_SAID } from '../../../../src/commerce/empty-query';
import { atHandFirst } from '../../../../src/domain/catalogue/at-hand-first';
import { dropUnknownValues, PAGE_SIZE, PRICE_FILTER } from '../../../../src/domain/catalogue/listing/listing';
import { withPicturesApartByPage } from '../../../../src/domain/catalogue/pictures-apart';
import type { Card, ListingQuery } from '../../../../src/domain/catalogue/product';
import { literally, type Meant, meantBy, wordsTyped } from '../../../../src/domain/search/meant';
import { asWritten, foldText, spelledOut } from '../../../../src/domain/search/text';
import type { Unsold } from '../../../../src/domain/search/unsold';
import { cardsBySku } from '../catalogue/cards';
import { emptyListing, windowOf } from '../catalogue/list';
import { listCte } from '../catalogue/list-sql';
import { lackingBrands, withDearer } from './beside';
import { PAGE_ROOM } from './candidates';
import { LIVE } from './configuration';
import { correctedText, deniedBy, insteadOf, keptWhole, leftOutOf, nearTexts, shownAs } from './corrected';
import { type Found, namedSource } from './find';
import { type Asked, meantPage, merged, pageOf, scopeOf } from './meant-page';
import { FEWEST, firstFarOf, lacksThing, namedOf, type Page } from './note';
import type { SearchView } from './search-view';
import { nearestTo, unsoldOf } from './unsold';

const nothingFound = (text: string, query: ListingQuery, start: number, size: number): SearchListing => {
  const window = windowOf(start, size);
  return { ...emptyListing(window.start, window.perPage), text, query, ...NOTHING_SAID };
};

/** A text with its short words spelled out, and as it was written. */
interface Text {
  typed: string;
  written: string;
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
  // Where only what barely fits has that price nothing has it: a sala for three thousand is no loudspeaker for the sala.
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
