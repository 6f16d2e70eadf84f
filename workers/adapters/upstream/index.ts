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

/** What a retailer's ports of one request are made of. */
interface RetailerRequest {
  env: Env;
  store: StoreView;
  config: UpstreamConfig;
  now: number;
}

const PORTS: { [Name in keyof CatalogueSide]: (at: RetailerRequest) => CatalogueSide[Name] } = {
  catalogue: ({ config, store, now }) => upstreamCatalogue(config, store, now),
  content: ({ config, store }) => upstreamContent(config, store),
  productFeed: ({ config, store, now }) => upstreamProductFeed(productReader(config, store, now)),
  stock: ({ config, store }) => upstreamStock(config, store),
  postal: ({ env }) => embeddedPostal(env),
  shipping: ({ config, store }) => upstreamShipping(config, store),
  branches: ({ config, store }) => upstreamBranches(config, store),
  probe:
    ({ env, config, store, now }) =>
    () =>
      probe(env, upstreamCatalogue(config, store, now)),
};

const NAMES = ['catalogue', 'content', 'productFeed', 'stock', 'postal', 'shipping', 'branches', 'probe'] as const;

const retailers = lazily<CatalogueSide, RetailerRequest>(NAMES, (name, at) => PORTS[name](at));

/**
 * A store view whose commerce is a retailer's own API. Places are ours: postal codes are the same for every shop in
 * Mexico.
 */
export const upstreamCommerce = (env: Env, store: StoreView, config: UpstreamConfig, now: number): CatalogueSide =>
  retailers({ env, store, config, now });
