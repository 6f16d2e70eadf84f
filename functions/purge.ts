import type { Env } from '../workers/env';
import { eachWork, type ScheduledWork } from './each-work';

/** A replaced version stays this long: pages under way and other isolates may still read it. */
const REPLACED_MS = 15 * 60 * 1000;
/** An import nobody went on with is given up after this time. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;
const DELIVERED_MS = 7 * 24 * 60 * 60 * 1000;
/** What a retailer was not told of can be sent again for so long. */
const GIVEN_UP_MS = 30 * 24 * 60 * 60 * 1000;
/** As long as an event may be delivered again that would make the same link. */
const USED_LINK_MS = DELIVERED_MS;
/** Notices of stock are kept so long after they were sent, and so long while nothing came. */
const SENT_NOTICE_MS = 30 * 24 * 60 * 60 * 1000;
const OPEN_NOTICE_MS = 365 * 24 * 60 * 60 * 1000;

/** A wish for the newsletter that nobody confirmed is kept so long. */
const UNCONFIRMED_MS = 30 * 24 * 60 * 60 * 1000;

/** What people wrote to the shop is kept so long: as long as a complaint may follow. */
const MESSAGE_MS = 365 * 24 * 60 * 60 * 1000;

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
async function dropGivenUp(env: Env, now: number): Promise<void> {
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
async function purgeParts(db: D1Database): Promise<void> {
  await db
    .prepare(
      `DELETE FROM stock_part WHERE rowid IN (SELECT stock_part.rowid FROM stock_part JOIN (
         SELECT store, max(import_version.version) AS version FROM import_version JOIN import_end ON import_end.version = import_version.version
         WHERE outcome = 'applied' AND scope = 'catalogue' AND EXISTS (SELECT 1 FROM stock_part AS named WHERE named.version = import_version.version) GROUP BY store
       ) AS latest ON latest.store = stock_part.store AND stock_part.version < latest.version LIMIT ?)`,
    )
    .bind(STEP_ROWS)
    .run();
}

/** Takes away what ended imports left in the shop, step by step; answers how many of the steps are left for others. */
async function purgeStaged(db: D1Database, steps: number): Promise<number> {
  let left = steps;
  const { results } = await db
    .prepare('SELECT version FROM import_end WHERE purged = 0 ORDER BY version')
    .all<{ version: number }>();
  for (const { version } of results) {
    for (const [table, key] of Object.entries(STAGED)) {
      for (;;) {
        if (left <= 0) return 0;
        left -= 1;
        const { meta } = await db
          .prepare(
            `DELETE FROM ${table} WHERE version = ?1 AND ${key} IN (SELECT ${key} FROM ${table} WHERE version = ?1 LIMIT ?2)`,
          )
          .bind(version, STEP_ROWS)
          .run();
        if (meta.changes === 0) break;
      }
    }
    await db.prepare('UPDATE import_end SET purged = 1 WHERE version = ?').bind(version).run();
  }
  return left;
}

/** What is deleted of people once it was kept long enough. Bounded; the rest is for the next run. */
const PERSONAL: ScheduledWork = {
  'purge.outbox': ({ SHOP }, now) =>
    SHOP.prepare('DELETE FROM outbox WHERE delivered_at < ?')
      .bind(now - DELIVERED_MS)
      .run(),
  'purge.webhook_event': ({ SHOP }, now) =>
    SHOP.prepare('DELETE FROM webhook_event WHERE delivered_at < ?1 AND (failure IS NULL OR delivered_at < ?2)')
      .bind(now - DELIVERED_MS, now - GIVEN_UP_MS)
      .run(),
  'purge.password_reset': ({ SHOP }, now) =>
    SHOP.prepare('DELETE FROM password_reset WHERE expires_at < ?')
      .bind(now - USED_LINK_MS)
      .run(),
  'purge.order_grant': ({ SHOP }, now) =>
    SHOP.prepare('DELETE FROM order_grant WHERE until < ?')
      .bind(now - USED_LINK_MS)
      .run(),
  'purge.shared_cart': ({ SHOP }, now) =>
    SHOP.prepare('DELETE FROM shared_cart WHERE hash IN (SELECT hash FROM shared_cart WHERE expires_at <= ?1 LIMIT ?2)')
      .bind(now, STEP_ROWS)
      .run(),
  'purge.back_in_stock_notice': ({ SHOP }, now) =>
    SHOP.prepare(
      'DELETE FROM back_in_stock_notice WHERE id IN (SELECT id FROM back_in_stock_notice WHERE sent_at < ?1 OR (sent_at IS NULL AND created_at < ?2) LIMIT ?3)',
    )
      .bind(now - SENT_NOTICE_MS, now - OPEN_NOTICE_MS, STEP_ROWS)
      .run(),
  'purge.newsletter': ({ SHOP }, now) =>
    SHOP.prepare('DELETE FROM newsletter WHERE confirmed_at IS NULL AND asked_at < ?')
      .bind(now - UNCONFIRMED_MS)
      .run(),
  'purge.contact_message': ({ SHOP }, now) =>
    SHOP.prepare(
      'DELETE FROM contact_message WHERE id IN (SELECT id FROM contact_message WHERE created_at < ?1 LIMIT ?2)',
    )
      .bind(now - MESSAGE_MS, STEP_ROWS)
      .run(),
};

const abortAbandoned = ({ CATALOGUE }: Env, now: number) =>
  CATALOGUE.prepare(
    "UPDATE import_run SET state = 'aborted', finished_at = ?2 WHERE state = 'open' AND started_at < ?1",
  )
    .bind(now - ABANDONED_MS, now)
    .run();

/** Takes out versions that are not served any more, as many as the steps allow. */
async function purgeVersions(db: D1Database, now: number, steps: number): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT id FROM import_run WHERE state IN ('aborted', 'broken') AND finished_at < ?1
       UNION SELECT import_run.id FROM import_run JOIN catalogue ON catalogue.store = import_run.store
         WHERE state = 'committed' AND catalogue.version <> import_run.id AND catalogue.committed_at < ?1 ORDER BY 1`,
    )
    .bind(now - REPLACED_MS)
    .all<{ id: number }>();
  let left = steps;
  for (const { id } of results) {
    if (left <= 0) break;
    left = await purgeVersion(db, id, left);
  }
}

/**
 * Takes away what was kept long enough of people, then imports that came to nothing and versions that are not served
 * any more. Bounded; the rest is for the next run. Each step is by itself: one that fails ends no other, and stands in
 * the log and at the desk by its name.
 */
export async function purge(env: Env, now: number): Promise<void> {
  let steps = MAX_STEPS;
  await eachWork(env, now, {
    ...PERSONAL,
    'purge.abandoned': abortAbandoned,
    'purge.given-up': dropGivenUp,
    'purge.stock_part': ({ SHOP }) => purgeParts(SHOP),
    'purge.staged': async ({ SHOP }) => {
      steps = await purgeStaged(SHOP, steps);
    },
    'purge.versions': ({ CATALOGUE }) => purgeVersions(CATALOGUE, now, steps),
  });
}
