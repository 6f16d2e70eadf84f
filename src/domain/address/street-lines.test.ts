import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../tests/sample';
import { fromStreetLines, type StreetParts, toStreetLines } from './street-lines';

const NOTHING: StreetParts = {
  streetAddress: '',
  exteriorNumber: '',
  apartmentNumber: '',
  neighbourhood: '',
  betweenStreets: '',
  reference: '',
};
const parts = (given: Partial<StreetParts>): StreetParts => ({ ...NOTHING, ...given });

describe('the lines of an address', () => {
  test.each<[Partial<StreetParts>, string, string]>([
    [
      { streetAddress: 'Calle 60', exteriorNumber: '491', apartmentNumber: '3', neighbourhood: 'Centro' },
      'Calle 60, 491, 3',
      'Centro',
    ],
    [
      {
        streetAddress: 'Calle 60',
        exteriorNumber: '491',
        neighbourhood: 'Centro',
        betweenStreets: '59 y 61',
        reference: 'Portón negro',
      },
      'Calle 60, 491',
      'Centro; 59 y 61; Portón negro',
    ],
    [
      { streetAddress: 'Calle 60', exteriorNumber: '491', neighbourhood: 'Centro', reference: 'Portón' },
      'Calle 60, 491',
      'Centro; ; Portón',
    ],
    [{ streetAddress: 'Carretera', exteriorNumber: 'Km 4.5', neighbourhood: 'Ejido' }, 'Carretera, Km 4.5', 'Ejido'],
    [{ streetAddress: 'Calle 60', exteriorNumber: 'S/N', neighbourhood: 'Centro' }, 'Calle 60, S/N', 'Centro'],
    [{ streetAddress: 'Calle 60', neighbourhood: 'Centro' }, 'Calle 60 S/N', 'Centro'],
    [
      { streetAddress: 'Av. Juárez, norte', exteriorNumber: '1', neighbourhood: 'A; B' },
      'Av. Juárez\\, norte, 1',
      'A\\; B',
    ],
    [{ streetAddress: 'A\\', exteriorNumber: '1', neighbourhood: '\\;' }, 'A\\\\, 1', '\\\\\\;'],
    [
      { streetAddress: 'Calle 60 491', exteriorNumber: 'int. 3', neighbourhood: 'Centro' },
      'Calle 60 491, int. 3, ',
      'Centro',
    ],
    [{ streetAddress: 'Conocido', neighbourhood: '20' }, 'Conocido, , ', '20'],
  ])('%j', (given, first, second) => {
    expect(toStreetLines(parts(given))).toEqual([first, second]);
    expect(fromStreetLines([first, second])).toEqual(parts(given));
    expect(fromStreetLines([first.trim(), second.trim()])).toEqual(parts(given));
  });

  const text = fc
    .oneof(
      fc.string({ unit: fc.constantFrom('A', '1', ' ', ',', ';', '\\', 'ñ', '/', '#', '.'), maxLength: 12 }),
      fc.constantFrom(
        '',
        'S/N',
        's/n',
        'int. 3',
        'Calle 60 491',
        'Calle 60 491, int. 3',
        '491',
        '#5',
        ', int. ',
        '\\,',
        ';;',
        'A, B, C, D',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    )
    .map((value) => value.trim());
  const address = fc.record({
    streetAddress: text,
    exteriorNumber: text,
    apartmentNumber: text,
    neighbourhood: text,
    betweenStreets: text,
    reference: text,
  });

  test('give every part back, whatever is written in it', () => {
    fc.assert(
      fc.property(address, (given) => {
        expect(fromStreetLines(toStreetLines(given))).toEqual(given);
      }),
      { numRuns: sampled(5_000, 250_000) },
    );
  });

  test('of others are written again as they were understood', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const read = fromStreetLines([first, second]);
        expect(fromStreetLines(toStreetLines(read))).toEqual(read);
      }),
      { numRuns: sampled(2_000, 100_000) },
    );
  });
});

describe('lines of others', () => {
  test.each<[string[], Partial<StreetParts>]>([
    [['Calle 60 491', 'Centro'], { streetAddress: 'Calle 60', exteriorNumber: '491', neighbourhood: 'Centro' }],
    [
      ['Calle 60 491, int. 3', 'Centro'],
      { streetAddress: 'Calle 60', exteriorNumber: '491', apartmentNumber: '3', neighbourhood: 'Centro' },
    ],
    [['Calle 60 491-B'], { streetAddress: 'Calle 60', exteriorNumber: '491-B' }],
    [['Calle 60 #491', ''], { streetAddress: 'Calle 60', exteriorNumber: '#491' }],
    [['Calle 60', '491'], { streetAddress: 'Calle 60', exteriorNumber: '491' }],
    [[' Calle 60 ', '#491'], { streetAddress: 'Calle 60', exteriorNumber: '#491' }],
    [['Calle 60 s/n'], { streetAddress: 'Calle 60' }],
    [['Calle 60 S/N'], { streetAddress: 'Calle 60' }],
    [['Calle 60 B'], { streetAddress: 'Calle 60 B' }],
    [['491'], { streetAddress: '491' }],
    [['Calle 60 49!'], { streetAddress: 'Calle 60 49!' }],
    [['  Calle 60 491  '], { streetAddress: 'Calle 60', exteriorNumber: '491' }],
    [['Conocido'], { streetAddress: 'Conocido' }],
    [['Calle 60, 491, 3, frente al parque'], { streetAddress: 'Calle 60, 491, 3, frente al parque' }],
    [
      ['Calle 60, 491', 'Centro; 59 y 61; negro; alto'],
      {
        streetAddress: 'Calle 60',
        exteriorNumber: '491',
        neighbourhood: 'Centro',
        betweenStreets: '59 y 61',
        reference: 'negro; alto',
      },
    ],
    [
      ['Av. Juárez', '120', '4B', 'Guadalajara Centro'],
      {
        streetAddress: 'Av. Juárez',
        exteriorNumber: '120',
        apartmentNumber: '4B',
        neighbourhood: 'Guadalajara Centro',
      },
    ],
    [
      ['Av. Juárez', '120', '', 'Centro'],
      { streetAddress: 'Av. Juárez', exteriorNumber: '120', neighbourhood: 'Centro' },
    ],
    [
      ['Av. Juárez', '120', 'Int. 3'],
      { streetAddress: 'Av. Juárez', exteriorNumber: '120', apartmentNumber: 'Int. 3' },
    ],
    [
      ['Av. Juárez', '120', '20 de Noviembre'],
      { streetAddress: 'Av. Juárez', exteriorNumber: '120', neighbourhood: '20 de Noviembre' },
    ],
    [
      ['Calle 60 491', 'Centro', 'frente al parque', 'portón negro'],
      {
        streetAddress: 'Calle 60',
        exteriorNumber: '491',
        neighbourhood: 'Centro',
        reference: 'frente al parque; portón negro',
      },
    ],
    [[], {}],
  ])('%j', (lines, wanted) => {
    expect(fromStreetLines(lines)).toEqual(parts(wanted));
  });
});
