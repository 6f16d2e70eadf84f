import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { DeskCount, DeskPage, DeskQuery } from '../../../../src/commerce/desk/orders';
import { startOfDay } from '../../../../src/domain/mexico-city';
import { DESK_LISTS, type DeskList, facetOf } from '../../../../src/domain/order/desk-list';
import { foundBy, searchedRanges, type WordRange } from '../../../../src/domain/order/search-words';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { keptOrder } from '../orders/read';
import { deskCount, deskEntry, NO_DAY_MS, orders, orderWord } from '../schema/shop';
import { dueRange, entriesOf, fresh, lapsing, ofDays } from './listed-days';
import { dayNumber, digits, type Found, nothing, type Shop, startOf } from './listed-rows';

/** Orders of one page. */
const PAGE_ORDERS = 50;

/** The words of the orders that are found, beside all words of each of them. */
const other = aliasedTable(orderWord, 'other');

/**
 * Orders that a word of one of the ranges finds, a statement for each: the very word first, of one word the newest first.
 * One that several of its words find stands by the first of them alone.
 */
const searched = (db: Shop, store: string, ranges: readonly WordRange[], after: string | null) =>
  ranges.map(({ from, to }, at) => {
    const start = startOf(after);
    const isBehind = start !== null && start.rest >= from;
    const isEarlier = or(
      and(gte(other.word, from), lt(other.word, orderWord.word)),
      ...ranges.slice(0, at).map((range) => and(gte(other.word, range.from), lt(other.word, range.to))),
    );
    return db
      .select({ order: orders, due: orderWord.rank, word: orderWord.word, digits })
      .from(orderWord)
      .innerJoin(orders, sql`${orders.number} = printf('%09d', -${orderWord.rank})`)
      .where(
        and(
          eq(orderWord.store, store),
          isBehind
            ? sql`(${orderWord.word}, ${orderWord.rank}) > (${start.rest}, ${start.first})`
            : gte(orderWord.word, from),
          lt(orderWord.word, to),
          eq(orders.store, store),
          notExists(
            db
              .select({ word: other.word })
              .from(other)
              .where(and(eq(other.rank, orderWord.rank), eq(other.store, store), isEarlier)),
          ),
        ),
      )
      .orderBy(asc(orderWord.word), asc(orderWord.rank));
  });

const all = (db: Shop, store: string, after: string | null) =>
  db
    .select({ order: orders, ...nothing, digits })
    .from(orders)
    .where(and(eq(orders.store, store), after ? lt(orders.number, after) : undefined))
    .orderBy(desc(orders.number));

function ofList(db: Shop, store: string, list: DeskList, query: DeskQuery) {
  const { sort, after } = query;
  const start = startOf(after);
  const dueBehind = start && sql`(${deskEntry.due}, ${deskEntry.orderNumber}) > (${start.first}, ${start.rest})`;
  const newestBehind = after ? lt(deskEntry.orderNumber, after) : undefined;
  const key: SQL[] = sort === 'due' ? [asc(deskEntry.due), asc(deskEntry.orderNumber)] : [desc(deskEntry.orderNumber)];
  return entriesOf(db, store, list, query, (sort === 'due' ? dueBehind : newestBehind) ?? undefined).orderBy(...key);
}

/** The statements that find a page, one behind the other, and its key, by what is asked for. */
function pageOf(db: Shop, store: string, query: DeskQuery, now: number) {
  const { list, sort, search, after, days } = query;
  const ranges = search === null ? [] : searchedRanges(search);
  if (ranges.length > 0)
    return { rows: searched(db, store, ranges, after), keyOf: ({ due, word }: Found) => `${due}.${word}` };
  const byNumber = ({ order }: Found) => order.number;
  const byDue = ({ order, due }: Found) => `${due}.${order.number}`;
  if (days === 'fresh') return { rows: [fresh(db, store, after, now)], keyOf: byDue };
  if (list === null) return { rows: [all(db, store, after)], keyOf: byNumber };
  if (days === 'lapses') return { rows: [lapsing(db, store, list, query, now)], keyOf: byDue };
  if (days) return { rows: [ofDays(db, store, list, query, dueRange(days, now))], keyOf: byDue };
  return { rows: [ofList(db, store, list, query)], keyOf: sort === 'due' ? byDue : byNumber };
}

function countsOf(
  rows: Pick<typeof deskCount.$inferSelect, 'list' | 'day' | 'n'>[],
  today: number,
  passed: number,
): DeskPage['counts'] {
  const counts = Object.fromEntries(DESK_LISTS.map((list) => [list, { all: 0, late: 0, today: 0 }])) as Record<
    DeskList,
    DeskCount
  >;
  for (const { list, day, n } of rows) {
    const count = counts[list];
    count.all += n;
    if (day > 0 && day < today) count.late += n;
    if (day === today) count.today += n;
  }
  // Only what a branch is to have ready is due by the hour.
  counts.prepare.late += passed;
  counts.prepare.today -= passed;
  return counts;
}

/** How many orders to be prepared were due earlier today. */
const passedRows = (db: Shop, store: string, now: number) =>
  db
    .select({ n: count().as('n') })
    .from(deskEntry)
    .where(
      and(
        eq(deskEntry.store, store),
        eq(deskEntry.list, 'prepare'),
        eq(deskEntry.facet, facetOf('', '')),
        gte(deskEntry.due, startOfDay(now)),
        lt(deskEntry.due, now),
      ),
    );

/** How many orders stand in each list of a store view, by day: the rows that `countsOf` reads. */
const countRows = (db: Shop, store: string) =>
  db
    .select({ list: deskCount.list, day: deskCount.day, n: deskCount.n })
    .from(deskCount)
    .where(and(eq(deskCount.store, store), inArray(deskCount.list, DESK_LISTS), eq(deskCount.facet, facetOf('', ''))));

/** What the branch of a facet is called by the first order that stands there; null for none. */
const BRANCH_NAME = sql<
  string | null
>`(SELECT o.doc ->> '$.branch.name' FROM desk_entry AS e JOIN orders AS o ON o.number = e.order_number
  WHERE e.store = desk_count.store AND e.list = desk_count.list AND e.facet = desk_count.facet LIMIT 1)`.as('branch');

const facetRows = (db: Shop, store: string, list: DeskList | null) =>
  db
    .select({ facet: deskCount.facet, n: deskCount.n, branch: BRANCH_NAME })
    .from(deskCount)
    .where(
      and(eq(deskCount.store, store), list ? eq(deskCount.list, list) : sql`0`, ne(deskCount.facet, facetOf('', ''))),
    );

/** A page of orders of a store view with the counts of its lists, in one batch. `now` in epoch ms. */
export async function listedOrders(
  env: Pick<Env, 'SHOP'>,
  store: string,
  query: DeskQuery,
  now: number,
  size = PAGE_ORDERS,
): Promise<DeskPage> {
  const db = shopDatabase(env);
  const { rows, keyOf } = pageOf(db, store, query, now);
  const [counts, [passed], facets, ...parts] = await withRetry(() =>
    db.batch([
      countRows(db, store),
      passedRows(db, store, now),
      facetRows(db, store, query.list),
      ...rows.map((statement) => statement.limit(size + 1)),
    ]),
  );
  const found = parts.flat();
  const page: Found[] = found.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map(({ order, due, word, digits: cardDigits }) => ({
      ...keptOrder(order),
      version: order.lastEvent,
      isAsked: order.isAsked,
      cardDigits,
      foundBy: foundBy(word),
      endsAt: query.list === 'money' && query.search === null && due < NO_DAY_MS ? due : null,
    })),
    next: found.length > size && last ? keyOf(last) : null,
    counts: countsOf(counts, dayNumber(now), passed?.n ?? 0),
    facets: facets.map(({ facet, n, branch }) => {
      const [pay = '', place = ''] = facet.split('|');
      return { pay, place, count: n, branch };
    }),
  };
}
