import type { AttributeDocument, ProductDocument } from '../../../src/domain/catalogue/document';
import { memberSkus } from '../../../src/domain/catalogue/members';
import type { PriceContext } from '../../../src/domain/catalogue/pricing';
import type { Env } from '../../env';
import { updatePlaces } from './catalogue/category-places';
import type { RowOf } from './database';
import { pricedColumns } from './import/product-rows';
import { updatePriced } from './import/write-products';
import type { product } from './schema/catalogue';
import { type CatalogueVersion, versionStatement } from './served/version';

const BATCH_PRODUCTS = 100;

type PricingContext = PriceContext & { attributes: Map<string, AttributeDocument> };

/** Statements that are written with prices which were computed of the catalogue as it was `read`. */
type Together = (read: CatalogueVersion) => Promise<readonly D1PreparedStatement[]>;

/** Documents of the members of these products, by sku. */
async function membersBySku(
  env: Env,
  version: number,
  docs: readonly ProductDocument[],
): Promise<Map<string, ProductDocument>> {
  const skus = [...new Set(docs.flatMap(memberSkus))];
  if (skus.length === 0) return new Map();
  const { results } = await env.CATALOGUE.prepare(
    'SELECT sku, doc FROM product WHERE version = ? AND sku IN (SELECT value FROM json_each(?))',
  )
    .bind(version, JSON.stringify(skus))
    .all<RowOf<typeof product, 'sku' | 'doc'>>();
  return new Map(results.map((row) => [row.sku, JSON.parse(row.doc) as ProductDocument]));
}

async function priceBatch(
  env: Env,
  version: number,
  pids: readonly number[],
  ctx: PricingContext,
  together: Together,
): Promise<void> {
  const list = JSON.stringify(pids);
  const [served, documents, skus] = await env.CATALOGUE.batch([
    versionStatement(env.CATALOGUE, ctx.store.storeCode),
    env.CATALOGUE.prepare('SELECT pid, doc FROM product WHERE pid IN (SELECT value FROM json_each(?))').bind(list),
    env.CATALOGUE.prepare(
      `SELECT pid, sku, prior_net AS priorNet, prior_until AS priorUntil FROM product_sku
       WHERE pid IN (SELECT value FROM json_each(?)) AND prior_net IS NOT NULL`,
    ).bind(list),
  ]);
  const priors = Map.groupBy(
    (skus?.results ?? []) as { pid: number; sku: string; priorNet: number; priorUntil: number }[],
    (row) => row.pid,
  );
  const docs = ((documents?.results ?? []) as { pid: number; doc: string }[]).map(({ pid, doc }) => ({
    pid,
    doc: JSON.parse(doc) as ProductDocument,
  }));
  const members = await membersBySku(
    env,
    version,
    docs.map(({ doc }) => doc),
  );
  const read = served?.results[0] as CatalogueVersion | undefined;
  const rows = docs.map(({ pid, doc }) => ({ pid, ...pricedColumns(doc, priors.get(pid) ?? [], { ...ctx, members }) }));
  await env.CATALOGUE.batch([
    updatePriced(env.CATALOGUE, rows),
    updatePlaces(env.CATALOGUE, { sql: 'SELECT value FROM json_each(?)', params: [list] }),
    ...(read ? await together(read) : []),
  ]);
}

/**
 * Computes card, amounts and next price change of these products anew, at `ctx.now`; each batch is written `together`
 * with the statements that are made for it.
 */
export async function priceProducts(
  env: Env,
  version: number,
  pids: readonly number[],
  ctx: PricingContext,
  together: Together = async () => [],
): Promise<void> {
  for (let start = 0; start < pids.length; start += BATCH_PRODUCTS)
    await priceBatch(env, version, pids.slice(start, start + BATCH_PRODUCTS), ctx, together);
}
