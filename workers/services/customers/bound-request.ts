import { once } from '../../../src/domain/once';
import type { ShopRequest } from '../../http/shop-request';
import { entryOf } from './make-entry';
import { mineOf } from './mine';
import type { UnboundRequest } from './unbound-request';

/**
 * The request as handlers and pages have it: it names nobody. What is whoever asks's own is bound to them, by the
 * commerce the request has now, when it is first asked for.
 */
export function bound(request: UnboundRequest): ShopRequest {
  const { customerSessions, device, session, commerceOfCustomer, deskSignIn, desk, anyCustomer, ...rest } = request;
  return { ...rest, mine: once(() => mineOf(request)), entry: once(() => entryOf(request)) };
}
