import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { historyOf, play } from './history';
import { openMemory } from './platform/memory-platform';
import { asEntry, shrink } from './shrink';

vi.mock('../../workers/objects/cart/context', async () => ({ cartContext: (await import('./platform/memory-context')).memoryContext }));

const open = openMemory((now) => vi.setSystemTime(now));

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const level of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterAll(() => {
  vi.useRealTimers();
});

const OPERATIONS = Number(process.env.SIMULATION_OPERATIONS ?? 100_000);
const LENGTH = 60;

test(`${OPERATIONS.toLocaleString('en')} operations`, async () => {
  const start = process.cpuUsage();
  for (let seed = 1; seed * LENGTH <= OPERATIONS; seed += 1) {
    const history = historyOf(seed, LENGTH, seed % 2 === 0 ? 'retailer' : 'embedded');
    const { broken } = await play(history, open);
    if (!broken) continue;
    const least = await shrink(history, broken, open);
    const again = await play(least.history, open);
    expect.fail(`seed ${seed}: ${least.broken.message}\n${asEntry(least.history)}\n${again.trace.join('\n')}`);
  }
  process.stdout.write(`us per op ${process.cpuUsage(start).user / OPERATIONS}\n`);
});
