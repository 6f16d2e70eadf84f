import type { Env } from '../../../env';
import type { ImportRun } from './run';
import { noneOf } from './write-others';

/** Stands among staged coupons for an empty list; a coupon's own code has no blanks around it. */
export const NO_COUPONS = ' ';

/** Rows of one write to the database of the shop: orders wait for no longer one. */
const BATCH_ROWS = 500;
const BATCH_SETS = 100;

/** What each sku of a version comes with, after a sku. Where a variant is also a product of its own, the product's own stock is the truth. */
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

const COUPONS = `SELECT key AS code, doc ->> 'kind' AS kind, doc ->> 'value' AS value, doc ->> 'from' AS fromAt, doc ->> 'to' AS toAt
  FROM staged WHERE version = ?1 AND entity = 'coupon' AND key > ?2
  UNION ALL SELECT '${NO_COUPONS}', 'none', 0, NULL, NULL FROM staged WHERE version = ?1 AND entity = '${noneOf('coupon')}' AND '${NO_COUPONS}' > ?2
  ORDER BY code LIMIT ${BATCH_ROWS}`;

const WRITE_STOCK = `INSERT OR REPLACE INTO staged_stock (version, sku, product_id, qty, is_in_stock, manage_stock, regular_net)
  SELECT ?1, value ->> 'sku', value ->> 'productId', value ->> 'qty', value ->> 'isInStock', value ->> 'manageStock', value ->> 'regularNet' FROM json_each(?2)`;
const WRITE_PARTS = `INSERT OR IGNORE INTO staged_part (version, sku, part)
  SELECT ?1, value ->> 'sku', value ->> 'part' FROM json_each(?2) WHERE value ->> 'part' IS NOT NULL`;
const WRITE_COUPONS = `INSERT OR REPLACE INTO staged_coupon (version, code, kind, value, from_at, to_at)
  SELECT ?1, value ->> 'code', value ->> 'kind', value ->> 'value', value ->> 'fromAt', value ->> 'toAt' FROM json_each(?2)`;

async function copy<Row, Key extends string | number>(
  env: Env,
  { id }: ImportRun,
  from: string,
  to: string,
  first: Key,
  keyOf: (row: Row) => Key,
): Promise<void> {
  let after = first;
  for (;;) {
    const { results } = await env.CATALOGUE.prepare(from).bind(id, after).all<Row>();
    const last = results.at(-1);
    if (!last) return;
    await env.SHOP.prepare(to).bind(id, JSON.stringify(results)).run();
    after = keyOf(last);
  }
}

/**
 * Copies what an import says of stock, regular prices, parts and coupons into the database of the shop, under its version: nothing that is
 * sold changes. Doing it again does no harm.
 */
export async function stageForShop(env: Env, run: ImportRun): Promise<void> {
  await copy<{ sku: string }, string>(env, run, STOCK, WRITE_STOCK, '', ({ sku }) => sku);
  await copy<{ pid: number }, number>(env, run, PARTS, WRITE_PARTS, 0, ({ pid }) => pid);
  await copy<{ code: string }, string>(env, run, COUPONS, WRITE_COUPONS, '', ({ code }) => code);
}
