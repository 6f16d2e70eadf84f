import { aliasedTable, and, asc, desc, eq, gte, inArray, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { DeskCount, DeskPage, DeskQuery } from '../../../../src/commerce/desk/orders';
import { MEXICO_CITY_OFFSET_MS } from '../../../../src/domain/mexico-city';
import { DESK_LISTS, type DeskList, facetOf } from '../../../../src/domain/order/desk-list';
import { searchedWord } from '../../../../src/domain/order/search-words';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { keptOrder } from '../orders/read';
import { CARD_DIGITS, type OrderRow } from '../orders/row';
import { deskCount, deskEntry, orders, orderWord } from '../schema/shop';

/** Orders of one page. */
const PAGE_ORDERS = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Behind every letter a word may go on with. */
const LAST_LETTER = '\u{10ffff}';

/** A day of Mexico City, in days since 1970; `at` in epoch ms. */
export const dayNumber = (at: number): number => Math.floor((at + MEXICO_CITY_OFFSET_MS) / DAY_MS);

/** A row as it was found, what it was found by, and the key of a page that ends with it. */
interface Found {
  order: OrderRow;
  digits: string | null;
  due: number;
  word: string;
}

type Shop = ReturnType<typeof shopDatabase>;

/** Named, as the rows of a batch are objects by the names of their columns. */
const nothing = { due: sql<number>`0`.as('due'), word: sql<string>`''`.as('word') };

const digits = sql<string | null>`${sql.raw(CARD_DIGITS)}`.as('digits');

/** Where a page begins: a number behind a key of two parts, which a list that is sorted otherwise does not know. */
function startOf(after: string | null): { first: number; rest: string } | null {
  const [, first, rest] = /^(-?\d{1,16})\.(.*)$/s.exec(after ?? '') ?? [];
  return first === undefined || rest === undefined ? null : { first: Number(first), rest };
}

/** The words of the orders that are found, beside all words of each of them. */
const other = aliasedTable(orderWord, 'other');

/**
 * Orders whose words begin with what was typed: the very word first, of one word the newest first. One that several of
 * its words find stands by the first of them alone.
 */
function searched(db: Shop, store: string, word: string, after: string | null) {
  const start = startOf(after);
  const behind = start && sql`(${orderWord.word}, ${orderWord.rank}) > (${start.rest}, ${start.first})`;
  return db
    .select({ order: orders, due: orderWord.rank, word: orderWord.word, digits })
    .from(orderWord)
    .innerJoin(orders, sql`${orders.number} = printf('%09d', -${orderWord.rank})`)
    .where(
      and(
        eq(orderWord.store, store),
        behind ?? gte(orderWord.word, word),
        lt(orderWord.word, `${word}${LAST_LETTER}`),
        eq(orders.store, store),
        notExists(
          db
            .select({ word: other.word })
            .from(other)
            .where(
              and(
                eq(other.rank, orderWord.rank),
                gte(other.word, word),
                lt(other.word, orderWord.word),
                eq(other.store, store),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(orderWord.word), asc(orderWord.rank))
    .limit(PAGE_ORDERS + 1);
}

const all = (db: Shop, store: string, after: string | null) =>
  db
    .select({ order: orders, ...nothing, digits })
    .from(orders)
    .where(and(eq(orders.store, store), after ? lt(orders.number, after) : undefined))
    .orderBy(desc(orders.number))
    .limit(PAGE_ORDERS + 1);

function ofList(db: Shop, store: string, list: DeskList, { pay, place, sort, after }: DeskQuery) {
  const start = startOf(after);
  const dueBehind = start && sql`(${deskEntry.due}, ${deskEntry.orderNumber}) > (${start.first}, ${start.rest})`;
  const newestBehind = after ? lt(deskEntry.orderNumber, after) : undefined;
  const key: SQL[] = sort === 'due' ? [asc(deskEntry.due), asc(deskEntry.orderNumber)] : [desc(deskEntry.orderNumber)];
  return db
    .select({ order: orders, due: deskEntry.due, word: nothing.word, digits })
    .from(deskEntry)
    .innerJoin(orders, eq(orders.number, deskEntry.orderNumber))
    .where(
      and(
        eq(deskEntry.store, store),
        eq(deskEntry.list, list),
        eq(deskEntry.facet, facetOf(pay, place)),
        (sort === 'due' ? dueBehind : newestBehind) ?? undefined,
      ),
    )
    .orderBy(...key)
    .limit(PAGE_ORDERS + 1);
}

/** The statements that find a page and its key, by what is asked for. */
function pageOf(db: Shop, store: string, query: DeskQuery) {
  const { list, sort, search, after } = query;
  const word = search === null ? null : searchedWord(search);
  if (word !== null)
    return { rows: searched(db, store, word, after), keyOf: ({ due, word: found }: Found) => `${due}.${found}` };
  if (list === null) return { rows: all(db, store, after), keyOf: ({ order }: Found) => order.number };
  const byDue = ({ order, due }: Found) => `${due}.${order.number}`;
  return { rows: ofList(db, store, list, query), keyOf: sort === 'due' ? byDue : ({ order }: Found) => order.number };
}

function countsOf(
  rows: Pick<typeof deskCount.$inferSelect, 'list' | 'day' | 'n'>[],
  today: number,
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
  return counts;
}

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
): Promise<DeskPage> {
  const db = shopDatabase(env);
  const { rows, keyOf } = pageOf(db, store, query);
  const [found, counts, facets] = await withRetry(() =>
    db.batch([rows, countRows(db, store), facetRows(db, store, query.list)]),
  );
  const page: Found[] = found.slice(0, PAGE_ORDERS);
  const last = page.at(-1);
  return {
    rows: page.map(({ order, due, digits: cardDigits }) => ({
      ...keptOrder(order),
      version: order.lastEvent,
      isAsked: order.isAsked,
      cardDigits,
      endsAt: query.list === 'money' && query.search === null ? due : null,
    })),
    next: found.length > PAGE_ORDERS && last ? keyOf(last) : null,
    counts: countsOf(counts, dayNumber(now)),
    facets: facets.map(({ facet, n, branch }) => {
      const [pay = '', place = ''] = facet.split('|');
      return { pay, place, count: n, branch };
    }),
  };
}
