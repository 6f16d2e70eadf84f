import { expect, test } from 'vitest';
import type { KnownPlace } from '../../known-place';
import { placeDue } from './place-due';

const DAY_MS = 24 * 60 * 60 * 1000;

const NOW = 10 * DAY_MS;
const cart = (postcode: string | null) => ({ id: 'c1', postcode, state: 'open' as const });
const kept = (more: Partial<KnownPlace> = {}): KnownPlace => ({
  code: '97000',
  name: 'Mérida',
  isCovered: true,
  days: null,
  border: '',
  askedAt: 1,
  typedAt: NOW,
  ...more,
});

test('a cart is told of a place that was typed since it was told of one, be it where nobody delivers', () => {
  expect(placeDue(cart(null), kept(), NOW)).toBe('tell');
  expect(placeDue(cart('44100'), kept(), NOW)).toBe('tell');
  expect(placeDue(cart('44100'), kept({ isCovered: false }), NOW)).toBe('tell');
  expect(placeDue(cart('44100'), kept({ toldCart: 'c0' }), NOW)).toBe('tell');
});

test('once they are the same that is noted, and from then on the browser follows the cart', () => {
  expect(placeDue(cart('97000'), kept(), NOW)).toBe('note');
  expect(placeDue(cart('97000'), kept({ toldCart: 'c1' }), NOW)).toBeNull();
  expect(placeDue(cart('06700'), kept({ toldCart: 'c1' }), NOW)).toBe('follow');
});

test('the place of an account is told to a cart that has none, and gives way to one that was given another', () => {
  expect(placeDue(cart(null), kept({ account: 'ana' }), NOW)).toBe('tell');
  expect(placeDue(cart('44100'), kept({ account: 'ana' }), NOW)).toBe('follow');
});

test('nothing is due without a cart or a place, before the shop was asked, and while an order is made', () => {
  expect(placeDue({ ...cart(null), id: '' }, kept(), NOW)).toBeNull();
  expect(placeDue(cart('44100'), null, NOW)).toBeNull();
  expect(placeDue(cart('44100'), kept({ askedAt: 0 }), NOW)).toBeNull();
  expect(placeDue({ ...cart('44100'), state: 'placing' }, kept(), NOW)).toBeNull();
});

test('a place typed before today gives way to a cart that was given another elsewhere, as at signing in, and is told to one that has none', () => {
  const old = kept({ typedAt: NOW - DAY_MS - 1 });
  expect(placeDue(cart('44100'), old, NOW)).toBe('follow');
  expect(placeDue(cart('44100'), { ...old, toldCart: 'c0' }, NOW)).toBe('follow');
  expect(placeDue(cart(null), old, NOW)).toBe('tell');
  // That the shop was asked about it anew says nothing new.
  expect(placeDue(cart('44100'), { ...old, askedAt: NOW }, NOW)).toBe('follow');
});
