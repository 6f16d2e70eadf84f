import { expect, test } from 'vitest';
import { type PostalCodeDocument, postalCodeDocuments } from './postal-codes';

const NOTICE = 'El Catálogo Nacional de Códigos Postales se proporciona en forma gratuita.';
const COLUMNS =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad';
const row = (code: string, colonia: string, municipio: string, estado: string, ciudad: string) =>
  `${code}|${colonia}|Colonia|${municipio}|${estado}|${ciudad}|${code}|00|00000||09|001|0001|Urbano|01`;
const ROWS = [
  row('97000', 'Mérida Centro', 'Mérida', 'Yucatán', 'Mérida'),
  row('97000', 'Itzaes', 'Mérida', 'Yucatán', 'Mérida'),
  row('44100', 'Guadalajara Centro', 'Guadalajara', 'Jalisco', 'Guadalajara'),
  row('97000', 'Los Cocos', 'Mérida', 'Yucatán', 'Mérida'),
  row('61940', 'Peña Colorada', 'Huetamo', 'Michoacán de Ocampo', 'null'),
];

const YUCATAN = { state: 'Yucatán', region_id: 2350, region_code: 'YUC' };
const JALISCO = { state: 'Jalisco', region_id: 2334, region_code: 'JAL' };
const MICHOACAN = { state: 'Michoacán de Ocampo', region_id: 2335, region_code: 'MIC' };

const WANTED: PostalCodeDocument[] = [
  { code: '97000', ...YUCATAN, municipality: 'Mérida', city: 'Mérida', neighbourhoods: ['Itzaes', 'Los Cocos', 'Mérida Centro'] },
  { code: '44100', ...JALISCO, municipality: 'Guadalajara', city: 'Guadalajara', neighbourhoods: ['Guadalajara Centro'] },
  { code: '61940', ...MICHOACAN, municipality: 'Huetamo', city: null, neighbourhoods: ['Peña Colorada'] },
];

/** In pieces of `size` bytes, so that lines and characters are cut anywhere. */
async function* pieces(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
async function read(bytes: Buffer, size = 7): Promise<PostalCodeDocument[]> {
  const found: PostalCodeDocument[] = [];
  for await (const document of postalCodeDocuments(pieces(bytes, size))) found.push(document);
  return found;
}

test('the official file, in Latin-1 with its notice and CRLF, gives one document per code', async () => {
  expect(await read(Buffer.from([NOTICE, COLUMNS, ...ROWS, ''].join('\r\n'), 'latin1'))).toEqual(WANTED);
});

test.each([1, 2, 3, 64])('a UTF-8 copy with another set of columns reads the same in pieces of %i bytes', async (size) => {
  const narrow = [COLUMNS, ...ROWS].map((line) => line.split('|').toSpliced(9, 1).join('|')).join('\n');
  expect(await read(Buffer.from(`\uFEFF${narrow}`), size)).toEqual(WANTED);
});

test('an accent that first stands beyond the sample is still read as UTF-8 when the sample was cut inside a character', async () => {
  const filler = Array.from({ length: 4_000 }, (_, i) => row('01000', `Ñandú ${i}`, 'Álvaro Obregón', 'Ciudad de México', ''));
  const [only] = await read(Buffer.from([COLUMNS, ...filler].join('\n')), 65_521);
  expect(only).toMatchObject({ code: '01000', region_code: 'CMX', municipality: 'Álvaro Obregón', city: null });
  expect(only?.neighbourhoods).toHaveLength(4_000);
  expect(only?.neighbourhoods.every((name) => name.startsWith('Ñandú '))).toBe(true);
});

test('rows without a usable code, municipio or colonia are passed over', async () => {
  const bad = [row('17000', 'A', 'B', 'C', ''), row('9700', 'A', 'B', 'C', ''), row('97001', '', 'B', 'C', ''), row('97002', 'A', 'null', 'C', ''), 'x|y', ''];
  expect(await read(Buffer.from([COLUMNS, ...bad, ROWS[2]].join('\n')))).toEqual([WANTED[1]]);
});

test('a file of something else is refused', async () => {
  await expect(read(Buffer.from('a|b\n1|2\n'))).rejects.toThrow('not the postal code catalogue');
});
