import { expect, test } from 'vitest';
import type { ImportEntity } from '../../../../src/contract/documents/import-order';
import { commitImport } from '../import/commit';
import { importDocuments } from '../import/import-documents';
import { beginImport } from '../import/run';
import { importStock } from '../import/stock';
import { category, configurable, env, MUEBLES, NOON, product, serve, storeView, stream } from '../testing/catalogue';
import { exportDocuments } from './export-documents';

const store = storeView('viu');
const NEXT_DAY = NOON + 24 * 60 * 60 * 1000;
const ENTITIES: ImportEntity[] = [
  'attribute',
  'taxrule',
  'category',
  'product',
  'cms_page',
  'cms_block',
  'review',
  'redirect',
  'postal_code',
  'coupon',
];

async function exported(): Promise<Map<ImportEntity, string>> {
  const files = new Map<ImportEntity, string>();
  for (const entity of ENTITIES)
    files.set(entity, await new Response(await exportDocuments(env, store, entity)).text());
  return files;
}

/** What the shop stores of a version, without the numbers that belong to the version itself. */
async function stored() {
  const parsed = ([name, value]: [string, unknown]) => [
    name,
    (name === 'doc' || name === 'card') && typeof value === 'string' ? JSON.parse(value) : value,
  ];
  const rows = async (sql: string, db = env.CATALOGUE) =>
    (await db.prepare(sql).all()).results.map((row) => Object.fromEntries(Object.entries(row).map(parsed)));
  const served = "(SELECT version FROM catalogue WHERE store = 'viu')";
  return {
    products: await rows(
      `SELECT id, sku, type, status, visibility, url_path, slug, final_net, final_gross, regular_gross, discount, next_boundary_at, card, doc FROM product WHERE version = ${served} ORDER BY id`,
    ),
    skus: await rows(
      `SELECT sku, kind, product_id, sellable, qty, is_in_stock, manage_stock, regular_net FROM product_sku WHERE version = ${served} ORDER BY sku, kind`,
    ),
    facets: await rows(
      `SELECT sku, code, value FROM product_facet JOIN product USING (pid) WHERE version = ${served} ORDER BY 1, 2, 3`,
    ),
    categories: await rows(`SELECT id, doc FROM category WHERE version = ${served} ORDER BY id`),
    urls: await rows(`SELECT path, type, id FROM url_map WHERE version = ${served} ORDER BY path`),
    words: await rows(`SELECT term FROM lexicon WHERE version = ${served} ORDER BY term`),
    stock: await rows("SELECT * FROM stock WHERE store = 'viu' ORDER BY sku", env.SHOP),
    content: await rows(`SELECT kind, identifier, doc FROM cms WHERE version = ${served} ORDER BY kind, identifier`),
    reviews: await rows(`SELECT id, doc FROM review WHERE version = ${served} ORDER BY id`),
    places: await rows('SELECT * FROM postal_code ORDER BY code'),
    coupons: await rows('SELECT * FROM coupon ORDER BY code', env.SHOP),
    redirects: await rows('SELECT * FROM redirect ORDER BY path'),
  };
}

test('what is exported, imported again, is the same catalogue, and exports the same once more', async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    product(100 + index, `Banca ${index}`, { description: '<p>Con <b>cojín</b> &amp; respaldo</p>' }),
  );
  await serve(
    store,
    [
      product(1, 'Silla', {
        special_price: 800,
        special_to_date: '2026-12-24',
        tier_prices: [{ customer_group_id: 2, qty: 1, value: 700 }],
      }),
      configurable(2, 'SALA', 'Sala', [
        ['SALA-AZ', '49'],
        ['SALA-RO', '50', { price: 1500 }],
      ]),
      product(3, 'Juego', {
        type_id: 'grouped',
        price: 0,
        product_links: [
          {
            sku: 'SKU-3',
            link_type: 'associated',
            linked_product_sku: 'SKU-1',
            linked_product_type: 'simple',
            position: 0,
            qty: 2,
          },
        ],
      }),
      ...many,
    ],
    {
      category: [MUEBLES, category(11, 'Sillas', 10)],
      cms_page: [
        { id: 7, identifier: 'nosotros', title: 'Nosotros', content: '<p>Hola</p>', active: true, store_id: [2] },
      ],
      cms_block: [{ id: 8, identifier: 'aviso', title: 'Aviso', content: '<p>Envío</p>', active: true, store_id: [2] }],
      review: [
        {
          id: 5,
          product_id: 1,
          title: 'Buena',
          detail: 'Muy cómoda',
          nickname: 'Ana',
          review_status: 1,
          ratings: [{ title: 'Rating', value: 4 }],
        },
      ],
      redirect: [{ from: '/viejo', to: '/c/muebles-10' }],
      postal_code: [
        {
          code: '97000',
          state: 'Yucatán',
          region_id: 2350,
          region_code: 'YUC',
          municipality: 'Mérida',
          neighbourhoods: ['Centro'],
          covered: false,
        },
      ],
      coupon: [
        { code: 'DIEZ', kind: 'percent', value: 10 },
        {
          code: 'CIEN',
          kind: 'fixed',
          value: 100.5,
          from: '2026-11-01',
          to: '2026-12-31',
          minimum: 999.9,
          once_per_customer: true,
          max_uses: 50,
        },
      ],
    },
  );
  await importStock(env, store, stream('sku,qty,price,special_price\nSKU-1,4,1200,\nSALA-AZ,1,1300,1100\n'), NEXT_DAY);
  const [files, before] = [await exported(), await stored()];
  expect(files.get('product')?.trim().split('\n')).toHaveLength(123);
  const run = await beginImport(env, store, NOON);
  for (const [entity, text] of files) {
    const report = await importDocuments(env, run, entity, stream(text), NEXT_DAY);
    expect(report).toMatchObject({ ok: true, value: { skipped: [] } });
  }
  expect((await commitImport(env, run, NEXT_DAY)).ok).toBe(true);
  expect(await stored()).toEqual(before);
  const lines = (all: Map<ImportEntity, string>) =>
    [...all].map(([entity, text]) => [entity, text.split('\n').map((line) => (line ? JSON.parse(line) : line))]);
  expect(lines(await exported())).toEqual(lines(files));
});

test('an export carries the stock that orders left', async () => {
  await serve(store, [product(1, 'Silla')]);
  await env.SHOP.prepare("UPDATE stock SET qty = 2 WHERE sku = 'SKU-1'").run();
  const [line = ''] = (await exported()).get('product')?.split('\n') ?? [];
  expect(JSON.parse(line)).toMatchObject({ sku: 'SKU-1', stock: { qty: 2 } });
});

test('an export whose catalogue is taken away before its end fails instead of ending early', async () => {
  const { version } = await serve(
    store,
    Array.from({ length: 60 }, (_, index) => product(index + 1, `Banca ${index}`)),
  );
  const reader = (await exportDocuments(env, store, 'product'))?.getReader();
  await reader?.read();
  await env.CATALOGUE.batch([
    env.CATALOGUE.prepare('DELETE FROM product WHERE version = ?').bind(version),
    env.CATALOGUE.prepare("UPDATE import_run SET state = 'purged' WHERE id = ?").bind(version),
  ]);
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(rest()).rejects.toThrow('replaced');
});
