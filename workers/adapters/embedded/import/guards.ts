import type { TaxRuleDocument } from '../../../../src/domain/catalogue/document';
import { losesProducts } from '../../../../src/domain/catalogue/import-rules';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { findTaxRate, taxPlaceOf } from '../../../../src/domain/tax';
import type { Env } from '../../../env';
import type { RowOf } from '../database';
import type { taxRule } from '../schema/catalogue';
import type { ImportRun } from './run';

/**
 * What a commit is refused for unless it is allowed: far fewer products than are served, and products nobody has a tax
 * rate for.
 */
export type ImportGuard = 'fewer' | 'untaxed';

const PAGE_PRODUCTS = 1000;

/** What a store view serves. */
export interface Served {
  /** The import that is served; 0 before the first. */
  version: number;
  products: number;
  categories: number;
}

/** What the store view serves now; nothing before its first import. */
export async function servedNow(env: Env, store: string): Promise<Served> {
  const row = await env.CATALOGUE.prepare(
    `SELECT version, (SELECT count(*) FROM product WHERE version = catalogue.version) AS products, (SELECT count(*) FROM category WHERE version = catalogue.version) AS categories
     FROM catalogue WHERE store = ?`,
  )
    .bind(store)
    .first<Served>();
  return row ?? { version: 0, products: 0, categories: 0 };
}

/**
 * Tax classes of what is sold in one page of products after a pid, with a sku of each; class 0 is sold without tax on
 * purpose.
 */
const CLASSES = `WITH page AS MATERIALIZED (SELECT pid, sku, type, doc FROM product WHERE version = ?1 AND pid > ?2 AND status IN (0, 1) ORDER BY pid LIMIT ${PAGE_PRODUCTS})
  SELECT NULL AS class, NULL AS sku, max(pid) AS last FROM page
  UNION ALL SELECT class, min(sku), NULL FROM (
    SELECT doc ->> '$.tax_class_id' AS class, sku FROM page WHERE page.type NOT IN ('configurable', 'grouped', 'bundle')
    UNION ALL SELECT coalesce(child.value ->> '$.tax_class_id', page.doc ->> '$.tax_class_id'), page.sku FROM page, json_each(page.doc, '$.configurable_children') AS child WHERE page.type = 'configurable'
  ) WHERE class IS NULL OR class <> 0 GROUP BY class`;

/** The first class that products of an import have and no rule has a rate for, with a sku; null when there is none. */
async function untaxedClass(env: Env, { id, store }: ImportRun): Promise<{ name: string; sku: string } | null> {
  const { results } = await env.CATALOGUE.prepare('SELECT doc FROM tax_rule WHERE version = ? ORDER BY id')
    .bind(id)
    .all<RowOf<typeof taxRule, 'doc'>>();
  const rules = results.map((row) => JSON.parse(row.doc) as TaxRuleDocument);
  const place = taxPlaceOf(store, null);
  for (let after = 0; ; ) {
    const page = await env.CATALOGUE.prepare(CLASSES)
      .bind(id, after)
      .all<{ class: number | null; sku: string | null; last: number | null }>();
    const last = page.results.find((row) => row.sku === null)?.last;
    if (!last) return null;
    for (const { class: taxClass, sku } of page.results) {
      if (sku !== null && findTaxRate(rules, taxClass, place) === null)
        return { name: String(taxClass ?? 'none'), sku };
    }
    after = last;
  }
}

/**
 * Keeps an import from doing harm: refused with 422 when fewer than 80 % of the products that are served would be left,
 * or when products have a tax class without a rate in the store view's country (or none at all) and would be sold
 * without tax. `allowed` names guards to pass over.
 */
export async function guardImport(env: Env, run: ImportRun, allowed: readonly ImportGuard[]): Promise<Result<null>> {
  const brought = await env.CATALOGUE.prepare('SELECT count(*) AS products FROM product WHERE version = ?')
    .bind(run.id)
    .first<{ products: number }>();
  const products = brought?.products ?? 0;
  if (products === 0) return ok(null);
  const served = await servedNow(env, run.store.storeCode);
  if (!allowed.includes('fewer') && losesProducts(served.products, products))
    return refuse(422, 'The catalogue would lose products', {
      detail: { guard: 'fewer', reason: `The catalogue would shrink from ${served.products} products to ${products}` },
    });
  const untaxed = allowed.includes('untaxed') ? null : await untaxedClass(env, run);
  if (untaxed)
    return refuse(422, 'Products would be sold without tax', {
      detail: { guard: 'untaxed', reason: `No tax rate for product tax class ${untaxed.name}`, sku: untaxed.sku },
    });
  return ok(null);
}
