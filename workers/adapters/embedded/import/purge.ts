import type { Env } from '../../../env';

/** A replaced version stays this long: pages under way and other isolates may still read it. */
const REPLACED_MS = 15 * 60 * 1000;
/** An import nobody went on with is given up after this time. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Products of one step, and steps of one run. */
const STEP_PRODUCTS = 200;
const MAX_STEPS = 20;

const BY_PID = [
  'product_search WHERE rowid',
  'product_words WHERE pid',
  'product_facet WHERE pid',
  'product_category WHERE pid',
  'category_place WHERE pid',
  'product_sku WHERE pid',
  'product WHERE pid',
];
/** Rows of an import in the shop that go in one step. */
const STEP_ROWS = 2000;

const STAGED: Record<string, string> = { staged_stock: 'sku', staged_gone: 'sku', staged_coupon: 'code' };

const BY_VERSION = [
  'lexicon',
  'brand',
  'category',
  'category_filter',
  'category_facet',
  'attribute',
  'tax_rule',
  'cms',
  'review',
  'url_map',
  'staged',
  'import_part',
];

/** Takes a version out step by step; answers how many of the steps are left for others. */
async function purgeVersion(db: D1Database, version: number, steps: number): Promise<number> {
  for (let left = steps; left > 0; left -= 1) {
    const { results } = await db
      .prepare('SELECT pid FROM product WHERE version = ? LIMIT ?')
      .bind(version, STEP_PRODUCTS)
      .all<{ pid: number }>();
    if (results.length === 0) {
      await db.batch([
        ...BY_VERSION.map((table) => db.prepare(`DELETE FROM ${table} WHERE version = ?`).bind(version)),
        db.prepare("UPDATE import_run SET state = 'purged' WHERE id = ?").bind(version),
      ]);
      return left - 1;
    }
    const pids = JSON.stringify(results.map((row) => row.pid));
    await db.batch(
      BY_PID.map((target) => db.prepare(`DELETE FROM ${target} IN (SELECT value FROM json_each(?))`).bind(pids)),
    );
  }
  return 0;
}

/**
 * Gives up in the shop what was given up in the catalogue, or is not there any more: it was restored to an earlier
 * state since.
 */
export async function dropGivenUp(env: Env, now: number): Promise<void> {
  const { results } = await env.SHOP.prepare(
    'SELECT version, began_at AS beganAt FROM import_version WHERE NOT EXISTS (SELECT 1 FROM import_end WHERE import_end.version = import_version.version)',
  ).all<{ version: number; beganAt: number }>();
  if (results.length === 0) return;
  const runs = await env.CATALOGUE.prepare(
    'SELECT id, commits, state FROM import_run WHERE id IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(results.map(({ version }) => version)))
    .all<{ id: number; commits: number; state: string }>();
  const known = new Map(runs.results.map((run) => [run.id, run]));
  const given = results.filter(({ version, beganAt }) => {
    const run = known.get(version);
    return run ? run.commits === 0 && run.state !== 'open' : beganAt < now - ABANDONED_MS;
  });
  if (given.length === 0) return;
  await env.SHOP.prepare(
    "INSERT OR IGNORE INTO import_end (version, outcome, ended_at) SELECT value, 'dropped', ?2 FROM json_each(?1)",
  )
    .bind(JSON.stringify(given.map(({ version }) => version)), now)
    .run();
}

/** Takes away parts that the catalogue in force does not name any more. */
export async function purgeParts({ SHOP }: Env): Promise<void> {
  await SHOP.prepare(
    `DELETE FROM stock_part WHERE rowid IN (SELECT stock_part.rowid FROM stock_part JOIN (
         SELECT store, max(import_version.version) AS version FROM import_version JOIN import_end ON import_end.version = import_version.version
         WHERE outcome = 'applied' AND scope = 'catalogue' AND EXISTS (SELECT 1 FROM stock_part AS named WHERE named.version = import_version.version) GROUP BY store
       ) AS latest ON latest.store = stock_part.store AND stock_part.version < latest.version LIMIT ?)`,
  )
    .bind(STEP_ROWS)
    .run();
}

/** Takes away what ended imports left in the shop, as many steps as a run has; the rest is for the next one. */
export async function purgeStaged({ SHOP }: Env): Promise<void> {
  let left = MAX_STEPS;
  const { results } = await SHOP.prepare('SELECT version FROM import_end WHERE purged = 0 ORDER BY version').all<{
    version: number;
  }>();
  for (const { version } of results) {
    for (const [table, key] of Object.entries(STAGED)) {
      for (;;) {
        if (left <= 0) return;
        left -= 1;
        const { meta } = await SHOP.prepare(
          `DELETE FROM ${table} WHERE version = ?1 AND ${key} IN (SELECT ${key} FROM ${table} WHERE version = ?1 LIMIT ?2)`,
        )
          .bind(version, STEP_ROWS)
          .run();
        if (meta.changes === 0) break;
      }
    }
    await SHOP.prepare('UPDATE import_end SET purged = 1 WHERE version = ?').bind(version).run();
  }
}

/** Gives up imports that nobody went on with. */
export const abortAbandoned = ({ CATALOGUE }: Env, now: number) =>
  CATALOGUE.prepare(
    "UPDATE import_run SET state = 'aborted', finished_at = ?2 WHERE state = 'open' AND started_at < ?1",
  )
    .bind(now - ABANDONED_MS, now)
    .run();

/** Takes out versions that are not served any more, as many steps as a run has; the rest is for the next one. */
export async function purgeVersions({ CATALOGUE }: Env, now: number): Promise<void> {
  const { results } = await CATALOGUE.prepare(
    `SELECT id FROM import_run WHERE state IN ('aborted', 'broken') AND finished_at < ?1
       UNION SELECT import_run.id FROM import_run JOIN catalogue ON catalogue.store = import_run.store
         WHERE state = 'committed' AND catalogue.version <> import_run.id AND catalogue.committed_at < ?1 ORDER BY 1`,
  )
    .bind(now - REPLACED_MS)
    .all<{ id: number }>();
  let left = MAX_STEPS;
  for (const { id } of results) {
    if (left <= 0) break;
    left = await purgeVersion(CATALOGUE, id, left);
  }
}
