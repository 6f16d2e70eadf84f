import { FRONT_PAGE } from '../../../../src/domain/catalogue/availability';
import type { CategoryDocument } from '../../../../src/domain/catalogue/document';
import { type Contents, isBesideCatalogue, lackOf } from '../../../../src/domain/catalogue/import-rules';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { HAS_CARD } from '../catalogue/list-sql';
import type { RowOf } from '../database';
import { priceProducts } from '../reprice';
import { bringShownReviews } from '../reviews/shown';
import type { category, product } from '../schema/catalogue';
import { publishChanged } from '../served/publish';
import { announceRevision, isOvertaken, moveTo } from '../served/revision';
import { isEnded } from './apply';
import { writeCategoryFilters } from './category-filters';
import { deriveContext } from './derive-context';
import { finishImports } from './finish';
import { closedMeanwhile, closing, type ImportRun, openImport } from './run';
import { stageForShop } from './stage-for-shop';
import { importState } from './state';
import { noneOf } from './write-others';

export interface CommitReport {
  version: number;
  products: number;
  categories: number;
}

const CATEGORY_BATCH = 100;
/** How often a commit is written anew when another change of the catalogue comes between. */
const SWITCH_TRIES = 3;

/** Grouped products and bundles are priced last: their members may stand anywhere in the file. */
async function priceComposites(env: Env, run: ImportRun, now: number): Promise<void> {
  const { derive } = await deriveContext(env, run, now);
  const { results } = await env.CATALOGUE.prepare(
    "SELECT pid FROM product WHERE version = ? AND type IN ('grouped', 'bundle')",
  )
    .bind(run.id)
    .all<RowOf<typeof product, 'pid'>>();
  await priceProducts(
    env,
    run.id,
    results.map((row) => row.pid),
    derive,
  );
}

/** Products of a category and everything below it that a list shows. */
const PRODUCT_COUNTS = `
  WITH RECURSIVE below (top, id) AS (
    SELECT id, id FROM category WHERE version = ?1
    UNION SELECT below.top, category.id FROM below JOIN category ON category.version = ?1 AND category.parent_id = below.id
  )
  SELECT below.top AS id, count(DISTINCT product.pid) AS products FROM below
  JOIN product_category ON product_category.version = ?1 AND product_category.category_id = below.id
  JOIN product ON product.pid = product_category.pid AND ${HAS_CARD}
  GROUP BY below.top`;

const nested = (doc: CategoryDocument): CategoryDocument[] =>
  doc.children_data.flatMap((child) => [child, ...nested(child)]);

/**
 * Takes categories out of their parents, where some files have them, counts their products and chooses the filters of
 * their lists.
 */
async function finishCategories(env: Env, run: ImportRun): Promise<void> {
  const { results } = await env.CATALOGUE.prepare('SELECT doc FROM category WHERE version = ?')
    .bind(run.id)
    .all<RowOf<typeof category, 'doc'>>();
  const listed = results.map((row) => JSON.parse(row.doc) as CategoryDocument);
  const known = new Set(listed.map((doc) => doc.id));
  const inside = [...new Map(listed.flatMap(nested).map((doc) => [doc.id, doc])).values()].filter(
    (doc) => !known.has(doc.id) && doc.name && doc.slug,
  );
  const write = (docs: readonly CategoryDocument[]) =>
    env.CATALOGUE.prepare(
      `INSERT OR REPLACE INTO category (version, id, parent_id, slug, url_path, doc)
       SELECT ?1, value ->> 'id', value ->> 'parent_id', value ->> 'slug', value ->> 'url_path', value FROM json_each(?2)`,
    ).bind(run.id, JSON.stringify(docs.map((doc) => ({ ...doc, children_data: [] }))));
  const all = [...listed, ...inside];
  for (let start = 0; start < all.length; start += CATEGORY_BATCH)
    await write(all.slice(start, start + CATEGORY_BATCH)).run();
  const counts = await env.CATALOGUE.prepare(PRODUCT_COUNTS).bind(run.id).all<{ id: number; products: number }>();
  await env.CATALOGUE.prepare(
    `UPDATE category SET doc = json_set(doc, '$.product_count', coalesce((SELECT value ->> 'products' FROM json_each(?2) WHERE value ->> 'id' = category.id), 0))
     WHERE version = ?1`,
  )
    .bind(run.id, JSON.stringify(counts.results))
    .run();
  await writeCategoryFilters(env.CATALOGUE, run.id, all);
}

/** Counts what is in the catalogue of each brand. */
const countBrands = (db: D1Database, { id }: ImportRun): D1PreparedStatement =>
  db
    .prepare(
      `INSERT OR REPLACE INTO brand (version, name, products)
       SELECT version, brand, count(*) FROM product WHERE version = ? AND brand IS NOT NULL AND status IN (0, 1) AND visibility IN (${FRONT_PAGE.join(', ')}) GROUP BY brand`,
    )
    .bind(id);

/** Where a variant is also a product of its own, the product's own stock is shown for both. */
const shareStock = (db: D1Database, { id }: ImportRun): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE product_sku SET qty = own.qty, is_in_stock = own.is_in_stock, manage_stock = own.manage_stock FROM product_sku AS own
       WHERE product_sku.version = ?1 AND product_sku.kind = 'child' AND own.version = ?1 AND own.kind = 'own' AND own.sku = product_sku.sku`,
    )
    .bind(id);

/**
 * Makes the version the one that is served, at an announced revision; fails, and with it the batch, when a newer one is.
 */
const serve = (db: D1Database, { id, store }: ImportRun, revision: number, now: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO catalogue (store, version, revision, committed_at) VALUES (?1, ?2, ?4, ?3)
       ON CONFLICT (store) DO UPDATE SET version = CASE WHEN excluded.version > version THEN excluded.version END,
         revision = CASE WHEN excluded.revision > revision THEN excluded.revision END, committed_at = excluded.committed_at, review_seq = 0`,
    )
    .bind(store.storeCode, id, now, revision);

/** Puts in force what came beside the version: redirects and postal codes. Coupons stand in the shop by now. */
function stagedStatements(db: D1Database, { id, store }: ImportRun): D1PreparedStatement[] {
  const code = store.storeCode;
  const staged = (entity: string): string => `FROM staged WHERE version = ?1 AND entity = '${entity}'`;
  return [
    db
      .prepare(
        `DELETE FROM redirect WHERE store = ?2 AND EXISTS (SELECT 1 ${staged('redirect')} UNION ALL SELECT 1 ${staged(noneOf('redirect'))})`,
      )
      .bind(id, code),
    db
      .prepare(`INSERT INTO redirect (store, path, target) SELECT ?2, key, doc ->> 'to' ${staged('redirect')}`)
      .bind(id, code),
    db
      .prepare(
        `INSERT OR REPLACE INTO postal_code (code, state, region_id, region_code, municipality, city, neighbourhoods, covered, delivery_from, delivery_to)
         SELECT key, doc ->> 'state', doc ->> 'region_id', doc ->> 'region_code', doc ->> 'municipality', doc ->> 'city', doc -> 'neighbourhoods', doc ->> 'covered',
           doc ->> 'delivery_from', doc ->> 'delivery_to' ${staged('postal_code')}`,
      )
      .bind(id),
    db.prepare('DELETE FROM staged WHERE version = ?').bind(id),
  ];
}

async function countsOf(env: Env, { id }: ImportRun): Promise<Contents> {
  const counts = await env.CATALOGUE.prepare(
    `SELECT (SELECT count(*) FROM product WHERE version = ?1) AS products, (SELECT count(*) FROM category WHERE version = ?1) AS categories,
       (SELECT count(*) FROM attribute WHERE version = ?1) + (SELECT count(*) FROM tax_rule WHERE version = ?1) + (SELECT count(*) FROM cms WHERE version = ?1)
         + (SELECT count(*) FROM review WHERE version = ?1) AS parts,
       (SELECT count(*) FROM staged WHERE version = ?1) AS staged`,
  )
    .bind(id)
    .first<Contents>();
  if (!counts) throw new Error('an import was counted without an answer');
  return counts;
}

const newerServed = () => refuse(409, 'A newer import is already served');

/** Completes a version that is not served yet: prices of sets, counts of categories and brands. */
async function complete(env: Env, run: ImportRun, counts: Contents, now: number): Promise<Result<null>> {
  const lack = lackOf(counts);
  if (lack) return refuse(422, lack);
  const newer = await env.CATALOGUE.prepare('SELECT 1 FROM catalogue WHERE store = ? AND version > ?')
    .bind(run.store.storeCode, run.id)
    .first();
  if (newer) return newerServed();
  await priceComposites(env, run, now);
  await finishCategories(env, run);
  await env.CATALOGUE.batch([countBrands(env.CATALOGUE, run), shareStock(env.CATALOGUE, run)]);
  return ok(null);
}

/** Puts the import in force in the catalogue, as a whole; once more where another change came first. */
async function switchCatalogue(
  env: Env,
  run: ImportRun,
  beside: boolean,
  now: number,
  triesLeft = SWITCH_TRIES - 1,
): Promise<Result<null>> {
  const db = env.CATALOGUE;
  const revision = await announceRevision(env, run.store.storeCode);
  try {
    await db.batch([
      closing(db, run, now),
      beside ? moveTo(db, run.store.storeCode, revision) : serve(db, run, revision, now),
      ...stagedStatements(db, run),
    ]);
    return ok(null);
  } catch (error) {
    if (String(error).includes('catalogue.version')) return newerServed();
    if (isOvertaken(error) && triesLeft > 0) return switchCatalogue(env, run, beside, now, triesLeft - 1);
    const closed = closedMeanwhile(error);
    if (closed) return closed;
    throw error;
  }
}

/** Whether this commit was begun before and broke off between its halves. */
async function isHalfDone(env: Env, run: ImportRun): Promise<boolean> {
  return (await importState(env, run.id))?.state === 'committed' && !(await isEnded(env, run.id));
}

/**
 * Makes an import what is served and sold. First what it says of stock, prices and coupons is staged in the database of
 * the shop; then the catalogue is switched to its version, with redirects and postal codes, at once and as a whole;
 * then the shop puts in force what is staged, at once and once. Broken off between the two, it is finished by the next
 * try or by the scheduled function, whichever comes first. Refused with 422 when it holds no product or no category,
 * with 409 when it is not open any more or a newer one is already served. One that brings only postal codes, redirects
 * or coupons puts these in force and leaves the catalogue alone; there is none of attributes, tax rules, categories,
 * pages, blocks or reviews alone, because products are computed with them and a version is served as a whole.
 */
export async function commitImport(env: Env, run: ImportRun, now: number): Promise<Result<CommitReport>> {
  const { storeCode } = run.store;
  const counts = await countsOf(env, run);
  if (!(await isHalfDone(env, run))) {
    const open = await openImport(env, run.store, run.id);
    if (!open.ok) return open;
    const beside = isBesideCatalogue(counts);
    const whole = beside ? ok(null) : await complete(env, run, counts, now);
    if (!whole.ok) return whole;
    await stageForShop(env, run);
    await finishImports(env, storeCode, now);
    await workerFailpoint('import.before-switch');
    const switched = await switchCatalogue(env, run, beside, now);
    if (!switched.ok) return switched;
    await workerFailpoint('import.after-switch');
  }
  await finishImports(env, storeCode, now);
  await workerFailpoint('import.after-apply');
  await bringShownReviews(env, storeCode);
  await publishChanged(env, storeCode, now);
  return ok({ version: run.id, products: counts.products, categories: counts.categories });
}
