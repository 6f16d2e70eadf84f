import type { ImportEntity } from '../../../../src/contract/documents/import-order';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { toCentavos, toDecimal } from '../../../../src/domain/money';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import type { RowOf } from '../database';
import { liveStock } from '../live-stock';
import { stockOf as inDocument, type StockRow } from '../product-documents';
import type { importRun } from '../schema/catalogue';
import { refreshVersion } from '../served/version-pointer';

/** Rows of a page: a document has at most 1 MiB, mostly some KB. */
const PAGE_ROWS = 50;

interface Row {
  key: string | number;
  doc: string;
}

/**
 * One entity: rows after ?3 of version ?1 or store ?2, with the key to go on from; `shape` turns a page of rows into
 * its documents. What is made by imports is read from the catalogue, records from the shop.
 */
interface Export {
  from: 'CATALOGUE' | 'SHOP';
  first: string | number;
  sql: string;
  shape?: (rows: readonly Row[], env: Env, store: StoreView) => Promise<unknown[]>;
}

const versioned = (table: string, key: string, where = '1'): string =>
  `SELECT ${key} AS key, doc FROM ${table} WHERE version = ?1 AND ?2 = ?2 AND ${where} AND ${key} > ?3 ORDER BY ${key}`;

/** A product as it would come in: stock as orders left it. */
function productOf(product: ProductDocument, stocks: ReadonlyMap<string, StockRow>): ProductDocument {
  const stockOf = <T extends ProductDocument['stock']>(sku: string, stock: T): T => {
    const row = stocks.get(sku);
    return row ? { ...stock, ...inDocument(row) } : stock;
  };
  return {
    ...product,
    stock: stockOf(product.sku, product.stock),
    configurable_children: product.configurable_children.map((child) =>
      child.stock ? { ...child, stock: stockOf(child.sku, child.stock) } : child,
    ),
  };
}

async function productsOf(rows: readonly Row[], env: Env, { storeCode }: StoreView): Promise<ProductDocument[]> {
  const products = rows.map(({ doc }) => JSON.parse(doc) as ProductDocument);
  const stocks = await liveStock(
    env,
    storeCode,
    products.flatMap(({ sku, configurable_children }) => [sku, ...configurable_children.map((child) => child.sku)]),
  );
  return products.map((product) => productOf(product, stocks));
}

const isoOf = (ms: unknown): string | null => (typeof ms === 'number' ? new Date(ms).toISOString() : null);

/** A coupon as it would come in: a fixed one in pesos. */
function couponOf({ doc }: Row): unknown {
  const { value, from, to, minimum, once, ...rest } = JSON.parse(doc) as Record<
    'value' | 'from' | 'to' | 'minimum' | 'once',
    number
  > & { kind: string };
  return {
    ...rest,
    value: rest.kind === 'fixed' ? toDecimal(toCentavos(value)) : value,
    from: isoOf(from),
    to: isoOf(to),
    minimum: toDecimal(toCentavos(minimum)),
    once_per_customer: once === 1,
  };
}

const EXPORTS: Record<ImportEntity, Export> = {
  attribute: { from: 'CATALOGUE', first: '', sql: versioned('attribute', 'code') },
  taxrule: { from: 'CATALOGUE', first: 0, sql: versioned('tax_rule', 'id') },
  category: { from: 'CATALOGUE', first: 0, sql: versioned('category', 'id') },
  product: { from: 'CATALOGUE', first: 0, sql: versioned('product', 'pid'), shape: productsOf },
  cms_page: { from: 'CATALOGUE', first: '', sql: versioned('cms', 'identifier', "kind = 'cms_page'") },
  cms_hierarchy: { from: 'CATALOGUE', first: '', sql: versioned('cms', 'identifier', "kind = 'cms_hierarchy'") },
  cms_block: { from: 'CATALOGUE', first: '', sql: versioned('cms', 'identifier', "kind = 'cms_block'") },
  review: { from: 'CATALOGUE', first: 0, sql: versioned('review', 'id', 'NOT is_own') },
  redirect: {
    from: 'CATALOGUE',
    first: '',
    sql: `SELECT path AS key, json_object('from', path, 'to', target) AS doc FROM redirect WHERE ?1 = ?1 AND store = ?2 AND path > ?3 ORDER BY path`,
  },
  postal_code: {
    from: 'CATALOGUE',
    first: '',
    sql: `SELECT code AS key, json_object('code', code, 'state', state, 'region_id', region_id, 'region_code', region_code, 'municipality', municipality, 'city', city,
            'neighbourhoods', json(neighbourhoods), 'covered', json(iif(covered, 'true', 'false')), 'delivery_from', delivery_from, 'delivery_to', delivery_to) AS doc
          FROM postal_code WHERE ?1 = ?1 AND ?2 = ?2 AND code > ?3 ORDER BY code`,
  },
  coupon: {
    from: 'SHOP',
    first: '',
    sql: `SELECT code AS key, json_object('code', code, 'kind', kind, 'value', value, 'from', from_at, 'to', to_at,
            'minimum', minimum, 'once', once_per_customer, 'max_uses', max_uses) AS doc
          FROM coupon WHERE ?1 = ?1 AND store = ?2 AND code > ?3 ORDER BY code`,
    shape: async (rows) => rows.map(couponOf),
  },
};

const encoder = new TextEncoder();

/** Whether rows of a version may have been taken away meanwhile: a later one is served, and this one is given up. */
async function isPurged(env: Env, version: number): Promise<boolean> {
  const row = await env.CATALOGUE.prepare('SELECT state FROM import_run WHERE id = ?')
    .bind(version)
    .first<RowOf<typeof importRun, 'state'>>();
  return row?.state !== 'committed';
}

/**
 * Everything of one entity that a store view serves, as documents the importer takes, one a line; null before its first
 * catalogue. A page of rows at a time is in memory. The stream fails when the catalogue it reads is taken away before
 * its end.
 */
export async function exportDocuments(
  env: Env,
  store: StoreView,
  entity: ImportEntity,
): Promise<ReadableStream<Uint8Array> | null> {
  const active = await refreshVersion(env, store.storeCode);
  if (!active) return null;
  const { from, first, sql, shape } = EXPORTS[entity];
  const page = async (after: string | number): Promise<{ results: Row[]; lines: string[] }> => {
    const { results } = await env[from]
      .prepare(`${sql} LIMIT ${PAGE_ROWS}`)
      .bind(active.version, store.storeCode, after)
      .all<Row>();
    return {
      results,
      lines: shape
        ? (await shape(results, env, store)).map((document) => JSON.stringify(document))
        : results.map((row) => row.doc),
    };
  };
  let last = first;
  // The first page is read before anything is answered: a database that fails is a refusal then, and no broken stream.
  let next: Awaited<ReturnType<typeof page>> | null = await page(first);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { results, lines } = next ?? (await page(last));
      next = null;
      if (results.length > 0) {
        controller.enqueue(encoder.encode(lines.map((line) => `${line}\n`).join('')));
        last = results.at(-1)?.key ?? last;
      }
      if (results.length === PAGE_ROWS) return;
      if (await isPurged(env, active.version))
        controller.error(new Error('the catalogue was replaced while it was exported'));
      else controller.close();
    },
  });
}
