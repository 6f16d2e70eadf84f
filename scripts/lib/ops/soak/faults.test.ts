import { expect, test } from 'vitest';
import { faults, MIB, type Outcome } from './faults';

const heaps = (...mib: number[]) =>
  mib.map((heap, index) => ({ renders: (index + 1) * 1000, heap: heap * MIB, rss: null }));

const load = (statuses: Record<number, number>, refusals: Record<string, number> = {}) => ({
  requests: Object.values(statuses).reduce((sum, count) => sum + count, 0),
  seconds: 1,
  bytesEach: 1,
  statuses,
  refusals,
  p50Ms: 1,
  p99Ms: 1,
});

const FINE: Outcome = {
  carts: { operations: 100, duplicates: 25, carts: 2, refused: 0, differing: 0, wrong: 0, seconds: 1 },
  orders: { orders: 10, sent: 30, differing: 0, numbers: 10, taken: 10, deferred: 3, seconds: 1 },
  buyers: { buyers: 10, units: 2, orders: 2, refusals: { 409: 8 }, left: 0 },
  memory: heaps(40, 18, 30, 17, 34, 18),
  crowd: { kept: load({ 200: 5 }), cold: load({ 200: 1, 503: 4 }) },
  busy: { one: load({ 200: 250 }), many: load({ 200: 1000 }) },
};

test('a run in which everything came out once is without fault, wherever a reading fell between two clearings', () => {
  expect(faults(FINE)).toEqual([]);
});

test.each<[string, Outcome, string]>([
  ['a cart that holds something else', { ...FINE, carts: { ...FINE.carts, wrong: 1 } }, '1 carritos'],
  [
    'a repeated call that was answered otherwise',
    { ...FINE, carts: { ...FINE.carts, differing: 2 } },
    '2 repeticiones',
  ],
  ['an order that was made twice', { ...FINE, orders: { ...FINE.orders, numbers: 11 } }, '11 números'],
  ['stock that left twice', { ...FINE, orders: { ...FINE.orders, taken: 11 } }, 'sacaron 11'],
  ['a piece that is left though buyers were refused', { ...FINE, buyers: { ...FINE.buyers, left: 1 } }, 'quedaron 1'],
  ['buyers that failed', { ...FINE, buyers: { ...FINE.buyers, refusals: { 409: 7, 500: 1 } } }, '"500":1'],
  ['a kept page that was refused', { ...FINE, crowd: { ...FINE.crowd, kept: load({ 200: 4, 503: 1 }) } }, '1 páginas'],
  ['a page that failed', { ...FINE, crowd: { ...FINE.crowd, cold: load({ 500: 2, 503: 1 }) } }, '2 páginas'],
  ['a slow cart', { ...FINE, busy: { ...FINE.busy, one: load({ 200: 150 }) } }, '150 productos por segundo'],
  [
    'an add that was refused among many',
    { ...FINE, busy: { ...FINE.busy, many: load({ 200: 999, 503: 1 }, { '503 "busy"': 1 }) } },
    '1 productos no se agregaron (503 "busy": 1)',
  ],
  [
    'an add that waited far longer than the others',
    { ...FINE, busy: { ...FINE.busy, many: { ...load({ 200: 1000 }), p99Ms: 6 } } },
    '6.0 veces',
  ],
  ['a heap near the limit', { ...FINE, memory: heaps(20, 20, 65, 20, 20) }, '64 MiB'],
  ['a heap that goes on growing', { ...FINE, memory: heaps(40, 18, 19, 36, 37) }, 'creció 18.0 MiB'],
])('%s is named', (_, outcome, told) => {
  const found = faults(outcome);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(told);
});
