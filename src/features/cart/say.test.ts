import { expect, test } from 'vitest';
import { say } from './say';

const WORDS = {
  short: 'No hay suficiente',
  'short 1': 'Solo queda 1',
  'short {max}': 'Solo quedan {max}',
  part: 'No hay suficiente de {name}',
};

test('where stock is short the words say how many there are, if that is known', () => {
  expect(say(WORDS, 'short', { max: 3 }, '')).toBe('Solo quedan 3');
  expect(say(WORDS, 'short', { max: 1 }, '')).toBe('Solo queda 1');
  expect(say(WORDS, 'short', undefined, '')).toBe('No hay suficiente');
  expect(say(WORDS, 'part', { name: 'Mesa', max: 3 }, '')).toBe('No hay suficiente de Mesa');
  expect(say(WORDS, 'other', { max: 3 }, 'No se pudo')).toBe('No se pudo');
});
