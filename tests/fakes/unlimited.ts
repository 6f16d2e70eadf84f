import type { LimitedRequest, ShopRequest } from '../../workers/http/shop-request';

/** A request that nobody counts: for tests of what stands behind the gateway. */
export const unlimited = (request: ShopRequest): LimitedRequest => ({
  ...request,
  fields: null,
  admit: async () => undefined,
});
