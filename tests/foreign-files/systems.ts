import { MAGENTO, SHOPIFY, TIENDANUBE, WOO } from './good';
import type { Good, Piece } from './goods';
import { type Sheet, sheetOf } from './sheet';

type Records = Record<string, string>[];

const point = (centavos: number, decimals = 2): string => {
  const [whole, part] = [Math.floor(centavos / 100), String(centavos % 100).padStart(2, '0')];
  return `${whole}.${part}${'0'.repeat(decimals - 2)}`;
};
const trimmed = (centavos: number): string => point(centavos).replace(/\.?0+$/, '');
const grouped = (centavos: number): string => point(centavos).replace(/\B(?=(\d{3})+\.)/g, ',');
const picture = (handle: string, place: number) => `https://imagenes.example/${handle}-${place}.jpg`;

const shopify = ({ handle, name, category, option, isOff, sold }: Good): Records => [
  ...sold.map((one, index) => ({
    Handle: handle,
    ...(index === 0
      ? {
          Title: name,
          'Product Category': category.join(' > '),
          Published: 'true',
          Status: isOff ? 'archived' : 'active',
          'Option1 Name': option || 'Title',
        }
      : {}),
    'Option1 Value': one.value || 'Default Title',
    'Variant SKU': one.sku,
    'Variant Inventory Tracker': one.pieces === null ? '' : 'shopify',
    'Variant Inventory Qty': String(one.pieces ?? 0),
    'Variant Inventory Policy': 'deny',
    'Variant Price': point(one.offer ?? one.price),
    'Variant Compare At Price': one.offer === null ? '' : point(one.price),
    'Variant Taxable': 'true',
    'Cost per item': '1.00',
    'Image Src': index === 0 ? picture(handle, 1) : '',
  })),
  { Handle: handle, 'Image Src': picture(handle, 2), 'Image Position': '2' },
];

const wooStock = ({ pieces }: Piece) => ({
  'In stock?': pieces === 0 ? '0' : '1',
  Stock: pieces === null ? '' : String(pieces),
});
const wooPrice = ({ price, offer }: Piece) => ({
  'Regular price': trimmed(price),
  'Sale price': offer === null ? '' : trimmed(offer),
  ...(offer === null ? {} : { 'Date sale price starts': '2020-01-01', 'Date sale price ends': '2099-12-31' }),
});

/** A row for the product, one for each variant below it, which names it by its sku or, of every second one, by its id. */
const woo = ({ handle, name, category, option, isOff, sold }: Good, index: number): Records => {
  const own = { Published: isOff ? '-1' : '1', 'Tax status': 'taxable', 'Visibility in catalog': 'visible' };
  const [first] = sold;
  const id = 10 * (index + 1);
  const parent = handle.toUpperCase();
  const whole = {
    ID: String(id),
    Name: name,
    Categories: category.join(' > '),
    Images: `${picture(handle, 1)}, ${picture(handle, 2)}`,
  };
  if (option === '' && first)
    return [{ ...own, ...whole, Type: 'simple', SKU: first.sku, ...wooStock(first), ...wooPrice(first) }];
  const options = { 'Attribute 1 name': option, 'Attribute 1 visible': '1', 'Attribute 1 global': '1' };
  const values = sold.map(({ value }) => value.replaceAll(',', '\\,')).join(', ');
  return [
    { ...own, ...whole, ...options, Type: 'variable', SKU: parent, 'In stock?': '1', 'Attribute 1 value(s)': values },
    ...sold.map((one, at) => ({
      ...own,
      ...options,
      ID: String(id + at + 1),
      Published: '1',
      Type: 'variation',
      SKU: one.sku,
      Name: `${name} - ${one.value}`,
      Parent: index % 2 === 0 ? `id:${id}` : parent,
      'Tax class': 'parent',
      'Attribute 1 value(s)': one.value.replaceAll(',', '\\,'),
      ...wooStock(one),
      ...wooPrice(one),
    })),
  ];
};

const magento = ({ handle, name, category, option, isOff, sold }: Good): Records => {
  const code = option.toLowerCase();
  const own = {
    attribute_set_code: 'Default',
    product_type: 'simple',
    product_websites: 'base',
    categories: `Default Category/${category[0]},Default Category/${category.join('/')}`,
    product_online: isOff ? '2' : '1',
    tax_class_name: 'Taxable Goods',
    visibility: 'Catalog, Search',
    use_config_manage_stock: '0',
  };
  const simple = (one: Piece) => ({
    ...own,
    sku: one.sku,
    name: one.value ? `${name} ${one.value}` : name,
    price: point(one.price, 6),
    special_price: one.offer === null ? '' : point(one.offer, 6),
    special_price_from_date: one.offer === null ? '' : '1/31/20',
    url_key: `${handle}-${one.sku.toLowerCase()}`,
    qty: one.pieces === null ? '' : `${one.pieces}.0000`,
    manage_stock: one.pieces === null ? '0' : '1',
    is_in_stock: one.pieces === 0 ? '0' : '1',
  });
  if (option === '') return sold.map(simple);
  // A bar and a comma stand between variants and their options: values that have one are written without.
  const chosenOf = (one: Piece) => one.value.replace(',', '');
  return [
    ...sold.map((one) => ({
      ...simple(one),
      visibility: 'Not Visible Individually',
      additional_attributes: `${code}=${chosenOf(one)}`,
    })),
    {
      ...own,
      sku: handle.toUpperCase(),
      product_type: 'configurable',
      name,
      url_key: handle,
      is_in_stock: '1',
      configurable_variations: sold.map((one) => `sku=${one.sku},${code}=${chosenOf(one)}`).join('|'),
      configurable_variation_labels: `${code}=${option}`,
    },
  ];
};

const tiendanube = ({ handle, name, category, option, isOff, sold }: Good): Records =>
  sold.map((one, index) => ({
    'Identificador de URL': handle,
    ...(index === 0
      ? {
          Nombre: name,
          Categorías: category.join(' > '),
          'Nombre de propiedad 1': option,
          'Mostrar en tienda': isOff ? 'NO' : 'SÍ',
        }
      : {}),
    'Valor de propiedad 1': one.value,
    Precio: grouped(one.price),
    'Precio promocional': one.offer === null ? '' : grouped(one.offer),
    Stock: one.pieces === null ? '' : String(one.pieces),
    SKU: one.sku,
  }));

const OWN_HEADER = [
  'Clave',
  'Padre',
  'Tipo',
  'Nombre',
  'Departamento',
  'Opción 1',
  'Valor 1',
  'Precio',
  'Oferta',
  'Activo',
];
const PLACES = ['CEDIS', 'Bodega', 'Oaxaca'];

/** Pieces stand in two columns that are the shop's together, and in one of a branch. */
const places = ({ pieces, stored, atBranch }: Piece): Record<string, string> => ({
  CEDIS: pieces === null ? '' : String(pieces - (stored ?? 0)),
  Bodega: stored === undefined ? '' : String(stored),
  Oaxaca: atBranch === undefined ? '' : String(atBranch),
});

const own = ({ handle, name, category, option, isOff, sold }: Good): Records => {
  const parent = handle.toUpperCase();
  const row = (one: Piece) => ({
    Clave: one.sku,
    Nombre: one.value ? `${name} ${one.value}` : name,
    Precio: `$${grouped(one.price)}`,
    Oferta: one.offer === null ? '' : `$${grouped(one.offer)}`,
    Activo: 'sí',
    ...places(one),
  });
  const whole = { Departamento: category.join(' > '), Activo: isOff ? 'no' : 'sí' };
  if (option === '') return sold.map((one) => ({ ...row(one), ...whole }));
  return [
    { ...whole, Clave: parent, Tipo: 'producto', Nombre: name },
    ...sold.map((one) => ({ ...row(one), Padre: parent, Tipo: 'variante', 'Opción 1': option, 'Valor 1': one.value })),
  ];
};

const OWN_MAPPING = {
  name: 'Propio',
  rows: 'parent',
  recognisedBy: [['Clave']],
  columns: {
    sku: ['Clave'],
    parent: ['Padre'],
    type: ['Tipo'],
    name: ['Nombre'],
    categories: ['Departamento'],
    option_name: ['Opción {n}'],
    option_value: ['Valor {n}'],
    price: ['Precio'],
    special_price: ['Oferta'],
    online: ['Activo'],
  },
  stock: { shop: ['CEDIS', 'Bodega'], branches: { 'OAX-1': ['Oaxaca'] } },
  open_stock: true,
  types: { producto: 'configurable', variante: 'variant', '': 'simple' },
  taxes: { '': 16 },
};

/** How one system writes a shop. */
export interface System {
  system: string;
  /** Its header, separator and encoding. */
  sheet: Sheet;
  /** The rows of a product, which is the one of this number. */
  rows(good: Good, index: number): Records;
  /** Whether a product with variants has a sku of its own: its handle in capitals. */
  hasParents: boolean;
  mapping: object | null;
  /** Its columns with prices: what is paid first, and what is paid instead of it for a while. */
  price: string;
  promo: string;
  /** The columns that are the pieces of the shop together. */
  stock: readonly [string, ...string[]];
  sku: string;
  /** What names the product of a row, where rows share it. */
  handle: string | null;
  name: string;
}

export const SYSTEMS: readonly System[] = [
  {
    system: 'Shopify',
    sheet: SHOPIFY,
    rows: shopify,
    hasParents: false,
    mapping: null,
    price: 'Variant Price',
    promo: 'Variant Compare At Price',
    stock: ['Variant Inventory Qty'],
    sku: 'Variant SKU',
    handle: 'Handle',
    name: 'Title',
  },
  {
    system: 'WooCommerce',
    sheet: WOO,
    rows: woo,
    hasParents: true,
    mapping: null,
    price: 'Regular price',
    promo: 'Sale price',
    stock: ['Stock'],
    sku: 'SKU',
    handle: null,
    name: 'Name',
  },
  {
    system: 'Magento',
    sheet: MAGENTO,
    rows: magento,
    hasParents: true,
    mapping: null,
    price: 'price',
    promo: 'special_price',
    stock: ['qty'],
    sku: 'sku',
    handle: null,
    name: 'name',
  },
  {
    system: 'Tiendanube',
    sheet: TIENDANUBE,
    rows: tiendanube,
    hasParents: false,
    mapping: null,
    price: 'Precio',
    promo: 'Precio promocional',
    stock: ['Stock'],
    sku: 'SKU',
    handle: 'Identificador de URL',
    name: 'Nombre',
  },
  {
    system: "A sheet of one's own",
    sheet: sheetOf('Clave', [...OWN_HEADER, ...PLACES], []),
    rows: own,
    hasParents: true,
    mapping: OWN_MAPPING,
    price: 'Precio',
    promo: 'Oferta',
    stock: ['CEDIS', 'Bodega'],
    sku: 'Clave',
    handle: null,
    name: 'Nombre',
  },
];

/** The shop as a system exports it. */
export const exportOf = ({ sheet, rows }: System, goods: readonly Good[]): Sheet =>
  sheetOf(sheet.key, sheet.header, goods.flatMap(rows), { separator: sheet.separator, encoding: sheet.encoding });
