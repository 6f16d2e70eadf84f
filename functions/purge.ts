import type { Env } from '../workers/env';

/** A replaced version stays this long: pages under way and other isolates may still read it. */
const REPLACED_MS = 15 * 60 * 1000;
/** An import nobody went on with is given up after this time. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
const DELIVERED_MS = 7 * 24 * 60 * 60 * 1000;

/** Products of one step, and steps of one run. */
const STEP_PRODUCTS = 200;
const MAX_STEPS = 20;

const BY_PID = ['product_search WHERE rowid', 'product_facet WHERE pid', 'product_category WHERE pid', 'product_sku WHERE pid', 'product WHERE pid'];
const BY_VERSION = ['lexicon', 'brand', 'category', 'attribute', 'tax_rule', 'cms', 'review', 'url_map', 'staged', 'import_part'];

/** Takes a version out step by step; answers how many of the steps are left for others. */
async function purgeVersion(db: D1Database, version: number, steps: number): Promise<number> {
  for (let left = steps; left > 0; left -= 1) {
    const { results } = await db.prepare('SELECT pid FROM product WHERE version = ? LIMIT ?').bind(version, STEP_PRODUCTS).all<{ pid: number }>();
    if (results.length === 0) {
      await db.batch([
        ...BY_VERSION.map((table) => db.prepare(`DELETE FROM ${table} WHERE version = ?`).bind(version)),
        db.prepare("UPDATE import_run SET state = 'purged' WHERE id = ?").bind(version),
      ]);
      return left - 1;
    }
    const pids = JSON.stringify(results.map((row) => row.pid));
    await db.batch(BY_PID.map((target) => db.prepare(`DELETE FROM ${target} IN (SELECT value FROM json_each(?))`).bind(pids)));
  }
  return 0;
}

/** Takes away versions that are not served any more, imports that came to nothing, and events kept long enough. Bounded; the rest is for the next run. */
export async function purge(env: Env, now: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("UPDATE import_run SET state = 'aborted', finished_at = ?2 WHERE state = 'open' AND started_at < ?1").bind(now - ABANDONED_MS, now),
    env.DB.prepare('DELETE FROM outbox WHERE delivered_at < ?').bind(now - DELIVERED_MS),
  ]);
  const { results } = await env.DB.prepare(
    `SELECT id FROM import_run WHERE state IN ('aborted', 'broken') AND finished_at < ?1
     UNION SELECT import_run.id FROM import_run JOIN catalogue ON catalogue.store = import_run.store
       WHERE state = 'committed' AND catalogue.version <> import_run.id AND catalogue.committed_at < ?1 ORDER BY 1`,
  )
    .bind(now - REPLACED_MS)
    .all<{ id: number }>();
  let steps = MAX_STEPS;
  for (const { id } of results) {
    if (steps <= 0) break;
    steps = await purgeVersion(env.DB, id, steps);
  }
}
