import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAllLists, deviceList, keepOnDevice } from '../device-lists/device-lists';
import { loadAccount, toggleInAccount } from './account-calls';
import { accountKept } from './account-kept';

const kept = new Map<string, string>();
const calls: string[] = [];
let answers: { ok: boolean; body: object }[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    ...{},
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('document', { cookie: 'session-marker=1.ana', body: { dataset: {} } });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    calls.push(`${method} ${address}`);
    const { ok, body } = answers.shift() ?? { ok: true, body: { result: [], meta: { kept: { MESA: '1' } } } };
    return { ok, json: async () => body };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
  calls.length = 0;
  answers = [];
});

test('FAV-007 FAV-008 lists are read once a session and kept as current-favorites, read again when they have to be', async () => {
  await loadAccount('viu');
  await loadAccount('viu');
  expect(calls).toEqual(['GET /api/user/favorites']);
  expect(kept.has('viu-current-favorites')).toBe(true);
  expect(accountKept('viu')).toEqual({ MESA: '1' });
  await loadAccount('viu', true);
  expect(calls).toHaveLength(2);
  vi.stubGlobal('document', { cookie: 'session-marker=2.eva', body: { dataset: {} } });
  expect(accountKept('viu')).toBeNull();
  vi.stubGlobal(
    'localStorage',
    new Proxy(localStorage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  clearAllLists();
  expect([...kept.keys()]).toEqual([]);
});

test('a heart puts a product in or takes it off the account; what is refused stays as it was', async () => {
  keepOnDevice('viu', 'favorites', 'MESA');
  keepOnDevice('viu', 'favorites', 'OTRO');
  await loadAccount('viu');
  // What is in the account needs no place on the device; the rest is not lost.
  expect(Object.keys(deviceList('viu', 'favorites').items)).toEqual(['OTRO']);
  answers = [{ ok: true, body: { result: { id: 9 } } }];
  expect(await toggleInAccount('viu', 'SILLA')).toBe('added');
  expect(await toggleInAccount('viu', 'MESA')).toBe('removed');
  expect(accountKept('viu')).toEqual({ SILLA: '9' });
  answers = [{ ok: false, body: { result: 'Cannot add product without stock to wishlist.' } }];
  expect(await toggleInAccount('viu', 'AGOTADO')).toEqual({ refused: 'Cannot add product without stock to wishlist.' });
  expect(calls.slice(1)).toEqual([
    'POST /api/user/favorites/item',
    'DELETE /api/user/favorites/product?product_id=1',
    'POST /api/user/favorites/item',
  ]);
});
