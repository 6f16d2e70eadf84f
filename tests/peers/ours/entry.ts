import { apiApp } from '../../../workers/api';
import type { Env } from '../../../workers/env';
import { routeRequest } from '../../../workers/http/routed-request';
import { sharedRequest, unboundRequest } from '../../../workers/make-request';
import { bound } from '../../../workers/services/customers/bound-request';
import { unlimited } from '../../fakes/unlimited';

export { CartObject } from '../../../workers/objects/cart/cart-object';
export { CustomerSessionsObject as AccountObject } from '../../../workers/objects/customer-sessions/customer-sessions-object';

const api = apiApp();

/** Our own engine as a retailer's API: the calls of the contract, without pages. */
export default {
  async fetch(raw, env, ctx) {
    const at = routeRequest(raw, env);
    const request = await sharedRequest(raw, env, at, crypto.randomUUID(), (work) => ctx.waitUntil(work));
    return api.fetch(raw, { ...env, REQUEST: unlimited(bound(await unboundRequest(raw, env, at, request))) }, ctx);
  },
} satisfies ExportedHandler<Env>;
