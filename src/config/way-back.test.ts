import { expect, test } from 'vitest';
import type { StoreView } from '../domain/store-view';
import { storeViews } from './stores';
import { wayBack } from './way-back';

const [viu, mavi] = storeViews('viu,mavi') as [StoreView, StoreView];

test('a form leads back to a page of its store view, its query kept', () => {
  expect(wayBack(viu, '/c/salas?orden=precio')).toBe('/c/salas?orden=precio');
  expect(wayBack(mavi, '/mavi/c/salas')).toBe('/c/salas');
  expect(wayBack(viu, '/f-de-familia')).toBe('/f-de-familia');
});

test.each([
  '/f/account/salir',
  '/F/account/salir',
  '/f%2faccount/salir',
  '/%66/account/salir',
  '/api/cart',
  '/API',
  '/mavi/f/account/salir',
  '/Mavi/F/account/salir',
  '/mavi%2ff/account/salir',
  '/muebles_america/api/cart',
  '/c/%2e%2e/f/account/salir',
  '//other.example/f',
  '/\\other.example',
  '/\t/other.example',
  'https://other.example/',
])('it never leads to %s', (asked) => {
  expect([wayBack(viu, asked), wayBack(mavi, asked)]).toEqual([null, null]);
});

test('it does not lead to a form of its own store view either', () => {
  expect(wayBack(mavi, '/mavi/mavi/f/account/salir')).toBeNull();
});
