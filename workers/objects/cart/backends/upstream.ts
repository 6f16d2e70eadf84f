import type { StoreView } from '../../../../src/domain/store-view';
import { retailerCart, upstreamCommerce } from '../../../adapters/upstream';
import type { BackendConfig } from '../../../backend-config';
import type { Env } from '../../../env';
import type { CartBackend } from '../backend';
import { portSource } from '../products/port-source';
import { retailerBackend } from './retailer';

/** A retailer's API: products from its catalogue, the cart and the order at its cart calls. */
export function upstreamBackend(env: Env, store: StoreView, config: BackendConfig): CartBackend {
  return retailerBackend({ store, cart: retailerCart(config, store), products: (now) => portSource(upstreamCommerce(env, store, config, now)) });
}
