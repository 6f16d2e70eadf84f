import { expect, test } from 'vitest';
import { brandsIn } from './brands';

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
