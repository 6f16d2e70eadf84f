import type { Env } from '../../workers/env';

/** Carts with this beginning of their token give a call little time, so that a stalled one is soon over. */
export const HASTY = 'hasty-';
const HASTY_MS = 1000;
const PATIENT_MS = 20_000;

/** Carts with this beginning of their token are in a store view that has these flags otherwise. */
export const FLAGGED = {
  'unmerged-': { serverMergeByDefault: false },
  'forced-': { forceClientState: true },
  'unstocked-': { synchronizeStock: false },
} as const;

/** The variable STORE_SETTINGS of the store view that a cart is in. */
export function settingsOf(token: string): { STORE_SETTINGS?: string } {
  const found = Object.entries(FLAGGED).find(([beginning]) => token.startsWith(beginning));
  return found ? { STORE_SETTINGS: JSON.stringify({ viu: { flags: found[1] } }) } : {};
}

export interface ContractEnv extends Env {
  FAMILY: string;
  OURS: string;
  REDIS: string;
  FAMILY_CART: Env['CART'];
  OURS_CART: Env['CART'];
}

/** Carts that buy from the retailer of another one: a customer's cart has a token of its own. */
export const sameRetailer = new Map<string, string>();

/**
 * The variable BACKENDS that sends the store view to the retailer of this name: each test has its own, so that faults
 * and carts stay apart.
 */
export function backendsOf(env: Env, retailer: 'family' | 'ours', name: string): string {
  const { FAMILY, OURS } = env as ContractEnv;
  const shop = sameRetailer.get(name) ?? name;
  const config =
    retailer === 'family' ? { url: `${FAMILY}/${shop}`, keyed: false } : { url: `${OURS}/${shop}`, keyed: true };
  return JSON.stringify({
    viu: { backend: 'upstream', ...config, timeoutMs: shop.startsWith(HASTY) ? HASTY_MS : PATIENT_MS },
  });
}
