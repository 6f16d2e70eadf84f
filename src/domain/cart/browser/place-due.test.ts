import { expect, test } from 'vitest';
import type { KnownPlace } from '../../known-place';
import { placeDue } from './place-due';

const cart = (postcode: string | null) => ({ id: 'c1', postcode, state: 'open' as const });
const kept = (more: Partial<KnownPlace> = {}): KnownPlace => ({
  code: '97000',
  name: 'Mérida',
  isCovered: true,
  days: null,
  border: '',
  askedAt: 1,
  ...more,
});

test('a cart is told of a place that was typed since it was told of one, be it where nobody delivers', () => {
  expect(placeDue(cart(null), kept())).toBe('tell');
  expect(placeDue(cart('44100'), kept())).toBe('tell');
  expect(placeDue(cart('44100'), kept({ isCovered: false }))).toBe('tell');
  expect(placeDue(cart('44100'), kept({ toldCart: 'c0' }))).toBe('tell');
});

test('once they are the same that is noted, and from then on the browser follows the cart', () => {
  expect(placeDue(cart('97000'), kept())).toBe('note');
  expect(placeDue(cart('97000'), kept({ toldCart: 'c1' }))).toBeNull();
  expect(placeDue(cart('06700'), kept({ toldCart: 'c1' }))).toBe('follow');
});

test('the place of an account is told to a cart that has none, and gives way to one that was given another', () => {
  expect(placeDue(cart(null), kept({ account: 'ana' }))).toBe('tell');
  expect(placeDue(cart('44100'), kept({ account: 'ana' }))).toBe('follow');
});

test('nothing is due without a cart or a place, before the shop was asked, and while an order is made', () => {
  expect(placeDue({ ...cart(null), id: '' }, kept())).toBeNull();
  expect(placeDue(cart('44100'), null)).toBeNull();
  expect(placeDue(cart('44100'), kept({ askedAt: 0 }))).toBeNull();
  expect(placeDue({ ...cart('44100'), state: 'placing' }, kept())).toBeNull();
});
