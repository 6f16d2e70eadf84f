import { expect, test } from 'vitest';
import { STORES, storeByCode } from '../../src/config/stores';
import type { StoreView } from '../../src/domain/store-view';
import { moved, redirection, withRest, withTracking } from './redirects';

const MUEBLES = storeByCode(STORES, 'muebles_america') as StoreView;

async function target(answer: () => Promise<string | null>): Promise<string | null> {
  const at = {
    store: MUEBLES,
    commerce: { catalogue: { redirect: answer } },
    path: '/viejo',
    query: new URLSearchParams('color=49'),
  };
  return (await redirection(at))?.headers.get('location') ?? null;
}

test('ROUTE-083 ROUTE-084 a target is inside the store view and keeps the query; none, its own path or a failed lookup is no redirect', async () => {
  expect(await target(async () => '/c/salas-10')).toBe('/muebles_america/c/salas-10?color=49');
  expect(await target(async () => 'https://otra.example/x')).toBe('https://otra.example/x');
  expect(await target(async () => null)).toBeNull();
  expect(await target(async () => '/viejo')).toBeNull();
  expect(await target(() => Promise.reject(new Error('500')))).toBeNull();
});

test('a target with a query or a fragment of its own keeps them, and letters a header cannot hold are encoded', async () => {
  expect(await target(async () => '/nuevo?a=1')).toBe('/muebles_america/nuevo?a=1&color=49');
  expect(await target(async () => '/nuevo#medidas')).toBe('/muebles_america/nuevo?color=49#medidas');
  expect(await target(async () => '/niños 🪑')).toBe('/muebles_america/ni%C3%B1os%20%F0%9F%AA%91?color=49');
});

test('where a visitor came from goes along through a redirect, and only there', () => {
  const asked = new URL('https://tienda.example/viejo?utm_source=boletin&color=49&gclid=abc');
  const location = (response: Response) => withTracking(response, asked).headers.get('location');
  expect(location(moved('/c/salas-10?color=49'))).toBe('/c/salas-10?color=49&utm_source=boletin&gclid=abc');
  expect(location(moved('/c/salas-10'))).toBe('/c/salas-10?utm_source=boletin&gclid=abc');
  const page = new Response('page');
  expect(withTracking(page, asked)).toBe(page);
});

test('what a moved page does not understand of its query goes along inside the shop, and only there', () => {
  const rest = new URLSearchParams('a=1');
  const location = (response: Response) => withRest(response, rest).headers.get('location');
  expect(location(moved('/p/A/mesa?color=49'))).toBe('/p/A/mesa?color=49&a=1');
  expect(location(moved('https://otra.example/x'))).toBe('https://otra.example/x');
  const page = new Response('page');
  expect([withRest(page, rest), withRest(page, new URLSearchParams())]).toEqual([page, page]);
});
