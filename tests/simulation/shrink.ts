import type { Broken } from './broken';
import { type History, type OpenPlatform, play } from './history';

/** Plays that shrinking may cost. */
const MOST_PLAYS = 3000;

/** The same failure in fewer steps: drops runs of steps, long ones first, while the same rule is broken. */
export async function shrink(
  history: History,
  broken: Broken,
  open: OpenPlatform,
): Promise<{ history: History; broken: Broken }> {
  let least = { history, broken };
  let plays = 0;
  for (let size = Math.ceil(history.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < least.history.steps.length && plays < MOST_PLAYS; ) {
      const steps = least.history.steps.toSpliced(at, size);
      plays += 1;
      const played = await play({ ...history, steps }, open);
      if (played.broken?.rule === broken.rule) least = { history: { ...history, steps }, broken: played.broken };
      else at += size;
    }
  }
  return least;
}

/** A history as an entry of histories.ts. */
export const asEntry = ({ front, steps }: History): string =>
  `{\n  found: '…',\n  front: '${front}',\n  steps: [\n${steps.map((step) => `    ${JSON.stringify(step)},`).join('\n')}\n  ],\n},`;
