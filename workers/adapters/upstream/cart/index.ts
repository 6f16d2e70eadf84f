import type { CartBackend } from '../../../../src/commerce/cart-backend';
import type { StoreView } from '../../../../src/domain/store-view';
import type { BackendConfig } from '../../../backend-config';
import type { Env } from '../../../env';
import { retailerCart, upstreamCommerce } from '..';
import { retailerBackend } from './backend';
import { portSource } from './product-source';

/** A retailer's API: products from its catalogue, the cart and the order at its cart calls. */
export function upstreamCartBackend(env: Env, store: StoreView, config: BackendConfig): CartBackend {
  return retailerBackend({ store, cart: retailerCart(config, store), products: (now) => portSource(upstreamCommerce(env, store, config, now)) });
}
