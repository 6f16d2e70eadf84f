import { expect, test } from 'vitest';
import { dictionaries } from './dictionaries';

/** What shoppers stumbled over, and what stands in its place; docs/glossary.md says why. */
const REPLACED = {
  'a precio de frente': 'con el precio a la vista',
  'seguir viendo': 'Seguir comprando',
  'no nos queda': 'Se agotó',
  'este dato es necesario': 'Escribe tu calle',
  'se haya terminado': 'ya no esté a la venta',
  'todavía no se puede pagar por separado': 'se compra junto con un producto que te enviemos',
  conservarlo: 'Dejarlo',
  'recién llegado"': 'Recién llegados',
};

/** English that once stood on screens, as whole words. */
const ENGLISH =
  /\b(?:checkout|shipping|cart|wishlist|login|e-?mail|sign (?:in|up)|stock|reviews?|loading|out of|add to|search|page)\b/iu;

const entries = Object.values(dictionaries('es-MX')).flatMap((area) =>
  Object.entries(area).map(([key, entry]) => [key, JSON.stringify(entry)] as const),
);

test('no Spanish text says a word that was replaced', () => {
  const old = Object.keys(REPLACED);
  expect(entries.filter(([, text]) => old.some((words) => text.toLowerCase().includes(words)))).toEqual([]);
});

test('what need not be filled in is optional in German too: freiwillig is what one does of one’s own will', () => {
  const texts = Object.values(dictionaries('de')).flatMap((area) =>
    Object.values(area).map((entry) => JSON.stringify(entry)),
  );
  expect([texts.filter((text) => /freiwillig/i.test(text)), texts.includes('"optional"')]).toEqual([[], true]);
});

test('no Spanish text speaks English', () => {
  expect(entries.filter(([, text]) => ENGLISH.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
});

test('no Spanish text leaves the grammar to its reader', () => {
  expect(entries.filter(([, text]) => /\p{L}\((?:s|es|a|as|os)\)|\b[oa]\/[oa]\b|\p{L}@s?[\s"]/u.test(text))).toEqual(
    [],
  );
});

test('each language quotes with one kind of marks', () => {
  const MARKS = { 'es-MX': '“”', de: '„“', it: '«»' } as const;
  for (const [locale, marks] of Object.entries(MARKS))
    for (const area of Object.values(dictionaries(locale as keyof typeof MARKS)))
      for (const text of Object.values(area).map((entry) => JSON.stringify(entry)))
        expect([text, [...text].filter((sign) => '“”„«»'.includes(sign) && !marks.includes(sign))]).toEqual([text, []]);
});

test('the lists of the desk command as its buttons do, and German has one word for what is noted, sorted and sent', () => {
  const texts = (locale: 'de' | 'it') =>
    Object.values(dictionaries(locale)).flatMap((area) => Object.values(area).map((entry) => JSON.stringify(entry)));
  expect(texts('it').filter((text) => /^"(?:Cercar|Mostrare|Filtrare)/.test(text))).toEqual([]);
  expect(texts('de').filter((text) => /\bnotiert\b|\bordnen\b|\bversendet\b/.test(text))).toEqual([]);
});
