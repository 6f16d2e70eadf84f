import type { Cart } from '../../../src/domain/cart/cart';
import { itemCount } from '../../../src/domain/cart/lines';
import { once } from '../../../src/domain/once';
import type { StoreView } from '../../../src/domain/store-view';
import type { CookieJar, CookieName } from '../cookie-jar';
import { isToken } from '../token';

const CART_LIFE_SECONDS = 90 * 24 * 60 * 60;

const tokenCookie = (store: StoreView): CookieName => ({ name: `cart-${store.storeId}`, access: 'hidden' });

/** What the browser may read: that a cart exists, its version and how much is in it. */
const markerCookie = (store: StoreView): CookieName => ({ name: `cart-marker-${store.storeId}`, access: 'open' });

/** `lost` when a cookie came that cannot be one. */
function readToken(jar: CookieJar, store: StoreView): { token: string | null; lost: boolean } {
  const value = jar.get(tokenCookie(store));
  const token = value && isToken(value) ? value : null;
  return { token, lost: Boolean(value) && token === null };
}

/** The cart a browser holds in a store view, by its cookie or by the account it is signed in to. */
export interface HeldCart {
  /** As it came with the request; null without one or with one that is no cart token. */
  token(): string | null;
  /** A cookie came that is no cart token: the shopper is told that the cart is a fresh one. */
  isLost(): boolean;
  /** It is the one of a customer's account, and no cookie names it yet. */
  isOfAccount(): boolean;
  /** Keeps a cart with the browser: the token, hidden from scripts, and its marker. */
  keep(token: string, cart: Pick<Cart, 'version' | 'lines'>): void;
  /** Lets go of it: the browser holds none. */
  drop(): void;
}

/** `ofAccount` is the token of the customer's cart, which counts before the cookie's. */
export function heldCart(jar: CookieJar, store: StoreView, ofAccount: string | null = null): HeldCart {
  const cookie = once(() => readToken(jar, store));
  return {
    token: () => ofAccount ?? cookie().token,
    isLost: () => cookie().lost,
    isOfAccount: () => ofAccount !== null && cookie().token === null,
    keep(token, { version, lines }) {
      jar.set(tokenCookie(store), token, CART_LIFE_SECONDS);
      jar.set(markerCookie(store), `${version}.${itemCount(lines, store.flags.cartCount)}`, CART_LIFE_SECONDS);
    },
    drop() {
      jar.drop(tokenCookie(store));
      jar.drop(markerCookie(store));
    },
  };
}
