import type { StoreView } from '../../../src/domain/store-view';
import type { RetailerUser } from '../../adapters/upstream/cart/calls';
import type { Env } from '../../env';
import type { CartCustomer } from './address';

/** The token a retailer knows this customer by, as their account keeps it. */
export function retailerUserOf(_env: Env, _store: StoreView, { customerId }: CartCustomer): RetailerUser {
  return { customerId, token: async () => null, renewed: async () => null };
}
