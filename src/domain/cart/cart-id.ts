import { sha3Hex } from '../stable-hash';

const SHOWN_CHARACTERS = 16;

/** Which cart it is, for the browser: tells carts apart and opens none. '' for no cart. */
export const cartIdOf = (token: string | null): string =>
  token === null ? '' : sha3Hex(`cart:${token}`).slice(0, SHOWN_CHARACTERS);
