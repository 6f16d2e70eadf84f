import { closeUnresolved, noteUnresolved } from '../../adapters/embedded/orders/unresolved';
import type { Env } from '../../env';
import type { CartAddress } from './address';
import type { Ordering } from './ordering';

/**
 * Where orders of a store view's carts of which nobody knows are written down. Where that fails the order is asked
 * about again later.
 */
export const unresolvedOrders = (env: Env, { storeCode }: Pick<CartAddress, 'storeCode'>): Ordering['unresolved'] => ({
  note: async (order) => void (await noteUnresolved(env, { store: storeCode, ...order })),
  known: async (orderId) => void (await closeUnresolved(env, storeCode, orderId, Date.now())),
});
