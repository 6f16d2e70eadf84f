import { apiApp } from '../../../workers/api';
import type { Env } from '../../../workers/env';
import { incoming } from '../../../workers/http/incoming';
import { anyRequest, shopRequest } from '../../../workers/shop-request';

export { CartObject } from '../../../workers/objects/cart/cart-object';

const api = apiApp();

/** Our own engine as a retailer's API: the calls of the contract, without pages. */
export default {
  async fetch(request, env, ctx) {
    const at = incoming(request, env);
    const known = anyRequest(request, env, at, crypto.randomUUID(), (work) => ctx.waitUntil(work));
    return api.fetch(request, { ...env, REQUEST: await shopRequest(request, env, at, known) }, ctx);
  },
} satisfies ExportedHandler<Env>;
