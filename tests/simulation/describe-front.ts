import { expect, test } from 'vitest';
import { sampled } from '../sample';
import type { Front } from './goods';
import { HISTORIES } from './histories';
import { historyOf, play } from './history';
import { openInMemory } from './memory';
import { prove } from './prove';
import { simulateTime } from './simulated-time';

const OPERATIONS = sampled(2_000, 500_000);
/** On a machine that does other things too. */
const LONG_MS = 600_000;

/** The proof of the carts where this one sells; `carts` names them. */
export function describeFront(front: Front, carts: string): void {
  simulateTime();

  test(
    `${OPERATIONS.toLocaleString('en')} operations on ${carts}: none is lost, none counts twice, all sides agree`,
    async () => prove(OPERATIONS, [front], openInMemory),
    LONG_MS,
  );

  test('one seed is one history', async () => {
    const traces = [
      await play(historyOf(7, 80, front), openInMemory),
      await play(historyOf(7, 80, front), openInMemory),
    ].map(({ trace }) => trace);
    expect(traces[0]?.length).toBeGreaterThan(10);
    expect(traces[1]).toEqual(traces[0]);
  });

  for (const { found, ...history } of HISTORIES.filter((kept) => kept.front === front)) {
    test(found, async () => {
      expect((await play(history, openInMemory)).broken).toBeNull();
    });
  }
}
