import { createHash } from 'node:crypto';

/** The one seed of the grown catalogue: another number gives other prices, stock and dates of the same articles. */
export const SEED = 20_261_120;

export interface Dice {
  /** From 0 up to 1, 1 left out. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** So many different ones, in the order they were drawn. */
  some<T>(list: readonly T[], count: number): T[];
}

const WORD = 2 ** 32;

/** Dice that fall the same way for the same key, whatever else is in the catalogue. */
export function diceOf(key: string): Dice {
  let state = createHash('sha256').update(`${SEED}:${key}`).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(between(0, left.length - 1), 1),
    ).flat();
  };
  const pick = <T>(list: readonly T[]): T => {
    const [drawn] = some(list, 1);
    if (drawn === undefined) throw new RangeError('nothing to pick from');
    return drawn;
  };
  return { next, between, chance: (share) => next() < share, pick, some };
}
