import type { Env as ShopEnv } from '../workers/env';

/** What the tests of the Worker are given by `cloudflare:test`: what the Worker has, its objects of tests and the samples. */
declare global {
  namespace Cloudflare {
    interface Env extends ShopEnv {
      BLANK: DurableObjectNamespace;
      MIRRORED_CART: ShopEnv['CART'];
      SAMPLES: string;
    }
  }
}
