import { beforeEach, expect, test, vi } from 'vitest';
import { scheduled } from '../../../functions';
import { embeddedCommerce } from '.';
import { commitImport } from './import/commit';
import { beginImport } from './import/run';
import { importStock } from './import/stock';
import { placeInD1 } from './orders/place-order';
import { versionText } from './served/version';
import { refreshVersion } from './served/version-pointer';
import { bringShownStock } from './shown-stock';
import { configurable, env, MUEBLES, NOON, product, send, serve, storeView, stream } from './testing/catalogue';
import { order } from './testing/order';

const store = storeView('viu');
const PRODUCTS = [
  product(1, 'Silla'),
  configurable(3, 'BANCA', 'Banca', [
    ['BANCA-AZ', '49'],
    ['BANCA-RJ', '50'],
  ]),
];
const shop = () => embeddedCommerce(env, store, NOON).catalogue;
const version = async () => versionText(await refreshVersion(env, 'viu'));
const shown = async (sku: string) =>
  (await env.CATALOGUE.prepare(
    "SELECT qty FROM product_sku WHERE version = (SELECT version FROM catalogue WHERE store = 'viu') AND sku = ?",
  )
    .bind(sku)
    .first<{ qty: number }>()) ?? {};
const availability = async (sku: string) => (await shop().cards([sku]))[0]?.availability;
const buy = async (sku: string, qty: number) => {
  const id = crypto.randomUUID();
  expect((await placeInD1(env, order(id, { [sku]: qty }), { owner: 'c', route: 'r', key: id })).ok).toBe(true);
};

/** More than one step takes. */
const MANY = 1200;
/** The row of a chair as often, under further skus: importing so many products is not what is tried. */
async function copied(database: D1Database, table: string, where: string): Promise<void> {
  const row = await database.prepare(`SELECT * FROM ${table} WHERE sku = 'SKU-1' AND ${where}`).first();
  const columns = Object.keys(row ?? {});
  const values = columns.map((column) => (column === 'sku' ? "'SILLA-' || n" : column));
  await database
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})
       INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table}, numbers
       WHERE sku = 'SKU-1' AND ${where}`,
    )
    .run();
}

beforeEach(async () => {
  await serve(store, PRODUCTS);
  await bringShownStock(env, 'viu');
});

test('what orders take is shown by the next minute; the revision moves when a product is sold out or back, and only then', async () => {
  const before = await version();
  await buy('SKU-1', 4);
  await buy('BANCA-AZ', 5);
  expect(await shown('SKU-1')).toEqual({ qty: 10 });
  await scheduled(env, NOON);
  expect([await shown('SKU-1'), await shown('BANCA-AZ')]).toEqual([{ qty: 6 }, { qty: 0 }]);
  expect([await version(), await availability('BANCA')]).toEqual([before, 'in_stock']);
  await buy('BANCA-RJ', 5);
  await scheduled(env, NOON);
  const soldOut = await version();
  expect([soldOut === before, await availability('BANCA')]).toEqual([false, 'out_of_stock']);
  await scheduled(env, NOON);
  expect(await version()).toBe(soldOut);
  await env.SHOP.prepare("UPDATE stock SET qty = 2 WHERE store = 'viu' AND sku = 'BANCA-RJ'").run();
  await scheduled(env, NOON);
  expect([(await version()) === soldOut, await availability('BANCA')]).toEqual([false, 'in_stock']);
});

test('a change that is pending while a catalogue is imported is shown behind its switch', async () => {
  const run = await beginImport(env, store, NOON);
  await send(run, 'category', [MUEBLES]);
  await send(run, 'product', PRODUCTS);
  await buy('SKU-1', 10);
  // Shown in the old catalogue already, so that nothing of it is left to be copied.
  await bringShownStock(env, 'viu');
  await buy('BANCA-AZ', 2);
  expect((await commitImport(env, run, NOON)).ok).toBe(true);
  await scheduled(env, NOON);
  expect([await shown('SKU-1'), await shown('BANCA-AZ'), await availability('SKU-1')]).toEqual([
    { qty: 0 },
    { qty: 3 },
    'out_of_stock',
  ]);
});

test('a stock file is shown at once, and goes into the change list', async () => {
  await importStock(env, store, stream('sku,qty\nSKU-1,0\n'), NOON);
  expect([await shown('SKU-1'), await availability('SKU-1')]).toEqual([{ qty: 0 }, 'out_of_stock']);
  const { results } = await env.SHOP.prepare(
    "SELECT sku FROM stock_change WHERE store = 'viu' ORDER BY seq DESC LIMIT 1",
  ).all();
  expect(results).toEqual([{ sku: 'SKU-1' }]);
});

test('more changes than one step holds are all copied; two runs at once do no harm', async () => {
  const isServed = "version = (SELECT version FROM catalogue WHERE store = 'viu')";
  await copied(env.CATALOGUE, 'product_sku', isServed);
  await copied(env.SHOP, 'stock', "store = 'viu'");
  await env.SHOP.prepare("UPDATE stock SET qty = 7 WHERE store = 'viu'").run();
  await Promise.all([bringShownStock(env, 'viu'), bringShownStock(env, 'viu')]);
  await bringShownStock(env, 'viu');
  const left = await env.CATALOGUE.prepare(
    `SELECT count(*) AS skus, sum(qty <> 7) AS wrong FROM product_sku WHERE ${isServed}`,
  ).first();
  // A chair and a bench with its two colours were there before.
  expect(left).toEqual({ skus: MANY + 4, wrong: 0 });
});

test('a copy that another run or an import overtook is left to the next minute', async () => {
  await buy('SKU-1', 1);
  const { SHOP } = env;
  const batch = vi.spyOn(SHOP, 'batch').mockImplementationOnce(async (statements) => {
    const read = await SHOP.batch(statements);
    await buy('SKU-1', 1);
    await bringShownStock(env, 'viu');
    return read as never;
  });
  await bringShownStock(env, 'viu');
  batch.mockRestore();
  expect(await shown('SKU-1')).toEqual({ qty: 8 });
});
