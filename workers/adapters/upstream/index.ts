import type { CataloguePort } from '../../../src/commerce/catalogue';
import type { CatalogueSide } from '../../../src/commerce/commerce';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { embeddedPostal } from '../embedded/postal';
import { upstreamBranches } from './branches';
import { upstreamCatalogue } from './catalogue';
import { upstreamContent } from './content';
import type { UpstreamConfig } from './http';
import { upstreamProductFeed } from './product-feed';
import { productReader } from './product-reader';
import { upstreamShipping } from './shipping';
import { upstreamStock } from './stock';

export { retailerCart } from './cart/calls';

/** Of our databases such a view reads postal codes alone, which stand in CATALOGUE. */
async function probe(env: Env, catalogue: CataloguePort): Promise<string> {
  await env.CATALOGUE.prepare('SELECT 1').first();
  return catalogue.version();
}

/**
 * A store view whose commerce is a retailer's own API. Places are ours: postal codes are the same for every shop in
 * Mexico.
 */
export function upstreamCommerce(env: Env, store: StoreView, config: UpstreamConfig, now: number): CatalogueSide {
  const catalogue = upstreamCatalogue(config, store, now);
  return {
    catalogue,
    content: upstreamContent(config, store),
    productFeed: upstreamProductFeed(productReader(config, store, now)),
    stock: upstreamStock(config, store),
    postal: embeddedPostal(env),
    shipping: upstreamShipping(config, store),
    branches: upstreamBranches(config, store),
    probe: () => probe(env, catalogue),
  };
}
