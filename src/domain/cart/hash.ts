import { sha3Hex } from '../stable-hash';
import type { CartLine } from './cart';

/**
 * Changes with everything a totals answer depends on: every property of the lines except their stock, and the cart
 * token.
 */
export const cartHash = (lines: readonly CartLine[], token: string | null): string =>
  sha3Hex(JSON.stringify({ items: lines.map(({ stockQty: _stock, ...line }) => line), token }));
