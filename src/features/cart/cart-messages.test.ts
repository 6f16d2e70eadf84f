import { expect, test } from 'vitest';
import { LOCALES } from '../../i18n/dictionaries';
import { cartMessages } from './cart-messages';

test('every locale has words of its own for all that a change of the cart may answer', () => {
  const all = LOCALES.map((locale) => cartMessages(locale));
  for (const words of all) expect(Object.entries(words).filter(([key, text]) => !text || text === key)).toEqual([]);
  expect(new Set(all.map((words) => JSON.stringify(words))).size).toBe(LOCALES.length);
});
