import { apiApp } from '../../../workers/api';
import type { Env } from '../../../workers/env';
import { contextOf, incoming } from '../../../workers/request';

export { CartObject } from '../../../workers/objects/cart/cart-object';

const api = apiApp();

/** Our own engine as a retailer's API: the calls of the contract, without pages. */
export default {
  fetch(request, env, ctx) {
    const { info } = contextOf(request, env, incoming(request, env), crypto.randomUUID(), (work) => ctx.waitUntil(work));
    return api.fetch(request, { ...env, REQUEST: info }, ctx);
  },
} satisfies ExportedHandler<Env>;
