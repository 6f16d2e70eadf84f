import { beforeEach, expect, test } from 'vitest';
import { purge } from '../../../../functions/purge';
import { eachStore } from '../../../areas/define-area';
import { armed } from '../../../failpoint';
import { embeddedCommerce } from '..';
import { findCoupon } from '../coupons';
import { placeInD1 } from '../orders/place-order';
import { bringShownStock } from '../shown-stock';
import { category, env, MUEBLES, NOON, product, send, serve, storeView, stream, TAX_RULE } from '../testing/catalogue';
import { order } from '../testing/order';
import { applyImport } from './apply';
import { commitImport } from './commit';
import { finishImports } from './finish';
import { beginImport, type ImportRun } from './run';
import { importStock } from './stock';

const store = storeView('viu');
const HOUR_MS = 60 * 60 * 1000;
const finishBrokenImports = eachStore(finishImports);
const showStock = eachStore(bringShownStock);
const shop = () => embeddedCommerce(env, store, NOON);
const shownQty = async (sku: string) => {
  const found = await shop().catalogue.product(sku, null);
  return found.state === 'found' ? found.page.product.stockQty : null;
};
const live = (sku: string) =>
  env.SHOP.prepare("SELECT qty, is_in_stock FROM stock WHERE store = 'viu' AND sku = ?").bind(sku).first();
const liveQty = async (sku: string) => (await live(sku))?.qty ?? null;
const served = async () =>
  (await env.CATALOGUE.prepare("SELECT version FROM catalogue WHERE store = 'viu'").first<{ version: number }>())
    ?.version;
const endOf = async (version: number) =>
  (
    await env.SHOP.prepare('SELECT outcome FROM import_end WHERE version = ?')
      .bind(version)
      .first<{ outcome: string }>()
  )?.outcome ?? null;
const staged = async () => (await env.SHOP.prepare('SELECT count(*) AS n FROM staged_stock').first<{ n: number }>())?.n;
const pricesOf = async (sku: string) =>
  (
    await env.SHOP.prepare('SELECT regular_net FROM price_history WHERE sku = ? ORDER BY since')
      .bind(sku)
      .all<{ regular_net: number }>()
  ).results.map((row) => row.regular_net);

let orders = 0;
async function buy(sku: string, qty: number): Promise<string> {
  orders += 1;
  const id = `${Date.now()}-${orders}`;
  const placed = await placeInD1(env, order(id, { [sku]: qty }), { owner: 'c', route: 'r', key: id });
  if (!placed.ok) throw new Error(placed.problem.message);
  return placed.value.number;
}

/** An import with a chair of this quantity and price, not committed. */
async function loaded(qty: number, more: { price?: number; coupon?: object } = {}): Promise<ImportRun> {
  const run = await beginImport(env, store, NOON);
  await send(run, 'taxrule', [TAX_RULE]);
  await send(run, 'category', [MUEBLES, category(11, 'Sillas')]);
  await send(run, 'product', [
    product(1, 'Silla', { price: more.price ?? 1000, stock: { is_in_stock: qty > 0, qty, manage_stock: true } }),
  ]);
  if (more.coupon) await send(run, 'coupon', [more.coupon]);
  return run;
}

const brokenAt = async (
  point: 'import.before-switch' | 'import.after-switch' | 'import.after-apply',
  run: ImportRun,
  now = NOON,
) => {
  armed.set(point, 'throw');
  await expect(commitImport(env, run, now)).rejects.toThrow(point);
};

beforeEach(async () => {
  for (const table of ['stock_move', 'orders', 'price_history', 'coupon'])
    await env.SHOP.prepare(`DELETE FROM ${table}`).run();
  await serve(store, [product(1, 'Silla'), product(2, 'Mesa')]);
  await purge(env, NOON);
});

test('a commit that breaks off before the switch has changed nothing, and the next try does all of it', async () => {
  const before = await served();
  const run = await loaded(4, { coupon: { code: 'NUEVO', kind: 'percent', value: 5 } });
  await brokenAt('import.before-switch', run);
  expect([await served(), await liveQty('SKU-1'), await findCoupon(env, 'viu', 'NUEVO'), await endOf(run.id)]).toEqual([
    before,
    10,
    null,
    null,
  ]);
  expect(await staged()).toBe(1);
  expect((await commitImport(env, run, NOON)).ok).toBe(true);
  expect([await served(), await liveQty('SKU-1'), await endOf(run.id)]).toEqual([run.id, 4, 'applied']);
  expect(await findCoupon(env, 'viu', 'NUEVO')).toMatchObject({ value: 5 });
});

test('a commit that breaks off behind the switch is finished by its next try, with stock, coupons and prices; a third one is refused', async () => {
  const run = await loaded(4, { price: 1200, coupon: { code: 'NUEVO', kind: 'percent', value: 5 } });
  await brokenAt('import.after-switch', run);
  expect([
    await served(),
    await liveQty('SKU-1'),
    await findCoupon(env, 'viu', 'NUEVO'),
    await pricesOf('SKU-1'),
  ]).toEqual([run.id, 10, null, [1000]]);
  expect(await commitImport(env, run, NOON)).toMatchObject({ ok: true, value: { version: run.id, products: 1 } });
  expect([await liveQty('SKU-1'), await live('SKU-2'), await endOf(run.id)]).toEqual([4, null, 'applied']);
  expect(await findCoupon(env, 'viu', 'NUEVO')).toMatchObject({ value: 5 });
  expect(await pricesOf('SKU-1')).toContain(1200);
  expect(await commitImport(env, run, NOON)).toMatchObject({
    ok: false,
    problem: { status: 409, message: 'The import is committed' },
  });
});

test('or by the scheduled function; what orders took since is not given back by trying again', async () => {
  const run = await loaded(4);
  await brokenAt('import.after-switch', run);
  await finishBrokenImports(env, NOON);
  expect(await liveQty('SKU-1')).toBe(4);
  await buy('SKU-1', 3);
  await finishBrokenImports(env, NOON);
  expect(await commitImport(env, run, NOON)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await liveQty('SKU-1')).toBe(1);
});

test('put in force once more by somebody who read too early that it was pending, a committed import leaves the stock as it is', async () => {
  const run = await loaded(4);
  expect((await commitImport(env, run, NOON)).ok).toBe(true);
  await env.SHOP.prepare("UPDATE stock SET qty = 2 WHERE store = 'viu' AND sku = 'SKU-1'").run();
  const lastOrder =
    (await env.SHOP.prepare('SELECT last_order FROM import_version WHERE version = ?')
      .bind(run.id)
      .first<number>('last_order')) ?? 0;
  await applyImport(env, { version: run.id, store: store.storeCode, scope: 'catalogue', lastOrder, at: NOON }, NOON);
  expect(await liveQty('SKU-1')).toBe(2);
});

test('two that finish the same import at once finish it once', async () => {
  const run = await loaded(4, { price: 1200 });
  await brokenAt('import.after-switch', run, NOON + 1000);
  expect(
    await Promise.all([finishImports(env, store.storeCode, NOON), finishImports(env, store.storeCode, NOON)]),
  ).toEqual([1, 1]);
  expect([await liveQty('SKU-1'), await endOf(run.id), await pricesOf('SKU-1')]).toEqual([4, 'applied', [1000, 1200]]);
});

test('an import that is done with and whose answer was lost is not put in force again', async () => {
  const run = await loaded(4);
  await brokenAt('import.after-apply', run);
  await buy('SKU-1', 1);
  expect(await commitImport(env, run, NOON)).toMatchObject({
    ok: false,
    problem: { message: 'The import is committed' },
  });
  expect(await liveQty('SKU-1')).toBe(3);
});

test('what was staged of a version that never came is taken away, and so are the staged rows of one that did', async () => {
  const run = await loaded(4);
  await brokenAt('import.before-switch', run);
  await purge(env, NOON + HOUR_MS);
  expect([await staged(), await endOf(run.id)]).toEqual([1, null]);
  await purge(env, NOON + 25 * HOUR_MS);
  expect([await staged(), await endOf(run.id), await liveQty('SKU-1')]).toEqual([0, 'dropped', 10]);
  expect(await commitImport(env, run, NOON)).toMatchObject({ ok: false, problem: { status: 409 } });
});

test('an older import that broke off behind its switch is put in force before the newer one, never over it', async () => {
  const [older, newer] = [await loaded(4, { price: 1100 }), await loaded(7, { price: 1200 })];
  await brokenAt('import.after-switch', older, NOON + 1000);
  expect((await commitImport(env, newer, NOON + 2000)).ok).toBe(true);
  await finishBrokenImports(env, NOON + 3000);
  expect([await liveQty('SKU-1'), await served(), await pricesOf('SKU-1')]).toEqual([7, newer.id, [1000, 1100, 1200]]);
});

test('of two imports at the same time the newer one is served and sold in the end, whichever comes first', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [older, newer] = [await loaded(4), await loaded(7)];
    const pair = round % 2 === 0 ? [older, newer] : [newer, older];
    const done = await Promise.all(pair.map((run) => commitImport(env, run, NOON)));
    expect(done[pair.indexOf(newer)]?.ok).toBe(true);
    await finishBrokenImports(env, NOON);
    expect([await served(), await liveQty('SKU-1')]).toEqual([newer.id, 7]);
  }
});

test('a row that was as the import says when they were compared, and changed before its second half, is put in force all the same', async () => {
  const run = await loaded(10);
  await brokenAt('import.after-switch', run);
  expect(await env.SHOP.prepare('SELECT same FROM staged_stock WHERE version = ?').bind(run.id).first()).toEqual({
    same: 1,
  });
  await env.SHOP.prepare("UPDATE stock SET qty = 2 WHERE store = 'viu' AND sku = 'SKU-1'").run();
  await finishBrokenImports(env, NOON);
  expect([await liveQty('SKU-1'), await live('SKU-2')]).toEqual([10, null]);
});

test('an import knows nothing of orders placed since it began: their units are taken off its quantity', async () => {
  await buy('SKU-1', 1);
  const run = await loaded(6);
  await buy('SKU-1', 2);
  expect((await commitImport(env, run, NOON)).ok).toBe(true);
  expect(await liveQty('SKU-1')).toBe(4);
  expect(await shownQty('SKU-1')).toBe(6);
  await showStock(env, NOON);
  expect(await shownQty('SKU-1')).toBe(4);
  const few = await loaded(1);
  await buy('SKU-1', 3);
  expect((await commitImport(env, few, NOON)).ok).toBe(true);
  expect(await liveQty('SKU-1')).toBe(0);
});

test('a row that an open order holds outlives an import without its sku, not for sale; it goes when the order is done with', async () => {
  const number = await buy('SKU-2', 3);
  expect((await commitImport(env, await loaded(6), NOON)).ok).toBe(true);
  expect(await live('SKU-2')).toEqual({ qty: 7, is_in_stock: 0 });
  await expect(buy('SKU-2', 1)).rejects.toThrow('The requested qty is not available');
  await env.SHOP.prepare("UPDATE orders SET status = 'complete' WHERE number = ?").bind(number).run();
  expect((await commitImport(env, await loaded(6), NOON)).ok).toBe(true);
  expect(await live('SKU-2')).toBeNull();
});

test('a stock file that breaks off between catalogue and shop is finished by the scheduled function, once', async () => {
  armed.set('import.after-switch', 'throw');
  await expect(importStock(env, store, stream('sku,qty,price\nSKU-1,3,1500\n'), NOON + HOUR_MS)).rejects.toThrow(
    'import.after-switch',
  );
  expect([await liveQty('SKU-1'), await shownQty('SKU-1')]).toEqual([10, 3]);
  await finishBrokenImports(env, NOON);
  expect([await liveQty('SKU-1'), await pricesOf('SKU-1')]).toEqual([3, [1000, 1500]]);
  await buy('SKU-1', 1);
  await finishBrokenImports(env, NOON);
  expect(await liveQty('SKU-1')).toBe(2);
});

test('version ids are never used again: a catalogue put back to an earlier state gets a higher one, and shows the stock there is', async () => {
  const old = await served();
  const rows = (await env.CATALOGUE.prepare('SELECT * FROM catalogue').all()).results;
  const lost = await loaded(4);
  expect((await commitImport(env, lost, NOON)).ok).toBe(true);
  await showStock(env, NOON);
  await env.CATALOGUE.batch([
    env.CATALOGUE.prepare('DELETE FROM import_run WHERE id >= ?').bind(lost.id),
    env.CATALOGUE.prepare('DELETE FROM catalogue'),
    ...rows.map((row) =>
      env.CATALOGUE.prepare(
        'INSERT INTO catalogue (store, version, revision, committed_at, stock_seq) VALUES (?, ?, ?, ?, ?)',
      ).bind(row.store, row.version, row.revision, row.committed_at, row.stock_seq),
    ),
  ]);
  expect(await served()).toBe(old);
  await showStock(env, NOON);
  const shown = await env.CATALOGUE.prepare(
    'SELECT sku, qty, is_in_stock FROM product_sku WHERE version = ? ORDER BY sku',
  )
    .bind(old)
    .all();
  expect(shown.results).toEqual([
    { sku: 'SKU-1', qty: 4, is_in_stock: 1 },
    { sku: 'SKU-2', qty: 0, is_in_stock: 0 },
  ]);
  const fresh = await loaded(5);
  expect(fresh.id).toBeGreaterThan(lost.id);
  expect((await commitImport(env, fresh, NOON)).ok).toBe(true);
  expect([await served(), await liveQty('SKU-1')]).toEqual([fresh.id, 5]);
});
