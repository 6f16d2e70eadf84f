import type { Env } from '../workers/env';

/** In ms: far enough apart that what follows another is told from what runs beside it. */
const MS = {
  worker: { d1: 40, object: 40, kv: 4 },
  object: { d1: 30, object: 30, kv: 4 },
};
const KINDS = {
  CATALOGUE: 'd1',
  SHOP: 'd1',
  EDGE_KV: 'kv',
  CART: 'object',
  ATTEMPTS: 'object',
  CUSTOMER_SESSIONS: 'object',
};

/** The bindings of tests at a distance, as scripts/bench/far puts it between a Worker and what it is bound to. */
export const farFrom = (env: Env) => ({
  ...env,
  CART: (env as Env & { FAR_CART: Env['CART'] }).FAR_CART,
  FAR: { ms: MS, kinds: KINDS },
});
