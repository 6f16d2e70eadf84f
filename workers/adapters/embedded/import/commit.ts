import type { CategoryDocument } from '../../../../src/domain/catalogue/document';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { forgetVersion } from '../active-version';
import { priceProducts } from '../reprice';
import { deriveContext } from './derive-context';
import { closedMeanwhile, closing, type ImportRun, openImport } from './run';

export interface CommitReport {
  version: number;
  products: number;
  categories: number;
}

const CATEGORY_BATCH = 100;

/** Grouped products and bundles are priced last: their members may stand anywhere in the file. */
async function priceComposites(env: Env, run: ImportRun, now: number): Promise<void> {
  const { derive } = await deriveContext(env, run, now);
  const { results } = await env.DB.prepare("SELECT pid FROM product WHERE version = ? AND type IN ('grouped', 'bundle')").bind(run.id).all<{ pid: number }>();
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
  JOIN product ON product.pid = product_category.pid AND product.visibility IN (2, 3, 4) AND product.status IN (0, 1)
  GROUP BY below.top`;

const nested = (doc: CategoryDocument): CategoryDocument[] => doc.children_data.flatMap((child) => [child, ...nested(child)]);

/** Takes categories out of their parents, where some files have them, and counts their products. */
async function finishCategories(env: Env, run: ImportRun): Promise<void> {
  const { results } = await env.DB.prepare('SELECT doc FROM category WHERE version = ?').bind(run.id).all<{ doc: string }>();
  const listed = results.map((row) => JSON.parse(row.doc) as CategoryDocument);
  const known = new Set(listed.map((doc) => doc.id));
  const inside = [...new Map(listed.flatMap(nested).map((doc) => [doc.id, doc])).values()].filter((doc) => !known.has(doc.id) && doc.name && doc.slug);
  const write = (docs: readonly CategoryDocument[]) =>
    env.DB.prepare(
      `INSERT OR REPLACE INTO category (version, id, parent_id, slug, url_path, doc)
       SELECT ?1, value ->> 'id', value ->> 'parent_id', value ->> 'slug', value ->> 'url_path', value FROM json_each(?2)`,
    ).bind(run.id, JSON.stringify(docs.map((doc) => ({ ...doc, children_data: [] }))));
  const all = [...listed, ...inside];
  for (let start = 0; start < all.length; start += CATEGORY_BATCH) await write(all.slice(start, start + CATEGORY_BATCH)).run();
  const counts = await env.DB.prepare(PRODUCT_COUNTS).bind(run.id).all<{ id: number; products: number }>();
  await env.DB.prepare(
    `UPDATE category SET doc = json_set(doc, '$.product_count', coalesce((SELECT value ->> 'products' FROM json_each(?2) WHERE value ->> 'id' = category.id), 0))
     WHERE version = ?1`,
  )
    .bind(run.id, JSON.stringify(counts.results))
    .run();
}

/** Counts what is in the catalogue of each brand. */
const countBrands = (db: D1Database, { id }: ImportRun): D1PreparedStatement =>
  db
    .prepare(
      `INSERT OR REPLACE INTO brand (version, name, products)
       SELECT version, brand, count(*) FROM product WHERE version = ? AND brand IS NOT NULL AND status IN (0, 1) AND visibility IN (2, 4) GROUP BY brand`,
    )
    .bind(id);

/** Makes the version the one that is served, with its stock and the history of its prices. */
function catalogueStatements(db: D1Database, { id, store }: ImportRun, now: number): D1PreparedStatement[] {
  const code = store.storeCode;
  return [
    db
      .prepare(
        `INSERT INTO catalogue (store, version, revision, committed_at) VALUES (?1, ?2, 1, ?3)
         ON CONFLICT (store) DO UPDATE SET version = excluded.version, revision = revision + 1, committed_at = excluded.committed_at`,
      )
      .bind(code, id, now),
    db.prepare('DELETE FROM stock WHERE store = ?1').bind(code),
    // Where a variant is also a product of its own, the product's own stock is the truth.
    db
      .prepare(
        `INSERT OR IGNORE INTO stock (store, sku, product_id, qty, is_in_stock, manage_stock)
         SELECT ?1, sku, product_id, qty, is_in_stock, manage_stock FROM product_sku WHERE version = ?2 ORDER BY kind DESC`,
      )
      .bind(code, id),
    db
      .prepare(
        `INSERT OR REPLACE INTO price_history (store, sku, since, regular_net)
         SELECT ?1, sku, ?3, max(regular_net) FROM product_sku AS fresh WHERE version = ?2 AND regular_net IS NOT
           (SELECT regular_net FROM price_history AS past WHERE past.store = ?1 AND past.sku = fresh.sku ORDER BY since DESC LIMIT 1) GROUP BY sku`,
      )
      .bind(code, id, now),
  ];
}

/** Puts in force what came beside the catalogue: redirects, postal codes, coupons. */
function stagedStatements(db: D1Database, { id, store }: ImportRun): D1PreparedStatement[] {
  const code = store.storeCode;
  const staged = (entity: string): string => `FROM staged WHERE version = ?1 AND entity = '${entity}'`;
  return [
    db.prepare(`DELETE FROM redirect WHERE store = ?2 AND EXISTS (SELECT 1 ${staged('redirect')})`).bind(id, code),
    db.prepare(`INSERT INTO redirect (store, path, target) SELECT ?2, key, doc ->> 'to' ${staged('redirect')}`).bind(id, code),
    db
      .prepare(
        `INSERT OR REPLACE INTO postal_code (code, state, region_id, region_code, municipality, city, neighbourhoods, covered, delivery_from, delivery_to)
         SELECT key, doc ->> 'state', doc ->> 'region_id', doc ->> 'region_code', doc ->> 'municipality', doc ->> 'city', doc -> 'neighbourhoods', doc ->> 'covered',
           doc ->> 'delivery_from', doc ->> 'delivery_to' ${staged('postal_code')}`,
      )
      .bind(id),
    db
      .prepare(
        `INSERT INTO coupon (store, code, kind, value, from_at, to_at)
         SELECT ?2, key, doc ->> 'kind', doc ->> 'value', doc ->> 'from', doc ->> 'to' ${staged('coupon')}
         ON CONFLICT (store, code) DO UPDATE SET kind = excluded.kind, value = excluded.value, from_at = excluded.from_at, to_at = excluded.to_at`,
      )
      .bind(id, code),
    db.prepare('DELETE FROM staged WHERE version = ?').bind(id),
    db.prepare('UPDATE catalogue SET revision = revision + 1 WHERE store = ?').bind(code),
  ];
}

interface Counts {
  products: number;
  categories: number;
  /** Attributes, tax rules, pages, blocks and reviews: parts of a catalogue that is not there without products and categories. */
  parts: number;
  staged: number;
  newer: number;
}

/** An import of redirects, postal codes or coupons alone, which leaves the catalogue as it is. */
const isBesideCatalogue = ({ products, categories, parts, staged }: Counts): boolean => products + categories + parts === 0 && staged > 0;

/**
 * Makes an import the catalogue that is served, at once and as a whole: catalogue version, stock, redirects, postal codes, coupons, price history.
 * Refused with 422 when it holds no product or no category, with 409 when it is not open any more or a newer one is already served. One that
 * brings only postal codes, redirects or coupons puts these in force and leaves the catalogue alone; there is none of attributes, tax rules,
 * categories, pages, blocks or reviews alone, because products are computed with them and a version is served as a whole.
 */
export async function commitImport(env: Env, run: ImportRun, now: number): Promise<Result<CommitReport>> {
  const open = await openImport(env, run.store, run.id);
  if (!open.ok) return open;
  const counts = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM product WHERE version = ?1) AS products, (SELECT count(*) FROM category WHERE version = ?1) AS categories,
       (SELECT count(*) FROM attribute WHERE version = ?1) + (SELECT count(*) FROM tax_rule WHERE version = ?1) + (SELECT count(*) FROM cms WHERE version = ?1)
         + (SELECT count(*) FROM review WHERE version = ?1) AS parts,
       (SELECT count(*) FROM staged WHERE version = ?1) AS staged, (SELECT count(*) FROM catalogue WHERE store = ?2 AND version > ?1) AS newer`,
  )
    .bind(run.id, run.store.storeCode)
    .first<Counts>();
  const beside = counts !== null && isBesideCatalogue(counts);
  if (!beside) {
    if (!counts || counts.products === 0) return refuse(422, 'The import holds no product');
    if (counts.categories === 0) return refuse(422, 'The import holds no category');
    if (counts.newer > 0) return refuse(409, 'A newer import is already served');
    await priceComposites(env, run, now);
    await finishCategories(env, run);
    await countBrands(env.DB, run).run();
  }
  try {
    await env.DB.batch([closing(env.DB, run, now), ...(beside ? [] : catalogueStatements(env.DB, run, now)), ...stagedStatements(env.DB, run)]);
  } catch (error) {
    const closed = closedMeanwhile(error);
    if (closed) return closed;
    throw error;
  }
  forgetVersion(run.store.storeCode);
  return ok({ version: run.id, products: counts.products, categories: counts.categories });
}
