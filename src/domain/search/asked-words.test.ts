import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { synonymsFrom } from './content-blocks';

const SYNONYMS = synonymsFrom([
  ['refri', ['Refrigerador']],
  ['aire acondicionado', ['minisplit']],
  ['televisión', ['pantalla']],
]);
const asked = (text: string, locale = 'es-MX') => askedWords(text, locale, SYNONYMS);
const texts = (text: string, locale?: string) => asked(text, locale).map((word) => word.text);

test('words that say nothing are left out, by language, unless there are no others', () => {
  expect(texts('Mueble para la tele')).toEqual(['mueble', 'tele']);
  expect(texts('de la para')).toEqual(['de', 'la', 'para']);
  expect(texts('Tisch mit Stuhl', 'de-DE')).toEqual(['tisch', 'stuhl']);
  expect(texts('mesa de', 'de-DE')).toEqual(['mesa', 'de']);
});

test('a word is looked for in singular and plural, with its synonyms', () => {
  expect(asked('sillones')[0]?.forms).toEqual(['sillones', 'sillon', 'sillone']);
  expect(asked('silla')[0]?.forms).toEqual(['silla', 'sillas', 'sillaes']);
  expect(asked('refris')[0]?.synonyms).toEqual(['refrigerador']);
  expect(asked('television')[0]?.synonyms).toEqual(['pantalla']);
  expect(asked('aire acondicionado barato').map(({ text, synonyms }) => [text, synonyms])).toEqual([
    ['aire acondicionado', ['minisplit']],
    ['barato', []],
  ]);
});

test('a measure is one word, however it is written', () => {
  expect(texts('lavadora 20kg')).toEqual(['lavadora', '20 kg']);
  expect(texts('refri de 14 pies')).toEqual(['refri', '14 pies']);
  expect(texts('minisplit 1.5 toneladas')).toEqual(['minisplit', '1.5 toneladas']);
  expect(texts('tele 55"')).toEqual(['tele', '55 pulgadas']);
  expect(texts('bici r26')).toEqual(['bici', 'rodada 26']);
  expect(asked('estufa de seis quemadores')[1]).toMatchObject({ text: '6 quemadores', near: ['6'] });
  expect(asked('6 quemadores')[0]?.forms).toContain('seis quemadores');
  expect(asked('1.5 toneladas')[0]?.forms).toContain('1 5 ton');
  expect(texts('celular 5g 4k')).toEqual(['celular', '5g', '4k']);
});

test('each once, ten at most, nothing of what is no word', () => {
  expect(texts('silla Silla SILLA')).toEqual(['silla']);
  expect(texts(Array.from({ length: 40 }, (_, index) => `palabra${index}`).join(' '))).toHaveLength(10);
  expect(texts('🛋️ " * ( ) ^ -')).toEqual([]);
  expect(texts('x'.repeat(10_000))).toEqual([]);
});
