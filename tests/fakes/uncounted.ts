import type { CountedRequest, ShopRequest } from '../../workers/http/shop-request';

/** A request that nobody counts: for tests of what stands behind the gateway. */
export const uncounted = (request: ShopRequest): CountedRequest => ({ ...request, admit: async () => undefined });
