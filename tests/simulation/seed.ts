import { seeded } from '../../scripts/lib/random';

/** Choices that come out the same for the same seed. */
export interface Draws {
  below: (count: number) => number;
  /** From `least` to `most`, both included. */
  within: (least: number, most: number) => number;
  of: <T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
}

export function drawsOf(seed: number): Draws {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    within: (least, most) => least + below(most - least + 1),
    of: (list) => list[below(list.length)] as (typeof list)[number],
    chance: (share) => random() < share,
  };
}
