import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What a soak drew, and how much of it all it plays; both 0 in `npm test`. */
    soak: { seed: number; share: number };
  }
}

const { seed, share } = inject('soak');

/**
 * How many to try of what could go on forever: a few in `npm test`, always the same; many in the soak, and never fewer.
 */
export const sampled = (inTests: number, inSoak: number): number => Math.max(inTests, Math.ceil(inSoak * share));

/**
 * Every nth of all there is to try, beginning with another one each turn, so that a few turns try each; all of them in
 * a whole soak.
 */
export const sampledOf = <T>(all: readonly T[], nth: number, turn = 0): T[] =>
  all.filter((_, index) => (index + turn) % nth < sampled(1, nth));

/** A seed that stays the same in `npm test` and is another in each soak, which prints what it drew. */
export const seedOf = (fixed: number): number => fixed + seed;
