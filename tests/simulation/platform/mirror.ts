import type { Env } from '../../../workers/env';

/** Where the simulated retailer is: a host that only the tests' own fetch knows. */
export const RETAILER_URL = 'http://retailer.test';

/**
 * The environment of a cart that mirrors the simulated retailer's; each cart has a way of its own there, so that one
 * that gives up on it is no other's matter.
 */
export const mirrorOf = (env: Env, name: string): Env => ({
  ...env,
  CART: (env as Env & { MIRRORED_CART: Env['CART'] }).MIRRORED_CART,
  BACKENDS: JSON.stringify({
    viu: { backend: 'upstream', url: `${RETAILER_URL}/${encodeURIComponent(name)}`, keyed: false },
  }),
});
