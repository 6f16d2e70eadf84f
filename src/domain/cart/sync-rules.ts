import type { CartOperation } from './cart';

/** How long after its last change a checkout counts as going on. Source: spec 2 §9. */
export const IN_CHECKOUT_MS = 30 * 60 * 1000;

/** What was true when cart or totals were last in step with the retailer; times in epoch ms, null for never. */
export interface SyncMarks {
  hash: string | null;
  cartSyncedAt: number | null;
  totalsSyncedAt: number | null;
}

const isHashEmptyOrChanged = (hash: string, marks: SyncMarks): boolean => !marks.hash || marks.hash !== hash;

/** Cart sync and totals sync both need their flag, a connection to the network and a retailer's cart. */
export const canSync = (facts: { enabled: boolean; online: boolean; cartId: string | null }): boolean => facts.enabled && facts.online && facts.cartId !== null;

export const isSyncRequired = (hash: string, marks: SyncMarks): boolean => isHashEmptyOrChanged(hash, marks) || marks.cartSyncedAt === null;

export const isTotalsSyncRequired = (hash: string, marks: SyncMarks): boolean => isHashEmptyOrChanged(hash, marks) || marks.totalsSyncedAt === null;

/** Operations during which methods are not asked for: what they would be asked about is about to change. */
const SUSPENDING: readonly CartOperation['kind'][] = ['set', 'remove'];

/** Whether shipping and payment methods are to be pulled: never while a quantity changes or a line is removed, else when totals need it or it is forced. */
export const shouldPullMethods = (facts: { inFlight: CartOperation['kind'] | null; totalsSyncRequired: boolean; forced: boolean }): boolean =>
  !(facts.inFlight && SUSPENDING.includes(facts.inFlight)) && (facts.totalsSyncRequired || facts.forced);

/** Whether someone is in checkout: it was changed at most 30 minutes ago; 0 means that nobody is. */
export const isInCheckout = (modifiedAt: number, now: number): boolean => modifiedAt > 0 && now - modifiedAt <= IN_CHECKOUT_MS;
