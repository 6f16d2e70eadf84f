import type { CartOperation } from '../cart';

/** How long after its last change a checkout counts as going on. Source: spec 2 §9. */
export const IN_CHECKOUT_MS = 30 * 60 * 1000;

/**
 * Whether a retailer is asked at all: cart sync and totals sync both need their flag, and a retailer that takes our
 * calls.
 */
export const canSync = ({ enabled, online }: { enabled: boolean; online: boolean }): boolean => enabled && online;

/**
 * Whether totals have to be asked for: what they depend on has no hash, another one than at the last sync, or there was
 * none (null).
 */
export const isTotalsSyncRequired = (hash: string, synced: string | null): boolean =>
  hash === '' || synced === null || synced !== hash;

/** Operations during which methods are not asked for: what they would be asked about is about to change. */
const SUSPENDING: readonly CartOperation['kind'][] = ['set', 'remove'];

/**
 * Whether shipping and payment methods are to be pulled: never while a quantity changes or a line is removed, else when
 * totals need it or it is forced.
 */
export const shouldPullMethods = (facts: {
  inFlight: CartOperation['kind'] | null;
  totalsSyncRequired: boolean;
  forced: boolean;
}): boolean => !(facts.inFlight && SUSPENDING.includes(facts.inFlight)) && (facts.totalsSyncRequired || facts.forced);

/** Whether someone is in checkout: it was changed at most 30 minutes ago; 0 means that nobody is. */
export const isInCheckout = (modifiedAt: number, now: number): boolean =>
  modifiedAt > 0 && now - modifiedAt <= IN_CHECKOUT_MS;
