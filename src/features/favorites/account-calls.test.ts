import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAllLists, deviceList, keepOnDevice } from '../device-lists/device-lists';
import type { SyncTask } from '../tasks/sync-task';
import { loadAccount, openAccount, toggleInAccount } from './account-calls';
import { accountKept } from './account-kept';
import { keepAccount } from './keep-account';

const waiting = new Map<string, SyncTask>();
vi.mock('../tasks/noted', () => ({ tasksWait: () => waiting.size > 0 }));
vi.mock('../tasks/the-queue', () => ({
  theQueue: async () => ({
    queue: async (task: SyncTask) => void waiting.set(task.task_id, task),
    remove: async (id: string) => void waiting.delete(id),
  }),
}));

const kept = new Map<string, string>();
const calls: string[] = [];
let answers: { ok: boolean; body: object }[] = [];
let isOffline = false;
let page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    ...{},
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', { cookie: 'session-marker=1.ana', body: { dataset: {} } });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (isOffline) throw new TypeError('no connection');
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
  isOffline = false;
  waiting.clear();
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

test('what this device kept before is offered once a session, and again where it could not be said', async () => {
  keepOnDevice('viu', 'favorites', 'OTRO');
  const offer = vi.fn(async () => undefined);
  offer.mockRejectedValueOnce(new TypeError('no words'));
  await expect(openAccount('viu', offer)).rejects.toThrow('no words');
  await openAccount('viu', offer);
  await openAccount('viu', offer);
  expect(offer).toHaveBeenCalledTimes(2);
  vi.stubGlobal('document', { cookie: 'session-marker=2.eva', body: { dataset: {} } });
  await openAccount('viu', offer);
  expect(offer).toHaveBeenCalledTimes(3);
});

const SILLA = 'favorite:viu:SILLA';

/** The network is back: the queue has sent what waits, and tells what came of it. */
function send(resultCode: number, result: unknown) {
  for (const task of waiting.values()) {
    const told = new CustomEvent(task.callback_event ?? '', {
      detail: { ...task, resultCode, result },
      cancelable: true,
    });
    page.dispatchEvent(told);
    expect(told.defaultPrevented, 'its answer is taken').toBe(true);
  }
  waiting.clear();
}

test('a heart that nobody answers is shown and waits for the network; then it has the id of its product, or is off', async () => {
  await loadAccount('viu');
  isOffline = true;
  expect(await toggleInAccount('viu', 'SILLA')).toBe('unsent');
  expect(accountKept('viu')).toEqual({ MESA: '1', SILLA: '' });
  expect(waiting.get(SILLA)).toMatchObject({
    owner: 'ana',
    url: '/api/user/favorites/item',
    payload: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"sku":"SILLA"}' },
    silent: false,
  });
  send(200, { id: 9 });
  expect(accountKept('viu')).toEqual({ MESA: '1', SILLA: '9' });

  expect(await toggleInAccount('viu', 'MESA')).toBe('unsent');
  expect(accountKept('viu')).toEqual({ SILLA: '9' });
  expect(waiting.get('favorite:viu:MESA')).toMatchObject({
    url: '/api/user/favorites/product?product_id=1',
    payload: { method: 'DELETE' },
    silent: true,
  });
  send(404, 'This product is not in your list any more');
  expect(await toggleInAccount('viu', 'AGOTADO')).toBe('unsent');
  send(400, 'Cannot add product without stock to wishlist.');
  expect(accountKept('viu')).toEqual({ SILLA: '9' });
});

test('what became of a heart is kept in its own store view, whatever its sku; of an account that is not open nothing is', async () => {
  for (const store of ['viu', 'de']) await loadAccount(store);
  isOffline = true;
  expect(await toggleInAccount('de', 'SET:2')).toBe('unsent');
  send(200, { id: 9 });
  expect([accountKept('viu'), accountKept('de')]).toEqual([{ MESA: '1' }, { MESA: '1', 'SET:2': '9' }]);

  await toggleInAccount('de', 'SILLA');
  vi.stubGlobal('document', { cookie: 'session-marker=2.eva', body: { dataset: {} } });
  send(200, { id: 10 });
  expect(accountKept('de')).toBeNull();
});

test('a heart that waits is taken back before it is sent, and one that another page has sent is taken off the account', async () => {
  await loadAccount('viu');
  isOffline = true;
  await toggleInAccount('viu', 'SILLA');
  expect(await toggleInAccount('viu', 'SILLA')).toBe('removed');
  expect([accountKept('viu'), waiting.size]).toEqual([{ MESA: '1' }, 0]);

  keepAccount('viu', { SILLA: '' });
  isOffline = false;
  calls.length = 0;
  answers = [{ ok: true, body: { result: [], meta: { kept: { SILLA: '9' } } } }];
  expect(await toggleInAccount('viu', 'SILLA')).toBe('removed');
  expect(calls).toEqual(['GET /api/user/favorites', 'DELETE /api/user/favorites/product?product_id=9']);
  expect(accountKept('viu')).toEqual({});
});

test('a heart that is tapped the other way while it waits is sent once, as it was tapped last', async () => {
  await loadAccount('viu');
  isOffline = true;
  await toggleInAccount('viu', 'MESA');
  expect(await toggleInAccount('viu', 'MESA')).toBe('unsent');
  expect([...waiting.values()].map(({ payload }) => payload.method)).toEqual(['POST']);
  expect(accountKept('viu')).toEqual({ MESA: '' });
});

test('a heart is refused where neither it nor the lists of the account are answered, and no part of these is taken for all', async () => {
  isOffline = true;
  expect(await toggleInAccount('viu', 'SILLA')).toEqual({ refused: '' });
  expect([accountKept('viu'), waiting.size]).toEqual([null, 0]);
  isOffline = false;
  answers = [
    { ok: true, body: { result: [], meta: { degraded: true } } },
    { ok: true, body: { result: { id: 9 } } },
  ];
  expect(await toggleInAccount('viu', 'SILLA')).toBe('added');
  expect(accountKept('viu')).toBeNull();
});
