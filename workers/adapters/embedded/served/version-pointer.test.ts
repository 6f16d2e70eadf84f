import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '../../../../tests/patiently';
import type { Env } from '../../../env';
import { env } from '../testing/catalogue';
import { slowKv } from '../testing/slow-kv';
import { versionKey } from './edge';
import { adoptVersionPointer, noteVersion, versionPointer, versionPointers } from './version-pointer';

const SECOND = 1000;
let stores = 0;
let store = '';
let firsts = 0;
let kv = slowKv();
let isDown = false;
let hangs = false;

/** The shop's bindings, with the reads of the primary counted and KV as late as it is documented to be. */
function shop(): Env {
  const first = (statement: D1PreparedStatement) => () => {
    firsts += 1;
    if (hangs) return new Promise<never>(() => {});
    return isDown ? Promise.reject(new Error('D1 is down')) : statement.first();
  };
  const counted = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, key) {
        if (key === 'first') return first(target);
        return key === 'bind' ? (...params: unknown[]) => counted(target.bind(...params)) : Reflect.get(target, key);
      },
    });
  const CATALOGUE = new Proxy(env.CATALOGUE, {
    get: (target, key) => (key === 'prepare' ? (sql: string) => counted(target.prepare(sql)) : bound(target, key)),
  });
  return { ...env, CATALOGUE, EDGE_KV: kv.namespace };
}

const bound = (target: object, key: string | symbol) => {
  const value = Reflect.get(target, key);
  return typeof value === 'function' ? value.bind(target) : value;
};

const serves = (version: number, revision = 1) =>
  env.CATALOGUE.prepare('INSERT OR REPLACE INTO catalogue (store, version, revision, committed_at) VALUES (?, ?, ?, 0)')
    .bind(store, version, revision)
    .run();

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const believed = async () => (await versionPointer(shop(), store))?.version;
const renewed = (times: number) => patiently(() => expect(firsts).toBe(times));

const toldPlace = () =>
  patiently(async () =>
    expect(await caches.default.match(`https://catalogue.internal/version/${store}`)).toBeDefined(),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stores += 1;
  store = `store-${stores}`;
  firsts = 0;
  kv = slowKv();
  isDown = false;
  hangs = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a version is believed for a minute and renewed behind the answer after five seconds', async () => {
  await serves(7);
  noteVersion(store, { version: 7, revision: 1 });
  await serves(8);
  pass(4 * SECOND);
  expect([await believed(), firsts]).toEqual([7, 0]);
  pass(2 * SECOND);
  expect([await believed(), kv.log]).toEqual([7, []]);
  await renewed(1);
  await patiently(async () => expect(await believed()).toBe(8));
});

test('a belief of 59 s is used, one of 61 s is not: KV is asked', async () => {
  await serves(8);
  await kv.namespace.put(versionKey(store), '8.1');
  noteVersion(store, { version: 7, revision: 1 });
  hangs = true;
  pass(59 * SECOND);
  expect(await believed()).toBe(7);
  pass(2 * SECOND);
  expect([await believed(), kv.log.at(-1)]).toEqual([8, `get ${versionKey(store)}`]);
});

test('another isolate of the same place believes what this place was told, for a minute too', async () => {
  hangs = true;
  noteVersion(store, { version: 7, revision: 1 });
  await toldPlace();
  pass(59 * SECOND);
  versionPointers.delete(store);
  expect([await believed(), kv.log]).toEqual([7, []]);
  await kv.namespace.put(versionKey(store), '9.1');
  pass(2 * SECOND);
  versionPointers.delete(store);
  expect(await believed()).toBe(9);
});

test('where KV says nothing, or late that there is nothing, the primary is asked', async () => {
  await serves(3);
  expect([await believed(), firsts]).toEqual([3, 1]);
  versionPointers.delete(store);
  await toldPlace();
  await caches.default.delete(`https://catalogue.internal/version/${store}`);
  await kv.namespace.put(versionKey(store), '4.1');
  expect([await believed(), firsts]).toEqual([3, 2]);
});

test('a lower version never replaces a higher one, whoever says it', async () => {
  await serves(7);
  await kv.namespace.put(versionKey(store), '7.5');
  noteVersion(store, { version: 8, revision: 2 });
  noteVersion(store, { version: 8, revision: 1 });
  adoptVersionPointer(store, '7.9');
  expect(await versionPointer(shop(), store)).toEqual({ version: 8, revision: 2 });
  pass(61 * SECOND);
  expect(await versionPointer(shop(), store)).toEqual({ version: 8, revision: 2 });
  await renewed(1);
  pass(6 * SECOND);
  expect(await versionPointer(shop(), store)).toEqual({ version: 8, revision: 2 });
});

test('with everything out of reach the last belief serves, of this isolate or of this place; without one the failure is told', async () => {
  isDown = true;
  await expect(believed()).rejects.toThrow('D1 is down');
  noteVersion(store, { version: 7, revision: 1 });
  await toldPlace();
  pass(3600 * SECOND);
  expect(await believed()).toBe(7);
  versionPointers.delete(store);
  expect(await believed()).toBe(7);
});

test('while one request renews a belief the others go on with it, also if that reading never ends', async () => {
  noteVersion(store, { version: 7, revision: 1 });
  hangs = true;
  pass(6 * SECOND);
  expect(await Promise.all(Array.from({ length: 20 }, believed))).toEqual(Array(20).fill(7));
  expect(firsts).toBe(1);
});
