import { pick, seeded } from '../../scripts/lib/random';
import type { Offers } from './expected';
import { DOCUMENTS, MAGENTO, SHOPIFY, TIENDANUBE, WOO } from './good';
import { type Sheet, sheetOf, written } from './sheet';

/** One thing that is sold; amounts in centavos with IVA. */
interface Piece {
  sku: string;
  value: string;
  price: number;
  offer: number | null;
  pieces: number | null;
}

interface Good {
  handle: string;
  name: string;
  category: [string, string];
  option: string;
  isOff: boolean;
  sold: Piece[];
}

/** A whole export of a system, with everything that is sold of it. */
export interface WholeExport {
  system: string;
  files: Record<string, Buffer>;
  mapping: object | null;
  /** Products, in the order of the file, by what each is called: its sku, or that of all of its variants. */
  products: { sku: string; sold: string[] }[];
  sold: Offers;
}

type Records = Record<string, string>[];

const CATEGORIES: [string, string][] = [
  ['Cocina', 'Vajillas'],
  ['Sala', 'Sofás'],
  ['Jardín', 'Macetas'],
  ['Ropa', 'Niñas'],
];
const OPTIONS: [string, string[]][] = [
  ['Color', ['Añil', 'Café', 'Rojo quemado', 'Verde, claro', 'Blanco']],
  ['Talla', ['CH', 'M', 'G', 'XG', '2XG']],
];
const NAMES = [
  'Jarra "Doña Luz"',
  'Mesa plegable, 4 patas',
  'Cobija de lana',
  'Olla; con tapa',
  'Piñata',
  'Lámpara\nde piso',
];
const MOST_VARIANTS = 5;

/** So many products of a shop, the same ones for a seed; their skus begin with a letter. */
function goodsOf(letter: string, count: number, seed: number): Good[] {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const piece = (sku: string, value: string): Piece => {
    const price = pick(random, [5 + below(99_900), 100 * (1 + below(30_000)), 99 + 100 * below(1_200_000)]);
    const isReduced = random() < 0.4 && price > 10;
    return {
      sku,
      value,
      price,
      offer: isReduced ? Math.max(1, Math.floor(price * (0.3 + random() * 0.69))) : null,
      pieces: random() < 0.1 ? null : random() < 0.2 ? 0 : 1 + below(2500),
    };
  };
  return Array.from({ length: count }, (_, index): Good => {
    const [option, values] = pick(random, OPTIONS);
    const variants = random() < 0.5 ? 0 : 2 + below(MOST_VARIANTS - 1);
    const sku = `${letter}${String(index).padStart(4, '0')}`;
    return {
      handle: `articulo-${index}`,
      name: `${pick(random, NAMES)} ${index}`,
      category: pick(random, CATEGORIES),
      option: variants > 0 ? option : '',
      isOff: random() < 0.05,
      sold:
        variants === 0
          ? [piece(sku, '')]
          : values.slice(0, variants).map((value, place) => piece(`${sku}-${place + 1}`, value)),
    };
  });
}

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

const woo = ({ handle, name, category, option, isOff, sold }: Good): Records => {
  const own = { Published: isOff ? '-1' : '1', 'Tax status': 'taxable', 'Visibility in catalog': 'visible' };
  const [first] = sold;
  const parent = handle.toUpperCase();
  const whole = {
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
    ...sold.map((one) => ({
      ...own,
      ...options,
      Published: '1',
      Type: 'variation',
      SKU: one.sku,
      Name: `${name} - ${one.value}`,
      Parent: parent,
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
      ? { Nombre: name, Categorías: category.join(' > '), 'Mostrar en tienda': isOff ? 'NO' : 'SÍ' }
      : {}),
    ...(option === '' ? {} : { 'Nombre de propiedad 1': option, 'Valor de propiedad 1': one.value }),
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
const places = ({ pieces }: Piece): Record<string, string> =>
  pieces === null
    ? { Oaxaca: '7' }
    : { CEDIS: String(pieces - Math.floor(pieces / 3)), Bodega: String(Math.floor(pieces / 3)), Oaxaca: '40' };

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

const offerOf = ({ price, offer, pieces }: Piece) =>
  offer === null || offer >= price ? { pays: price, pieces } : { pays: offer, before: price, pieces };

const WRITERS: [system: string, sheet: Sheet, rows: (good: Good) => Records, upper: boolean, mapping: object | null][] =
  [
    ['Shopify', SHOPIFY, shopify, false, null],
    ['WooCommerce', WOO, woo, true, null],
    ['Magento', MAGENTO, magento, true, null],
    ['Tiendanube', TIENDANUBE, tiendanube, false, null],
    ["A sheet of one's own", sheetOf('Clave', [...OWN_HEADER, ...PLACES], []), own, true, OWN_MAPPING],
  ];

/** Documents are net: what is paid is a net price and its sixteenth part of a hundred, rounded half up. */
const gross = (net: number): number => Number((BigInt(net) * 116n + 50n) / 100n);

function documents(goods: readonly Good[]): WholeExport {
  const stock = ({ pieces }: Piece) => (pieces === null ? {} : { stock: { qty: pieces } });
  const priced = ({ price, offer }: Piece) => ({
    price: price / 100,
    ...(offer === null ? {} : { special_price: offer / 100 }),
  });
  const product = goods.map(({ handle, name, isOff, sold, option }, index) => ({
    id: index + 1,
    sku: option === '' ? sold[0]?.sku : handle,
    name,
    status: isOff ? 2 : 1,
    tax_class_id: 2,
    category_ids: [10],
    ...(option === '' && sold[0] ? { ...priced(sold[0]), ...stock(sold[0]) } : {}),
    ...(option === ''
      ? {}
      : {
          type_id: 'configurable',
          configurable_options: [
            { attribute_id: '93', attribute_code: 'color', values: sold.map((_, at) => ({ value_index: 60 + at })) },
          ],
          configurable_children: sold.map((one, at) => ({
            sku: one.sku,
            ...priced(one),
            ...stock(one),
            color: String(60 + at),
          })),
        }),
  }));
  const attribute = DOCUMENTS.attribute.map((one) => ({
    ...one,
    options: Array.from({ length: MOST_VARIANTS }, (_, at) => ({ value: String(60 + at), label: `Color ${at}` })),
  }));
  const net = (one: Piece): Piece => ({
    ...one,
    price: gross(one.price),
    offer: one.offer === null ? null : gross(one.offer),
  });
  return {
    system: 'Documents',
    files: Object.fromEntries(
      Object.entries({ ...DOCUMENTS, attribute, product }).map(([name, list]) => [
        `${name}.json`,
        Buffer.from(JSON.stringify(list)),
      ]),
    ),
    mapping: null,
    ...soldOf(
      goods.map((good) => ({ ...good, sold: good.sold.map(net) })),
      false,
    ),
  };
}

const soldOf = (goods: readonly Good[], isUpper: boolean) => {
  const on = goods.filter(({ isOff }) => !isOff);
  return {
    products: on.map(({ handle, option, sold }) => ({
      sku: option === '' ? (sold[0]?.sku ?? '') : isUpper ? handle.toUpperCase() : handle,
      sold: sold.map(({ sku }) => sku),
    })),
    sold: Object.fromEntries(on.flatMap(({ sold }) => sold.map((one) => [one.sku, offerOf(one)]))),
  };
};

/** Whole exports of so many products, one of each system, and documents of our own. */
export function wholeExports(count: number, seed: number): WholeExport[] {
  const goods = goodsOf('A', count, seed);
  return [
    ...WRITERS.map(([system, sheet, rowsOf, isUpper, mapping]) => ({
      system,
      files: {
        'productos.csv': written({
          ...sheet,
          ...sheetOf(sheet.key, sheet.header, goods.flatMap(rowsOf), {
            separator: sheet.separator,
            encoding: sheet.encoding,
          }),
        }),
      },
      mapping,
      ...soldOf(goods, isUpper),
    })),
    // Skus of their own: a shop shows no price before that is higher than it was sold for lately.
    documents(goodsOf('D', count, seed)),
  ];
}
