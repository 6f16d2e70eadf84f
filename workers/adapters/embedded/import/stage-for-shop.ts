import type { Env } from '../../../env';
import { type BatchPace, breathe, paceOf } from './batch-pace';
import type { ImportRun } from './run';
import { noneOf } from './write-others';

/** Stands among staged coupons for an empty list; a coupon's own code has no blanks around it. */
export const NO_COUPONS = ' ';

/** Rows of one write to the database of the shop: orders wait for no longer one. */
const BATCH_ROWS = 500;
const BATCH_SETS = 100;

/**
 * What each sku of a version comes with, after a sku. Where a variant is also a product of its own, the product's own
 * stock is the truth.
 */
const STOCK = `SELECT sku, product_id AS productId, qty, is_in_stock AS isInStock, manage_stock AS manageStock,
    (SELECT max(regular_net) FROM product_sku AS same WHERE same.version = ?1 AND same.sku = product_sku.sku) AS regularNet
  FROM product_sku WHERE version = ?1 AND sku > ?2
    AND (kind = 'own' OR NOT EXISTS (SELECT 1 FROM product_sku AS own WHERE own.version = ?1 AND own.sku = product_sku.sku AND own.kind = 'own'))
  ORDER BY sku LIMIT ${BATCH_ROWS}`;

/** Pages of products that are sold in parts, after a pid, with the skus of their parts. */
const PARTS = `WITH page AS (SELECT pid, sku, type, doc FROM product WHERE version = ?1 AND pid > ?2 AND type IN ('configurable', 'grouped', 'bundle') ORDER BY pid LIMIT ${BATCH_SETS})
  SELECT page.pid, page.sku, child.value ->> 'sku' AS part FROM page, json_each(page.doc, '$.configurable_children') AS child WHERE page.type = 'configurable'
  UNION ALL SELECT page.pid, page.sku, link.value ->> 'linked_product_sku' FROM page, json_each(page.doc, '$.product_links') AS link
    WHERE page.type = 'grouped' AND link.value ->> 'link_type' = 'associated'
  UNION ALL SELECT page.pid, page.sku, link.value ->> 'sku' FROM page, json_each(page.doc, '$.bundle_options') AS option, json_each(option.value, '$.product_links') AS link
    WHERE page.type = 'bundle'
  UNION ALL SELECT page.pid, page.sku, NULL FROM page ORDER BY 1`;

const COUPONS = `SELECT key AS code, doc ->> 'kind' AS kind, doc ->> 'value' AS value, doc ->> 'from' AS fromAt, doc ->> 'to' AS toAt,
    coalesce(doc ->> 'minimum', 0) AS minimum, coalesce(doc ->> 'oncePerCustomer', 0) AS oncePerCustomer, doc ->> 'maxUses' AS maxUses
  FROM staged WHERE version = ?1 AND entity = 'coupon' AND key > ?2
  UNION ALL SELECT '${NO_COUPONS}', 'none', 0, NULL, NULL, 0, 0, NULL FROM staged WHERE version = ?1 AND entity = '${noneOf('coupon')}' AND '${NO_COUPONS}' > ?2
  ORDER BY code LIMIT ${BATCH_ROWS}`;

const WRITE_STOCK = `INSERT OR REPLACE INTO staged_stock (version, sku, product_id, qty, is_in_stock, manage_stock, regular_net)
  SELECT ?1, value ->> 'sku', value ->> 'productId', value ->> 'qty', value ->> 'isInStock', value ->> 'manageStock', value ->> 'regularNet' FROM json_each(?2)`;

/** How many imports of store view ?2 are in force. */
export const ENDS_OF_STORE = `(SELECT count(*) FROM import_version AS other JOIN import_end ON import_end.version = other.version
  WHERE other.store = ?2 AND import_end.outcome = 'applied')`;

/**
 * Most rows of a daily import are as they were: they are told apart beforehand, so that putting it in force is short.
 */
const COMPARE_STOCK = `UPDATE staged_stock SET same = EXISTS (SELECT 1 FROM stock WHERE stock.store = ?3 AND stock.sku = staged_stock.sku
      AND stock.product_id = staged_stock.product_id AND stock.qty = staged_stock.qty AND stock.is_in_stock = staged_stock.is_in_stock
      AND stock.manage_stock = staged_stock.manage_stock AND NOT EXISTS (SELECT 1 FROM stock_move WHERE stock_move.sku = stock.sku
        AND released_at IS NULL AND CAST(order_number AS INTEGER) > (SELECT last_order FROM import_version WHERE version = ?1)))
    AND regular_net IS (SELECT regular_net FROM price_history AS past WHERE past.store = ?3 AND past.sku = staged_stock.sku ORDER BY since DESC LIMIT 1)
  WHERE version = ?1 AND sku IN (SELECT value ->> 'sku' FROM json_each(?2))`;

const WRITE_PARTS = `INSERT INTO stock_part (store, sku, part, version)
  SELECT ?3, value ->> 'sku', value ->> 'part', ?1 FROM json_each(?2) WHERE value ->> 'part' IS NOT NULL
  ON CONFLICT (store, sku, part) DO UPDATE SET version = max(version, excluded.version)`;

const WRITE_COUPONS = `INSERT OR REPLACE INTO staged_coupon (version, code, kind, value, from_at, to_at, minimum, once_per_customer, max_uses)
  SELECT ?1, value ->> 'code', value ->> 'kind', value ->> 'value', value ->> 'fromAt', value ->> 'toAt',
    value ->> 'minimum', value ->> 'oncePerCustomer', value ->> 'maxUses' FROM json_each(?2)`;

/**
 * Reads pages of the catalogue behind a key (?1 version, ?2 key) and does with each in the shop what `write` says of
 * its rows.
 */
async function copy<Row, Key extends string | number>(
  env: Env,
  { id }: ImportRun,
  pace: BatchPace,
  from: string,
  write: (rows: string) => D1PreparedStatement[],
  first: Key,
  keyOf: (row: Row) => Key,
): Promise<void> {
  let after = first;
  for (;;) {
    const begun = Date.now();
    const { results } = await env.CATALOGUE.prepare(from).bind(id, after).all<Row>();
    const last = results.at(-1);
    if (!last) return;
    await env.SHOP.batch(write(JSON.stringify(results)));
    after = keyOf(last);
    await breathe(pace, Date.now() - begun);
  }
}

/** Notes what is sold and does not come any more. */
async function stageGone(env: Env, { id, store }: ImportRun, pace: BatchPace): Promise<void> {
  let after = '';
  for (;;) {
    const begun = Date.now();
    const page = 'SELECT sku FROM stock WHERE store = ?2 AND sku > ?3 ORDER BY sku LIMIT ?4';
    const [, rows] = await env.SHOP.batch<{ sku: string }>([
      env.SHOP.prepare(
        `INSERT OR IGNORE INTO staged_gone (version, sku) SELECT ?1, sku FROM (${page}) AS page
         WHERE NOT EXISTS (SELECT 1 FROM staged_stock WHERE version = ?1 AND staged_stock.sku = page.sku)`,
      ).bind(id, store.storeCode, after, BATCH_ROWS),
      env.SHOP.prepare(`SELECT max(sku) AS sku FROM (${page}) WHERE ?1 = ?1`).bind(
        id,
        store.storeCode,
        after,
        BATCH_ROWS,
      ),
    ]);
    const last = rows?.results[0]?.sku;
    if (!last) return;
    after = last;
    await breathe(pace, Date.now() - begun);
  }
}

/**
 * Copies what an import says of stock, regular prices, parts and coupons into the database of the shop, under its
 * version: nothing that is sold changes. Doing it again does no harm.
 */
export async function stageForShop(env: Env, run: ImportRun): Promise<void> {
  await env.SHOP.prepare(
    `UPDATE import_version SET compared_seq = (SELECT coalesce(max(seq), 0) FROM stock_change), compared_ends = ${ENDS_OF_STORE} WHERE version = ?1`,
  )
    .bind(run.id, run.store.storeCode)
    .run();
  const { id, store } = run;
  const pace = await paceOf(env, store.storeCode);
  const db = env.SHOP;
  const writeStock = (rows: string) => [
    db.prepare(WRITE_STOCK).bind(id, rows),
    db.prepare(COMPARE_STOCK).bind(id, rows, store.storeCode),
  ];
  await copy<{ sku: string }, string>(env, run, pace, STOCK, writeStock, '', ({ sku }) => sku);
  await copy<{ pid: number }, number>(
    env,
    run,
    pace,
    PARTS,
    (rows) => [db.prepare(WRITE_PARTS).bind(id, rows, store.storeCode)],
    0,
    ({ pid }) => pid,
  );
  await copy<{ code: string }, string>(
    env,
    run,
    pace,
    COUPONS,
    (rows) => [db.prepare(WRITE_COUPONS).bind(id, rows)],
    '',
    ({ code }) => code,
  );
  await stageGone(env, run, pace);
}
