import type { Mine } from '../../src/commerce/mine';
import type { ShopCommerce } from '../../src/commerce/own-ports';
import type { Principal } from '../../src/commerce/principal';
import type { Limit } from '../../src/contract/limit';
import type { StoreView } from '../../src/domain/store-view';
import type { Env } from '../env';
import type { CookieJar } from './cookie-jar';
import type { FormSession } from './form-session';
import type { HeldCart } from './sessions/cart-cookies';
import type { Entry } from './sessions/entry';
import type { UserTokens } from './sessions/user-tokens';

/** What is known of every request without asking who makes it. */
export interface SharedRequest<Ports = ShopCommerce> {
  store: StoreView;
  /** Enabled store views, the default one first. */
  stores: StoreView[];
  commerce: Ports;
  /** The commerce of an enabled store view, for calls that name one in their path (catalogue search, import). */
  commerceOf(store: StoreView): Ports;
  /** Epoch ms taken once for the whole request. */
  now: number;
  cookies: CookieJar;
  cart: HeldCart;
  requestId: string;
  /** Scheme and host of the shop, as browsers know it. */
  origin: string;
  waitUntil(work: Promise<unknown>): void;
  /** Delivers what is due in the outbox behind the answer; without it that waits for the next minute. */
  wakeOutbox(): void;
}

/** What the gateway knows of a request before the api, the forms or a personal page see it. */
export interface ShopRequest extends SharedRequest {
  /** Who makes it; null when it shows a token that nobody has. */
  principal: Principal | null;
  /** What is kept for this browser between a form and the page after it; the same however often it is asked for. */
  formSession(): FormSession;
  /** null: the shop has no keys for them (SESSION_KEYS), and nobody can sign in. */
  userTokens(): UserTokens | null;
  /** What is whoever asks's own, bound to them. */
  mine(): Mine;
  /** How somebody comes to be signed in with this request, and out. */
  entry(): Entry;
}

/**
 * The same for a call or a form. What it counts as stands in its definition, which only the router that serves it
 * knows.
 */
export interface LimitedRequest extends ShopRequest {
  /** Fields of a form that was taken in before it was counted; of any other they come with its body. */
  fields: URLSearchParams | null;
  /**
   * Counts it before anything of its body is read, and throws TooManyRequests past the limit. Whoever shows the service
   * token is not counted.
   */
  admit(limit: Limit): Promise<void>;
}

/**
 * Hono's generics of every app behind the gateway: `new Hono<AppEnv>()`; `REQUEST` is put beside the bindings by the
 * gateway.
 */
export interface AppEnv {
  Bindings: Env & { REQUEST: LimitedRequest };
}
