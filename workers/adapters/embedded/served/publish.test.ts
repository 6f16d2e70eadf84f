import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embeddedCommerce } from '..';
import { category, env, MUEBLES, NOON, product, serve, storeView } from '../testing/catalogue';
import { slowKv } from '../testing/slow-kv';
import { contentsKey, lexiconKey, readKvVersion, versionKey } from './edge';
import { publishCatalogue, publishChanged } from './publish';
import { versionPointers } from './version-pointer';

const store = storeView('viu');
const { storeCode } = store;
const DAY_MS = 86_400_000;
let kv = slowKv();
const shop = () => ({ ...env, EDGE_KV: kv.namespace });
const written = () => kv.log.filter((line) => line.startsWith('put '));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  kv = slowKv();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what isolates hold is written before the version that names it, and once', async () => {
  const { version } = await serve(store, [product(1, 'Silla')], { redirect: [{ from: '/viejo', to: '/nuevo' }] });
  expect(await publishCatalogue(shop(), storeCode, Date.now())).toBe(true);
  const pointer = kv.values.get(versionKey(storeCode))?.value ?? '';
  const [, revision] = pointer.split('.');
  const contents = contentsKey(storeCode, { version, revision: Number(revision) });
  expect(new Set(written().slice(0, 2))).toEqual(new Set([`put ${contents}`, `put ${lexiconKey(storeCode, version)}`]));
  expect(written().slice(2)).toEqual([`put ${versionKey(storeCode)}`]);
  expect(JSON.parse(kv.values.get(contents)?.value ?? '')).toMatchObject({
    categories: [{ id: 10 }],
    rules: [{ id: 1 }],
    redirects: [['/viejo', '/nuevo']],
  });
  vi.setSystemTime(Date.now() + 61_000);
  expect(await publishCatalogue(shop(), storeCode, Date.now())).toBe(false);
  expect(written()).toHaveLength(3);
});

test('a change writes its contents, not the words again; what is served is written again before KV drops it', async () => {
  await serve(store, [product(1, 'Silla')]);
  await publishCatalogue(shop(), storeCode, Date.now());
  await env.CATALOGUE.prepare('UPDATE catalogue SET revision = revision + 1 WHERE store = ?').bind(storeCode).run();
  vi.setSystemTime(Date.now() + 61_000);
  await publishCatalogue(shop(), storeCode, Date.now());
  expect(
    written()
      .slice(3)
      .map((line) => line.split('/')[0]),
  ).toEqual(['put contents', 'put version']);
  vi.setSystemTime(Date.now() + 8 * DAY_MS);
  expect(await publishCatalogue(shop(), storeCode, Date.now())).toBe(true);
  expect(
    written()
      .slice(5)
      .map((line) => line.split('/')[0])
      .toSorted(),
  ).toEqual(['put contents', 'put lexicon', 'put version']);
});

test('contents that could not be written leave the version as it was; the next try brings both', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await serve(store, [product(1, 'Silla')]);
  const put = kv.namespace.put.bind(kv.namespace);
  let fails = true;
  kv.namespace.put = ((key: string, ...rest: [string]) =>
    fails && key.startsWith('contents')
      ? Promise.reject(new Error('KV PUT failed: 429'))
      : put(key, ...rest)) as typeof put;
  await publishChanged(shop(), storeCode, Date.now());
  expect([kv.values.has(versionKey(storeCode)), warn.mock.calls.length]).toEqual([false, 1]);
  fails = false;
  vi.setSystemTime(Date.now() + 61_000);
  expect(await publishCatalogue(shop(), storeCode, Date.now())).toBe(true);
  expect(kv.values.has(versionKey(storeCode))).toBe(true);
});

test('a lower version never replaces a higher one in KV', async () => {
  await serve(store, [product(1, 'Silla')]);
  await kv.namespace.put(versionKey(storeCode), '999999.1');
  expect(await publishCatalogue(shop(), storeCode, Date.now())).toBe(false);
  expect(kv.values.get(versionKey(storeCode))?.value).toBe('999999.1');
});

test('an import publishes what it serves, and an isolate that knows nothing reads it there', async () => {
  await serve(store, [product(1, 'Silla')], { category: [MUEBLES, category(12, 'Jardín')] });
  const pointer = await readKvVersion(env, storeCode);
  expect(pointer).not.toBeNull();
  versionPointers.delete(storeCode);
  await caches.default.delete(`https://catalogue.internal/version/${storeCode}`);
  const asked: string[] = [];
  const batch = async (): Promise<never> => {
    asked.push('batch');
    throw new Error('the database was asked');
  };
  const CATALOGUE = new Proxy(env.CATALOGUE, {
    get: (target, key) => (key === 'withSession' ? () => ({ batch }) : Reflect.get(target, key).bind(target)),
  });
  const { catalogue } = embeddedCommerce({ ...env, CATALOGUE }, store, NOON);
  expect((await catalogue.categories()).map(({ name }) => name)).toEqual(['Muebles', 'Jardín']);
  expect(asked).toEqual([]);
});

test('contents that are missing in KV are read from the database', async () => {
  const { version } = await serve(store, [product(1, 'Silla')], { category: [MUEBLES, category(13, 'Cocina')] });
  await env.CATALOGUE.prepare('UPDATE catalogue SET revision = revision + 1 WHERE store = ?').bind(storeCode).run();
  await kv.namespace.put(versionKey(storeCode), `${version}.99`);
  await env.CATALOGUE.prepare('UPDATE catalogue SET revision = 99 WHERE store = ?').bind(storeCode).run();
  versionPointers.delete(storeCode);
  await caches.default.delete(`https://catalogue.internal/version/${storeCode}`);
  const { catalogue } = embeddedCommerce(shop(), store, NOON);
  expect((await catalogue.categories()).map(({ name }) => name)).toEqual(['Muebles', 'Cocina']);
  expect(kv.log).toContain(`get ${contentsKey(storeCode, { version, revision: 99 })}`);
});
