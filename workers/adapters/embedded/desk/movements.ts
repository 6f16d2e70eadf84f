import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { MovementPage, MovementQuery } from '../../../../src/commerce/desk/orders';
import { startOfIsoDay } from '../../../../src/domain/mexico-city';
import { toCentavos } from '../../../../src/domain/money';
import { CARD, SPEI, STORE_PAYMENT } from '../../../../src/domain/payment/methods';
import { BRINGS, MOVEMENT_TYPES, type Movement, movementsOf, TAKES } from '../../../../src/domain/payment/movement';
import type { Taking } from '../../../../src/domain/payment/takings';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { orderOf } from '../orders/row';
import { orderEvent, orders } from '../schema/shop';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An event by its order and its number, with when it was noted. */
interface Place {
  at: number;
  number: string;
  seq: number;
}

/** Where a page ended, as it is told and given back. */
const cursorOf = ({ at, number, seq }: Place): string => `${at}-${number}-${seq}`;

/** Behind this place the next page begins; a cursor that is none begins anew. */
function placeOf(cursor: string | null): Place {
  const [, at = '0', number = '', seq = '0'] = /^(\d{1,15})-(\w{1,32})-(\d{1,9})$/.exec(cursor ?? '') ?? [];
  return { at: Number(at), number, seq: Number(seq) };
}

/** In the words of its index. */
const NOTED_AT = sql<number>`CASE WHEN ${orderEvent.notedAt} IS NULL THEN ${orderEvent.at} ELSE ${orderEvent.notedAt} END`;

/** Of events noted between two days in a store view: what is told late is of a later day, never of one that was saved. */
const isBetween = (store: string, { from, to }: Pick<MovementQuery, 'from' | 'to'>) =>
  and(gte(NOTED_AT, startOfIsoDay(from)), lt(NOTED_AT, startOfIsoDay(to) + DAY_MS), eq(orders.store, store));

/** Events of these days that can be movements. */
const placesOf = (env: Env, store: string, query: MovementQuery, most: number): Promise<Place[]> => {
  const { orderNumber: number, seq, type } = orderEvent;
  const after = placeOf(query.after);
  return withRetry(() =>
    shopDatabase(env)
      .select({ at: NOTED_AT, number, seq })
      .from(orderEvent)
      .innerJoin(orders, eq(orders.number, number))
      .where(
        and(
          isBetween(store, query),
          gte(NOTED_AT, after.at),
          inArray(type, MOVEMENT_TYPES),
          sql`(${NOTED_AT}, ${number}, ${seq}) > (${after.at}, ${after.number}, ${after.seq})`,
        ),
      )
      .orderBy(asc(NOTED_AT), asc(number), asc(seq))
      .limit(most),
  );
};

/** The movements of these orders, by order and number of event. */
async function movementsOfOrders(env: Env, numbers: ReadonlySet<string>): Promise<Map<string, Map<number, Movement>>> {
  const among = JSON.stringify([...numbers]);
  const named = sql`(SELECT value FROM json_each(${among}))`;
  const database = shopDatabase(env);
  const [rows, events] = await withRetry(() =>
    database.batch([
      database.select().from(orders).where(inArray(orders.number, named)),
      database.select().from(orderEvent).where(inArray(orderEvent.orderNumber, named)).orderBy(orderEvent.seq),
    ]),
  );
  const byOrder = Map.groupBy(events, ({ orderNumber }) => orderNumber);
  return new Map(rows.map((row) => [row.number, movementsOf(orderOf(row), byOrder.get(row.number) ?? [])]));
}

/**
 * What was noted between two days that moved the money of orders of a store view, oldest first, `size` of its events at most: those that moved
 * nothing and take nothing off an invoice are left out.
 */
export async function listMovements(
  env: Env,
  store: string,
  query: MovementQuery,
  size: number,
): Promise<MovementPage> {
  const found = await placesOf(env, store, query, size + 1);
  const places = found.slice(0, size);
  const last = places.at(-1);
  const of = await movementsOfOrders(env, new Set(places.map(({ number }) => number)));
  return {
    movements: places.flatMap(({ number, seq }) => of.get(number)?.get(seq) ?? []),
    next: found.length > size && last ? cursorOf(last) : null,
  };
}

/** By which form money of an event moved, as the rule of movements says it. */
const FORM = sql<string>`CASE WHEN ${orderEvent.way} IN (${SPEI}, ${STORE_PAYMENT}) THEN ${orderEvent.way}
  WHEN ${orderEvent.way} IS NOT NULL THEN 'wallet' WHEN ${orderEvent.source} = 'gateway' THEN 'card'
  WHEN ${orders.doc} ->> '$.paymentMethod.code' = ${CARD} THEN 'by-hand' ELSE ${orders.doc} ->> '$.paymentMethod.code' END`;

const summed = (types: readonly (typeof MOVEMENT_TYPES)[number][]) =>
  sql<number>`sum(iif(${inArray(orderEvent.type, [...types])}, ${orderEvent.amount}, 0))`;

/** What came and went between two days by each form of payment, in the order in which each first moved. */
export async function takingsBetween(
  env: Env,
  store: string,
  days: Pick<MovementQuery, 'from' | 'to'>,
): Promise<Taking[]> {
  const rows = await withRetry(() =>
    shopDatabase(env)
      .select({ form: FORM, came: summed(BRINGS), left: summed(TAKES) })
      .from(orderEvent)
      .innerJoin(orders, eq(orders.number, orderEvent.orderNumber))
      .where(and(isBetween(store, days), inArray(orderEvent.type, [...BRINGS, ...TAKES])))
      .groupBy(FORM)
      .orderBy(sql`min(${NOTED_AT})`),
  );
  return rows.map(({ form, came, left }) => ({ form, came: toCentavos(came), left: toCentavos(left) }));
}
