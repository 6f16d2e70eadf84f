import { storePath } from '../../src/config/stores';
import { CART_PAGE, NOTICE_PARAM } from '../../src/contract/cart/forms';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import { CHECKOUT_PAGE } from '../../src/contract/checkout/forms';
import { EXTERNAL_CHECKOUT_PAGE } from '../../src/contract/checkout/ticket';
import type { StoreView } from '../../src/domain/store-view';
import type { Env } from '../env';
import { log } from '../http/log';
import { readSession } from '../http/sessions/session-cookies';
import type { ShopRequest } from '../http/shop-request';
import { sealCheckoutTicket } from '../services/checkout/checkout-ticket';

/** Whether this page of a store view is its external checkout. */
export const leadsOutside = ({ externalCheckout }: StoreView, path: string): boolean =>
  externalCheckout !== null && (path === CHECKOUT_PAGE || path === EXTERNAL_CHECKOUT_PAGE);

const seeOther = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
  });

const backToCart = (store: StoreView, message?: string): Response =>
  seeOther(`${storePath(store, CART_PAGE)}${message ? `?${new URLSearchParams({ [NOTICE_PARAM]: message })}` : ''}`);

/**
 * Takes a shopper to the external checkout: the cart is brought in step with whoever else keeps it, then both tokens go
 * along, sealed for five minutes. Whatever fails leaves the shopper on the cart's page with the reason, and the cart as
 * it is.
 */
export async function leaveForCheckout(
  env: Pick<Env, 'SESSION_KEYS'>,
  shopper: Pick<ShopRequest, 'store' | 'cart' | 'commerce' | 'principal' | 'cookies' | 'userTokens' | 'now'>,
): Promise<Response> {
  const { store, cart: held, commerce, principal, cookies, now } = shopper;
  const cartToken = held.token();
  if (cartToken === null || store.externalCheckout === null) return backToCart(store);
  const port = commerce.cart(cartToken);
  const synced = await port.sync();
  if (!synced.ok) return backToCart(store, synced.problem.message);
  const { cart } = synced.value;
  if (cart.lines.length === 0) return backToCart(store);
  if (cart.state === 'placing' || cart.syncedAt === null) return backToCart(store, CART_MESSAGES.retailerUnavailable);
  const tokens = shopper.userTokens();
  if (!tokens) {
    log('error', 'external-checkout.no-keys', { store: store.storeCode });
    return backToCart(store, CART_MESSAGES.retailerUnavailable);
  }
  const { access } = readSession(cookies);
  const session = principal?.kind === 'customer' && access ? await tokens.read('access', access) : null;
  const sealed = await sealCheckoutTicket(
    env.SESSION_KEYS ?? '',
    store.storeCode,
    { cart: port.token(), session },
    now,
  );
  if (port.token() !== cartToken) held.keep(port.token(), cart);
  const address = new URL(store.externalCheckout);
  address.searchParams.set('token', sealed.token);
  address.searchParams.set('cart', sealed.cart);
  return seeOther(address.href);
}
