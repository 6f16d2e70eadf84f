import { expect, test } from 'vitest';
import { routeRequest } from './routed-request';

const QUERY = '?sku=MESA&token={{token}}&cartId={{cartId}}';
const at = (path: string, init: RequestInit) =>
  routeRequest(new Request(`https://tienda.example${path}`, init), {
    STORE_VIEWS: 'viu,muebles_america',
    APP_ENV: 'local',
  }).url.search;

test('OFFLINE-011 placeholders of a call of our own pages are left to the cookies that come with it', () => {
  const own = { headers: { 'sec-fetch-site': 'same-origin' } };
  expect(at(`/api/stock/check${QUERY}`, own)).toBe('?sku=MESA');
  expect(at(`/muebles_america/f/cart/set${QUERY}`, { ...own, method: 'POST' })).toBe('?sku=MESA');
  expect(at('/api/cart/pull?token=abc&cartId={{token}}', own)).toBe('?token=abc&cartId={{token}}');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a site beside ours', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://malo.example' }],
  ['a program', {}],
])('OFFLINE-011 of %s they stay, and are a token that nobody has', (_, headers) => {
  for (const method of ['GET', 'POST'])
    expect(new URLSearchParams(at(`/api/cart/pull${QUERY}`, { method, headers })).get('token')).toBe('{{token}}');
});

test('a page keeps its address', () => {
  expect(at(`/p/MESA/mesa${QUERY}`, { headers: { 'sec-fetch-site': 'none' } })).toContain('cartId');
});

test.each([
  ['/api/stock/check', 'viu'],
  ['/api/stock/check?storeCode=muebles_america', 'muebles_america'],
  ['/api/stock/check?storeCode=nadie', 'viu'],
  ['/muebles_america/c/salas-510', 'muebles_america'],
  ['/muebles_america', 'muebles_america'],
  ['/muebles_americano', 'viu'],
  ['/c/salas-10?storeCode=muebles_america', 'viu'],
])('cases I17 and I19: %s is of %s', (path, storeCode) => {
  const { store } = routeRequest(new Request(`https://tienda.example${path}`), {
    STORE_VIEWS: 'viu,muebles_america',
    APP_ENV: 'local',
  });
  expect(store.storeCode).toBe(storeCode);
});
