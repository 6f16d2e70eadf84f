import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { forgetLastShopper } from '../customers/forget-last-shopper';
import { clearAllLists, clearOnDevice, deviceList, keepOnDevice, letGoOnDevice, onKeptChange } from './device-lists';
import { onToggled, toggleKept } from './toggle-kept';

vi.mock('../cart/forget-last-cart', () => ({ forgetLastCart: () => undefined }));

const kept = new Map<string, string>();
let isFull = false;
const storage = () =>
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
    },
    { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  );

let heard = 0;
beforeEach(() => {
  const events = new EventTarget();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  onKeptChange(() => {
    heard += 1;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
  heard = 0;
  isFull = false;
});

const skus = (store: string, name: 'compare' | 'favorites') => Object.keys(deviceList(store, name).items);

test('each store view has lists of its own, and whoever shows them hears of a change', () => {
  expect(keepOnDevice('viu', 'compare', 'A')).toBe('added');
  expect(keepOnDevice('viu', 'compare', 'A')).toBe('known');
  expect([skus('viu', 'compare'), skus('viu', 'favorites'), skus('mavi', 'compare')]).toEqual([['A'], [], []]);
  letGoOnDevice('viu', 'compare', 'A');
  expect(skus('viu', 'compare')).toEqual([]);
  expect(heard).toBe(2);
});

test('what another tab put there meanwhile stays', () => {
  keepOnDevice('viu', 'favorites', 'A');
  kept.set('viu-favorites', JSON.stringify([...JSON.parse(kept.get('viu-favorites') ?? '[]'), { sku: 'B', at: 1 }]));
  keepOnDevice('viu', 'favorites', 'C');
  expect(skus('viu', 'favorites')).toEqual(['A', 'B', 'C']);
  clearOnDevice('viu', 'favorites');
  expect(skus('viu', 'favorites')).toEqual([]);
});

test('a list is the same object until it changes, and whoever ended listening hears no more', () => {
  const end = onKeptChange(() => {
    heard += 10;
  });
  keepOnDevice('viu', 'favorites', 'A');
  const before = deviceList('viu', 'favorites');
  expect(deviceList('viu', 'favorites')).toBe(before);
  end();
  letGoOnDevice('viu', 'favorites', 'A');
  expect(deviceList('viu', 'favorites')).not.toBe(before);
  expect(heard).toBe(12);
});

test('what comes of a tap on a heart is told: put in, taken off, no room, nothing kept', () => {
  const told: unknown[] = [];
  const end = onToggled((name, outcome) => told.push([name, outcome]));
  for (const sku of ['A', 'B', 'A', 'C', 'D', 'E', 'F']) toggleKept('viu', 'compare', sku);
  isFull = true;
  toggleKept('viu', 'favorites', 'A');
  end();
  toggleKept('viu', 'compare', 'B');
  expect(told).toEqual([
    ['compare', 'added'],
    ['compare', 'added'],
    ['compare', 'removed'],
    ['compare', 'added'],
    ['compare', 'added'],
    ['compare', 'added'],
    ['compare', 'full'],
    ['favorites', null],
  ]);
});

test('a browser that keeps nothing says so, and one that is full breaks nothing', () => {
  isFull = true;
  expect(keepOnDevice('viu', 'compare', 'A')).toBeNull();
  expect(skus('viu', 'compare')).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  expect(deviceList('viu', 'compare').loaded).toBe(false);
  expect(keepOnDevice('viu', 'compare', 'A')).toBeNull();
  clearAllLists();
});

test.each([
  ['goes with a customer who signed out', 'ana', '', []],
  ['goes with a customer whom another one follows', 'ana', 'eva', []],
  ['stays when a guest signs in', '', 'ana', ['A']],
])('AUTH-019 the list of products to compare %s', async (_, last, now, left) => {
  vi.stubGlobal('document', { cookie: now ? `session=${now}` : '' });
  vi.doMock('../customers/session-marker', () => ({ readSessionMarker: () => now }));
  keepOnDevice('viu', 'compare', 'A');
  kept.set('shop/user/current-token', JSON.stringify(last));
  vi.resetModules();
  const { forgetLastShopper: fresh } = await import('../customers/forget-last-shopper');
  await (fresh as typeof forgetLastShopper)();
  expect(skus('viu', 'compare')).toEqual(left);
  expect(kept.has('shop/user/current-token')).toBe(true);
});
