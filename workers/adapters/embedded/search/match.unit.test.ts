import { expect, test } from 'vitest';
import { askedWords } from '../../../../src/domain/search/asked-words';
import { synonymsFrom } from '../../../../src/domain/search/content-blocks';
import { LIVE } from './configuration';
import { certainAlternatives } from './match';

const NAMES = {
  same: synonymsFrom([['mesa plegable para el jardín', ['antecomedor']]]),
  similar: synonymsFrom([]),
  purposes: synonymsFrom([]),
};

test('the whole text and the head come before near colours and own parts, of which there are a few, all apart', () => {
  const text = 'silla y mesa plegable para el jardín';
  const words = askedWords(text, 'es-MX', NAMES);
  const colours = 'azul rojo verde gris negro blanco rosa beige coral morado mostaza vino'.split(' ');
  const found = certainAlternatives(words, text, 'es-MX', LIVE, new Set(colours)).map(({ word }) => word);
  const beside = found.filter((word) => word <= -10);
  expect(beside.length).toBeGreaterThan(5);
  expect(beside.length).toBeLessThanOrEqual(10);
  expect(new Set(beside).size).toBe(beside.length);
  expect(found.slice(-beside.length)).toEqual(beside);
  expect(found).toEqual(expect.arrayContaining([-1, -2]));
});

test('the small words of the language of a store view are no part of a name', () => {
  const names = { ...NAMES, same: synonymsFrom([['Spiegel mit Licht', ['Leuchtspiegel']]]) };
  const text = 'Spiegel mit Licht';
  const phrases = certainAlternatives(askedWords(text, 'de-DE', names), text, 'de-DE', LIVE)
    .filter(({ word }) => word <= -10)
    .flatMap(({ phrases: own }) => own.map(({ words }) => words));
  expect(phrases).toContain('licht');
  expect(phrases).not.toContain('mit');
});
