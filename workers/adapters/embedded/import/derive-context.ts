import type { Surroundings } from '../../../../src/contract/documents';
import type {
  AttributeDocument,
  CategoryDocument,
  ProductDocument,
  TaxRuleDocument,
} from '../../../../src/domain/catalogue/document';
import type { StoreView } from '../../../../src/domain/store-view';
import { taxPlaceOf } from '../../../../src/domain/tax';
import type { Env } from '../../../env';
import type { PastPrice } from '../prior-price';
import type { DeriveContext } from './product-rows';
import type { ImportRun } from './run';

/** What products of an import are completed and computed with. */
export interface ImportContext {
  surroundings: Surroundings;
  derive: Omit<DeriveContext, 'history'>;
}

/** Reads what was imported before the products: attributes, tax rules, categories. */
export async function deriveContext(env: Env, run: ImportRun, now: number): Promise<ImportContext> {
  const [attributeRows, ruleRows, categoryRows] = await env.CATALOGUE.batch<{ doc: string }>([
    env.CATALOGUE.prepare('SELECT doc FROM attribute WHERE version = ?').bind(run.id),
    env.CATALOGUE.prepare('SELECT doc FROM tax_rule WHERE version = ? ORDER BY id').bind(run.id),
    env.CATALOGUE.prepare('SELECT doc FROM category WHERE version = ?').bind(run.id),
  ]);
  const parsed = <T>(result: D1Result<{ doc: string }> | undefined): T[] =>
    (result?.results ?? []).map((row) => JSON.parse(row.doc) as T);
  const attributes = parsed<AttributeDocument>(attributeRows);
  const rules = parsed<TaxRuleDocument>(ruleRows);
  const categories = parsed<CategoryDocument>(categoryRows);
  return {
    surroundings: {
      categories: new Map(categories.map((category) => [category.id, category])),
      attributes: new Map(attributes.map((attribute) => [attribute.attribute_id, attribute])),
    },
    derive: {
      rules,
      attributes: new Map(attributes.map((attribute) => [attribute.attribute_code, attribute])),
      place: taxPlaceOf(run.store, null),
      now,
      groupId: 0,
      store: run.store,
    },
  };
}

/** Regular prices the skus of these products had in earlier imports. */
export async function pastPrices(
  env: Env,
  store: StoreView,
  docs: readonly ProductDocument[],
): Promise<Map<string, PastPrice[]>> {
  const skus = docs.flatMap((doc) => [doc.sku, ...doc.configurable_children.map((child) => child.sku)]);
  const { results } = await env.SHOP.prepare(
    'SELECT sku, since, regular_net AS regularNet FROM price_history WHERE store = ? AND sku IN (SELECT value FROM json_each(?))',
  )
    .bind(store.storeCode, JSON.stringify(skus))
    .all<PastPrice & { sku: string }>();
  return Map.groupBy(results, (row) => row.sku);
}
