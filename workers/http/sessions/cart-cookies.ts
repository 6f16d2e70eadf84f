import type { Cart } from '../../../src/domain/cart/cart';
import { itemCount } from '../../../src/domain/cart/lines';
import type { StoreView } from '../../../src/domain/store-view';
import type { CookieJar, CookieName } from '../cookie-jar';
import { isToken } from '../token';

const CART_LIFE_SECONDS = 90 * 24 * 60 * 60;

const tokenCookie = (store: StoreView): CookieName => ({ name: `cart-${store.storeId}`, access: 'hidden' });

/** What the browser may read: that a cart exists, its version and how much is in it. */
const markerCookie = (store: StoreView): CookieName => ({ name: `cart-marker-${store.storeId}`, access: 'open' });

/** The cart of the request's cookie; `lost` when a cookie came that cannot be one. */
export function readCartToken(jar: CookieJar, store: StoreView): { token: string | null; lost: boolean } {
  const value = jar.get(tokenCookie(store));
  const token = value && isToken(value) ? value : null;
  return { token, lost: Boolean(value) && token === null };
}

/** Keeps a cart with the browser: the token, hidden from scripts, and its marker. */
export function setCart(jar: CookieJar, store: StoreView, token: string, cart: Pick<Cart, 'version' | 'lines'>): void {
  jar.set(tokenCookie(store), token, CART_LIFE_SECONDS);
  jar.set(markerCookie(store), `${cart.version}.${itemCount(cart.lines, store.flags.cartCount)}`, CART_LIFE_SECONDS);
}

export function dropCart(jar: CookieJar, store: StoreView): void {
  jar.drop(tokenCookie(store));
  jar.drop(markerCookie(store));
}
