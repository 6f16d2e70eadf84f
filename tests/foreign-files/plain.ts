import { csvCase, SKIPPED } from './case-of';
import { except, type ForeignFile, type Offers } from './expected';
import * as on from './sheet';

const HEADER = ['Clave', 'Nombre', 'Departamento', 'Precio', 'Oferta', 'Existencia'];

const GOOD = on.sheetOf('Clave', HEADER, [
  { Clave: 'PALA', Nombre: 'Pala, mango largo', Departamento: 'Jardín', Precio: '$1,249.00', Existencia: '8' },
  { Clave: 'RASTRILLO', Nombre: 'Rastrillo', Precio: '$389.90', Oferta: '$299.90', Existencia: '0' },
  { Clave: 'MAC-1', Nombre: 'Maceta', Departamento: 'Jardín', Precio: '$95.00', Existencia: '1,300' },
]);

const SOLD: Offers = {
  PALA: { pays: 1249_00, pieces: 8 },
  RASTRILLO: { pays: 299_90, before: 389_90, pieces: 0 },
  'MAC-1': { pays: 95_00, pieces: 1300 },
};

const COLUMNS = {
  sku: ['Clave'],
  name: ['Nombre'],
  categories: ['Departamento'],
  price: ['Precio'],
  special_price: ['Oferta'],
};

const WHOLE = {
  name: 'Hoja',
  rows: 'parent',
  recognisedBy: [['Clave'], ['Existencia']],
  columns: { ...COLUMNS, qty: ['Existencia'] },
  taxes: { '': 16 },
};

const BY_PLACE = {
  ...WHOLE,
  recognisedBy: [['Clave']],
  columns: COLUMNS,
  stock: { shop: ['Existencia', 'Bodega'], branches: { shop: ['Oaxaca'], 'TIJ-1': ['Tijuana'] } },
};

const placed = on.withColumnMore(
  on.withColumnMore(
    on.withColumnMore(GOOD, 'Bodega', (key) => (key === 'PALA' ? '4' : '')),
    'Oaxaca',
    () => '100',
  ),
  'Tijuana',
  () => '1000',
);

const at = (key: string) => on.lineOf(GOOD, key);
const pot = (cells: Record<string, on.Cell>) => on.withCells(GOOD, 'MAC-1', cells);
const OPEN = pot({ Existencia: '' });

const whole = (...[title, sheet, expectation, args]: Parameters<typeof csvCase>): ForeignFile => ({
  ...csvCase(title, sheet, expectation, args),
  mapping: WHOLE,
});

const files: ForeignFile[] = [
  whole('as it is kept', GOOD, { sold: SOLD }),
  whole('an amount with its comma and without quotes', pot({ Precio: { raw: '1,095.00' } }), {
    refusedAt: at('MAC-1'),
  }),
  whole('a row lost a cell', on.withRow(GOOD, 'PALA', on.lost(GOOD, 'Oferta')), { refusedAt: at('PALA') }),
  whole('pieces of a dash', pot({ Existencia: '-' }), { refusedAt: at('MAC-1') }),
  whole('pieces left open', OPEN, { refusedAt: at('MAC-1') }),
  whole(
    'pieces left open, with the word for it',
    OPEN,
    {
      sold: { ...SOLD, 'MAC-1': { pays: 95_00, pieces: null } },
    },
    ['--allow-unlimited'],
  ),
  {
    ...csvCase('pieces left open, where the mapping says what that means', OPEN, {
      sold: { ...SOLD, 'MAC-1': { pays: 95_00, pieces: null } },
      said: /sin límite.*: 4/,
    }),
    mapping: { ...WHOLE, open_stock: true },
  },
  {
    ...csvCase(
      'pieces left open of what the row says is counted',
      on.withColumnMore(OPEN, 'Contar', () => 'sí'),
      { refusedAt: at('MAC-1') },
    ),
    mapping: { ...WHOLE, open_stock: true, columns: { ...WHOLE.columns, managed: ['Contar'] } },
  },
  whole('whole pieces with a decimal', pot({ Existencia: '1300.0' }), {
    sold: SOLD,
    said: /^(?![\s\S]*partes de pieza)/,
  }),
  whole('a price of 1,095 beside others with centavos', pot({ Precio: '$1,095' }), {
    sold: { ...SOLD, 'MAC-1': { pays: 1095_00, pieces: 1300 } },
  }),
  whole('a line of sums below', on.withRowMore(GOOD, ['', 'Total', '', '$1,733.90', '', '1,308']), {
    refusedAt: 0,
    sold: SOLD,
  }),
  whole(
    'a sku twice, left out',
    on.withRowMore(GOOD, ['PALA', 'Pala', '', '$1.00', '', '1']),
    {
      sold: SOLD,
      leftOut: [at('MAC-1') + 1],
    },
    SKIPPED,
  ),
  whole('no price, left out', pot({ Precio: '' }), { sold: except(SOLD, 'MAC-1'), leftOut: [at('MAC-1')] }, SKIPPED),
  {
    ...csvCase('pieces by place, a branch called shop', placed, {
      sold: { ...SOLD, PALA: { pays: 1249_00, pieces: 12 } },
      said: /shop 300 de 3 claves, TIJ-1 3,000/,
    }),
    mapping: BY_PLACE,
  },
  {
    ...csvCase('pieces by place, one column gone', on.withoutColumn(placed, 'Bodega'), { refusedAt: 0 }),
    mapping: BY_PLACE,
  },
];

export const plainFiles = files.map((file) => ({ ...file, title: `A sheet of one's own: ${file.title}` }));
