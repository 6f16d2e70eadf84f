import { expect, test } from 'vitest';
import { withPrefix } from './links';

test('the home page of a store view with a prefix is the prefix itself', () => {
  expect(withPrefix('', '/')).toBe('/');
  expect(withPrefix('/muebles_america', '/')).toBe('/muebles_america');
});

test('STORE-010 every other path stands behind the prefix', () => {
  expect(withPrefix('', '/c/salas-10')).toBe('/c/salas-10');
  expect(withPrefix('/muebles_america', '/checkout/cart')).toBe('/muebles_america/checkout/cart');
});
