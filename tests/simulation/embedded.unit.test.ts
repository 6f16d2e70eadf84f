import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { historyOf, play } from './history';
import { openMemory } from './platform/memory-platform';
import { prove } from './prove';

vi.mock('../../workers/objects/cart/context', async () => ({ cartContext: (await import('./platform/memory-context')).memoryContext }));

const OPERATIONS = Number(process.env.SIMULATED_OPERATIONS ?? 100_000) / 2;
/** On a machine that does other things too. */
const LONG_MS = 600_000;
const FRONT = 'embedded';
const open = openMemory((now) => vi.setSystemTime(now));

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test(
  `${OPERATIONS.toLocaleString('en')} operations on the carts of our own engine: none is lost, none counts twice, all sides agree`,
  async () => prove(OPERATIONS, [FRONT], open),
  LONG_MS,
);

test('one seed is one history', async () => {
  const traces = [await play(historyOf(7, 80, FRONT), open), await play(historyOf(7, 80, FRONT), open)].map(({ trace }) => trace);
  expect(traces[0]?.length).toBeGreaterThan(10);
  expect(traces[1]).toEqual(traces[0]);
});
