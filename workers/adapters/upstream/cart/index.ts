import type { CartBackend } from '../../../../src/commerce/cart-backend';
import type { PricedFor } from '../../../../src/commerce/load-pricing';
import type { StoreView } from '../../../../src/domain/store-view';
import type { TaxPlace } from '../../../../src/domain/tax';
import type { Env } from '../../../env';
import type { BackendConfig } from '../../../settings/backends';
import { borderRateAt } from '../../embedded/border-rate';
import { retailerCart, upstreamCommerce } from '..';
import { upstreamBranches } from '../branches';
import { retailerBackend } from './backend';
import type { RetailerUser } from './calls';
import { portSource } from './product-source';

/**
 * A retailer's API: products from its catalogue, the cart and the order at its cart calls, of a customer under their
 * token.
 */
export function upstreamCartBackend(
  env: Env,
  store: StoreView,
  config: BackendConfig,
  user: RetailerUser | null,
  shopper: PricedFor,
): CartBackend {
  const guest = retailerCart(config, store);
  const own = user && { customerId: user.customerId, cart: retailerCart(config, store, user) };
  const borderRate = (now: number) => (place: TaxPlace) => borderRateAt(env, store.storeCode, place, now);
  const products = (now: number) => portSource(upstreamCommerce(env, store, config, now), borderRate(now), shopper);
  return retailerBackend({ store, guest, own, products, shopper, branches: upstreamBranches(config, store) });
}
