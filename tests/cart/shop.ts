import { STORES, storeByCode } from '../../src/config/stores';
import type { ImportEntity } from '../../src/contract/documents/import-order';
import type { StoreView } from '../../src/domain/store-view';
import { commitImport } from '../../workers/adapters/embedded/import/commit';
import { importDocuments } from '../../workers/adapters/embedded/import/import-documents';
import { beginImport } from '../../workers/adapters/embedded/import/run';
import { announceRevision, moveTo } from '../../workers/adapters/embedded/served/revision';
import type { Env } from '../../workers/env';
import { PRODUCTS } from './products';

const MOTORCYCLES = 71;

export const VIU = storeByCode(STORES, 'viu') as StoreView;

const category = (id: number, name: string) => ({
  id,
  parent_id: 2,
  name,
  slug: `${name.toLowerCase()}-${id}`,
  url_key: name.toLowerCase(),
  url_path: `${name.toLowerCase()}-${id}`,
  level: 2,
  position: id,
  is_active: true,
  product_count: 1,
  path: `1/2/${id}`,
  children_data: [],
});

const DOCUMENTS: [ImportEntity, object[]][] = [
  ['category', [category(10, 'Salas'), category(MOTORCYCLES, 'Motos')]],
  [
    'taxrule',
    [
      {
        id: 1,
        code: 'IVA',
        product_tax_class_ids: [2],
        customer_tax_class_ids: [3],
        rates: [{ id: 1, rate: 16, tax_country_id: 'MX', tax_region_id: 0, region_name: null }],
      },
    ],
  ],
  ['product', PRODUCTS],
  ['coupon', [{ code: 'CIEN', kind: 'fixed', value: 100, from: null, to: null }]],
  [
    'postal_code',
    [
      {
        code: '44100',
        state: 'Jalisco',
        region_id: 2334,
        region_code: 'JAL',
        municipality: 'Guadalajara',
        city: 'Guadalajara',
        neighbourhoods: ['Centro'],
        covered: true,
        delivery_from: 3,
        delivery_to: 4,
      },
      {
        code: '97990',
        state: 'Yucatán',
        region_id: 2350,
        region_code: 'YUC',
        municipality: 'Tekax',
        city: null,
        neighbourhoods: ['Becanchén'],
        covered: false,
        delivery_from: null,
        delivery_to: null,
      },
    ],
  ],
];

const stream = (docs: object[]) => new Response(JSON.stringify(docs)).body as ReadableStream<Uint8Array>;

/** Imports a small shop through the shop's own door. */
export async function openShop(env: Env): Promise<void> {
  const now = Date.now();
  const run = await beginImport(env, VIU, now);
  for (const [entity, docs] of DOCUMENTS) {
    const report = await importDocuments(env, run, entity, stream(docs), now);
    if (!report.ok) throw new Error(`${entity}: ${report.problem.message}`);
    const [skipped] = report.value.skipped;
    if (skipped) throw new Error(`${entity} ${skipped.id}: ${skipped.reason}`);
  }
  const committed = await commitImport(env, run, now);
  if (!committed.ok) throw new Error(committed.problem.message);
}

export const setStock = (env: Env, sku: string, qty: number) =>
  env.SHOP.prepare("UPDATE stock SET qty = ?, is_in_stock = ? WHERE store = 'viu' AND sku = ?")
    .bind(qty, qty > 0 ? 1 : 0, sku)
    .run();

export const stockOf = async (env: Env, sku: string): Promise<number> =>
  (await env.SHOP.prepare("SELECT qty FROM stock WHERE store = 'viu' AND sku = ?").bind(sku).first<{ qty: number }>())
    ?.qty ?? -1;

/** Changes the net price in pesos of a simple product, at once. */
export const setPrice = async (env: Env, sku: string, net: number) =>
  env.CATALOGUE.batch([
    priceStatement(env, sku, net),
    moveTo(env.CATALOGUE, VIU.storeCode, await announceRevision(env, VIU.storeCode)),
  ]);

/** The same without a word to anybody. */
export const priceStatement = (env: Env, sku: string, net: number): D1PreparedStatement =>
  env.CATALOGUE.prepare(
    "UPDATE product SET doc = json_set(doc, '$.price', ?1, '$.final_price', ?1) WHERE sku = ?2",
  ).bind(net, sku);

export const orderCount = async (env: Env, sku: string): Promise<number> =>
  (
    await env.SHOP.prepare('SELECT count(DISTINCT order_number) AS orders FROM order_line WHERE sku = ?')
      .bind(sku)
      .first<{ orders: number }>()
  )?.orders ?? 0;
