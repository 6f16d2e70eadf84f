import type { Commerce } from '../../src/commerce/commerce';
import type { Cart } from '../../src/domain/cart/cart';
import type { StoreView } from '../../src/domain/store-view';
import type { Env } from '../env';

/** What the gateway knows of a request before the api or the forms see it. */
export interface ShopRequest {
  store: StoreView;
  /** Enabled store views, the default one first. */
  stores: StoreView[];
  commerce: Commerce;
  /** The commerce of another enabled store view, for calls that name one in their path (catalogue search, import). */
  commerceOf(store: StoreView): Commerce;
  /** Epoch ms taken once for the whole request. */
  now: number;
  /** The cart of the cookie, null without one or with one that is no cart token. */
  cartToken: string | null;
  /** true when a cart cookie came that is no cart token: the shopper is told that the cart is a fresh one. */
  lostCart?: boolean;
  userToken: null;
  requestId: string;
  /** Writes the cart's cookie and its readable marker (version and count). */
  setCart(token: string, cart: Cart): void;
  dropCart(): void;
  waitUntil(work: Promise<unknown>): void;
}

/** Hono's generics of every app behind the gateway: `new Hono<AppEnv>()`; `REQUEST` is put beside the bindings by the gateway. */
export interface AppEnv {
  Bindings: Env & { REQUEST: ShopRequest };
}
