import { GOODS, type Good, type Offer } from './goods.ts';

/** A file as a shop system writes it, before somebody touched it. */
export interface Export {
  system: string;
  separator: ',' | ';' | '\t';
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** Names of its columns with prices: what is paid first, and what is paid instead of it for a while. */
  price: string;
  promo: string | null;
  stock: string;
  sku: string;
  /** What names the product of a row, where rows share it. */
  handle: string | null;
  name: string;
  /** A mapping that has to be given with it, null where its header tells. */
  mapping: object | null;
}

type Cells = Record<string, string>;

const pesos = (amount: number): string => amount.toFixed(2);
const pieces = ({ qty }: Offer): string => (qty === null ? '' : String(qty));

/** The rows of each product in the columns of a header. */
const written = (header: readonly string[], rowsOf: (good: Good) => Cells[]): string[][] =>
  GOODS.flatMap(rowsOf).map((cells) => header.map((column) => cells[column] ?? ''));

const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Gift Card,SEO Title,Cost per item,Status'.split(
    ',',
  );

/** Shopify: what is charged is the price, what it was before stands beside it. */
const shopifyRows = (good: Good): Cells[] =>
  good.offers.map(
    (offer, index): Cells => ({
      Handle: good.handle,
      ...(index === 0
        ? {
            Title: good.name,
            Vendor: 'Casa Roma',
            'Product Category': good.category.join(' > '),
            Published: 'true',
            'Option1 Name': good.option || 'Title',
            Status: good.isOff ? 'draft' : 'active',
          }
        : {}),
      'Option1 Value': offer.value || 'Default Title',
      'Variant SKU': offer.sku,
      'Variant Inventory Tracker': offer.qty === null ? '' : 'shopify',
      'Variant Inventory Qty': pieces(offer),
      'Variant Inventory Policy': 'deny',
      'Variant Price': pesos(offer.promo ?? offer.price),
      'Variant Compare At Price': offer.promo === undefined ? '' : pesos(offer.price),
      'Variant Requires Shipping': 'true',
      'Variant Taxable': 'true',
    }),
  );

const WOOCOMMERCE = [
  ...'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Grouped products,Upsells,Position'.split(
    ',',
  ),
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
];

const wooOffer = (offer: Offer): Cells => ({
  SKU: offer.sku,
  'Tax status': 'taxable',
  'In stock?': offer.qty === 0 ? '0' : '1',
  Stock: pieces(offer),
  'Sale price': offer.promo === undefined ? '' : pesos(offer.promo),
  'Regular price': pesos(offer.price),
});

/** WooCommerce: a row for the product, one for each variant below it. */
function wooRows(good: Good): Cells[] {
  const id = String(10 + GOODS.indexOf(good) * 10);
  const [first] = good.offers;
  const own = {
    ID: id,
    Name: good.name,
    Published: good.isOff ? '0' : '1',
    'Visibility in catalog': 'visible',
    Categories: good.category.join(' > '),
  };
  if (good.option === '') return [{ ...own, Type: 'simple', ...(first ? wooOffer(first) : {}) }];
  const values = good.offers.map(({ value }) => value).join(', ');
  const attribute = { 'Attribute 1 name': good.option, 'Attribute 1 visible': '1' };
  return [
    { ...own, Type: 'variable', SKU: good.handle, 'In stock?': '1', ...attribute, 'Attribute 1 value(s)': values },
    ...good.offers.map((offer, index) => ({
      ...wooOffer(offer),
      ...attribute,
      ID: String(Number(id) + index + 1),
      Type: 'variation',
      Name: `${good.name} - ${offer.value}`,
      Published: '1',
      Parent: `id:${id}`,
      'Attribute 1 value(s)': offer.value,
    })),
  ];
}

const MAGENTO =
  'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,additional_attributes,qty,is_in_stock,manage_stock,configurable_variations'.split(
    ',',
  );

const magentoOffer = (offer: Offer): Cells => ({
  sku: offer.sku,
  price: `${pesos(offer.price)}00`,
  special_price: offer.promo === undefined ? '' : `${pesos(offer.promo)}00`,
  qty: offer.qty === null ? '0' : `${offer.qty}.0000`,
  is_in_stock: offer.qty === 0 ? '0' : '1',
  manage_stock: offer.qty === null ? '0' : '1',
});

/** Magento: variants are hidden products that their product lists. */
function magentoRows(good: Good): Cells[] {
  const [first] = good.offers;
  const own = {
    attribute_set_code: 'Default',
    product_websites: 'base',
    tax_class_name: 'Taxable Goods',
    product_online: good.isOff ? '2' : '1',
  };
  const shown = {
    name: good.name,
    categories: `Default Category/${good.category.join('/')}`,
    visibility: 'Catalog, Search',
  };
  if (good.option === '')
    return [{ ...own, ...shown, product_type: 'simple', url_key: good.handle, ...(first ? magentoOffer(first) : {}) }];
  const code = good.option.toLowerCase();
  return [
    ...good.offers.map((offer) => ({
      ...own,
      ...magentoOffer(offer),
      product_type: 'simple',
      name: `${good.name} ${offer.value}`,
      visibility: 'Not Visible Individually',
      url_key: `${good.handle}-${offer.sku.toLowerCase()}`,
      additional_attributes: `${code}=${offer.value}`,
    })),
    {
      ...own,
      ...shown,
      sku: good.handle,
      product_type: 'configurable',
      url_key: good.handle,
      is_in_stock: '1',
      configurable_variations: good.offers.map(({ sku, value }) => `sku=${sku},${code}=${value}`).join('|'),
    },
  ];
}

const TIENDANUBE =
  'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Nombre de propiedad 2;Valor de propiedad 2;Precio;Precio promocional;Peso (kg);Alto (cm);Ancho (cm);Profundidad (cm);Stock;SKU;Código de barras;Mostrar en tienda;Envío sin cargo;Descripción;Tags;Título para SEO;Descripción para SEO;Marca;Producto Físico;MPN (Número de pieza del fabricante);Sexo;Rango de edad;Costo'.split(
    ';',
  );
const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Tiendanube: what is the product's stands in the first of its rows. */
const tiendanubeRows = (good: Good): Cells[] =>
  good.offers.map(
    (offer, index): Cells => ({
      'Identificador de URL': good.handle,
      ...(index === 0
        ? {
            Nombre: good.name,
            Categorías: good.category.join(' > '),
            'Nombre de propiedad 1': good.option,
            'Mostrar en tienda': good.isOff ? 'NO' : 'SÍ',
          }
        : {}),
      'Valor de propiedad 1': offer.value,
      Precio: grouped.format(offer.price),
      'Precio promocional': offer.promo === undefined ? '' : grouped.format(offer.promo),
      'Peso (kg)': '12.00',
      Stock: pieces(offer),
      SKU: offer.sku,
      'Producto Físico': 'SÍ',
    }),
  );

const OWN = 'Tipo,Clave,Descripción,Departamento,Padre,Precio,Oferta,CEDIS,Oaxaca Centro,Activo,Opción 1,Valor 1'.split(
  ',',
);
const OWN_MAPPING = {
  name: 'Propio',
  rows: 'parent',
  recognisedBy: [['Clave']],
  columns: {
    sku: ['Clave'],
    name: ['Descripción'],
    categories: ['Departamento'],
    parent: ['Padre'],
    type: ['Tipo'],
    price: ['Precio'],
    special_price: ['Oferta'],
    online: ['Activo'],
    option_name: ['Opción {n}'],
    option_value: ['Valor {n}'],
  },
  stock: { shop: ['CEDIS'], branches: { 'OAX-1': ['Oaxaca Centro'] } },
  open_stock: true,
  types: { producto: 'configurable', variante: 'variant', '': 'simple' },
  taxes: { '': 16 },
};
/** A sheet of one's own: variants name their product, pieces stand by place. */
function ownRows(good: Good): Cells[] {
  const offers = good.offers.map(
    (offer): Cells => ({
      Clave: offer.sku,
      Descripción: offer.value ? `${good.name} ${offer.value}` : good.name,
      Departamento: good.category.join(' > '),
      Precio: pesos(offer.price),
      Oferta: offer.promo === undefined ? '' : pesos(offer.promo),
      CEDIS: pieces(offer),
      'Oaxaca Centro': offer.oaxaca === undefined ? '' : String(offer.oaxaca),
      Activo: good.isOff ? 'no' : 'sí',
    }),
  );
  if (good.option === '') return offers;
  const own = {
    Tipo: 'producto',
    Clave: good.handle,
    Descripción: good.name,
    Departamento: good.category.join(' > '),
    Activo: 'sí',
  };
  return [
    own,
    ...offers.map((cells, index) => ({
      ...cells,
      Tipo: 'variante',
      Padre: good.handle,
      'Opción 1': good.option,
      'Valor 1': good.offers[index]?.value ?? '',
    })),
  ];
}

/** The same shop as five systems write it. */
export const EXPORTS: readonly Export[] = [
  {
    system: 'Shopify',
    separator: ',',
    header: SHOPIFY,
    rows: written(SHOPIFY, shopifyRows),
    price: 'Variant Price',
    promo: 'Variant Compare At Price',
    stock: 'Variant Inventory Qty',
    sku: 'Variant SKU',
    handle: 'Handle',
    name: 'Title',
    mapping: null,
  },
  {
    system: 'WooCommerce',
    separator: ',',
    header: WOOCOMMERCE,
    rows: written(WOOCOMMERCE, wooRows),
    price: 'Regular price',
    promo: 'Sale price',
    stock: 'Stock',
    sku: 'SKU',
    handle: null,
    name: 'Name',
    mapping: null,
  },
  {
    system: 'Magento',
    separator: ',',
    header: MAGENTO,
    rows: written(MAGENTO, magentoRows),
    price: 'price',
    promo: 'special_price',
    stock: 'qty',
    sku: 'sku',
    handle: null,
    name: 'name',
    mapping: null,
  },
  {
    system: 'Tiendanube',
    separator: ';',
    header: TIENDANUBE,
    rows: written(TIENDANUBE, tiendanubeRows),
    price: 'Precio',
    promo: 'Precio promocional',
    stock: 'Stock',
    sku: 'SKU',
    handle: 'Identificador de URL',
    name: 'Nombre',
    mapping: null,
  },
  {
    system: 'Propio',
    separator: ',',
    header: OWN,
    rows: written(OWN, ownRows),
    price: 'Precio',
    promo: 'Oferta',
    stock: 'CEDIS',
    sku: 'Clave',
    handle: null,
    name: 'Descripción',
    mapping: OWN_MAPPING,
  },
];

/** A table as text, cells quoted where they have to be. */
export const textOf = (rows: readonly (readonly string[])[], separator: string, end = '\n'): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(separator),
    )
    .map((row) => row + end)
    .join('');
