/** Tries are never further apart than this. */
export const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** Pause after a failed try, ms: `firstMs`, twice as long after each of the `tries` before it, an hour at most. */
export const growingPause = (firstMs: number, tries: number): number =>
  Math.min(firstMs * 2 ** tries, LONGEST_PAUSE_MS);
