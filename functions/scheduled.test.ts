import { beforeEach, expect, test, vi } from 'vitest';
import { embeddedCommerce } from '../workers/adapters/embedded';
import { abortImport, beginImport } from '../workers/adapters/embedded/import/run';
import { placeInD1 } from '../workers/adapters/embedded/orders/place-order';
import { repriceDue } from '../workers/adapters/embedded/reprice-due';
import {
  configurable,
  env,
  MUEBLES,
  NOON,
  product,
  send,
  serve,
  storeView,
} from '../workers/adapters/embedded/testing/catalogue';
import { order } from '../workers/adapters/embedded/testing/order';
import { deliverOutbox } from '../workers/outbox/deliver';
import { scheduled } from '.';
import { purge } from './purge';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const store = storeView('viu');
const shop = (now: number) => embeddedCommerce(env, store, now).catalogue;
const zoneless = (at: number) => new Date(at - 6 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Opens an hour after NOON and closes two hours after it. */
const OPENS = NOON + HOUR_MS;
const CLOSES = NOON + 2 * HOUR_MS;
const window = { special_price: 500, special_from_date: zoneless(OPENS), special_to_date: zoneless(CLOSES) };

const countOf = async (sql: string) =>
  (await env.CATALOGUE.prepare(`SELECT count(*) AS n FROM ${sql}`).first<{ n: number }>())?.n;

beforeEach(async () => {
  await env.SHOP.prepare('DELETE FROM outbox').run();
  await serve(store, [
    product(1, 'Silla', window),
    product(2, 'Mesa'),
    configurable(3, 'BANCA', 'Banca', [
      ['BANCA-AZ', '49', window],
      ['BANCA-RJ', '50'],
    ]),
  ]);
});

const grossOf = async (sku: string, now: number) => (await shop(now).cards([sku]))[0]?.price.gross;
const reduced = async (now: number) =>
  (await shop(now).category('muebles-10', { filters: { discount: ['50'] }, sort: 'id:desc' }, 0, 50))?.listing;

test('PRICE-009 a window opens and closes on the second, on cards and pages, before anything was repriced', async () => {
  for (const sku of ['SKU-1', 'BANCA']) {
    expect(await grossOf(sku, OPENS - SECOND_MS)).toBe(116_000);
    expect(await grossOf(sku, OPENS)).toBe(58_000);
    expect(await grossOf(sku, CLOSES - SECOND_MS)).toBe(58_000);
    expect(await grossOf(sku, CLOSES)).toBe(116_000);
  }
  const page = await shop(OPENS).product('SKU-1', null);
  expect(page.state === 'found' && page.page.product.price).toMatchObject({ gross: 58_000, until: CLOSES });
});

test('lists tell when the next price on them changes', async () => {
  const until = async (now: number) =>
    (await shop(now).category('muebles-10', { filters: {}, sort: null }, 0, 50))?.listing.until;
  expect([await until(NOON), await until(OPENS), await until(CLOSES)]).toEqual([OPENS, CLOSES, null]);
});

test('repricing moves filters, counts, sort and version at the boundary, and only then', async () => {
  const before = await shop(NOON).version();
  expect(await repriceDue(env, OPENS - SECOND_MS)).toBe(0);
  expect(await shop(NOON).version()).toBe(before);
  expect(await reduced(OPENS)).toMatchObject({ total: 0 });
  expect(await repriceDue(env, OPENS)).toBe(2);
  const opened = await shop(OPENS).version();
  expect(opened).not.toBe(before);
  expect(await reduced(OPENS)).toMatchObject({ total: 2, items: [{ id: 3 }, { id: 1 }] });
  const cheapest = await shop(OPENS).category(
    'muebles-10',
    { filters: { price: ['500-2000'] }, sort: 'final_price' },
    0,
    50,
  );
  expect(cheapest?.listing.items.map((card) => card.id)).toEqual([3, 1, 2]);
  expect(await repriceDue(env, CLOSES - SECOND_MS)).toBe(0);
  expect(await repriceDue(env, CLOSES)).toBe(2);
  expect(await reduced(CLOSES)).toMatchObject({ total: 0 });
  expect(await repriceDue(env, CLOSES + HOUR_MS)).toBe(0);
});

test('more price changes than one batch holds are all worked off', async () => {
  await serve(
    store,
    Array.from({ length: 620 }, (_, index) => product(index + 1, `Silla ${index}`, window)),
  );
  expect(await repriceDue(env, OPENS)).toBe(620);
  expect(await reduced(OPENS)).toMatchObject({ total: 620 });
});

test('events are delivered once, failed ones again after a growing pause', async () => {
  await placeInD1(env, order(crypto.randomUUID(), { 'SKU-2': 1 }), {
    owner: 'c',
    route: 'r',
    key: crypto.randomUUID(),
  });
  const failing = vi.fn(async () => Promise.reject(new Error('down')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await deliverOutbox(env, NOON, failing)).toBe(0);
  expect(await deliverOutbox(env, NOON + 29 * SECOND_MS, failing)).toBe(0);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await deliverOutbox(env, NOON + 30 * SECOND_MS, failing)).toBe(0);
  const working = vi.fn(async () => null);
  expect(await deliverOutbox(env, NOON + 89 * SECOND_MS, working)).toBe(0);
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(await deliverOutbox(env, NOON + 90 * SECOND_MS, working)).toBe(1);
  expect(JSON.parse(log.mock.calls[0]?.[0])).toMatchObject({
    event: 'outbox.event',
    type: 'order-placed',
    subject: expect.stringMatching(/^\d{9}$/),
  });
  expect(await deliverOutbox(env, NOON + HOUR_MS, working)).toBe(0);
  expect(working).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('a replaced version goes after a quarter of an hour, step by step, with everything of it; what is served and what is under way stays', async () => {
  const old = await serve(
    store,
    Array.from({ length: 450 }, (_, index) => product(index + 1, `Vieja ${index}`, { marca: 'Casa' })),
    {},
    NOON,
  );
  const next = await serve(store, [product(1, 'Nueva')], {}, NOON + MINUTE_MS);
  const running = await beginImport(env, store, NOON);
  await send(running, 'category', [MUEBLES]);
  await purge(env, NOON + 15 * MINUTE_MS);
  expect([
    await countOf(`product WHERE version = ${old.version}`),
    await countOf(`brand WHERE version = ${old.version}`),
  ]).toEqual([450, 1]);
  for (let minute = 0; minute < 3; minute += 1) await purge(env, NOON + 16 * MINUTE_MS + 1);
  for (const table of [
    'product',
    'product_sku',
    'product_category',
    'brand',
    'category',
    'attribute',
    'lexicon',
    'url_map',
  ])
    expect([table, await countOf(`${table} WHERE version = ${old.version}`)]).toEqual([table, 0]);
  expect(await countOf(`product_search WHERE product_search MATCH 'scope : "v${old.version}"'`)).toBe(0);
  const { results: byProduct } = await env.CATALOGUE.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'product' AND sql LIKE '%`pid`%'",
  ).all<{ name: string }>();
  expect(byProduct.map(({ name }) => name)).toContain('product_words');
  for (const { name } of byProduct)
    expect([name, await countOf(`${name} WHERE pid NOT IN (SELECT pid FROM product)`)]).toEqual([name, 0]);
  expect([
    await countOf(`product WHERE version = ${next.version}`),
    await countOf(`category WHERE version = ${running.id}`),
  ]).toEqual([1, 1]);
  expect((await shop(NOON).search('nueva', { filters: {}, sort: null }, 0, 5)).total).toBe(1);
  await abortImport(env, running, NOON + 16 * MINUTE_MS);
  for (let minute = 0; minute < 3; minute += 1) await purge(env, NOON + 32 * MINUTE_MS);
  expect(await countOf(`category WHERE version = ${running.id}`)).toBe(0);
});

test('an import nobody went on with for a day is given up', async () => {
  const run = await beginImport(env, store, NOON);
  await purge(env, NOON + 24 * HOUR_MS);
  expect(await env.CATALOGUE.prepare('SELECT state FROM import_run WHERE id = ?').bind(run.id).first()).toEqual({
    state: 'open',
  });
  await purge(env, NOON + 24 * HOUR_MS + 1);
  expect(await env.CATALOGUE.prepare('SELECT state FROM import_run WHERE id = ?').bind(run.id).first()).toEqual({
    state: 'aborted',
  });
});

test('one part of the minute failing does not keep the others from running', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await env.SHOP.prepare('ALTER TABLE outbox RENAME TO outbox_away').run();
  await scheduled(env, OPENS);
  await env.SHOP.prepare('ALTER TABLE outbox_away RENAME TO outbox').run();
  expect(error.mock.calls.map(([line]) => JSON.parse(line).name)).toEqual(['deliverOutbox', 'purge.outbox']);
  expect(await reduced(OPENS)).toMatchObject({ total: 2 });
  vi.restoreAllMocks();
});
