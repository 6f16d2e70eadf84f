import type { CartLine } from './cart';
import { sha3Hex } from './checksum';

/** Changes with everything a totals answer depends on: any property of any line except its stock, and the cart token. */
export const cartHash = (lines: readonly CartLine[], token: string | null): string =>
  sha3Hex(JSON.stringify({ items: lines.map(({ stockQty: _stock, ...line }) => line), token }));
