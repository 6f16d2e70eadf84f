import { csvCase, SKIPPED } from './case-of';
import { except, type ForeignFile, type Offers } from './expected';
import { SHOPIFY as GOOD, SHOPIFY_SOLD as SOLD } from './good';
import * as on from './sheet';

const PRICE = 'Variant Price';
const QTY = 'Variant Inventory Qty';
const at = (key: string) => on.lineOf(GOOD, key);
const priced = (price: on.Cell) => on.withCells(GOOD, 'LAMP-1', { [PRICE]: price });
const stocked = (cells: Record<string, on.Cell>) => on.withCells(GOOD, 'LAMP-1', cells);
const lamp = (offer: Partial<Offers[string]>): Offers => ({
  ...SOLD,
  'LAMP-1': { pays: 899_99, pieces: 21, ...offer },
});

const shape: ForeignFile[] = [
  csvCase('as it is exported', GOOD, { sold: SOLD }),
  csvCase('a row lost a cell before its price', on.withRow(GOOD, 'PLA-G', on.lost(GOOD, 'Variant Grams')), {
    refusedAt: at('PLA-G'),
  }),
  csvCase('a row lost its last cell', on.withRow(GOOD, 'LAMP-1', on.lost(GOOD, 'Status')), {
    refusedAt: at('LAMP-1'),
  }),
  csvCase('a row has a cell more', on.withRow(GOOD, 'TAZA-1', on.grown(GOOD, 'Title', '')), {
    refusedAt: at('TAZA-1'),
  }),
  csvCase(
    'a row lost a cell before its price and has one more at its end',
    on.withRow(GOOD, 'PLA-G', (row) => [...on.lost(GOOD, 'Variant Grams')(row), '']),
    { refusedAt: at('PLA-G') },
  ),
  csvCase('an amount with its comma and without quotes', priced({ raw: '1,250.00' }), { refusedAt: at('LAMP-1') }),
  csvCase('a quote is left open', on.withCells(GOOD, 'SILLA-1', { Title: { raw: '"Silla de roble' } }), {
    refusedAt: at('SILLA-1'),
  }),
  csvCase('an inch within a bare cell', on.withCells(GOOD, 'LAMP-1', { Title: { raw: 'Lámpara 12" alta' } }), {
    refusedAt: at('LAMP-1'),
    sold: SOLD,
  }),
  csvCase('words after a closed quote', on.withCells(GOOD, 'LAMP-1', { Title: { raw: '"Lámpara" alta' } }), {
    refusedAt: at('LAMP-1'),
  }),
  csvCase('semicolons between its cells', { ...GOOD, separator: ';' }, { sold: SOLD }),
  csvCase('tabs between its cells', { ...GOOD, separator: '\t' }, { sold: SOLD }),
  csvCase(
    'commas in the header, semicolons below',
    Buffer.from(
      on.textOf({ ...GOOD, rows: [] }) +
        on
          .textOf({ ...GOOD, separator: ';' })
          .split('\n')
          .slice(1)
          .join('\n'),
    ),
    { refusedAt: 2 },
  ),
  csvCase('the columns the other way round', on.turned(GOOD), { sold: SOLD }),
  csvCase('its price column under another name', on.withColumnCalled(GOOD, PRICE, 'Variant Preis'), { refusedAt: 0 }),
  csvCase(
    'its price column twice, with other amounts',
    on.withColumnMore(GOOD, PRICE, () => '1.00'),
    {
      refusedAt: 1,
    },
  ),
  csvCase('a row of separators alone in the middle and last', rowsOfNothing(), { sold: SOLD }),
  csvCase('its header once more in the middle', on.withRowMore(GOOD, GOOD.header, 'PLA-CH'), {
    refusedAt: at('PLA-CH'),
  }),
  csvCase('a header alone', { ...GOOD, rows: [] }, { refusedAt: 0 }),
  csvCase('nothing at all', Buffer.alloc(0), { refusedAt: 0 }),
];

function rowsOfNothing() {
  const nothing = GOOD.header.map(() => '');
  return on.withRowMore(on.withRowMore(GOOD, nothing, 'PLA-CH'), nothing);
}

const mixed = Buffer.concat([
  Buffer.from(on.textOf({ ...GOOD, rows: GOOD.rows.slice(0, 3) })),
  Buffer.from(
    on
      .textOf({ ...GOOD, rows: GOOD.rows.slice(6) })
      .split('\n')
      .slice(1)
      .join('\n'),
    'latin1',
  ),
]);

const letters: ForeignFile[] = [
  csvCase('Windows-1252', { ...GOOD, encoding: 'latin1' }, { sold: SOLD }),
  csvCase('UTF-8 and Windows-1252 in one file', mixed, { refusedAt: 0 }),
  csvCase(
    'UTF-16, as a spreadsheet saves text',
    { ...GOOD, encoding: 'utf16le', bom: true, separator: '\t' },
    {
      refusedAt: 0,
      sold: SOLD,
    },
  ),
  csvCase('a mark of UTF-8 before its header', { ...GOOD, bom: true }, { sold: SOLD }),
  csvCase('lines that end as on Windows', { ...GOOD, end: '\r\n' }, { sold: SOLD }),
  csvCase('lines that end as on old Macs', { ...GOOD, end: '\r' }, { refusedAt: 0, sold: SOLD }),
  csvCase('NUL within a price', priced('899\0.99'), { refusedAt: at('LAMP-1') }),
  csvCase('NUL within a name', stocked({ Title: 'Lám\0para' }), { refusedAt: at('LAMP-1'), sold: SOLD }),
  csvCase('a name of 10,000 letters', stocked({ Title: 'Lámpara '.repeat(1250) }), { refusedAt: at('LAMP-1') }),
  csvCase(
    'emoji and HTML in a name',
    stocked({ Title: '🛋️ Lámpara <b>de arco</b> & "más" <script>alert(1)</script>' }),
    { sold: SOLD },
  ),
  csvCase('a formula for a name', stocked({ Title: '=HYPERLINK("https://example.com")' }), { sold: SOLD }),
];

const refusedPrices = [
  '1.299',
  '1e3',
  '-899.99',
  '=1+1',
  'USD 899.99',
  '12.90.00',
  '1,29.00',
  'gratis',
  '899.99.',
  '#N/A',
];

const prices: ForeignFile[] = [
  ...refusedPrices.map((price) => csvCase(`a price of ${price}`, priced(price), { refusedAt: at('LAMP-1') })),
  csvCase('a price of 1,299.00', priced('1,299.00'), { sold: lamp({ pays: 1299_00 }) }),
  csvCase('a price of 1.299,00', priced('1.299,00'), { sold: lamp({ pays: 1299_00 }) }),
  csvCase('a price of $ 1 299', priced('$ 1 299'), { refusedAt: at('LAMP-1'), sold: lamp({ pays: 1299_00 }) }),
  csvCase('a price with a hard space', priced('1\u00a0299.50'), {
    refusedAt: at('LAMP-1'),
    sold: lamp({ pays: 1299_50 }),
  }),
  csvCase('a price of $1,299.00 MXN', priced('$1,299.00 MXN'), {
    refusedAt: at('LAMP-1'),
    sold: lamp({ pays: 1299_00 }),
  }),
  csvCase('a price of 0', priced('0.00'), { refusedAt: at('LAMP-1') }),
  csvCase('a product without a price', priced(''), { refusedAt: at('LAMP-1') }),
  csvCase(
    'a product without a price, left out',
    priced(''),
    {
      sold: except(SOLD, 'LAMP-1'),
      leftOut: [at('LAMP-1')],
    },
    SKIPPED,
  ),
  csvCase(
    'a variant without a price, left out',
    on.withCells(GOOD, 'PLA-M', { [PRICE]: '' }),
    { sold: except(SOLD, 'PLA-M'), leftOut: [at('PLA-M')] },
    SKIPPED,
  ),
  csvCase('a price before that is lower', stocked({ 'Variant Compare At Price': '500.00' }), { sold: SOLD }),
  csvCase('a price before of 0', stocked({ 'Variant Compare At Price': '0.00' }), { sold: SOLD }),
  csvCase('a price before that is no number', stocked({ 'Variant Compare At Price': 'antes' }), {
    refusedAt: at('LAMP-1'),
  }),
  csvCase(
    'a price for Mexico',
    on.withColumnMore(GOOD, 'Price / Mexico', (key) => (key === 'LAMP-1' ? '950.00' : '')),
    {
      sold: lamp({ pays: 950_00 }),
    },
  ),
  csvCase(
    'a price for abroad',
    on.withColumnMore(GOOD, 'Price / International', () => '9.99'),
    {
      sold: SOLD,
      said: /Price \/ International/,
    },
  ),
  csvCase(
    'prices without IVA, one untaxed',
    stocked({ 'Variant Taxable': 'false' }),
    {
      sold: {
        'TAZA-1': { pays: 150_68, before: 185_48, pieces: 7 },
        'SILLA-1': { pays: 1450_00, pieces: 4 },
        'PLA-CH': { pays: 288_84, pieces: 3 },
        'PLA-M': { pays: 288_84, pieces: 0 },
        'PLA-G': { pays: 324_22, before: 346_84, pieces: 12 },
        'LAMP-1': { pays: 899_99, pieces: 21 },
      },
    },
    ['--prices', 'without-iva'],
  ),
  { ...csvCase('nobody says whether its prices have IVA in them', GOOD, { refusedAt: 0 }), args: [] },
];

const stocks: ForeignFile[] = [
  ...['-', 'cinco', '=2*3', '1e2'].map((qty) =>
    csvCase(`pieces of ${qty}`, stocked({ [QTY]: qty }), { refusedAt: at('LAMP-1') }),
  ),
  csvCase('pieces of 3.5, of which whole ones are sold', stocked({ [QTY]: '3.5' }), {
    sold: lamp({ pieces: 3 }),
    said: /partes de pieza/,
  }),
  csvCase('pieces below none, as sold beyond them', stocked({ [QTY]: '-3' }), { sold: lamp({ pieces: 0 }) }),
  csvCase('pieces of 1,200', stocked({ [QTY]: '1,200' }), { refusedAt: at('LAMP-1'), sold: lamp({ pieces: 1200 }) }),
  csvCase('counted, and how many is left open', stocked({ [QTY]: '' }), {
    refusedAt: at('LAMP-1'),
    sold: lamp({ pieces: 0 }),
  }),
  csvCase('counted by nobody', stocked({ [QTY]: '', 'Variant Inventory Tracker': '' }), {
    sold: lamp({ pieces: null }),
    said: /sin (límite|existencias)/i,
  }),
  csvCase('counted by nobody, with a number that was left', stocked({ [QTY]: '0', 'Variant Inventory Tracker': '' }), {
    sold: lamp({ pieces: null }),
  }),
  csvCase('without the column of pieces', on.withoutColumn(GOOD, QTY), { refusedAt: 0 }),
];

const rows: ForeignFile[] = [
  csvCase(
    'a sku twice, at another price',
    on.withRowMore(GOOD, on.rowOf(priced('1.00'), 'LAMP-1').with(0, 'otra-lampara')),
    { refusedAt: at('LAMP-1') + 1 },
  ),
  csvCase(
    'a sku twice, at another price, left out',
    on.withRowMore(GOOD, on.rowOf(priced('1.00'), 'LAMP-1').with(0, 'otra-lampara')),
    { sold: SOLD, leftOut: [at('LAMP-1') + 1] },
    SKIPPED,
  ),
  csvCase('active, and not in the online shop', stocked({ Published: 'false' }), { sold: except(SOLD, 'LAMP-1') }),
  csvCase('a draft', stocked({ Status: 'draft' }), { sold: except(SOLD, 'LAMP-1') }),
  csvCase('a sku that a spreadsheet made a number of', stocked({ 'Variant SKU': '1.23E+05' }), {
    refusedAt: at('LAMP-1'),
  }),
  csvCase(
    'two variants that are chosen alike',
    on.withCells(GOOD, 'PLA-G', { 'Option1 Value': 'CH' }),
    { sold: except(SOLD, 'PLA-G'), leftOut: [at('PLA-G')] },
    SKIPPED,
  ),
];

export const shopifyFiles = [...shape, ...letters, ...prices, ...stocks, ...rows].map((file) => ({
  ...file,
  title: `Shopify: ${file.title}`,
}));
