import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { postalText } from './postal-text';
import { readDirectory } from './read-directory';

const FIXTURE = readFileSync(fileURLToPath(new URL('../../../tests/fixtures/postal/CPdescarga.txt', import.meta.url)));
/** Where this machine has the official directory; it is not ours to hand on. */
const { SAMPLES } = process.env;

const TEXT = postalText(FIXTURE);
const [NOTICE = '', COLUMNS = '', ...ROWS] = TEXT.split('\r\n').slice(0, -1);
const MERIDA = { municipality: 'Mérida', city: 'Mérida' };

const WANTED = {
  blocks: [
    {
      prefix: '010',
      codes: { '01000': { municipality: 'Álvaro Obregón', city: 'Ciudad de México', neighbourhoods: ['San Ángel'] } },
    },
    {
      prefix: '441',
      codes: { '44100': { municipality: 'Guadalajara', city: 'Guadalajara', neighbourhoods: ['Guadalajara Centro'] } },
    },
    { prefix: '619', codes: { '61940': { municipality: 'Huetamo', city: null, neighbourhoods: ['Peña Colorada'] } } },
    { prefix: '970', codes: { '97000': { ...MERIDA, neighbourhoods: ['Itzaes', 'Los Cocos', 'Mérida Centro'] } } },
  ],
  codes: 4,
  settlements: 6,
  rows: 7,
  problems: [],
  completed: [],
};

const row = (code: string, colonia: string, municipio: string, ciudad = '') =>
  `${code}|${colonia}|Colonia|${municipio}|Estado|${ciudad}|${code}|00|00000||09|001|0001|Urbano|01`;
const reading = (...rows: string[]) => readDirectory([COLUMNS, ...rows, ''].join('\n'));

describe('the official file', () => {
  test('in Latin-1 with its notice and CRLF is read by the names of its columns', () => {
    expect(NOTICE).toContain('Catálogo Nacional de Códigos Postales');
    expect(readDirectory(TEXT)).toEqual(WANTED);
  });

  const reordered = (text: string) =>
    text
      .split('\n')
      .map((line) => line.split('|').toSpliced(9, 1).reverse().join('|'))
      .join('\n');
  const lines = [COLUMNS, ...ROWS].join('\n');
  test.each([
    ['packed with gzip', gzipSync(FIXTURE)],
    ['in UTF-8', Buffer.from(TEXT)],
    ['in UTF-8 with a byte order mark, without the notice', Buffer.from(`\uFEFF${lines}`)],
    ['with fewer columns in another order', Buffer.from(reordered(lines))],
    ['with capitals in the names of the columns', Buffer.from(lines.replace(COLUMNS, COLUMNS.toUpperCase()))],
    [
      'with the word null for nothing',
      Buffer.from(lines.replace('Huetamo|Michoacán de Ocampo||', 'Huetamo|Michoacán de Ocampo|null|')),
    ],
    ['with empty lines and without the last line end', Buffer.from(`\n${lines.replaceAll('\n', '\n\n')}`)],
  ])('%s reads the same', (_, bytes) => {
    expect(readDirectory(postalText(bytes))).toEqual(WANTED);
  });

  test('of plain letters far down is still told to be UTF-8 by its accents', () => {
    const filler = Array.from({ length: 4_000 }, (_, i) => row('01000', `Colonia ${i}`, 'Alvaro'));
    const [block] = readDirectory(
      postalText(Buffer.from([COLUMNS, ...filler, row('01010', 'Ñandú', 'Alvaro')].join('\n'))),
    ).blocks;
    expect(block?.codes['01010']?.neighbourhoods).toEqual(['Ñandú']);
    expect(block?.codes['01000']?.neighbourhoods).toHaveLength(4_000);
  });

  test('names its city where any row of the code does', () => {
    const { blocks } = reading(
      row('20174', 'A', 'Aguascalientes', 'null'),
      row('20174', 'B', 'Aguascalientes', 'Aguascalientes'),
    );
    expect(blocks[0]?.codes['20174']).toEqual({
      municipality: 'Aguascalientes',
      city: 'Aguascalientes',
      neighbourhoods: ['A', 'B'],
    });
  });
});

test.each([
  ['97000|A|B', 'trae 3 columnas y el encabezado 15'],
  [row('', 'A', 'B'), 'falta el código postal'],
  [row('9700', 'A', 'B'), 'el código postal «9700» no lleva 5 números'],
  [row('17000', 'A', 'B'), 'ningún estado tiene códigos postales que empiecen con 17'],
  [row('97001', 'A', 'null'), 'falta el municipio'],
  [row('97001', '  ', 'B'), 'falta la colonia'],
  [row('97001', 'x'.repeat(121), 'B'), 'un nombre es demasiado largo o trae caracteres de control'],
  [row('97001', 'A\u0000', 'B'), 'un nombre es demasiado largo o trae caracteres de control'],
  [row('97000', 'A', 'Umán'), 'el código postal 97000 ya está en Mérida'],
])('a row that cannot be used is left out and named by line and reason: %#', (bad, reason) => {
  const directory = reading(row('97000', 'Itzaes', 'Mérida'), bad, row('97000', 'Los Cocos', 'Mérida'));
  expect(directory).toMatchObject({ rows: 3, codes: 1, settlements: 2, problems: [{ line: 3, reason }] });
});

test('lines are counted from the first of the file, the notice with them', () => {
  expect(readDirectory([NOTICE, COLUMNS, row('97000', '', 'B'), ''].join('\r\n')).problems).toEqual([
    { line: 3, reason: 'falta la colonia' },
  ]);
});

test.each([
  ['of something else', () => readDirectory('a|b\n1|2\n'), 'ningún renglón trae la columna d_codigo'],
  [
    'without a needed column',
    () => readDirectory('d_codigo|D_mnpio\n97000|B\n'),
    'Al encabezado (renglón 1) le falta la columna d_asenta',
  ],
  [
    'with a column twice',
    () => readDirectory('d_codigo|d_asenta|D_mnpio|d_asenta\n'),
    'la columna d_asenta está dos veces',
  ],
  ['that ends inside a row', () => readDirectory(TEXT.slice(0, -60)), 'El archivo está cortado en el renglón 9'],
  [
    'packed and cut',
    () => postalText(gzipSync(FIXTURE).subarray(0, -20)),
    'El archivo está cortado: lo comprimido termina antes de tiempo',
  ],
  ['packed and damaged', () => postalText(Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3])), 'El archivo está'],
  ['in a zip', () => postalText(Buffer.from('PK\u0003\u0004')), 'El archivo es un zip: descomprímelo primero'],
  [
    'of UTF-8 with a damaged byte',
    () => postalText(Buffer.concat([Buffer.from(`${COLUMNS}\nMérida\n`), Buffer.from([0xe9, 0x20])])),
    'mezcla UTF-8 con otros bytes (renglón 2)',
  ],
])('a file %s is refused', (_, read, reason) => {
  expect(read).toThrow(reason);
});

test('a code that lost its first zero in a spreadsheet is read with it, and its line is named; a code of another state is none', () => {
  const inCapital = (code: string, colonia: string) =>
    row(code, colonia, 'Álvaro Obregón').replace('|Estado|', '|Ciudad de México|');
  const { blocks, problems, completed } = reading(
    inCapital('1000', 'San Ángel'),
    inCapital('01000', 'Ermita'),
    inCapital('441', 'x'),
    row('9700', 'x', 'Mérida'),
  );
  expect(blocks).toEqual([
    {
      prefix: '010',
      codes: { '01000': { municipality: 'Álvaro Obregón', city: null, neighbourhoods: ['Ermita', 'San Ángel'] } },
    },
  ]);
  expect(completed).toEqual([2]);
  expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'el código postal «441» no lleva 5 números'],
    [5, 'el código postal «9700» no lleva 5 números'],
  ]);
});

test.skipIf(!SAMPLES)('the official directory is read whole: samples of it', () => {
  const directory = readDirectory(postalText(readFileSync(join(SAMPLES ?? '', 'mexico', 'sepomex-2024-12.psv.gz'))));
  expect(directory).toMatchObject({ rows: 155_847, codes: 32_009, settlements: 154_871, problems: [] });
  const code = (digits: string) => directory.blocks.find(({ prefix }) => digits.startsWith(prefix))?.codes[digits];
  expect(code('97000')).toMatchObject({
    municipality: 'Mérida',
    neighbourhoods: expect.arrayContaining(['Mérida Centro']),
  });
  expect(code('44100')).toMatchObject({ municipality: 'Guadalajara', city: 'Guadalajara' });
  expect(code('01000')).toMatchObject({ municipality: 'Álvaro Obregón' });
  expect(code('85203')?.neighbourhoods.length).toBeGreaterThan(290);
  expect(code('20174')).toMatchObject({ city: 'Aguascalientes' });
  expect(Math.max(...directory.blocks.map((block) => JSON.stringify(block).length))).toBeLessThan(100_000);
});
