import { scryptSync } from '../../../node-crypto';

/**
 * Cost of a hash: the binary logarithm of how many blocks it goes over, their size, and how often it does. It holds 128
 * · 2^ln · r bytes meanwhile.
 */
export interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

const BYTES_A_BLOCK = 128;
/** Beside the blocks the platform counts what they are made from. */
const ROOM = 2;

/** scrypt of the platform. It holds the isolate until it is done, in its asynchronous form too. */
export function scrypt(password: string, salt: Uint8Array, { ln, r, p }: ScryptCost, length: number): Uint8Array {
  const blocks = 2 ** ln;
  return scryptSync(new TextEncoder().encode(password), salt, length, {
    N: blocks,
    r,
    p,
    maxmem: ROOM * BYTES_A_BLOCK * blocks * r,
  });
}
