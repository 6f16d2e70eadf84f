import { csvCase, SKIPPED } from './case-of';
import { except, type ForeignFile, type Offers } from './expected';
import { WOO as GOOD, WOO_SOLD as SOLD } from './good';
import * as on from './sheet';

const at = (key: string) => on.lineOf(GOOD, key);
const table = (cells: Record<string, on.Cell>) => on.withCells(GOOD, 'MESA-1', cells);
const glass = (cells: Record<string, on.Cell>) => on.withCells(GOOD, 'VASO-1', cells);
const withTable = (offer: Offers[string]): Offers => ({ ...SOLD, 'MESA-1': offer });
const withGlass = (offer: Partial<Offers[string]>): Offers => ({
  ...SOLD,
  'VASO-1': { pays: 49_90, pieces: 120, ...offer },
});

const STARTS = 'Date sale price starts';
const ENDS = 'Date sale price ends';
const REGULAR = { pays: 1499_00, pieces: 5 };

/** Its header as the system writes it in Spanish. */
const SPANISH: Record<string, string> = {
  Type: 'Tipo',
  'GTIN, UPC, EAN, or ISBN': 'GTIN, UPC, EAN o ISBN',
  Name: 'Nombre',
  Published: 'Publicado',
  'Is featured?': '¿Está destacado?',
  'Visibility in catalog': 'Visibilidad en el catálogo',
  'Short description': 'Descripción corta',
  Description: 'Descripción',
  [STARTS]: 'Día en que empieza el precio rebajado',
  [ENDS]: 'Día en que termina el precio rebajado',
  'Tax status': 'Estado del impuesto',
  'Tax class': 'Clase de impuesto',
  'In stock?': '¿Existencias?',
  Stock: 'Inventario',
  'Low stock amount': 'Cantidad de bajo inventario',
  'Backorders allowed?': '¿Permitir reservas de productos agotados?',
  'Sold individually?': '¿Vendido individualmente?',
  'Weight (kg)': 'Peso (kg)',
  'Length (cm)': 'Longitud (cm)',
  'Width (cm)': 'Anchura (cm)',
  'Height (cm)': 'Altura (cm)',
  'Allow customer reviews?': '¿Permitir valoraciones de clientes?',
  'Purchase note': 'Nota de compra',
  'Sale price': 'Precio rebajado',
  'Regular price': 'Precio normal',
  Categories: 'Categorías',
  Tags: 'Etiquetas',
  'Shipping class': 'Clase de envío',
  Images: 'Imágenes',
  'Download limit': 'Límite de descargas',
  'Download expiry days': 'Días de caducidad de la descarga',
  Parent: 'Superior',
  'Grouped products': 'Productos agrupados',
  Upsells: 'Ventas dirigidas',
  'Cross-sells': 'Ventas cruzadas',
  'External URL': 'URL externa',
  'Button text': 'Texto del botón',
  Position: 'Posición',
  'Attribute 1 name': 'Nombre del atributo 1',
  'Attribute 1 value(s)': 'Valor(es) del atributo 1',
  'Attribute 1 visible': 'Atributo visible 1',
  'Attribute 1 global': 'Atributo global 1',
};

const inSpanish = (sheet: on.Sheet): on.Sheet => ({
  ...sheet,
  header: sheet.header.map((column) => SPANISH[column] ?? column),
});

/** Amounts with a comma for their centavos, as where the shop was told to. */
const withCommas = (sheet: on.Sheet): on.Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) =>
    row.map((cell, index) =>
      typeof cell === 'string' && / price$/.test(sheet.header[index] ?? '') ? cell.replace('.', ',') : cell,
    ),
  ),
});

const shape: ForeignFile[] = [
  csvCase('as it is exported', GOOD, { sold: SOLD }),
  csvCase('a row lost a cell before its price', on.withRow(GOOD, 'SOFA-R', on.lost(GOOD, 'Purchase note')), {
    refusedAt: at('SOFA-R'),
  }),
  csvCase('a row has a cell more', on.withRow(GOOD, 'VASO-1', on.grown(GOOD, 'Stock', '3')), {
    refusedAt: at('VASO-1'),
  }),
  csvCase('a quote is left open', on.withCells(GOOD, 'SOFA-R', { Name: { raw: '"Sofá' } }), {
    refusedAt: at('SOFA-R'),
  }),
  csvCase('variations above their product', { ...GOOD, rows: [...GOOD.rows].reverse() }, { sold: SOLD }),
  csvCase('the columns the other way round', on.turned(GOOD), { sold: SOLD }),
  csvCase('in Spanish', inSpanish(GOOD), { sold: SOLD }),
  csvCase(
    'in Spanish, Windows-1252, semicolons and commas for the centavos',
    inSpanish({ ...withCommas(GOOD), encoding: 'latin1', separator: ';', end: '\r\n' }),
    { sold: SOLD },
  ),
  csvCase(
    'its header in capitals',
    { ...GOOD, header: GOOD.header.map((name) => name.toUpperCase()), key: 'SKU' },
    {
      refusedAt: 0,
      sold: SOLD,
    },
  ),
  csvCase('its price column under another name', on.withColumnCalled(GOOD, 'Regular price', 'Precio base'), {
    refusedAt: 0,
  }),
  csvCase('emoji and HTML in names', glass({ Name: '🥃 <i>Vaso</i> &amp; más' }), { sold: SOLD }),
];

const offers: ForeignFile[] = [
  csvCase('an offer that is over', table({ [STARTS]: '2020-01-01', [ENDS]: '2020-01-31' }), {
    sold: withTable(REGULAR),
  }),
  csvCase('an offer that is to come', table({ [STARTS]: '2099-01-01' }), { sold: withTable(REGULAR) }),
  csvCase('an offer that lasts', table({ [STARTS]: '2020-01-01', [ENDS]: '2099-12-31' }), { sold: SOLD }),
  csvCase('an offer with a day that is none', table({ [ENDS]: '2099-13-45' }), { sold: withTable(REGULAR) }),
  csvCase('an offer that ends before it starts', table({ [STARTS]: '2099-01-01', [ENDS]: '2020-01-01' }), {
    sold: withTable(REGULAR),
  }),
  csvCase('an offer over the price', table({ 'Sale price': '1999.00' }), { sold: withTable(REGULAR) }),
  csvCase('an offer equal to the price', table({ 'Sale price': '1499.00' }), { sold: withTable(REGULAR) }),
  csvCase('an offer of 0', table({ 'Sale price': '0' }), { refusedAt: at('MESA-1'), sold: withTable(REGULAR) }),
  csvCase('an offer below 0', table({ 'Sale price': '-1' }), { refusedAt: at('MESA-1') }),
  csvCase('an offer that is no number', table({ 'Sale price': 'oferta' }), { refusedAt: at('MESA-1') }),
  csvCase(
    'a price and an offer of two ways to write',
    table({ 'Sale price': '1.299,00', 'Regular price': '1,499.00' }),
    {
      sold: SOLD,
    },
  ),
  csvCase('an offer without a price', table({ 'Regular price': '' }), { refusedAt: at('MESA-1') }),
  csvCase(
    'a variation without a price, left out',
    on.withCells(GOOD, 'SOFA-R', { 'Regular price': '' }),
    { sold: except(SOLD, 'SOFA-R'), leftOut: [at('SOFA-R')] },
    SKIPPED,
  ),
];

const stocks: ForeignFile[] = [
  csvCase('not counted, and there are some', glass({ Stock: '' }), {
    sold: withGlass({ pieces: null }),
    said: /sin (límite|existencias)/i,
  }),
  csvCase('not counted, and there are none', glass({ Stock: '', 'In stock?': '0' }), {
    sold: withGlass({ pieces: 0 }),
  }),
  csvCase('not counted, and whether there are any is left open', glass({ Stock: '', 'In stock?': '' }), {
    refusedAt: at('VASO-1'),
    sold: withGlass({ pieces: 0 }),
  }),
  csvCase(
    'a variation that shares the pieces of its product',
    on.withCells(on.withCells(GOOD, 'SOFA', { Stock: '10' }), 'SOFA-R', { Stock: 'parent' }),
    { refusedAt: at('SOFA-R'), sold: { ...SOLD, 'SOFA-R': { pays: 8990_50, pieces: 10 } } },
  ),
  csvCase('pieces of many', glass({ Stock: 'muchos' }), { refusedAt: at('VASO-1') }),
  csvCase('pieces below none', glass({ Stock: '-2', 'In stock?': '0' }), { sold: withGlass({ pieces: 0 }) }),
  csvCase('in stock, and none are there', glass({ Stock: '0', 'In stock?': '1' }), { sold: withGlass({ pieces: 0 }) }),
];

/** The sheet as a shop has it that gave nothing a sku: parts name their product by its number. */
const withoutSkus = (sheet: on.Sheet): on.Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) =>
    row.map((cell, index) => {
      const column = sheet.header[index];
      return column === 'SKU' ? '' : column === 'Parent' && cell === 'SOFA' ? 'id:12' : cell;
    }),
  ),
});
/** What is sold by its number, and by its product's with what it is chosen by. */
const WITHOUT_SKU: Record<string, string> = {
  'MESA-1': '11',
  'SOFA-R': '12-rojo',
  'SOFA-A': '12-azul',
  'VASO-1': '15',
};

const rows: ForeignFile[] = [
  csvCase('a tax class nobody knows', glass({ 'Tax class': 'tasa-frontera' }), { refusedAt: 0 }),
  csvCase(
    'prices without IVA, a book without it',
    GOOD,
    {
      sold: {
        'MESA-1': { pays: 1506_84, before: 1738_84, pieces: 5 },
        'SOFA-R': { pays: 10428_98, pieces: 2 },
        'SOFA-A': { pays: 10429_55, before: 11008_40, pieces: 0 },
        'VASO-1': { pays: 57_88, pieces: 120 },
        'LIBRO-1': { pays: 350_00, pieces: 9 },
      },
    },
    ['--prices', 'without-iva'],
  ),
  csvCase(
    'a variation without its product, left out',
    on.withCells(GOOD, 'SOFA-R', { Parent: 'OTRO' }),
    { sold: except(SOLD, 'SOFA-R'), leftOut: [at('SOFA-R')] },
    SKIPPED,
  ),
  csvCase('a variation with the sku of its product', on.withCells(GOOD, 'SOFA-R', { SKU: 'SOFA' }), {
    refusedAt: at('SOFA-R'),
  }),
  csvCase('a draft', glass({ Published: '-1' }), { sold: except(SOLD, 'VASO-1') }),
  csvCase('a row without a sku is called by its number', glass({ SKU: '' }), {
    sold: { ...except(SOLD, 'VASO-1'), '15': { pays: 49_90, pieces: 120 } },
    said: /1 producto de \S+ no trae clave y se llama por el número que tiene en WooCommerce/,
  }),
  csvCase(
    'a row without a sku whose number is the sku of another',
    on.withCells(glass({ SKU: '' }), 'MESA-1', { SKU: '15' }),
    { refusedAt: at('VASO-1') },
  ),
  csvCase('no row has a sku', withoutSkus(GOOD), {
    sold: Object.fromEntries(Object.entries(SOLD).map(([sku, offer]) => [WITHOUT_SKU[sku] ?? '16', offer])),
  }),
];

export const wooFiles = [...shape, ...offers, ...stocks, ...rows].map((file) => ({
  ...file,
  title: `WooCommerce: ${file.title}`,
}));
