import { expect, test } from 'vitest';
import { brandsIn, withoutWords } from './brands';

test('brands are told as they were typed, each once', () => {
  expect(brandsIn('Pantalla Samsung o LG, samsung no: Samsung', 'es-MX')).toEqual(['Samsung', 'LG', 'samsung']);
  expect(brandsIn('laptop dell', 'es-MX')).toEqual(['dell']);
});

test('what is a word besides, an article, or what an accessory is for, is no brand that is asked for', () => {
  for (const text of [
    'disfraz ninja',
    'termo stanley',
    'soporte para iphone',
    'funda para laptop dell',
    'cargador compatible con mi iphone',
    'cable de mi samsung',
    "specchio dell'ingresso",
  ])
    expect(brandsIn(text, 'es-MX')).toEqual([]);
  expect(brandsIn('specchio dell ingresso', 'it-IT')).toEqual([]);
});

test('a place or a person behind "para" hides no brand', () => {
  for (const [text, brand] of [
    ['escritorio para oficina ikea', 'ikea'],
    ['tenis para hombre nike', 'nike'],
    ['pantalla para la sala samsung', 'samsung'],
  ] as const)
    expect(brandsIn(text, 'es-MX')).toEqual([brand]);
});

test('a text without a brand has none of the small words that joined it to the rest', () => {
  expect(withoutWords('licuadora de oster', ['oster'])).toBe('licuadora');
  expect(withoutWords('licuadora marca oster para hielo', ['oster'])).toBe('licuadora para hielo');
  expect(withoutWords('tele samsung o lg, de 55', ['samsung', 'lg'])).toBe('tele de 55');
  expect(withoutWords('una samsung barata', ['samsung'])).toBe('barata');
  expect(withoutWords('samsung', ['samsung'])).toBe('');
});
