import type { Env } from '../../../env';
import { applyImport, type Committed } from './apply';

type Pending = Omit<Committed, 'at' | 'store'>;

/**
 * Puts into force in the shop what was committed to the catalogue and not yet there, in the order it was committed: the
 * second half of every commit, also of one that broke off between its halves. Answers how many.
 */
export async function finishImports(env: Env, store: string, now: number): Promise<number> {
  const { results: pending } = await env.SHOP.prepare(
    `SELECT version, scope, last_order AS lastOrder FROM import_version
     WHERE store = ? AND NOT EXISTS (SELECT 1 FROM import_end WHERE import_end.version = import_version.version)`,
  )
    .bind(store)
    .all<Pending>();
  if (pending.length === 0) return 0;
  const { results: committed } = await env.CATALOGUE.prepare(
    'SELECT id, finished_at AS at FROM import_run WHERE commits = 1 AND id IN (SELECT value FROM json_each(?)) ORDER BY finished_at, id',
  )
    .bind(JSON.stringify(pending.map(({ version }) => version)))
    .all<{ id: number; at: number }>();
  const byVersion = new Map(pending.map((one) => [one.version, one]));
  for (const { id, at } of committed) {
    const one = byVersion.get(id);
    if (one) await applyImport(env, { ...one, store, at }, now);
  }
  return committed.length;
}
