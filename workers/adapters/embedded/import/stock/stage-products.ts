import type { AttributeDocument, ProductDocument } from '../../../../../src/domain/catalogue/document';
import { memberSkus } from '../../../../../src/domain/catalogue/members';
import type { PriceContext } from '../../../../../src/domain/catalogue/pricing';
import type { Env } from '../../../../env';
import type { RowOf } from '../../database';
import type { staged } from '../../schema/catalogue';
import { pastPrices } from '../derive-context';
import { type DeriveContext, type PricedColumns, productRows, type SkuRow } from '../product-rows';
import type { ImportRun } from '../run';
import { patched } from './patch';
import type { StockRow } from './stock-row';

type Context = PriceContext & { attributes: Map<string, AttributeDocument> };

/** A batch holds documents up to this many characters: what is written of them is one parameter of at most 2 MB. */
const BATCH_CHARACTERS = 400_000;
const PAGE = 1000;

/** Where a staged document stands in for the one that is served. */
const STAGED =
  "LEFT JOIN staged ON staged.version = ?1 AND staged.entity = 'stock_product' AND staged.key = CAST(product.pid AS TEXT)";
const DOC = "coalesce(staged.doc -> '$.doc', product.doc)";

interface Loaded {
  pid: number;
  doc: string;
}

const parse = ({ doc }: Loaded): ProductDocument => JSON.parse(doc) as ProductDocument;

/** Pids a query answers, page by page (?1 import, ?2 version, ?3 the last pid), in batches of bounded size. */
async function* batches(env: Env, run: ImportRun, version: number, sql: string): AsyncGenerator<number[]> {
  let last = 0;
  for (;;) {
    const { results } = await env.CATALOGUE.prepare(`${sql} ORDER BY product.pid LIMIT ${PAGE}`)
      .bind(run.id, version, last)
      .all<{ pid: number; size: number }>();
    let batch: number[] = [];
    let size = 0;
    for (const row of results) {
      if (batch.length > 0 && size + row.size > BATCH_CHARACTERS) {
        yield batch;
        batch = [];
        size = 0;
      }
      batch.push(row.pid);
      size += row.size;
      last = row.pid;
    }
    if (batch.length > 0) yield batch;
    if (results.length < PAGE) return;
  }
}

async function documentsOf(env: Env, run: ImportRun, pids: readonly number[]): Promise<Loaded[]> {
  const { results } = await env.CATALOGUE.prepare(
    `SELECT product.pid, ${DOC} AS doc FROM product ${STAGED} WHERE product.pid IN (SELECT value FROM json_each(?2))`,
  )
    .bind(run.id, JSON.stringify(pids))
    .all<Loaded>();
  return results;
}

async function rowsOf(env: Env, run: ImportRun, pids: readonly number[]): Promise<Map<string, StockRow>> {
  const { results } = await env.CATALOGUE.prepare(
    `SELECT staged.key, staged.doc FROM product_sku JOIN staged ON staged.version = ?1 AND staged.entity = 'stock' AND staged.key = product_sku.sku
     WHERE product_sku.pid IN (SELECT value FROM json_each(?2))`,
  )
    .bind(run.id, JSON.stringify(pids))
    .all<RowOf<typeof staged, 'key' | 'doc'>>();
  return new Map(results.map(({ key, doc }) => [key, JSON.parse(doc) as StockRow]));
}

async function membersOf(
  env: Env,
  run: ImportRun,
  version: number,
  docs: readonly ProductDocument[],
): Promise<Map<string, ProductDocument>> {
  const { results } = await env.CATALOGUE.prepare(
    `SELECT product.pid, ${DOC} AS doc FROM product ${STAGED} WHERE product.version = ?2 AND product.sku IN (SELECT value FROM json_each(?3))`,
  )
    .bind(run.id, version, JSON.stringify([...new Set(docs.flatMap(memberSkus))]))
    .all<Loaded>();
  return new Map(results.map(parse).map((doc) => [doc.sku, doc]));
}

interface StagedProduct extends PricedColumns {
  pid: number;
  doc: ProductDocument;
  skus: SkuRow[];
}

async function write(
  env: Env,
  run: ImportRun,
  docs: readonly { pid: number; doc: ProductDocument }[],
  ctx: DeriveContext,
): Promise<StagedProduct[]> {
  const rows = docs.map(({ pid, doc }): StagedProduct => {
    const { columns, links } = productRows(doc, ctx);
    const { finalNet, finalGross, regularGross, discount, nextBoundaryAt, card } = columns;
    return { pid, finalNet, finalGross, regularGross, discount, nextBoundaryAt, card, doc, skus: links.skus };
  });
  await env.CATALOGUE.prepare(
    "INSERT OR REPLACE INTO staged (version, entity, key, doc) SELECT ?1, 'stock_product', value ->> 'pid', value FROM json_each(?2)",
  )
    .bind(run.id, JSON.stringify(rows))
    .run();
  return rows;
}

/**
 * Stages in the shop what the file says of its skus. A sku of two products has the higher of their regular prices, as
 * in a whole import.
 */
async function stageForShop(
  env: Env,
  run: ImportRun,
  products: readonly StagedProduct[],
  rows: ReadonlyMap<string, StockRow>,
): Promise<void> {
  const staged = products.flatMap(({ skus }) =>
    skus.flatMap(({ sku, productId, regularNet }) => {
      const row = rows.get(sku);
      return row
        ? [
            {
              sku,
              productId,
              regularNet,
              qty: row.qty,
              isInStock: row.inStock,
              manageStock: row.qty === undefined ? undefined : true,
            },
          ]
        : [];
    }),
  );
  await env.SHOP.prepare(
    `INSERT INTO staged_stock (version, sku, product_id, qty, is_in_stock, manage_stock, regular_net)
     SELECT ?1, value ->> 'sku', value ->> 'productId', value ->> 'qty', value ->> 'isInStock', value ->> 'manageStock', value ->> 'regularNet' FROM json_each(?2) WHERE true
     ON CONFLICT (version, sku) DO UPDATE SET regular_net = max(regular_net, excluded.regular_net)`,
  )
    .bind(run.id, JSON.stringify(staged))
    .run();
}

const AFFECTED = `SELECT product.pid, length(product.doc) AS size FROM product WHERE product.pid > ?3 AND product.pid IN
  (SELECT product_sku.pid FROM staged JOIN product_sku ON product_sku.version = ?2 AND product_sku.sku = staged.key WHERE staged.version = ?1 AND staged.entity = 'stock')`;

/** Every grouped product and bundle: what its members cost may have changed. */
const COMPOSITES = `SELECT product.pid, length(product.doc) AS size FROM product WHERE ?1 > 0 AND product.version = ?2 AND product.pid > ?3 AND product.type IN ('grouped', 'bundle')`;

/**
 * Computes every product the staged rows touch as it will be at `ctx.now`, then the grouped products and bundles of it,
 * and stages them beside the rows: nothing that is served changes.
 */
export async function stageProducts(env: Env, run: ImportRun, version: number, ctx: Context): Promise<void> {
  await env.CATALOGUE.prepare("DELETE FROM staged WHERE version = ? AND entity = 'stock_product'").bind(run.id).run();
  await env.SHOP.prepare('DELETE FROM staged_stock WHERE version = ?').bind(run.id).run();
  for await (const pids of batches(env, run, version, AFFECTED)) {
    const rows = await rowsOf(env, run, pids);
    const docs = (await documentsOf(env, run, pids)).map((loaded) => ({
      pid: loaded.pid,
      doc: patched(parse(loaded), rows),
    }));
    const history = await pastPrices(
      env,
      run.store,
      docs.map(({ doc }) => doc),
    );
    await stageForShop(env, run, await write(env, run, docs, { ...ctx, history }), rows);
  }
  for await (const pids of batches(env, run, version, COMPOSITES)) {
    const docs = (await documentsOf(env, run, pids)).map((loaded) => ({ pid: loaded.pid, doc: parse(loaded) }));
    const plain = docs.map(({ doc }) => doc);
    await write(env, run, docs, {
      ...ctx,
      members: await membersOf(env, run, version, plain),
      history: await pastPrices(env, run.store, plain),
    });
  }
}
