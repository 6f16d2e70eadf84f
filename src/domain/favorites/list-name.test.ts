import { expect, test } from 'vitest';
import { cleanListName, isListName, listNameKey } from './list-name';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['thirty letters', 'a'.repeat(30), true],
  ['one more', 'a'.repeat(31), false],
  ['thirty emojis of several parts each', FAMILY.repeat(30), true],
  ['one more of them', FAMILY.repeat(31), false],
  ['thirty letters with a mark apart', 'e\u0301'.repeat(30), true],
  ['text with a script, which is text', '<script>alert(1)</script>', true],
  ['blanks alone', '   ', false],
  ['a control character', 'Sala\u0000', false],
  ['one letter under a thousand marks', `a${'\u0301'.repeat(1000)}`, false],
])('VALID-035 of a list’s name %s', (_, name, isOne) => {
  expect(isListName(name)).toBe(isOne);
});

test('names differ by their letters, not by case, accents or blanks', () => {
  expect(listNameKey('  Cocina   de Mamá ')).toBe(listNameKey('cocina de mama'));
  expect(listNameKey('Sala')).not.toBe(listNameKey('Sala 2'));
  expect(cleanListName('Cafe\u0301  y té')).toBe('Café y té');
});
