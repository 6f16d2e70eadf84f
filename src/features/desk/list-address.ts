import type { DeskQuery } from '../../commerce/desk/orders';
import { DESK_ORDERS_PAGE, SCANNED_CODE } from '../../contract/desk-pages/forms';
import { DAYS, DAYS_NAMES, LIST, LIST_NAMES, PAY } from '../../contract/desk-pages/lists';
import { DAYS_OF_LIST, DESK_LISTS, type DeskList } from '../../domain/order/desk-list';
import { href } from '../shop/links';

/** Further parameters of a list's address. */
const PLACE = 'entrega';
const SORT = 'orden';
export const SEARCH = 'buscar';
const AFTER = 'desde';
/** What `SORT` says of the newest first. */
const NEWEST = 'recientes';

/** What an address asks for: what is to be prepared where it names no list. */
export function queryOf(query: URLSearchParams): DeskQuery {
  const named = query.get(LIST);
  const list = DESK_LISTS.find((one) => LIST_NAMES[one] === named) ?? (named === LIST_NAMES.all ? null : 'prepare');
  const asked = query.get(DAYS);
  return {
    list,
    days: DAYS_OF_LIST[list ?? 'all'].find((one) => DAYS_NAMES[one] === asked) ?? null,
    pay: query.get(PAY) ?? '',
    place: query.get(PLACE) ?? '',
    sort: query.get(SORT) === NEWEST ? 'newest' : 'due',
    // What was scanned and is of several orders.
    search: (query.get(SEARCH) ?? query.get(SCANNED_CODE))?.trim() || null,
    after: query.get(AFTER),
  };
}

/** The parameters that ask for the same, a part of it otherwise; without `after` its first page. */
export function parametersOf(query: DeskQuery): Record<string, string> {
  const { list, pay, place, days, sort, search, after } = query;
  return {
    [LIST]: LIST_NAMES[list ?? 'all'],
    ...(pay ? { [PAY]: pay } : {}),
    ...(place ? { [PLACE]: place } : {}),
    ...(days ? { [DAYS]: DAYS_NAMES[days] } : {}),
    ...(sort === 'newest' ? { [SORT]: NEWEST } : {}),
    ...(search ? { [SEARCH]: search } : {}),
    ...(after ? { [AFTER]: after } : {}),
  };
}

/** Address of the first page of a list, narrowed by nothing. */
export const listHref = (list: DeskList | 'all', more: Record<string, string> = {}): string =>
  href(DESK_ORDERS_PAGE, { [LIST]: LIST_NAMES[list], ...more });
