import { apiApp } from '../../../workers/api';
import type { Env } from '../../../workers/env';
import { bound } from '../../../workers/http/customers/bound-request';
import { routeRequest } from '../../../workers/http/routed-request';
import { sharedRequest, unboundRequest } from '../../../workers/make-request';
import { uncounted } from '../../fakes/uncounted';

export { AccountObject } from '../../../workers/objects/account/account-object';
export { CartObject } from '../../../workers/objects/cart/cart-object';

const api = apiApp();

/** Our own engine as a retailer's API: the calls of the contract, without pages. */
export default {
  async fetch(raw, env, ctx) {
    const at = routeRequest(raw, env);
    const request = sharedRequest(raw, env, at, crypto.randomUUID(), (work) => ctx.waitUntil(work));
    return api.fetch(raw, { ...env, REQUEST: uncounted(bound(await unboundRequest(raw, env, at, request))) }, ctx);
  },
} satisfies ExportedHandler<Env>;
