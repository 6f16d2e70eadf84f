import type { Cart } from '../../src/domain/cart/cart';
import { itemCount } from '../../src/domain/cart/lines';
import type { StoreView } from '../../src/domain/store-view';
import { isCartToken } from '../objects/cart';

const CART_LIFE_SECONDS = 90 * 24 * 60 * 60;

/** Cookies keep prefix and Secure on https and on this computer; plain http elsewhere would lose them. */
const isSecure = (url: URL) => url.protocol === 'https:' || url.hostname === 'localhost' || url.hostname.endsWith('.localhost') || url.hostname === '127.0.0.1';

const cartCookie = (url: URL, store: StoreView) => `${isSecure(url) ? '__Host-' : ''}cart-${store.storeId}`;

/** What the browser may read: that a cart exists, its version and how much is in it. */
const markerCookie = (store: StoreView) => `cart-marker-${store.storeId}`;

const attributes = (url: URL, life: number) => `Path=/; Max-Age=${life}; SameSite=Lax${isSecure(url) ? '; Secure' : ''}`;

function cookieValue(header: string | null, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value ?? null;
  }
  return null;
}

/** The cart of the request's cookie; `lost` when a cookie came that cannot be one. */
export function readCartToken(request: Request, url: URL, store: StoreView): { token: string | null; lost: boolean } {
  const value = cookieValue(request.headers.get('cookie'), cartCookie(url, store));
  const token = value && isCartToken(value) ? value : null;
  return { token, lost: Boolean(value) && token === null };
}

/** The two Set-Cookie values of a cart: the token, hidden from scripts, and its marker. */
export function cartCookies(url: URL, store: StoreView, token: string, cart: Pick<Cart, 'version' | 'lines'>): string[] {
  const marker = `${cart.version}.${itemCount(cart.lines, 'quantities')}`;
  return [
    `${cartCookie(url, store)}=${token}; HttpOnly; ${attributes(url, CART_LIFE_SECONDS)}`,
    `${markerCookie(store)}=${marker}; ${attributes(url, CART_LIFE_SECONDS)}`,
  ];
}

/** Set-Cookie values that forget a cart. */
export const droppedCartCookies = (url: URL, store: StoreView): string[] => [
  `${cartCookie(url, store)}=; HttpOnly; ${attributes(url, 0)}`,
  `${markerCookie(store)}=; ${attributes(url, 0)}`,
];
