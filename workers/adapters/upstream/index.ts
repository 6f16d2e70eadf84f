import type { CataloguePort } from '../../../src/commerce/catalogue';
import type { CatalogueSide } from '../../../src/commerce/commerce';
import { lazily } from '../../../src/domain/lazily';
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

const NAMES = ['catalogue', 'content', 'productFeed', 'stock', 'postal', 'shipping', 'branches', 'probe'] as const;

/**
 * A store view whose commerce is a retailer's own API. Places are ours: postal codes are the same for every shop in
 * Mexico.
 */
export function upstreamCommerce(env: Env, store: StoreView, config: UpstreamConfig, now: number): CatalogueSide {
  const make: { [Name in keyof CatalogueSide]: () => CatalogueSide[Name] } = {
    catalogue: () => upstreamCatalogue(config, store, now),
    content: () => upstreamContent(config, store),
    productFeed: () => upstreamProductFeed(productReader(config, store, now)),
    stock: () => upstreamStock(config, store),
    postal: () => embeddedPostal(env),
    shipping: () => upstreamShipping(config, store),
    branches: () => upstreamBranches(config, store),
    probe: () => () => probe(env, side.catalogue),
  };
  const side = lazily<CatalogueSide>(NAMES, (name) => make[name]());
  return side;
}
