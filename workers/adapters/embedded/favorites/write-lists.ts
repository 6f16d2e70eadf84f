import type { ListChange } from '../../../../src/commerce/own/favorites';
import { MOST_LISTS } from '../../../../src/domain/favorites/favorite-list';
import { cleanListName, listNameKey } from '../../../../src/domain/favorites/list-name';
import { newToken } from '../../../http/token';
import { withRetry } from '../../../http/transient';
import { opaqueIds } from '../customers/opaque-ids';
import { type Database, type ListRow, ONE_LIST, type Owner } from './rows';

export const newId = (): number => opaqueIds(1)[0] ?? 0;

export const OF_OWNER = 'customer_id = ?1 AND store = ?2';

/** A list as it was written, or why it was not: none of theirs, a name that is taken, as many as one may have. */
export type Written = ListRow | 'unknown' | 'name' | 'many';

/** Writes a list unless one of its name is there; the first one is the default. */
export const inserted = ({ SHOP }: Database, { customerId, store }: Owner, id: number, name: string, now: number) =>
  SHOP.prepare(
    `INSERT INTO favorite_list (id, customer_id, store, name, name_key, access, sort, is_default, created_at)
       SELECT ?3, ?1, ?2, ?4, ?5, 'Privada', 'Predeterminado', NOT EXISTS (SELECT 1 FROM favorite_list WHERE ${OF_OWNER}), ?6
       WHERE (SELECT count(*) FROM favorite_list WHERE ${OF_OWNER}) < ${MOST_LISTS} AND EXISTS (SELECT 1 FROM customer WHERE id = ?1)
     ON CONFLICT DO NOTHING`,
  ).bind(customerId, store, id, cleanListName(name), listNameKey(name), now);

export async function insertList(env: Database, owner: Owner, name: string, now: number): Promise<Written> {
  const { customerId, store } = owner;
  // Written again, because its answer was lost, it keeps its id.
  const id = newId();
  const [, made, same] = await withRetry(() =>
    env.SHOP.batch([
      inserted(env, owner, id, name, now),
      env.SHOP.prepare(ONE_LIST).bind(customerId, store, id),
      env.SHOP.prepare(`SELECT 1 FROM favorite_list WHERE ${OF_OWNER} AND name_key = ?3`).bind(
        customerId,
        store,
        listNameKey(name),
      ),
    ]),
  );
  const [row] = (made?.results ?? []) as ListRow[];
  return row ?? ((same?.results.length ?? 0) > 0 ? 'name' : 'many');
}

/** Takes the default off the one that has it, once the list ?3 is known to be theirs, and gives it to that one. */
const madeDefault = ({ SHOP }: Database, ids: [number, string, number]): D1PreparedStatement[] => [
  SHOP.prepare(
    `UPDATE favorite_list SET is_default = 0 WHERE ${OF_OWNER} AND id <> ?3 AND is_default = 1
       AND EXISTS (SELECT 1 FROM favorite_list WHERE ${OF_OWNER} AND id = ?3)`,
  ).bind(...ids),
  SHOP.prepare(`UPDATE favorite_list SET is_default = 1 WHERE ${OF_OWNER} AND id = ?3`).bind(...ids),
];

/**
 * Changes a list in one step. One that is shared keeps its code; one that becomes private loses it, and is shared under
 * another one later.
 */
export async function updateList(env: Database, owner: Owner, id: number, change: ListChange): Promise<Written> {
  const ids: [number, string, number] = [owner.customerId, owner.store, id];
  const { name, access = null, sort = null, isDefault } = change;
  const [clean, key] = name === undefined ? [null, null] : [cleanListName(name), listNameKey(name)];
  const [taken, ...after] = await withRetry(() =>
    env.SHOP.batch([
      env.SHOP.prepare(`SELECT 1 FROM favorite_list WHERE ${OF_OWNER} AND id <> ?3 AND name_key = ?4`).bind(
        ...ids,
        key,
      ),
      env.SHOP.prepare(
        `UPDATE OR IGNORE favorite_list SET name = coalesce(?4, name), name_key = coalesce(?5, name_key),
           access = coalesce(?6, access), sort = coalesce(?7, sort),
           sharing_code = CASE coalesce(?6, access) WHEN 'Privada' THEN NULL ELSE coalesce(sharing_code, ?8) END
         WHERE ${OF_OWNER} AND id = ?3`,
      ).bind(...ids, clean, key, access, sort, newToken()),
      ...(isDefault ? madeDefault(env, ids) : []),
      env.SHOP.prepare(ONE_LIST).bind(...ids),
    ]),
  );
  const [row] = (after.at(-1)?.results ?? []) as ListRow[];
  if (!row) return 'unknown';
  return (taken?.results.length ?? 0) > 0 ? 'name' : row;
}

/** Deletes a list and what is in it; the oldest that is left is the default where it was. False for none of theirs. */
export async function deleteList({ SHOP }: Database, { customerId, store }: Owner, id: number): Promise<boolean> {
  const [there] = await withRetry(() =>
    SHOP.batch([
      SHOP.prepare(`SELECT 1 FROM favorite_list WHERE ${OF_OWNER} AND id = ?3`).bind(customerId, store, id),
      SHOP.prepare(`DELETE FROM favorite_list WHERE ${OF_OWNER} AND id = ?3`).bind(customerId, store, id),
      SHOP.prepare(
        `UPDATE favorite_list SET is_default = 1
         WHERE id = (SELECT id FROM favorite_list WHERE ${OF_OWNER} ORDER BY created_at, id LIMIT 1)
           AND NOT EXISTS (SELECT 1 FROM favorite_list WHERE ${OF_OWNER} AND is_default = 1)`,
      ).bind(customerId, store),
    ]),
  );
  return (there?.results.length ?? 0) > 0;
}
