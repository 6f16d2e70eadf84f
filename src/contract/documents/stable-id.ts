/** Below this, ids are a source's own. */
const FIRST_DERIVED_ID = 1_000_000_000_000;
const HALF = 1_000_000;

function hash(text: string, seed: number): number {
  let state = seed;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  state ^= state >>> 15;
  return Math.imul(state, 0x2c1b3c6d) >>> 0;
}

/** An id for a document whose source gives none: always the same for the same sku, and above every id of a source. */
export const stableId = (sku: string): number =>
  FIRST_DERIVED_ID + (hash(sku, 0x811c9dc5) % HALF) * HALF + (hash(sku, 0x5bd1e995) % HALF);
