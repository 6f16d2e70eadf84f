import { beforeEach, expect, test, vi } from 'vitest';
import { eachStore } from '../../../areas/define-area';
import { armed } from '../../../failpoint';
import { embeddedProducts } from '../cart/product-source';
import { importStock } from '../import/stock';
import { repriceDue } from '../reprice-due';
import { category, env, MUEBLES, NOON, product, serve, storeView, stream, TAX_RULE } from '../testing/catalogue';
import { announceRevision, catchUpRevision, isOvertaken, moveTo } from './revision';
import { adoptVersionPointer, readPrimary, versionPointers } from './version-pointer';

const store = storeView();
const { storeCode } = store;
const MINUTE_MS = 60_000;

const servedNow = async () => (await readPrimary(env, storeCode))?.revision;
const announcedNow = async () =>
  (
    await env.SHOP.prepare('SELECT revision FROM announced_revision WHERE store = ?')
      .bind(storeCode)
      .first<{ revision: number }>()
  )?.revision;
const minuteLater = () => eachStore(catchUpRevision)(env, Date.now() + 2 * MINUTE_MS);

/** The price a cart reads, and whether the catalogue was asked for it. */
async function read(now = NOON): Promise<{ price: number | undefined; isAsked: boolean }> {
  let isAsked = false;
  const CATALOGUE = new Proxy(env.CATALOGUE, {
    get: (target, key) => {
      isAsked = true;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { documents } = await embeddedProducts({ ...env, CATALOGUE }, store, now).find(['SKU-1']);
  return { price: documents[0]?.price, isAsked };
}

const priced = (price: number) =>
  env.CATALOGUE.prepare("UPDATE product SET doc = json_set(doc, '$.price', ?)").bind(price);
const move = (revision: number) => moveTo(env.CATALOGUE, storeCode, revision);
const file = (price: number) => importStock(env, store, stream(`sku,price\nSKU-1,${price}\n`), NOON);

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await serve(store, [product(1, 'Mesa')]);
  await read();
});

test('while nothing changes a cart asks the shop alone; a change is announced, read once, and then held again', async () => {
  expect(await read()).toEqual({ price: 1000, isAsked: false });
  await file(900);
  expect(await announcedNow()).toBe(await servedNow());
  expect(await read()).toEqual({ price: 900, isAsked: true });
  expect(await read()).toEqual({ price: 900, isAsked: false });
});

test('between announcing and writing every cart asks the catalogue, and the first after the write has its price', async () => {
  const revision = await announceRevision(env, storeCode);
  expect(await read()).toEqual({ price: 1000, isAsked: true });
  expect(await read()).toEqual({ price: 1000, isAsked: true });
  await env.CATALOGUE.batch([priced(800), move(revision)]);
  expect(await read()).toEqual({ price: 800, isAsked: true });
  expect(await read()).toEqual({ price: 800, isAsked: false });
});

test('of two changes at a time the one that was announced first and comes last fails whole, and goes through when it is made anew', async () => {
  const [first, second] = [await announceRevision(env, storeCode), await announceRevision(env, storeCode)];
  expect(second).toBeGreaterThan(first);
  await env.CATALOGUE.batch([priced(700), move(second)]);
  expect(await read()).toEqual({ price: 700, isAsked: true });
  const late = env.CATALOGUE.batch([priced(600), move(first)]);
  expect(await late.then(() => 'written', isOvertaken)).toBe(true);
  expect(await read()).toEqual({ price: 700, isAsked: false });
  await env.CATALOGUE.batch([priced(600), move(await announceRevision(env, storeCode))]);
  expect((await read()).price).toBe(600);
});

test('many changes at once are each given a revision of their own', async () => {
  const given = await Promise.all(Array.from({ length: 8 }, () => announceRevision(env, storeCode)));
  expect(new Set(given).size).toBe(8);
  expect(await announcedNow()).toBe(Math.max(...given));
});

test('a change that breaks off after it was announced changes no price; the scheduled function lets carts hold again, and a late write of it fails', async () => {
  armed.set('catalogue.announced', 'throw');
  await expect(file(500)).rejects.toThrow('catalogue.announced');
  const broken = (await announcedNow()) ?? 0;
  expect(broken).toBeGreaterThan((await servedNow()) ?? 0);
  expect([await read(), await read()]).toEqual(Array(2).fill({ price: 1000, isAsked: true }));
  await eachStore(catchUpRevision)(env, Date.now());
  expect(await read()).toEqual({ price: 1000, isAsked: true });
  await minuteLater();
  expect(await announcedNow()).toBe(await servedNow());
  expect([(await read()).price, await read()]).toEqual([1000, { price: 1000, isAsked: false }]);
  const late = env.CATALOGUE.batch([priced(500), move(broken)]);
  expect(await late.then(() => 'written', isOvertaken)).toBe(true);
  expect(await read()).toEqual({ price: 1000, isAsked: false });
});

test('an import that breaks off after it was announced is served by its next try; one that is overtaken comes in by itself', async () => {
  armed.set('catalogue.announced', 'throw');
  await expect(serve(store, [product(1, 'Mesa', { price: 400 })])).rejects.toThrow('catalogue.announced');
  expect((await read()).price).toBe(1000);
  await serve(store, [product(1, 'Mesa', { price: 400 })]);
  expect([(await read()).price, await read()]).toEqual([400, { price: 400, isAsked: false }]);
  await Promise.all([file(300), serve(store, [product(1, 'Mesa', { price: 200 })]), repriceDue(env, NOON)]);
  expect(await announcedNow()).toBeGreaterThanOrEqual((await servedNow()) ?? 0);
  const { doc } = (await env.CATALOGUE.prepare(
    'SELECT product.doc FROM catalogue JOIN product ON product.version = catalogue.version WHERE store = ? AND sku = ?',
  )
    .bind(storeCode, 'SKU-1')
    .first<{ doc: string }>()) ?? { doc: '{}' };
  expect((await read()).price).toBe(JSON.parse(doc).price);
});

test('a price that a file brings while a window of the price before opens is the one that lists and carts have', async () => {
  const opening = {
    special_price: 10,
    special_from_date: '2026-11-20 13:00:00',
    special_to_date: '2026-11-21 13:00:00',
  };
  await serve(store, [product(1, 'Mesa', opening)]);
  const later = NOON + 2 * 60 * MINUTE_MS;
  let comes: Promise<unknown> | null = null;
  const batch: D1Database['batch'] = async (statements) => {
    const read = await env.CATALOGUE.batch<never>(statements);
    const hasDocuments = read.some(({ results: [row] }) => row && 'pid' in row && 'doc' in row);
    if (hasDocuments) comes ??= importStock(env, store, stream('sku,price,special_price\nSKU-1,500,\n'), later);
    await comes;
    return read;
  };
  const CATALOGUE = new Proxy(env.CATALOGUE, {
    get: (target, key) => {
      const value = key === 'batch' ? batch : Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await repriceDue({ ...env, CATALOGUE }, later);
  expect(await comes).toMatchObject({ ok: true });
  await repriceDue(env, later);
  const listed = await env.CATALOGUE.prepare(
    'SELECT product.final_net AS price FROM catalogue JOIN product ON product.version = catalogue.version WHERE store = ?',
  )
    .bind(storeCode)
    .first();
  expect([listed, (await read(later)).price]).toEqual([{ price: 50_000 }, 500]);
});

test('what moved without being announced, as an earlier deployment moves it, is announced by the scheduled function', async () => {
  await env.SHOP.prepare('DELETE FROM announced_revision').run();
  expect(await read()).toEqual({ price: 1000, isAsked: true });
  await minuteLater();
  expect([(await read()).price, await read()]).toEqual([1000, { price: 1000, isAsked: false }]);
  await env.CATALOGUE.batch([priced(450), env.CATALOGUE.prepare('UPDATE catalogue SET revision = revision + 1')]);
  await minuteLater();
  expect([(await read()).price, await read()]).toEqual([450, { price: 450, isAsked: false }]);
  const before = await servedNow();
  await minuteLater();
  expect(await servedNow()).toBe(before);
});

test('a catalogue put back to an earlier state is read by every cart from the next run of the scheduled function on', async () => {
  const before = await env.CATALOGUE.prepare('SELECT version, revision FROM catalogue WHERE store = ?')
    .bind(storeCode)
    .first<{ version: number; revision: number }>();
  await file(900);
  expect((await read()).price).toBe(900);
  await env.CATALOGUE.batch([
    priced(1000),
    env.CATALOGUE.prepare('UPDATE catalogue SET revision = ? WHERE store = ?').bind(before?.revision, storeCode),
  ]);
  await minuteLater();
  expect(await read()).toEqual({ price: 1000, isAsked: true });
  expect(await servedNow()).toBeGreaterThan((before?.revision ?? 0) + 1);
});

test('a tax that came with an import counts with its products where an isolate still believes the version before', async () => {
  const old = await readPrimary(env, storeCode);
  const rule = { ...TAX_RULE, rates: [{ id: 1, tax_country_id: 'MX', tax_region_id: 0, rate: 8 }] };
  await serve(store, [product(1, 'Mesa')], { category: [MUEBLES, category(11, 'Sillas')], taxrule: [rule] });
  versionPointers.delete(storeCode);
  adoptVersionPointer(storeCode, `${old?.version}.${old?.revision}`);
  const source = embeddedProducts(env, store, NOON);
  const [, rules] = await Promise.all([source.find(['SKU-1']), source.rules()]);
  expect(rules.map(({ rates }) => rates.map(({ rate }) => rate))).toEqual([[8]]);
  const again = embeddedProducts(env, store, NOON);
  const [, held] = await Promise.all([again.find(['SKU-1']), again.rules()]);
  expect(held).toEqual(rules);
});
