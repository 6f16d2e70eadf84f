import { expect, test } from 'vitest';
import { askedWords } from './asked-words';
import { synonymsFrom } from './content-blocks';
import { measuresWished, sizeNobodyHas } from './sizes';

const NAMES = {
  same: synonymsFrom([
    ['refri', ['refrigerador']],
    ['sillón', ['sofá']],
  ]),
  similar: synonymsFrom([]),
  purposes: synonymsFrom([]),
};
const asked = (text: string) => askedWords(text, 'es-MX', NAMES);
const wished = (text: string) =>
  measuresWished(text, asked(text)).map(({ units: [unit], number, way }) => [unit, number, way]);

test('a word of size means measures, of each thing its own, of others the least or the greatest there is', () => {
  expect(wished('lavadora chica')).toEqual([['kg', 14, 'most']]);
  expect(wished('lavadora que no sea chica')).toEqual([['kg', 18, 'least']]);
  expect(wished('refri grandote')).toEqual([['pies', 18, 'least']]);
  expect(wished('escritorio que no ocupe mucho espacio')).toEqual([['cm', 115, 'most']]);
  expect(wished('jarra grande')).toEqual([['cm', null, 'least']]);
  expect([wished('lavadora'), wished('lavadora barata')]).toEqual([[], []]);
});

test('a measure that is asked for is met the better the nearer, in whatever unit it is told', () => {
  expect(wished('monitor de 27 pulgadas')).toEqual([['pulgadas', 27, 'near']]);
  expect(wished('tinaco menos de 800 litros')).toEqual([['litros', 800, 'most']]);
  expect(wished('sombrilla de al menos 2.5 metros')).toEqual([
    ['mm', 2500, 'least'],
    ['cm', 250, 'least'],
    ['metros', 2.5, 'least'],
  ]);
  expect([wished('sala de 5 piezas'), wished('regalo para alguien de 20 años')]).toEqual([[], []]);
});

test('what is made in sizes of persons is as large as the child or the grown person it is for', () => {
  expect(wished('bicicleta para niña de 6 años')).toEqual([['rodada', 20, 'near']]);
  expect(wished('bicicleta para niño de 12')).toEqual([['rodada', 24, 'near']]);
  expect(wished('bicicleta para mis hijas')).toEqual([['rodada', 24, 'most']]);
  expect(wished('bicicleta de adulto')).toEqual([['rodada', 26, 'least']]);
  expect(wished('bicicleta para mi abuelita')).toEqual([['rodada', 26, 'least']]);
  expect(wished('lavadora para mi niño')).toEqual([]);
});

test('for so many persons a thing is as large as they need, and no name is looked for that says how many', () => {
  expect(wished('lavadora para familia de 6')).toEqual([['kg', 21, 'near']]);
  expect(asked('lavadora para familia de 6').map(({ text }) => text)).toEqual(['lavadora']);
  expect(wished('mesita para dos')).toEqual([
    ['lugares', 2, 'near'],
    ['cm', 70, 'near'],
  ]);
  expect(asked('mesita para dos')[1]).toMatchObject({ text: '2 personas', written: 'dos' });
  expect(asked('colchón para una persona')[1]?.synonyms).toContain('individual');
  expect(asked('silla para 2 escritorios').map(({ text }) => text)).toEqual(['silla', '2', 'escritorios']);
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

test('two who live together, and so many who sit together, say for how many a thing is', () => {
  expect(wished('mesa para mi novia y yo')).not.toEqual([]);
  const lugares = (text: string) => wished(text).find(([unit]) => unit === 'lugares')?.[1];
  expect([
    lugares('mesa para mi esposo y yo'),
    lugares('mesa donde comer los dos'),
    lugares('mesa de recién casados'),
  ]).toEqual([2, 2, 2]);
  expect(lugares('mesa para sentarnos 5')).toBe(5);
  expect(lugares('mesa con dos cajones')).toBeUndefined();
});

test('a daughter of fifteen is no child', () => {
  expect(wished('bicicleta para mi hija de 15 años')).toEqual([['rodada', 26, 'near']]);
  expect(wished('bicicleta para mi hijo de 20 años')).toEqual([['rodada', 26, 'least']]);
});

test('a place is no measure', () => {
  expect(asked('un lugar para la mesa').flatMap(({ units }) => units)).toEqual([]);
});
