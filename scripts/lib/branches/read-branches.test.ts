import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO } from '../../demo';
import { stockIn } from '../import/csv/csv-input';
import { openingHours } from './opening-hours';
import { readBranches } from './read-branches';

const folder = mkdtempSync(join(tmpdir(), 'sucursales-'));
const written = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const HEADER = 'codigo,nombre,calle,numero,colonia,ciudad,cp,telefono,horario,latitud,longitud';
const ROW =
  'OAX-1,Oaxaca Centro,Macedonio Alcalá,305,Centro,Oaxaca de Juárez,68000,951 555 0101,lu-sa 10:00-20:30; do 11:00-19:00,17.0642,-96.7236';
const IN_ITS_ZONE = (zone: string) => readBranches(written('z.csv', `${HEADER},zona\n${ROW},${zone}\n`));
const reading = (...rows: string[]) => readBranches(written('a.csv', [HEADER, ...rows, ''].join('\n')));

test('hours are read by day, and what is written otherwise is none', () => {
  expect(openingHours('Lu-Vi 9:30-19:00; sa 10:00-14:00')).toHaveLength(6);
  expect(openingHours('do 11:00-19:00')).toEqual([{ day: 7, opens: '11:00', closes: '19:00' }]);
  expect([openingHours(''), openingHours('vi-lu 9:00-10:00'), openingHours('diario 9-10')]).toEqual([null, null, null]);
});

test('branches and their stock are read from two tables', async () => {
  const stock = written('b.csv', 'sucursal;sku;existencia\nOAX-1;MESA;3\nOAX-1;SILLA;0\n');
  const { branches, problems } = await readBranches(written('a.csv', `${HEADER}\n${ROW}\n`), stock);
  expect(problems).toEqual([]);
  expect(branches).toMatchObject([
    {
      code: 'OAX-1',
      zipCode: '68000',
      phoneNumber: '9515550101',
      position: { latitude: 17.0642 },
      stock: { MESA: 3, SILLA: 0 },
    },
  ]);
  expect(branches[0]?.hours).toHaveLength(7);
});

test("pieces by place in the products' file become those of the branches a mapping names", async () => {
  const mapping = {
    name: 'Propio',
    rows: 'parent',
    recognisedBy: [['Clave']],
    columns: { sku: ['Clave'], name: ['Nombre'], price: ['Precio'], qty: ['CEDIS'] },
    stock: { branches: { 'OAX-1': ['Oaxaca'], 'TIJ-9': ['Tijuana'] } },
    taxes: { '': 16 },
  };
  const products = written(
    'p.csv',
    'Clave;Nombre;Precio;CEDIS;Oaxaca;Tijuana\nMESA;Mesa;10,50;9;3;\nSILLA;Silla;5;2;0;4\n',
  );
  const branches = written('a.csv', `${HEADER}\n${ROW}\n`);
  const both = await readBranches(branches, products, written('m.json', JSON.stringify(mapping)));
  expect(both.problems).toEqual(['m.json: stock.branches: no hay ninguna «TIJ-9»']);
  const one = { ...mapping, stock: { branches: { 'OAX-1': ['Oaxaca'] } } };
  const { problems, branches: read } = await readBranches(branches, products, written('m.json', JSON.stringify(one)));
  expect(problems).toEqual([]);
  expect(read).toMatchObject([{ code: 'OAX-1', stock: { MESA: 3, SILLA: 0 } }]);
});

test("a branch may be called shop beside the shop's own columns, and rows that are not taken are named", async () => {
  const mapping = {
    name: 'Propio',
    rows: 'parent',
    recognisedBy: [['Clave']],
    columns: { sku: ['Clave'], name: ['Nombre'], price: ['Precio'] },
    stock: { shop: ['CEDIS'], branches: { shop: ['Oaxaca'] } },
    taxes: { '': 16 },
  };
  const products = written('q.csv', 'Clave,Nombre,Precio,CEDIS,Oaxaca\nMESA,Mesa,10.50,9,3\nMESA,Mesa,11.50,1,1\n');
  const branches = written('a.csv', `${HEADER}\n${ROW.replace('OAX-1', 'shop')}\n`);
  const read = await readBranches(branches, products, written('m.json', JSON.stringify(mapping)));
  expect(read.branches).toMatchObject([{ code: 'shop', stock: { MESA: 3 } }]);
  expect(read.leftOut).toEqual(['q.csv, renglón 3 (MESA): repite sku MESA']);
  const { sold } = await stockIn(products, { mapping: written('m.json', JSON.stringify(mapping)) });
  expect(sold).toEqual([{ sku: 'MESA', qty: 9, isIn: true, at: { shop: 3 } }]);
});

test.each(['01 951 555 0101', '+52 (951) 555-0101', '044 951 555 0101'])(
  'a telephone written %s is kept as its ten digits',
  async (typed) => {
    expect(await reading(ROW.replace('951 555 0101', typed))).toMatchObject({
      branches: [{ phoneNumber: '9515550101' }],
      problems: [],
    });
  },
);

test.each([
  [ROW.replace('68000', '6800'), 'a.csv, renglón 2: cp: lleva 5 números'],
  [ROW.replace('951 555 0101', '123'), 'a.csv, renglón 2: telefono: lleva 10 números'],
  [ROW.replace('lu-sa 10:00', 'lu-sa 21:00'), 'a.csv, renglón 2: horario: cada día una vez, y se abre antes de cerrar'],
  [ROW.replace('17.0642', ''), 'a.csv, renglón 2: latitud y longitud: grados con punto decimal, o ninguna de las dos'],
  [ROW.replace('Oaxaca Centro', 'x'.repeat(10_000)), 'a.csv, renglón 2: nombre: falta o es demasiado largo'],
])('what is wrong is named by line: %#', async (row, problem) => {
  expect((await reading(row)).problems).toEqual([problem]);
});

test('a branch may have a clock of its own', async () => {
  expect((await IN_ITS_ZONE('America/Tijuana')).branches).toMatchObject([{ timeZone: 'America/Tijuana' }]);
  expect((await IN_ITS_ZONE('')).branches[0]).not.toHaveProperty('timeZone');
  expect((await IN_ITS_ZONE('Tijuana')).problems).toEqual([
    'z.csv, renglón 2: zona: no hay ninguna así (America/Tijuana)',
  ]);
});

test('what comes twice, and stock of nobody, is named', async () => {
  expect((await reading(ROW, ROW)).problems).toEqual(['a.csv, renglón 3: codigo: OAX-1 viene dos veces']);
  const stock = written('c.csv', 'sucursal,sku,existencia\nNADA,MESA,1\nOAX-1,MESA,-1\nOAX-1,MESA,1\nOAX-1,MESA,2\n');
  const { problems } = await readBranches(written('a.csv', `${HEADER}\n${ROW}\n`), stock);
  expect(problems.map((problem) => problem.replace('c.csv, renglón ', ''))).toEqual([
    '2: sucursal: no hay ninguna «NADA»',
    '3: existencia: números enteros desde 0',
    '5: sku: MESA viene dos veces en OAX-1',
  ]);
});

test('a table without a needed column, and what is no list, are refused', async () => {
  await expect(readBranches(written('d.csv', 'codigo,nombre\nA,B\n'))).rejects.toThrow('le falta: calle, numero');
  await expect(readBranches(written('e.json', '{"code": 1}'))).rejects.toThrow('no es una lista');
});

test('the demo has a handful of branches in every view, one of them at the border, all with stock', async () => {
  for (const { storeCode, branches = [] } of DEMO) {
    const { problems } = await readBranches(written(`${storeCode}.json`, JSON.stringify(branches)));
    expect(problems).toEqual([]);
    expect(branches.length).toBeGreaterThan(1);
    expect(branches.every(({ stock, position }) => position && Object.values(stock).some((qty) => qty > 0))).toBe(true);
  }
  expect(DEMO.find(({ storeCode }) => storeCode === 'viu')?.branches?.map(({ code }) => code)).toContain('TIJ-RIO');
});
