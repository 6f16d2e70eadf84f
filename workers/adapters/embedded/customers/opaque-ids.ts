const LOWEST = 1e14;
const IDS = 9e14;
const HALF = 2 ** 32;

/** A random whole number of 15 digits, drawn from 53 random bits. */
function opaqueId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return LOWEST + (((high & 0x1fffff) * HALF + low) % IDS);
}

/**
 * Ids of rows that clients see, in ascending order: whole numbers of 15 digits, as the contract has them, which tell
 * neither how many rows there are nor where the next one stands.
 */
export const opaqueIds = (count: number): number[] => Array.from({ length: count }, opaqueId).sort((a, b) => a - b);
