import { beforeEach, expect, test } from 'vitest';
import type { Env } from '../../../env';
import { importStock } from '../import/stock';
import { versionText } from '../served/version';
import { adoptVersionPointer, readPrimary, versionPointers } from '../served/version-pointer';
import { configurable, env, MUEBLES, NOON, product, serve, storeView, stream, TAX_RULE } from '../testing/catalogue';
import { laggingReplica } from '../testing/replica';
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

test('a cart that believes an older catalogue reads what is served in one batch of the primary', async () => {
  const before = await readPrimary(env, store.storeCode);
  await serve(store, [product(1, 'Mesa nueva')]);
  versionPointers.delete(store.storeCode);
  adoptVersionPointer(store.storeCode, versionText(before));
  const { database, asked } = laggingReplica(env.CATALOGUE, 'in step');
  const { documents } = await embeddedProducts({ ...env, CATALOGUE: database }, store, NOON).find(['SKU-1']);
  expect(documents.map((doc) => doc.name)).toEqual(['Mesa nueva']);
  expect(asked).toEqual(['first-primary']);
});

test('an import that comes between the products and the rest of their version is read whole', async () => {
  const before = await readPrimary(env, store.storeCode);
  await serve(store, [product(1, 'Mesa de ayer')]);
  const rule = { ...TAX_RULE, rates: [{ id: 1, tax_country_id: 'MX', tax_region_id: 0, rate: 8 }] };
  let isImported = false;
  const EDGE_KV = new Proxy(env.EDGE_KV, {
    get: (target, key) => {
      if (key !== 'get' || isImported) return Reflect.get(target, key).bind(target);
      return async () => {
        isImported = true;
        await serve(store, [product(1, 'Mesa de hoy')], { category: [MUEBLES], taxrule: [rule] });
        return null;
      };
    },
  });
  const { database: CATALOGUE } = laggingReplica(env.CATALOGUE, before);
  const source = embeddedProducts({ ...env, CATALOGUE, EDGE_KV }, store, NOON);
  const { documents } = await source.find(['SKU-1']);
  expect(isImported).toBe(true);
  expect(documents.map((doc) => doc.name)).toEqual(['Mesa de hoy']);
  expect((await source.rules()).map(({ rates }) => rates.map(({ rate }) => rate))).toEqual([[8]]);
});

test('an import is seen by the next cart', async () => {
  await embeddedProducts(env, store, NOON).find(['SKU-1', 'SKU-9']);
  await serve(store, [product(1, 'Mesa nueva'), product(9, 'Banco')]);
  const { documents } = await embeddedProducts(env, store, NOON).find(['SKU-1', 'SKU-9']);
  expect(documents.map((doc) => doc.name)).toEqual(['Mesa nueva', 'Banco']);
});
