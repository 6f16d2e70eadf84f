import type { DemoStore } from '../../demo/index.ts';
import { addCall, createCall, deliveryCall, orderCall, signInCall, signUpCall } from '../../lib/ops/soak/shop-calls.ts';
import { buyableSkus, measuredPages } from '../fifty.ts';
import type { Asked } from './ask.ts';

const OK = 200;
const NOT_FOUND = 404;

/** A request of the table. */
export interface Row {
  name: string;
  /** Waits one after another at most: warm and after a pause, and on a fresh isolate. */
  wanted: string;
  wantedFresh: string;
  status: number;
  /** true for a page that is in this place's cache when it is asked for; the others are never there. */
  isKept?: boolean;
  /** Makes the cart of the measured call, and answers its token. */
  before?(number: number, send: (asked: Asked) => Promise<string>): Promise<string>;
  request(number: number, token: string): Asked;
}

/** Each request under a host of its own: pages are kept by host, so that none is out of the cache. */
const hostOf = (number: number): string => `n${number}.localhost`;

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
  const open: Row['before'] = async (_number, send) => String(JSON.parse(await send(createCall)).result);
  const visitor = (number: number): string => `lejos-${run}-${number}@example.mx`;
  // Where nobody knows the network a sign-up is not counted: each of these has one, and one of its own.
  const signUp = (number: number) => signUpCall(visitor(number), { 'x-local-address': `10.1.0.${number}` });
  const add = (number: number, token: string) => addCall(token, `${run}-${number}`, sku, 1);
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
    { name: 'cart add', wanted: 'object + 1', wantedFresh: 'object + 1', status: OK, before: open, request: add },
    {
      name: 'shipping information',
      wanted: 'object + 1',
      wantedFresh: 'object + 1',
      status: OK,
      before: async (number, send) => {
        const token = await open(number, send);
        await send(add(number, token));
        return token;
      },
      request: (_number, token) => deliveryCall(token),
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
        return String(JSON.parse(await send(signInCall(visitor(number)))).result);
      },
      request: (_number, token) => ({ path: '/api/user/me', headers: { authorization: `Bearer ${token}` } }),
    },
    {
      name: 'place order',
      wanted: 'object + 2',
      wantedFresh: 'object + 2',
      status: OK,
      before: async (number, send) => {
        const token = await open(number, send);
        await send(add(number, token));
        await send(deliveryCall(token));
        return token;
      },
      request: (number, token) => orderCall(token, `pedido-${run}-${number}`),
    },
  ];
}
