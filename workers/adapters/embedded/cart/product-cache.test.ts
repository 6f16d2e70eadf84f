import { beforeEach, expect, test } from 'vitest';
import type { Env } from '../../../env';
import { importStock } from '../import/stock';
import { configurable, env, NOON, product, serve, storeView, stream } from '../testing/catalogue';
import { embeddedProducts } from './product-source';

const store = storeView();

/** The database, and every statement that is prepared on it from now on. */
function watched(): { env: Env; asked: string[] } {
  const asked: string[] = [];
  const CATALOGUE = new Proxy(env.CATALOGUE, {
    get: (target, key) => {
      if (key !== 'prepare') return Reflect.get(target, key).bind(target);
      return (sql: string) => {
        asked.push(sql);
        return target.prepare(sql);
      };
    },
  });
  return { env: { ...env, CATALOGUE }, asked };
}

const isDocuments = (sql: string) => sql.includes('FROM product ') || sql.includes('FROM product_sku');

beforeEach(async () => {
  await serve(store, [
    product(1, 'Mesa'),
    product(2, 'Silla'),
    configurable(3, 'SALA', 'Sala', [
      ['SALA-A', '49'],
      ['SALA-R', '50'],
    ]),
  ]);
});

test('a product that was read for a cart is not read again while the catalogue stays as it is; one that was not is', async () => {
  await embeddedProducts(env, store, NOON).find(['SKU-1', 'SALA-R']);
  const { env: seen, asked } = watched();
  const again = await embeddedProducts(seen, store, NOON).find(['SKU-1', 'SALA-R']);
  expect(again.documents.map((doc) => doc.sku)).toEqual(['SKU-1', 'SALA']);
  expect(asked).toEqual([]);
  const further = await embeddedProducts(seen, store, NOON).find(['SKU-1', 'SKU-2']);
  expect(further.documents.map((doc) => doc.sku)).toEqual(['SKU-1', 'SKU-2']);
  expect(asked.filter(isDocuments)).not.toEqual([]);
});

test('a price that came with a stock file is the price of the next cart, and stock is never out of the cache', async () => {
  const before = await embeddedProducts(env, store, NOON).find(['SKU-1']);
  expect(before.documents[0]).toMatchObject({ price: 1000, stock: { qty: 10 } });
  const taken = await importStock(env, store, stream('sku,qty,price\nSKU-1,3,900.00\n'), NOON);
  expect(taken.ok).toBe(true);
  const after = await embeddedProducts(env, store, NOON).find(['SKU-1']);
  expect(after.documents[0]).toMatchObject({ price: 900, stock: { qty: 3 } });
  await env.SHOP.prepare("UPDATE stock SET qty = 1 WHERE sku = 'SKU-1'").run();
  expect((await embeddedProducts(env, store, NOON).find(['SKU-1'])).documents[0]).toMatchObject({ stock: { qty: 1 } });
});

test('an import is seen by the next cart', async () => {
  await embeddedProducts(env, store, NOON).find(['SKU-1', 'SKU-9']);
  await serve(store, [product(1, 'Mesa nueva'), product(9, 'Banco')]);
  const { documents } = await embeddedProducts(env, store, NOON).find(['SKU-1', 'SKU-9']);
  expect(documents.map((doc) => doc.name)).toEqual(['Mesa nueva', 'Banco']);
});
