import { csvCase, SKIPPED } from './case-of';
import { except, type ForeignFile, type Offers } from './expected';
import { TIENDANUBE as GOOD, TIENDANUBE_SOLD as SOLD } from './good';
import * as on from './sheet';

const at = (key: string) => on.lineOf(GOOD, key);
const kettle = (cells: Record<string, on.Cell>) => on.withCells(GOOD, 'TET-1', cells);
const cushion = (cells: Record<string, on.Cell>) => on.withCells(GOOD, 'COJ-1', cells);
const withKettle = (offer: Offers[string]): Offers => ({ ...SOLD, 'TET-1': offer });
const withCushion = (offer: Partial<Offers[string]>): Offers => ({
  ...SOLD,
  'COJ-1': { pays: 189_90, pieces: 14, ...offer },
});

const files: ForeignFile[] = [
  csvCase('as it is exported', GOOD, { sold: SOLD }),
  csvCase('a row lost a cell before its price', on.withRow(GOOD, 'TET-1', on.lost(GOOD, 'Valor de propiedad 3')), {
    refusedAt: at('TET-1'),
  }),
  csvCase('a row has a cell more', on.withRow(GOOD, 'COJ-1', on.grown(GOOD, 'Precio', '9.00')), {
    refusedAt: at('COJ-1'),
  }),
  csvCase(
    'a semicolon in a description without quotes',
    on.withCells(GOOD, 'MOC-N', { Descripción: { raw: '<p>Con bolsa; lavable</p>' } }),
    { refusedAt: at('MOC-N') },
  ),
  csvCase('a quote is left open', kettle({ Nombre: { raw: '"Tetera' } }), { refusedAt: at('TET-1') }),
  csvCase('UTF-8', { ...GOOD, encoding: 'utf8' }, { sold: SOLD }),
  csvCase('UTF-8 with its mark and commas', { ...GOOD, encoding: 'utf8', bom: true, separator: ',' }, { sold: SOLD }),
  csvCase('a letter that Spanish has none of', { ...kettle({ Nombre: 'Tetera Ð×' }) }, { refusedAt: 0, sold: SOLD }),
  csvCase('the columns the other way round', on.turned(GOOD), { sold: SOLD }),
  csvCase(
    'variants without the address of their product',
    on.withCells(GOOD, 'MOC-V', { 'Identificador de URL': '' }),
    {
      sold: SOLD,
    },
  ),
  csvCase(
    'whether it is shown in a column more',
    on.withColumnMore(GOOD, 'Visibilidad', () => 'Visible'),
    {
      sold: SOLD,
    },
  ),
  csvCase('its price column under another name', on.withColumnCalled(GOOD, 'Precio', 'Precio de lista'), {
    refusedAt: 0,
  }),
  csvCase('a price of 10,000.00', cushion({ Precio: '10,000.00' }), { sold: withCushion({ pays: 10000_00 }) }),
  csvCase('a price of $1.299,00', cushion({ Precio: '$1.299,00' }), { sold: withCushion({ pays: 1299_00 }) }),
  csvCase('a price of 1299,5', cushion({ Precio: '1299,5' }), {
    refusedAt: at('COJ-1'),
    sold: withCushion({ pays: 1299_50 }),
  }),
  csvCase('a price of 10.000, and nothing that tells', cushion({ Precio: '10.000' }), { refusedAt: at('COJ-1') }),
  csvCase('an offer over the price', kettle({ 'Precio promocional': '499.00' }), {
    sold: withKettle({ pays: 459_00, pieces: 6 }),
  }),
  csvCase('an offer of 0.00', kettle({ 'Precio promocional': '0.00' }), {
    refusedAt: at('TET-1'),
    sold: withKettle({ pays: 459_00, pieces: 6 }),
  }),
  csvCase(
    'a variant without a price, left out',
    on.withCells(GOOD, 'MOC-V', { Precio: '' }),
    { sold: except(SOLD, 'MOC-V'), leftOut: [at('MOC-V')] },
    SKIPPED,
  ),
  csvCase('pieces left open, as without end', cushion({ Stock: '' }), {
    sold: withCushion({ pieces: null }),
    said: /sin (límite|existencias)/i,
  }),
  csvCase('pieces of a dash', cushion({ Stock: '-' }), { refusedAt: at('COJ-1') }),
  csvCase('pieces of none', cushion({ Stock: '0' }), { sold: withCushion({ pieces: 0 }) }),
  csvCase('not shown', cushion({ 'Mostrar en tienda': 'NO' }), { sold: except(SOLD, 'COJ-1') }),
  csvCase('its header once more in the middle', on.withRowMore(GOOD, GOOD.header, 'COJ-1'), {
    refusedAt: at('COJ-1'),
  }),
  csvCase(
    'a row of separators alone',
    on.withRowMore(
      GOOD,
      GOOD.header.map(() => ''),
      'COJ-1',
    ),
    { sold: SOLD },
  ),
  csvCase('a sku twice, at another price', on.withRowMore(GOOD, on.rowOf(cushion({ Precio: '1.00' }), 'COJ-1')), {
    refusedAt: at('COJ-1') + 1,
  }),
];

export const tiendanubeFiles = files.map((file) => ({ ...file, title: `Tiendanube: ${file.title}` }));
