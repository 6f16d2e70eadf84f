import { expect, test } from 'vitest';
import { withoutUnseen } from './unseen';

test('characters nobody sees go, at the ends and inside', () => {
  expect(withoutUnseen('\u200bA-\u200d1\u200c2\ufeff\u2060')).toBe('A-12');
  expect(withoutUnseen('A-\u200e1\u200d\u200d')).toBe('A-1');
});

test('what joins pictures stays, and so do all other letters', () => {
  for (const text of ['Familia 👩‍👩‍👧‍👦', '🧑🏽‍🍳 chef', '🏳️‍🌈', '❤️‍🔥 promo', 'Ñandú, 12 ″ · ½'])
    expect(withoutUnseen(text)).toBe(text);
  expect(withoutUnseen('👩‍\u200b👧 y\u200d más')).toBe('👩‍👧 y más');
});
