import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asWritten, editDistance, foldText, minimumShouldMatch, spelledOut, tokens } from './text';

test('text is folded to what a shopper may type without accents', () => {
  expect(foldText('SILLÓN Niño Güero')).toBe('sillon nino guero');
  expect(tokens('Mesa de centro, 1.20 m (nogal)')).toEqual(['mesa', 'de', 'centro', '1', '20', 'm', 'nogal']);
  expect(tokens(' ¿? ')).toEqual([]);
});

test('small words that were shortened while typing are written out where a word follows them', () => {
  expect(spelledOut('Escritorio c/cajones p/ niña', 'es-MX')).toBe('Escritorio con cajones para niña');
  expect(spelledOut('sombrilla roja p patio', 'es-MX')).toBe('sombrilla roja para patio');
  expect(spelledOut('mesa s/ sillas', 'es-MX')).toBe('mesa sin sillas');
  for (const text of [
    'vitamina c',
    'talla p',
    'clase c 1',
    'p',
    'c',
    'disco d:',
    'cable usb c largo',
    'cable tipo c para celular',
    'vitamina d niños',
    'talla p mujer',
  ])
    expect(spelledOut(text, 'es-MX')).toBe(text);
  expect(spelledOut('Tisch p Garten', 'de-DE')).toBe('Tisch p Garten');
});

test('what is said of a text that was spelled out is said in the words it was written in', () => {
  const [spelled, written] = ['mesa con Cajones para niña azul', 'mesa c/Cajones p niña azul'];
  expect(asWritten(spelled, spelled, written)).toBe(written);
  expect(asWritten('mesa con cajones', spelled, written)).toBe('mesa c/Cajones');
  expect(asWritten('para nina', spelled, written)).toBe('p niña');
  for (const part of ['mesa azul', 'lago', '']) expect(asWritten(part, spelled, written)).toBe(part);
});

describe('editDistance', () => {
  test.each([
    ['sala', 'sala', 2, 0],
    ['sila', 'silla', 2, 1],
    ['lavdora', 'lavadora', 2, 1],
    ['rerfigerdor', 'refrigerador', 2, 2],
    ['slila', 'silla', 1, 1],
    ['', 'ab', 2, 2],
    ['', 'abc', 2, 3],
    ['mesa', 'silla', 2, 3],
    ['abcdefghij', 'jihgfedcba', 2, 3],
  ])('%s and %s within %i is %i', (a, b, max, distance) => expect(editDistance(a, b, max)).toBe(distance));

  test('is the same both ways, and the bound changes nothing below it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, max) => {
        const exact = editDistance(a, b, 99);
        expect(editDistance(b, a, max)).toBe(editDistance(a, b, max));
        expect(editDistance(a, b, max)).toBe(Math.min(exact, max + 1));
      }),
    );
  });
});

test('SEARCH-017 three quarters of the words must match, rounded down, at least one', () => {
  expect([0, 1, 2, 3, 4, 5, 8].map(minimumShouldMatch)).toEqual([0, 1, 1, 2, 3, 3, 6]);
});
