import { csvCase, SKIPPED } from './case-of';
import { except, type ForeignFile, type Offers } from './expected';
import { MAGENTO as GOOD, MAGENTO_SOLD as SOLD } from './good';
import * as on from './sheet';

const at = (key: string) => on.lineOf(GOOD, key);
const laptop = (cells: Record<string, on.Cell>) => on.withCells(GOOD, 'LAP-1', cells);
const desk = (cells: Record<string, on.Cell>) => on.withCells(GOOD, 'ESCR-1', cells);
const withLaptop = (offer: Partial<Offers[string]>): Offers => ({
  ...SOLD,
  'LAP-1': { pays: 18999_99, pieces: 2, ...offer },
});
const regularDesk: Offers = { ...SOLD, 'ESCR-1': { pays: 2500_00, pieces: 8 } };
const FROM = 'special_price_from_date';
const TO = 'special_price_to_date';

const ofAnotherView = on
  .rowOf(laptop({ price: '1.000000', store_view_code: 'ingles', qty: '900' }), 'LAP-1')
  .map((cell) => cell);

const files: ForeignFile[] = [
  csvCase('as it is exported', GOOD, { sold: SOLD }),
  csvCase('a row lost a cell before its price', on.withRow(GOOD, 'ESCR-1', on.lost(GOOD, 'weight')), {
    refusedAt: at('ESCR-1'),
  }),
  csvCase('a row has a cell more', on.withRow(GOOD, 'LAP-1', on.grown(GOOD, 'description', 'más')), {
    refusedAt: at('LAP-1'),
  }),
  csvCase(
    'categories with their comma and without quotes',
    desk({ categories: { raw: 'Default Category/Oficina,Default Category/Oficina/Escritorios' } }),
    { refusedAt: at('ESCR-1') },
  ),
  csvCase('a quote is left open', laptop({ name: { raw: '"Laptop' } }), { refusedAt: at('LAP-1') }),
  csvCase('the columns the other way round', on.turned(GOOD), { sold: SOLD }),
  csvCase('the configurable above its variants', { ...GOOD, rows: [...GOOD.rows].reverse() }, { sold: SOLD }),
  csvCase('its price column under another name', on.withColumnCalled(GOOD, 'price', 'precio'), { refusedAt: 0 }),
  csvCase('semicolons, and Windows-1252', { ...GOOD, separator: ';', encoding: 'latin1' }, { sold: SOLD }),
  csvCase('a row of another store view, at another price', on.withRowMore(GOOD, ofAnotherView), { sold: SOLD }),
  csvCase('an offer that is over', desk({ [FROM]: '1/1/20', [TO]: '1/31/20' }), { sold: regularDesk }),
  csvCase('an offer that lasts, in American days', desk({ [FROM]: '1/31/20', [TO]: '12/31/49' }), { sold: SOLD }),
  csvCase('an offer over the price', desk({ special_price: '2600.000000' }), { sold: regularDesk }),
  csvCase('an offer of half a centavo, as the system charges it', desk({ special_price: '2250.505' }), {
    sold: { ...SOLD, 'ESCR-1': { pays: 2250_51, before: 2500_00, pieces: 8 } },
  }),
  csvCase('a price of 18,999.9900', laptop({ price: '18,999.9900' }), { refusedAt: at('LAP-1'), sold: SOLD }),
  csvCase('a price below 0', laptop({ price: '-18999.990000' }), { refusedAt: at('LAP-1') }),
  csvCase('a simple product without a price', laptop({ price: '' }), { refusedAt: at('LAP-1') }),
  csvCase(
    'a variant without a price, left out',
    on.withCells(GOOD, 'CAM-CH', { price: '' }),
    { sold: except(SOLD, 'CAM-CH'), leftOut: [at('CAM-CH')] },
    SKIPPED,
  ),
  csvCase('counted, and how many is left open', laptop({ qty: '' }), {
    refusedAt: at('LAP-1'),
    sold: withLaptop({ pieces: 0 }),
  }),
  csvCase('counted by nobody', laptop({ qty: '', manage_stock: '0' }), {
    sold: withLaptop({ pieces: null }),
    said: /sin (límite|existencias)/i,
  }),
  csvCase('out of stock, with pieces there', laptop({ is_in_stock: '0' }), { sold: withLaptop({ pieces: 0 }) }),
  csvCase('pieces of two and a half, of which whole ones are sold', laptop({ qty: '2.5000' }), {
    sold: SOLD,
    said: /partes de pieza/,
  }),
  csvCase('counted as usual, whatever its own word is', laptop({ manage_stock: '0', use_config_manage_stock: '1' }), {
    sold: SOLD,
  }),
  csvCase('a tax class nobody knows', laptop({ tax_class_name: 'Frontera norte' }), { refusedAt: 0 }),
  csvCase('sold without tax', laptop({ tax_class_name: 'None' }), { sold: SOLD }),
  csvCase('disabled', laptop({ product_online: '2' }), { sold: except(SOLD, 'LAP-1') }),
  csvCase(
    'a configurable that names a variant that is not there',
    on.withCells(GOOD, 'CAM', {
      configurable_variations: 'sku=CAM-CH,size=Chica|sku=CAM-GR,size=Grande|sku=CAM-XG,size=Extra',
    }),
    { sold: SOLD, said: /CAM-XG/ },
    SKIPPED,
  ),
  csvCase('a sku twice, at another price', on.withRowMore(GOOD, on.rowOf(laptop({ price: '1' }), 'LAP-1')), {
    refusedAt: at('LAP-1') + 1,
  }),
  csvCase('a sku that a spreadsheet made a number of', laptop({ sku: '7.50123E+12' }), { refusedAt: at('LAP-1') }),
];

export const magentoFiles = files.map((file) => ({ ...file, title: `Magento: ${file.title}` }));
