import type { RoutedRequest } from '../routed-request';
import type { LimitClass } from './figures';

const READS = new Set(['GET', 'HEAD']);
const SEARCHES = /^\/api\/(?:catalog\/|search\/)/;
/** Calls of operators: a service token stands in front of them, and an import makes thousands. */
const SERVICE = /^\/api\/(?:(?:import|export|desk)\/|(?:newsletter\/subscribers|complaints)$)/;
/** What whoever collects payments tells, and an external checkout asks: signed, and counted where the signature is wrong. */
const SIGNED = new Set(['/api/payments/notifications', '/api/checkout/handover']);
const CARTS = /^\/(?:api|f)\/cart(?:\/|$)/;
/** Sharing names the cart in its path, and makes none. */
const SHARED = /^\/api\/cart\/share\//;
const USERS = /^\/api\/user\//;
/** Where providers send browsers back to: each asks the provider something. */
const RETURNS = /^\/social-login\//;
const ORDERS = new Set(['/api/order', '/f/checkout/pedido']);
/** Each asks a gateway of payments something. */
const PAYMENTS = new Set(['/api/order/card-payment']);

/** The path as the routers read it: percent-encoding is no way around a limit. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a call or a form counts as, null for what is never limited. Pages are counted where they are rendered. */
export function limitClassOf(method: string, { kind, path: sent }: Pick<RoutedRequest, 'kind' | 'path'>, hasCart: boolean): LimitClass | null {
  const path = decoded(sent);
  if (kind === 'page' && RETURNS.test(path)) return 'form';
  if ((kind !== 'api' && kind !== 'form') || method === 'OPTIONS' || SERVICE.test(path) || SIGNED.has(path)) return null;
  if (SEARCHES.test(path)) return 'search';
  if (READS.has(method)) return 'read';
  if (ORDERS.has(path)) return 'order';
  if (CARTS.test(path)) return hasCart || SHARED.test(path) ? 'cart' : 'newCart';
  return kind === 'form' || USERS.test(path) || PAYMENTS.has(path) ? 'form' : 'read';
}
