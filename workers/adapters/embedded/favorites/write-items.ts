import { MOST_ENTRIES } from '../../../../src/domain/favorites/favorite-list';
import { foldText } from '../../../../src/domain/search/text';
import { withRetry } from '../../../http/transient';
import { opaqueIds } from '../customers/opaque-ids';
import type { Database, ItemRow, Owner } from './rows';
import { inserted, newId, OF_OWNER } from './write-lists';

type Product = Pick<ItemRow, 'sku' | 'productId' | 'name'>;

/** Where a product goes: a list of theirs, or the default one, called `firstName` where there is none yet. */
interface Target {
  listId: number | null;
  firstName: string;
}

/** A product that stands in a list now; 'unknown': the list is none of theirs; 'full': it has no room. */
export type Saved = { id: number; listId: number; isNew: boolean } | 'unknown' | 'full';

/** Puts a product into a list, once however often it is sent; `now` in epoch ms. */
export async function insertItem(
  env: Database,
  owner: Owner,
  { listId, firstName }: Target,
  { sku, productId, name }: Product,
  now: number,
): Promise<Saved> {
  const { SHOP } = env;
  const [id, firstList] = [newId(), newId()];
  const list = `(SELECT id FROM favorite_list WHERE ${OF_OWNER} AND ${listId === null ? 'is_default' : 'id'} = ?3)`;
  const target = [owner.customerId, owner.store, listId ?? 1] as const;
  const results = await withRetry(() =>
    SHOP.batch<{ id: number; listId: number }>([
      // Whoever has a list has a default one.
      ...(listId === null ? [inserted(env, owner, firstList, firstName, now)] : []),
      SHOP.prepare(
        `INSERT INTO favorite_item (id, list_id, sku, product_id, name, name_key, added_at)
           SELECT ?4, id, ?5, ?6, ?7, ?8, ?9 FROM favorite_list
           WHERE id = ${list} AND (SELECT count(*) FROM favorite_item WHERE list_id = ${list}) < ${MOST_ENTRIES}
         ON CONFLICT DO NOTHING`,
      ).bind(...target, id, sku, productId, name, foldText(name), now),
      SHOP.prepare(`SELECT id, list_id AS listId FROM favorite_item WHERE list_id = ${list} AND sku = ?4`).bind(
        ...target,
        sku,
      ),
      SHOP.prepare(`SELECT ${list} AS id, 0 AS listId`).bind(...target),
    ]),
  );
  const row = results.at(-2)?.results[0];
  if (row) return { ...row, isNew: row.id === id };
  return results.at(-1)?.results[0]?.id ? 'full' : 'unknown';
}

/**
 * Puts products into the default list, which is made where there is none; answers how many of them stand there now. The
 * first one is the newest.
 */
export async function insertItems(
  env: Database,
  owner: Owner,
  firstName: string,
  products: readonly Product[],
  now: number,
): Promise<number> {
  const { SHOP } = env;
  const list = `(SELECT id FROM favorite_list WHERE ${OF_OWNER} AND is_default = 1)`;
  const ids = opaqueIds(products.length).reverse();
  const rows = JSON.stringify(
    products.map((product, index) => ({ ...product, id: ids[index], nameKey: foldText(product.name) })),
  );
  const firstList = newId();
  const results = await withRetry(() =>
    SHOP.batch<{ count: number }>([
      inserted(env, owner, firstList, firstName, now),
      SHOP.prepare(
        `INSERT INTO favorite_item (id, list_id, sku, product_id, name, name_key, added_at)
           SELECT value ->> 'id', l.id, value ->> 'sku', value ->> 'productId', value ->> 'name', value ->> 'nameKey', ?4
           FROM json_each(?3), favorite_list l
           WHERE l.id = ${list} AND (SELECT count(*) FROM favorite_item WHERE list_id = l.id) + key < ${MOST_ENTRIES}
         ON CONFLICT DO NOTHING`,
      ).bind(owner.customerId, owner.store, rows, now),
      SHOP.prepare(
        `SELECT count(*) AS count FROM favorite_item WHERE list_id = ${list} AND sku IN (SELECT value ->> 'sku' FROM json_each(?3))`,
      ).bind(owner.customerId, owner.store, rows),
    ]),
  );
  return results.at(-1)?.results[0]?.count ?? 0;
}

/** Takes products off the lists of a customer, by the id of one entry or of the product; how many there were. */
export async function deleteItems(
  { SHOP }: Database,
  { customerId, store }: Owner,
  by: 'id' | 'product_id',
  id: number,
): Promise<number> {
  const which = `${by} = ?3 AND list_id IN (SELECT id FROM favorite_list WHERE ${OF_OWNER})`;
  const [there] = await withRetry(() =>
    SHOP.batch([
      SHOP.prepare(`SELECT 1 FROM favorite_item WHERE ${which}`).bind(customerId, store, id),
      SHOP.prepare(`DELETE FROM favorite_item WHERE ${which}`).bind(customerId, store, id),
    ]),
  );
  return there?.results.length ?? 0;
}
