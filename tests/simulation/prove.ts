import { expect } from 'vitest';
import { seedOf } from '../sample';
import type { Front } from './goods';
import { historyOf, type OpenPlatform, play } from './history';
import { asEntry, shrink } from './shrink';

const STEPS = 100;

/**
 * Plays histories of these fronts until so many operations were done. What fails is told in as few steps as it takes,
 * to be put into histories.ts.
 */
export async function prove(operations: number, fronts: readonly Front[], open: OpenPlatform): Promise<void> {
  for (let number = 1; (number - 1) * STEPS < operations; number += 1) {
    const seed = seedOf(number);
    const history = historyOf(seed, STEPS, fronts[number % fronts.length] as Front);
    const { broken } = await play(history, open);
    if (!broken) continue;
    const least = await shrink(history, broken, open);
    const { trace } = await play(least.history, open);
    expect.fail(`seed ${seed}: ${least.broken.message}\n\n${asEntry(least.history)}\n\n${trace.join('\n')}`);
  }
}
