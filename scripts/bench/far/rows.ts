import type { DemoStore } from '../../demo/index.ts';
import { addCall, createCall, deliveryCall, orderCall, signInCall, signUpCall } from '../../lib/ops/soak/shop-calls.ts';
import { buyableSkus, measuredPages } from '../fifty.ts';
import type { Asked, FarAnswer } from './ask.ts';

const OK = 200;
const NOT_FOUND = 404;

/** What was made for the measured call. */
export interface Made {
  /** Of a cart, or of a session. */
  token?: string;
  /** Cookies of a browser that is signed in. */
  cookie?: string;
  /** Number of an order. */
  order?: string;
}

type Send = (asked: Asked) => Promise<Pick<FarAnswer, 'body' | 'cookie'>>;

/** A request of the table. */
export interface Row {
  name: string;
  /** Waits one after another at most: warm and after a pause, and on a fresh isolate. */
  wanted: string;
  wantedFresh: string;
  status: number;
  /** true for a page that is in this place's cache when it is asked for; the others are never there. */
  isKept?: boolean;
  before?(number: number, send: Send): Promise<Made>;
  request(number: number, made: Made): Asked;
}

/** Each request under a host of its own: pages are kept by host, so that none is out of the cache. */
const hostOf = (number: number): string => `n${number}.localhost`;

const resultOf = ({ body }: { body: string }): unknown => (JSON.parse(body) as { result: unknown }).result;

/** A call of a program that shows a user token. */
const withToken = (asked: Asked, token: string): Asked => ({
  ...asked,
  path: `${asked.path}${asked.path.includes('?') ? '&' : '?'}token=${token}`,
});

/** A call of a page of the shop. */
const fromPage = (asked: Asked, cookie = ''): Asked => ({
  ...asked,
  headers: { ...asked.headers, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
});

/**
 * The rows of the table, for the store view that is measured; `run` keeps the carts of one run apart from another's.
 */
export function farRows(store: DemoStore, run: string): Row[] {
  const pages = measuredPages(store);
  const [sku = ''] = buyableSkus(store);
  const page = (name: string, path: string, wanted = '1', wantedFresh = '2'): Row => ({
    name,
    wanted,
    wantedFresh,
    status: OK,
    request: (number) => ({ path, host: hostOf(number) }),
  });
  const search = (text: string) => `/catalogsearch/result?q=${encodeURIComponent(text)}`;
  const open = async (send: Send): Promise<string> => String(resultOf(await send(createCall)));
  const visitor = (number: number): string => `lejos-${run}-${number}@example.mx`;
  // Where nobody knows the network a sign-up is not counted: each of these has one, and one of its own.
  const signUp = (number: number) => signUpCall(visitor(number), { 'x-local-address': `10.1.0.${number}` });
  const add = (number: number, token: string) => addCall(token, `${run}-${number}`, sku, 1);
  const signIn = async (number: number, send: Send): Promise<Required<Pick<Made, 'token' | 'cookie'>>> => {
    await send(signUp(number));
    const token = String(resultOf(await send(signInCall(visitor(number)))));
    return { token, cookie: (await send(fromPage(signInCall(visitor(number))))).cookie };
  };
  /** A customer's order. */
  const bought = async (number: number, send: Send): Promise<Made> => {
    const { token, cookie } = await signIn(number, send);
    const cart = String(resultOf(await send(withToken(createCall, token))));
    await send(withToken(add(number, cart), token));
    await send(withToken(deliveryCall(cart), token));
    const placed = resultOf(await send(withToken(orderCall(cart, `pedido-${run}-${number}`), token)));
    return { cookie, order: (placed as { orderNumber: string }).orderNumber };
  };
  const ofAccount = (name: string, path: (made: Made) => string): Row => ({
    name,
    wanted: '2',
    wantedFresh: '3',
    status: OK,
    before: bought,
    request: (_number, made) => ({ path: path(made), headers: { cookie: made.cookie ?? '' } }),
  });
  return [
    {
      name: 'page out of the cache',
      wanted: '0',
      wantedFresh: '0',
      status: OK,
      isKept: true,
      request: () => ({ path: pages.category, host: 'kept.localhost' }),
    },
    page('category', pages.category),
    page('filtered category', `${pages.category}?price=0.0-1000000.0`),
    page('product', pages.product),
    page('search results', search('mesa')),
    page('search results, a word corrected', search('mexa'), '2', '3'),
    page('search results, nothing found', search('zzzqqq'), '2', '3'),
    page('suggestions', '/api/search/suggest?q=mesa'),
    page('home', pages.home),
    {
      name: 'unknown path',
      wanted: '2',
      wantedFresh: '3',
      status: NOT_FOUND,
      request: (number) => ({ path: `/no-hay-${run}-${number}`, host: 'kept.localhost' }),
    },
    {
      name: 'cart add',
      wanted: 'object + 1',
      wantedFresh: 'object + 1',
      status: OK,
      before: async (_number, send) => ({ token: await open(send) }),
      request: (number, { token = '' }) => add(number, token),
    },
    {
      name: 'shipping information',
      wanted: 'object + 1',
      wantedFresh: 'object + 1',
      status: OK,
      before: async (number, send) => {
        const token = await open(send);
        await send(add(number, token));
        return { token };
      },
      request: (_number, { token = '' }) => deliveryCall(token),
    },
    {
      name: 'sign-up',
      wanted: '2',
      wantedFresh: '2',
      status: OK,
      request: (number) => signUp(number),
    },
    {
      name: 'profile',
      wanted: '2',
      wantedFresh: '2',
      status: OK,
      before: async (number, send) => {
        await send(signUp(number));
        return { token: String(resultOf(await send(signInCall(visitor(number))))) };
      },
      request: (_number, { token = '' }) => ({ path: '/api/user/me', headers: { authorization: `Bearer ${token}` } }),
    },
    {
      name: 'sign-in',
      wanted: '3',
      wantedFresh: '3',
      status: OK,
      before: async (number, send) => {
        await send(signUp(number));
        return {};
      },
      request: (number) => fromPage(signInCall(visitor(number))),
    },
    {
      name: 'sign-in with a cart in hand',
      wanted: '5',
      wantedFresh: '5',
      status: OK,
      before: async (number, send) => {
        await send(signUp(number));
        return { cookie: (await send(fromPage({ ...add(number, ''), path: '/api/cart/update' }))).cookie };
      },
      request: (number, { cookie }) => fromPage(signInCall(visitor(number)), cookie),
    },
    ofAccount('account home', () => '/my-account'),
    ofAccount('order of an account', ({ order }) => `/my-account/orders/${order}`),
    ofAccount('addresses', () => '/my-account/addresses'),
    {
      name: 'place order',
      wanted: 'object + 2',
      wantedFresh: 'object + 2',
      status: OK,
      before: async (number, send) => {
        const token = await open(send);
        await send(add(number, token));
        await send(deliveryCall(token));
        return { token };
      },
      request: (number, { token = '' }) => orderCall(token, `pedido-${run}-${number}`),
    },
  ];
}
