import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { MovementPage, MovementQuery } from '../../../../src/commerce/desk/orders';
import { startOfIsoDay } from '../../../../src/domain/mexico-city';
import { MOVEMENT_TYPES, type Movement, movementsOf } from '../../../../src/domain/payment/movement';
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

/** Events noted between two days that can be movements: what is told late is of a later day, never of one that was saved. */
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
          gte(NOTED_AT, Math.max(startOfIsoDay(query.from), after.at)),
          lt(NOTED_AT, startOfIsoDay(query.to) + DAY_MS),
          eq(orders.store, store),
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
