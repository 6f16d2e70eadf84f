import { storeByCode, storeOfPath, storeViews } from '../src/config/stores';
import type { Cart } from '../src/domain/cart/cart';
import type { StoreView } from '../src/domain/store-view';
import { commerceFor } from './commerce';
import type { Env } from './env';
import { cartCookies, droppedCartCookies, readCartToken } from './http/cookies';
import { csrfGate } from './http/csrf';
import type { ShopRequest } from './http/shop-request';

export type RequestKind = 'api' | 'form' | 'flight' | 'file' | 'page';

export interface Incoming {
  url: URL;
  kind: RequestKind;
  /** Path inside the store view. */
  path: string;
  store: StoreView;
  stores: StoreView[];
  refused: boolean;
  cookies: boolean;
}

const STORE_HEADER = 'x-vs-store-code';

function kindOf(path: string): RequestKind {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path === '/f' || path.startsWith('/f/')) return 'form';
  if (path.startsWith('/assets/') || path.startsWith('/media/')) return 'file';
  return path.startsWith('/RSC/') ? 'flight' : 'page';
}

/** Sorts a request: which store view, what kind, whether it may act with the shopper's cookies. An unknown store code means the default view. */
export function incoming(request: Request, env: Env): Incoming {
  const url = new URL(request.url);
  const stores = storeViews(env.STORE_VIEWS);
  const found = storeOfPath(stores, url.pathname);
  const kind = kindOf(found.path);
  const named = kind === 'api' ? storeByCode(stores, url.searchParams.get('storeCode') ?? request.headers.get(STORE_HEADER) ?? '') : null;
  const gate = kind === 'api' || kind === 'form' ? csrfGate(request, url, kind) : { refused: false, cookies: true };
  return { url, kind, path: found.path, store: named ?? found.store, stores, ...gate };
}

export interface Context {
  info: ShopRequest;
  /** Set-Cookie values the answer has to carry. */
  cookies: string[];
}

/** What the api, the forms and the pages are told of the request. */
export function contextOf(request: Request, env: Env, at: Incoming, requestId: string, waitUntil: (work: Promise<unknown>) => void): Context {
  const cookies: string[] = [];
  const now = Date.now();
  const cart = at.cookies ? readCartToken(request, at.url, at.store) : { token: null, lost: false };
  const replace = (values: string[]) => cookies.splice(0, cookies.length, ...values);
  return {
    cookies,
    info: {
      store: at.store,
      stores: at.stores,
      commerce: commerceFor(env, at.store, now),
      commerceOf: (store) => commerceFor(env, store, now),
      now,
      cartToken: cart.token,
      lostCart: cart.lost,
      userToken: null,
      requestId,
      setCart: (token: string, cart: Cart) => replace(cartCookies(at.url, at.store, token, cart)),
      dropCart: () => replace(droppedCartCookies(at.url, at.store)),
      waitUntil,
    },
  };
}
