import type { CatalogueSide } from '../../../src/commerce/commerce';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { embeddedPlaces } from '../embedded/places';
import { upstreamCatalogue } from './catalogue';
import { upstreamContent } from './content';
import type { UpstreamConfig } from './http';
import { upstreamShipping } from './shipping';
import { upstreamStock } from './stock';

export { retailerCart } from './cart/calls';

/** A store view whose commerce is a retailer's own API. Places are ours: postal codes are the same for every shop in Mexico. */
export function upstreamCommerce(env: Env, store: StoreView, config: UpstreamConfig, now: number): CatalogueSide {
  return {
    catalogue: upstreamCatalogue(config, store, now),
    content: upstreamContent(config, store),
    stock: upstreamStock(config, store),
    places: embeddedPlaces(env),
    shipping: upstreamShipping(config, store),
  };
}
