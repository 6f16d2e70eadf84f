/**
 * What a provider does wrong, once: in the identity token, in its answer for a code, or in what it sends the browser
 * back with.
 */
export type Fault =
  | 'wrong-nonce'
  | 'expired'
  | 'alg-none'
  | 'signed-with-secret'
  | 'other-audience'
  | 'other-client'
  | 'other-issuer'
  | 'unknown-key'
  | 'forged'
  | 'no-token'
  | 'error'
  | 'stall'
  | 'html'
  | 'lost'
  | 'wrong-state'
  | 'wrong-iss';

/** How long a stalled answer takes. */
export const STALL_MS = 60_000;
