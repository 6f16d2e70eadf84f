import { sha3Hex, stableHash } from '../stable-hash';
import type { CartLine, Totals } from './cart';

/**
 * Changes with everything a totals answer depends on: every property of the lines except their stock, and the cart
 * token.
 */
export const cartHash = (lines: readonly CartLine[], token: string | null): string =>
  sha3Hex(JSON.stringify({ items: lines.map(({ stockQty: _stock, ...line }) => line), token }));

const SHOWN_CHARACTERS = 16;

/** Which cart it is, for the browser: tells carts apart and opens none. '' for no cart. */
export const cartIdOf = (token: string | null): string =>
  token === null ? '' : sha3Hex(`cart:${token}`).slice(0, SHOWN_CHARACTERS);

/**
 * What an order is made of: a sealed cart whose lines (without stock and messages) or totals change gets another hash.
 */
export const sealHash = (lines: readonly CartLine[], totals: Totals): string =>
  stableHash({
    lines: lines.map(({ stockQty: _qty, inStock: _stock, info: _info, errors: _errors, ...line }) => line),
    totals,
  });
