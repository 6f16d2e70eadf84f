import { NOTICE_PARAM, PIECE_PARAM } from '../contract/cart/forms';
import { BACK, BACK_MAX } from '../contract/customers/pages';
import { MESSAGES } from '../domain/cart/messages';
import { FILTERS_ANYWHERE, TAKEN_NAMES } from '../domain/catalogue/listing/filters';
import type { ListFilters } from '../domain/catalogue/listing/listing';
import { isPostalCode } from '../domain/validation';
import { listingAddress } from '../features/catalogue/listing-query';
import { thingIn, thingParams, typedIn } from '../features/fits/home-page';
import { OPEN_PARAM, readOpen } from '../features/product/variants/variant-address';
import { VARIANTS_PARAM } from '../features/product/variants/variants-param';
import { isLiteral, LITERAL_PARAM, searchedText, TEXT_PARAM } from '../features/search/searched-text';
import { messageKey } from '../i18n';

/**
 * What lists of this catalogue may be filtered by; asked for only where a query has names that only an attribute can
 * have.
 */
export type FiltersOfLists = () => Promise<ListFilters>;

/** What a page understands of its query, spelled one way: all that its bytes and its place in the cache depend on. */
export type KnownQuery = (
  asked: URLSearchParams,
  filters: FiltersOfLists,
) => URLSearchParams | Promise<URLSearchParams>;

const OF_A_PIECE = new Set<string>([MESSAGES.partOutOfStock, MESSAGES.partQty]);
const PIECE = /^[1-9]\d?$/;

export const noQuery: KnownQuery = () => new URLSearchParams();

/** A postal code, where it is written like one. */
export const placeQuery: KnownQuery = (asked) => {
  const code = asked.get('cp')?.trim() ?? '';
  return new URLSearchParams(isPostalCode(code) ? { cp: code } : {});
};

/** A thing, measures of a home and the way back. */
export const homeQuery: KnownQuery = (asked) => {
  const thing = thingIn(asked);
  const back = asked.get(BACK) ?? '';
  const typed = Object.entries(typedIn(asked)).filter(([, text]) => text !== '');
  return new URLSearchParams({
    ...Object.fromEntries(typed),
    ...(thing && thingParams(thing)),
    ...(back.length <= BACK_MAX && back !== '' && { [BACK]: back }),
  });
};

export const productQuery: KnownQuery = (asked) => {
  const places = readOpen(asked);
  const open: Record<string, string> = places === null ? {} : { [OPEN_PARAM]: places };
  if (asked.has(VARIANTS_PARAM)) return new URLSearchParams({ ...open, [VARIANTS_PARAM]: '1' });
  const notice = asked.get(NOTICE_PARAM);
  if (!notice) return new URLSearchParams(open);
  const key = messageKey(notice);
  const piece = asked.get(PIECE_PARAM) ?? '';
  return new URLSearchParams({
    ...open,
    [NOTICE_PARAM]: key,
    ...(OF_A_PIECE.has(key) && PIECE.test(piece) ? { [PIECE_PARAM]: piece } : {}),
  });
};

/**
 * Where the catalogue cannot be asked, filters of its own count for nothing: the whole list is served if it was kept.
 */
async function listed(asked: URLSearchParams, filters: FiltersOfLists): Promise<URLSearchParams> {
  const isPlain = [...asked.keys()].every((name) => TAKEN_NAMES.includes(name));
  return listingAddress(asked, isPlain ? FILTERS_ANYWHERE : await filters().catch(() => FILTERS_ANYWHERE));
}

export const listQuery: KnownQuery = async (asked, filters) => {
  const known = await listed(asked, filters);
  known.sort();
  return known;
};

/** Without a text nothing is listed. */
export const searchQuery: KnownQuery = async (asked, filters) => {
  const text = searchedText(asked);
  if (!text) return new URLSearchParams();
  const known = await listed(asked, filters);
  known.set(TEXT_PARAM, text);
  if (isLiteral(asked)) known.set(LITERAL_PARAM, '1');
  known.sort();
  return known;
};
