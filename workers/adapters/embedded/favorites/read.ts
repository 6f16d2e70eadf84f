import type { FavoriteLists, ListView } from '../../../../src/commerce/own/favorites';
import { ENTRIES_OF_EACH } from '../../../../src/contract/favorites/pages';
import { type FavoriteList, MOST_LISTS, type SharedList, sorted } from '../../../../src/domain/favorites/favorite-list';
import { withRetry } from '../../../http/transient';
import type { RowOf } from '../database';
import type { customer } from '../schema/shop';
import type { Costs } from './costs';
import {
  type Database,
  ITEM_COLUMNS,
  type ItemRow,
  LIST_COLUMNS,
  type ListRow,
  listOf,
  ONE_LIST,
  type Owner,
} from './rows';

/** Newest skus a browser is told of, for its hearts. */
const MOST_KEPT = 1_000;

const OF_OWNER = 'l.customer_id = ?1 AND l.store = ?2';
const LISTS = `SELECT ${LIST_COLUMNS} FROM favorite_list l WHERE ${OF_OWNER} ORDER BY l.is_default DESC, l.created_at, l.id LIMIT ${MOST_LISTS}`;
const FIRST_OF_EACH = `SELECT ${ITEM_COLUMNS} FROM favorite_list l JOIN favorite_item i ON i.list_id = l.id
  WHERE ${OF_OWNER} AND i.id IN (SELECT f.id FROM favorite_item f WHERE f.list_id = l.id ORDER BY f.added_at DESC, f.id DESC LIMIT ${ENTRIES_OF_EACH})
  ORDER BY i.added_at DESC, i.id DESC`;
const KEPT = `SELECT i.sku, i.product_id AS productId FROM favorite_list l JOIN favorite_item i ON i.list_id = l.id
  WHERE ${OF_OWNER} ORDER BY i.added_at DESC, i.id DESC LIMIT ${MOST_KEPT}`;

/** Every list of a customer, each with its first products. */
export async function readLists({ SHOP }: Database, { customerId, store }: Owner): Promise<FavoriteLists> {
  const of = (sql: string) => SHOP.prepare(sql).bind(customerId, store);
  const [lists, items, kept] = await withRetry(() => SHOP.batch([of(LISTS), of(FIRST_OF_EACH), of(KEPT)]));
  const first = (items?.results ?? []) as ItemRow[];
  const newest = (kept?.results ?? []) as Pick<ItemRow, 'sku' | 'productId'>[];
  return {
    lists: ((lists?.results ?? []) as ListRow[]).map((row) =>
      listOf(
        row,
        first.filter(({ listId }) => listId === row.id),
      ),
    ),
    kept: Object.fromEntries(newest.map(({ sku, productId }) => [sku, String(productId)])),
    isDegraded: false,
  };
}

const STORED = 'i.added_at DESC, i.id DESC';
const ORDER = { Predeterminado: STORED, Alphabetical: 'i.name_key, i.id' } as const;

/** A page of a list in the order that is asked for; for one by price all of the list is looked at. */
async function withPage({ SHOP }: Database, row: ListRow, view: ListView, costs: Costs): Promise<FavoriteList> {
  const { page, size, sort = row.sort } = view;
  const start = (page - 1) * size;
  const read = async (order: string, limit: number, offset: number) => {
    const sql = `SELECT ${ITEM_COLUMNS} FROM favorite_item i WHERE i.list_id = ?1 ORDER BY ${order} LIMIT ?2 OFFSET ?3`;
    return (await withRetry(() => SHOP.prepare(sql).bind(row.id, limit, offset).all<ItemRow>())).results;
  };
  if (sort === 'Predeterminado' || sort === 'Alphabetical') return listOf(row, await read(ORDER[sort], size, start));
  const all = await read(STORED, row.total, 0);
  const known = await costs(all.map(({ sku }) => sku));
  const items = sorted(
    all.map((item) => ({ ...item, cost: known.get(item.sku) ?? null })),
    sort,
  );
  return listOf(row, items.slice(start, start + size));
}

/** A page of a list of a customer; null for one that is none of theirs. */
export async function readList(
  env: Database,
  { customerId, store }: Owner,
  id: number,
  view: ListView,
  costs: Costs,
): Promise<FavoriteList | null> {
  const row = await withRetry(() => env.SHOP.prepare(ONE_LIST).bind(customerId, store, id).first<ListRow>());
  return row && withPage(env, row, view, costs);
}

const SHARED = `SELECT ${LIST_COLUMNS}, c.first_name AS firstName FROM favorite_list l JOIN customer c ON c.id = l.customer_id
  WHERE l.sharing_code = ?1 AND l.store = ?2`;

/** A page of the list of this sharing code; null where there is none. */
export async function readShared(
  env: Database,
  { store, sharingCode }: { store: string; sharingCode: string },
  view: ListView,
  costs: Costs,
): Promise<SharedList | null> {
  const row = await withRetry(() =>
    env.SHOP.prepare(SHARED).bind(sharingCode, store).first<ListRow & RowOf<typeof customer, 'firstName'>>(),
  );
  if (!row) return null;
  const { firstName, ...list } = row;
  return { list: await withPage(env, list, view, costs), owner: list.access === 'Publica' ? firstName : null };
}
