import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { synonymsFrom } from './content-blocks';
import type { Measures } from './near-measures';
import { sizeNobodyHas } from './sizes';

const NAMES = {
  same: synonymsFrom([
    ['refri', ['refrigerador']],
    ['sillón', ['sofá']],
  ]),
  similar: synonymsFrom([]),
  purposes: synonymsFrom([]),
};
const MEASURES: Measures = new Map([
  ['kg', [12, 14, 16, 18, 20, 45]],
  ['rodada', [20, 24, 28]],
  ['pies', [22, 26]],
]);
const asked = (text: string) => askedWords(text, 'es-MX', NAMES, MEASURES);
const sized = (text: string) => asked(text).flatMap((word) => word.sized);

test('a word of size means measures, of each thing its own, and a child those of its bicycle', () => {
  expect(sized('lavadora chica')).toEqual(expect.arrayContaining(['12 kg', '14 kilos']));
  expect(sized('lavadora chica')).not.toContain('16 kg');
  expect(sized('lavadora grandota')).toEqual(expect.arrayContaining(['18 kg', '20 kg']));
  expect(sized('lavadora grandota')).not.toContain('16 kg');
  expect(sized('bici chica')).toEqual([]);
  expect(sized('bicicleta chica')).toContain('rodada 20');
  expect(sized('refri chico')).toEqual([]);
  expect(sized('bicicleta chica')).not.toContain('rodada 24');
  expect(sized('bicicleta para niño')).toEqual(expect.arrayContaining(['rodada 20', 'rodada 24']));
  expect(sized('bicicleta para mis hijas')).not.toContain('rodada 28');
  expect(sized('bicicleta para niña de 6 años')).toContain('rodada 20');
  expect(sized('bicicleta para niña de 6 años')).not.toContain('rodada 24');
  expect(sized('bicicleta para niño de 10 años')).toContain('rodada 24');
  expect(sized('lavadora para mi niño')).toEqual([]);
  expect([sized('lavadora'), sized('caja chica'), sized('lavadora barata')]).toEqual([[], [], []]);
});

test.each([
  ['refri chico', ['Refrigerador Dúplex 22 Pies', 'Refrigerador 26 Pies'], 'chico'],
  ['refri chico', ['Refrigerador Dúplex 22 Pies', 'Refrigerador 11 Pies'], null],
  ['refri chico', ['Refrigerador Dúplex 12 Pies'], 'chico'],
  ['refri grande', ['Refrigerador Dúplex 18 Pies'], null],
  ['refri grande', ['Refrigerador Dúplex 17 Pies'], 'grande'],
  ['refri chico', ['Refrigerador Dúplex 22 Pies', 'Refrigerador Retro'], null],
  ['refri chico', ['Campana de 8 Pies'], null],
  ['sillón chico', ['Sofá 3 Plazas', 'Sillón Concha'], null],
  ['puff chico', ['Puff Grande'], null],
  ['refri', ['Refrigerador 22 Pies'], null],
])('what nothing has of %s among %j: %s', (text, names, size) => {
  expect(sizeNobodyHas(text, asked(text), names)).toBe(size);
});
