import { DEFAULT_FILTERS, PAGE_SIZE, PRICE_FILTER } from '../../../../src/domain/catalogue/listing';
import { discountBucket, discountGroup, dropUnknownValues, termsGroup } from '../../../../src/domain/catalogue/listing-filters';
import { type PriceRange, parseRange, priceRangeGroup, priceRanges } from '../../../../src/domain/catalogue/price-ranges';
import type { FilterGroup, Listing, ListingQuery, Sort } from '../../../../src/domain/catalogue/product';
import { fromDecimal } from '../../../../src/domain/money';
import type { Session } from '../session';
import { CARD_COLUMNS, type CardRow, liveCards } from './cards';
import { type ListScope, listCte } from './list-sql';

/** Most products of one answer (spec 0 §9, filters query size). */
const MAX_SIZE = 999;

export type DefaultOrder = 'ord' | 'updated_at';

const ORDERS: Record<Sort | DefaultOrder, string> = {
  final_price: 'list.final_gross, list.id DESC',
  'final_price:desc': 'list.final_gross DESC, list.id DESC',
  discount: 'list.discount, list.id DESC',
  'discount:desc': 'list.discount DESC, list.id DESC',
  'id:desc': 'list.id DESC',
  ord: 'list.ord, list.id DESC',
  updated_at: 'list.updated_at DESC, list.id DESC',
};

interface CountRow {
  code: string;
  value: string;
  products: number;
}

/** Counts of every filter value of a list: terms by attribute, discounts by percent, prices by index of `ranges`. */
function countStatement(db: D1Database, scope: ListScope, filters: ListingQuery['filters'], except: string | null, ranges: readonly PriceRange[]) {
  const list = listCte(scope, filters, except);
  const bounds = ranges.map(({ from, to }) => [fromDecimal(from), to === null ? null : fromDecimal(to)]);
  return db
    .prepare(
      `${list.sql}
       SELECT code, product_facet.value AS value, count(*) AS products FROM list JOIN product_facet ON product_facet.pid = list.pid
         WHERE code IN (SELECT value FROM json_each(?)) GROUP BY code, product_facet.value
       UNION ALL SELECT 'discount', discount, count(*) FROM list WHERE discount > 0 GROUP BY discount
       UNION ALL SELECT 'price', range.key, count(*) FROM list JOIN json_each(?) AS range
         ON final_gross >= range.value ->> 0 AND (range.value ->> 1 IS NULL OR final_gross < range.value ->> 1) GROUP BY range.key`,
    )
    .bind(...list.params, JSON.stringify(DEFAULT_FILTERS), JSON.stringify(bounds));
}

function groupOf(session: Session, code: string, rows: readonly CountRow[], selected: readonly string[], ranges: readonly PriceRange[]): FilterGroup | null {
  const own = rows.filter((row) => row.code === code);
  if (code === PRICE_FILTER) {
    const counts = new Map(own.map((row) => [ranges[Number(row.value)]?.id ?? '', row.products]));
    return priceRangeGroup(session.store.priceRanges, counts, selected, session.store.i18n.currencySign);
  }
  if (code === 'discount') {
    const counts = new Map<number, number>();
    for (const row of own) counts.set(discountBucket(Number(row.value)), (counts.get(discountBucket(Number(row.value))) ?? 0) + row.products);
    return discountGroup(counts, selected);
  }
  const attribute = session.memory.attributes.get(code);
  return attribute ? termsGroup(attribute, new Map(own.map((row) => [row.value, row.products])), selected) : null;
}

const emptyListing = (start: number, perPage: number): Listing => ({ items: [], total: 0, start, perPage, filters: [], until: null });

/**
 * One page of a list with its filters, in one batch. The values of a filter are counted as if nothing of that filter were chosen,
 * so that a count is what choosing the value would show.
 */
export async function listProducts(
  session: Session,
  scope: ListScope,
  asked: ListingQuery,
  start: number,
  size: number,
  order: DefaultOrder,
): Promise<Listing> {
  const { db, store, memory } = session;
  const perPage = size > 0 ? Math.min(Math.floor(size), MAX_SIZE) : PAGE_SIZE;
  const from = Math.max(0, Math.floor(start));
  if (session.version === 0) return emptyListing(from, perPage);
  const query = dropUnknownValues(asked, memory.attributes);
  const chosen = Object.keys(query.filters);
  const wanted = (query.filters.price ?? []).map(parseRange).filter((range) => range !== null);
  const configured = priceRanges(store.priceRanges);
  const ranges = [...configured, ...wanted.filter(({ id }) => !configured.some((range) => range.id === id))];
  const list = listCte(scope, query.filters);
  const [total, page, ...counted] = await db.batch([
    db.prepare(`${list.sql} SELECT count(*) AS total FROM list`).bind(...list.params),
    db
      .prepare(`${list.sql} SELECT ${CARD_COLUMNS} FROM list JOIN product ON product.pid = list.pid ORDER BY ${ORDERS[query.sort ?? order]} LIMIT ? OFFSET ?`)
      .bind(...list.params, store.storeCode, perPage, from),
    ...[null, ...chosen].map((except) => countStatement(db, scope, query.filters, except, ranges)),
  ]);
  const counts = new Map([null, ...chosen].map((code, index) => [code, (counted[index]?.results ?? []) as unknown as CountRow[]]));
  const groups = [...DEFAULT_FILTERS, PRICE_FILTER].map((code) =>
    groupOf(session, code, counts.get(code) ?? counts.get(null) ?? [], query.filters[code] ?? [], ranges),
  );
  const { cards, until } = await liveCards(session, (page?.results ?? []) as unknown as CardRow[]);
  return {
    items: cards,
    total: (total?.results[0] as { total: number } | undefined)?.total ?? 0,
    start: from,
    perPage,
    filters: groups.filter((group) => group !== null),
    until,
  };
}
