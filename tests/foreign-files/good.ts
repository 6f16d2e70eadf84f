import type { Offers } from './expected';
import { type Sheet, sheetOf } from './sheet';

// The header of the exports of today, as each system writes them.

const SHOPIFY_HEADER = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value'],
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty'],
  ...['Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price'],
  ...['Variant Requires Shipping', 'Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position'],
  ...['Image Alt Text', 'Gift Card', 'SEO Title', 'SEO Description', 'Variant Image', 'Variant Weight Unit'],
  ...['Variant Tax Code', 'Cost per item', 'Status'],
];

const counted = {
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Policy': 'deny',
  'Variant Fulfillment Service': 'manual',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
};

const product = { Vendor: 'Casa Ñandú', Published: 'true', 'Gift Card': 'false', Status: 'active' };
const alone = { ...product, ...counted, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' };

export const SHOPIFY: Sheet = sheetOf('Variant SKU', SHOPIFY_HEADER, [
  {
    ...alone,
    Handle: 'taza-azul',
    Title: 'Taza azul',
    Type: 'Vajilla',
    Tags: 'cocina, regalo',
    'Variant SKU': 'TAZA-1',
    'Variant Inventory Qty': '7',
    'Variant Price': '129.90',
    'Variant Compare At Price': '159.90',
    'Cost per item': '61.50',
  },
  {
    ...alone,
    Handle: 'silla-roble',
    Title: 'Silla "Roble", 4 patas',
    'Body (HTML)': '<p>De roble,\nhecha en Puebla</p>',
    Type: 'Sillas',
    'Variant SKU': 'SILLA-1',
    'Variant Inventory Qty': '4',
    'Variant Price': '1250.00',
    'Cost per item': '610.00',
  },
  {
    ...product,
    ...counted,
    Handle: 'playera',
    Title: 'Playera de algodón',
    Type: 'Ropa',
    'Option1 Name': 'Talla',
    'Option1 Value': 'CH',
    'Variant SKU': 'PLA-CH',
    'Variant Inventory Qty': '3',
    'Variant Price': '249.00',
  },
  {
    ...counted,
    Handle: 'playera',
    'Option1 Value': 'M',
    'Variant SKU': 'PLA-M',
    'Variant Inventory Qty': '0',
    'Variant Price': '249.00',
  },
  {
    ...counted,
    Handle: 'playera',
    'Option1 Value': 'G',
    'Variant SKU': 'PLA-G',
    'Variant Inventory Qty': '12',
    'Variant Price': '279.50',
    'Variant Compare At Price': '299.00',
  },
  { Handle: 'playera', 'Image Src': 'https://imagenes.example/playera.jpg', 'Image Position': '2' },
  {
    ...alone,
    Handle: 'lampara-arco',
    Title: 'Lámpara de arco',
    Type: 'Lámparas',
    'Variant SKU': 'LAMP-1',
    'Variant Inventory Qty': '21',
    'Variant Price': '899.99',
  },
]);

export const SHOPIFY_SOLD: Offers = {
  'TAZA-1': { pays: 129_90, before: 159_90, pieces: 7 },
  'SILLA-1': { pays: 1250_00, pieces: 4 },
  'PLA-CH': { pays: 249_00, pieces: 3 },
  'PLA-M': { pays: 249_00, pieces: 0 },
  'PLA-G': { pays: 279_50, before: 299_00, pieces: 12 },
  'LAMP-1': { pays: 899_99, pieces: 21 },
};

const WOO_HEADER = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?'],
  ...['Visibility in catalog', 'Short description', 'Description', 'Date sale price starts'],
  ...['Date sale price ends', 'Tax status', 'Tax class', 'In stock?', 'Stock', 'Low stock amount'],
  ...['Backorders allowed?', 'Sold individually?', 'Weight (kg)', 'Length (cm)', 'Width (cm)', 'Height (cm)'],
  ...['Allow customer reviews?', 'Purchase note', 'Sale price', 'Regular price', 'Categories', 'Tags'],
  ...['Shipping class', 'Images', 'Download limit', 'Download expiry days', 'Parent', 'Grouped products'],
  ...['Upsells', 'Cross-sells', 'External URL', 'Button text', 'Position', 'Attribute 1 name'],
  ...['Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global'],
];

const shown = {
  Published: '1',
  'Is featured?': '0',
  'Visibility in catalog': 'visible',
  'Tax status': 'taxable',
  'In stock?': '1',
  'Backorders allowed?': '0',
  'Sold individually?': '0',
};

const part = { ...shown, Type: 'variation', 'Tax class': 'parent', Parent: 'SOFA', 'Attribute 1 name': 'Color' };

export const WOO: Sheet = sheetOf('SKU', WOO_HEADER, [
  {
    ...shown,
    ID: '11',
    Type: 'simple',
    SKU: 'MESA-1',
    Name: 'Mesa de comedor',
    Stock: '5',
    'Sale price': '1299.00',
    'Regular price': '1499.00',
    Categories: 'Comedor, Comedor > Mesas',
  },
  {
    ...shown,
    ID: '12',
    Type: 'variable',
    SKU: 'SOFA',
    Name: 'Sofá Roma',
    Categories: 'Sala',
    'Attribute 1 name': 'Color',
    'Attribute 1 value(s)': 'Rojo, Azul',
    'Attribute 1 visible': '1',
    'Attribute 1 global': '1',
  },
  {
    ...part,
    ID: '13',
    SKU: 'SOFA-R',
    Name: 'Sofá Roma - Rojo',
    Stock: '2',
    'Regular price': '8990.50',
    'Attribute 1 value(s)': 'Rojo',
    'Attribute 1 global': '1',
  },
  {
    ...part,
    ID: '14',
    SKU: 'SOFA-A',
    Name: 'Sofá Roma - Azul',
    'In stock?': '0',
    Stock: '0',
    'Sale price': '8990.99',
    'Regular price': '9490',
    'Attribute 1 value(s)': 'Azul',
    'Attribute 1 global': '1',
  },
  {
    ...shown,
    ID: '15',
    Type: 'simple',
    SKU: 'VASO-1',
    Name: 'Vaso, juego de seis',
    Stock: '120',
    'Regular price': '49.9',
    Categories: 'Cocina',
  },
  {
    ...shown,
    ID: '16',
    Type: 'simple',
    SKU: 'LIBRO-1',
    Name: 'Libro de cocina',
    'Tax status': 'none',
    Stock: '9',
    'Regular price': '350',
    Categories: 'Libros',
  },
]);

export const WOO_SOLD: Offers = {
  'MESA-1': { pays: 1299_00, before: 1499_00, pieces: 5 },
  'SOFA-R': { pays: 8990_50, pieces: 2 },
  'SOFA-A': { pays: 8990_99, before: 9490_00, pieces: 0 },
  'VASO-1': { pays: 49_90, pieces: 120 },
  'LIBRO-1': { pays: 350_00, pieces: 9 },
};

const MAGENTO_HEADER = [
  ...['sku', 'store_view_code', 'attribute_set_code', 'product_type', 'categories', 'product_websites', 'name'],
  ...['description', 'short_description', 'weight', 'product_online', 'tax_class_name', 'visibility', 'price'],
  ...['special_price', 'special_price_from_date', 'special_price_to_date', 'url_key', 'base_image', 'created_at'],
  ...['additional_attributes', 'qty', 'out_of_stock_qty', 'allow_backorders', 'is_in_stock', 'manage_stock'],
  ...['use_config_manage_stock', 'related_skus', 'configurable_variations', 'configurable_variation_labels'],
];

const kept = {
  attribute_set_code: 'Default',
  product_type: 'simple',
  product_websites: 'base',
  product_online: '1',
  tax_class_name: 'Taxable Goods',
  visibility: 'Catalog, Search',
  out_of_stock_qty: '0.0000',
  allow_backorders: '0',
  is_in_stock: '1',
  manage_stock: '1',
  use_config_manage_stock: '0',
};

export const MAGENTO: Sheet = sheetOf('sku', MAGENTO_HEADER, [
  {
    ...kept,
    sku: 'ESCR-1',
    name: 'Escritorio',
    categories: 'Default Category/Oficina,Default Category/Oficina/Escritorios',
    price: '2500.000000',
    special_price: '2250.500000',
    url_key: 'escritorio',
    qty: '8.0000',
  },
  {
    ...kept,
    sku: 'CAM-CH',
    name: 'Camisa Chica',
    categories: 'Default Category/Ropa',
    visibility: 'Not Visible Individually',
    price: '300.000000',
    url_key: 'camisa-ch',
    additional_attributes: 'size=Chica',
    qty: '4.0000',
  },
  {
    ...kept,
    sku: 'CAM-GR',
    name: 'Camisa Grande',
    categories: 'Default Category/Ropa',
    visibility: 'Not Visible Individually',
    price: '320.000000',
    url_key: 'camisa-gr',
    additional_attributes: 'size=Grande',
    qty: '0.0000',
    is_in_stock: '0',
  },
  {
    ...kept,
    sku: 'CAM',
    product_type: 'configurable',
    name: 'Camisa de lino',
    categories: 'Default Category/Ropa',
    url_key: 'camisa',
    qty: '0.0000',
    configurable_variations: 'sku=CAM-CH,size=Chica|sku=CAM-GR,size=Grande',
    configurable_variation_labels: 'size=Talla',
  },
  {
    ...kept,
    sku: 'LAP-1',
    name: 'Laptop 15 pulgadas',
    categories: 'Default Category/Oficina',
    price: '18999.990000',
    url_key: 'laptop',
    additional_attributes: 'memoria=16 GB,color=Gris',
    qty: '2.0000',
  },
]);

export const MAGENTO_SOLD: Offers = {
  'ESCR-1': { pays: 2250_50, before: 2500_00, pieces: 8 },
  'CAM-CH': { pays: 300_00, pieces: 4 },
  'CAM-GR': { pays: 320_00, pieces: 0 },
  'LAP-1': { pays: 18999_99, pieces: 2 },
};

const TIENDANUBE_HEADER = [
  ...['Identificador de URL', 'Nombre', 'Categorías', 'Nombre de propiedad 1', 'Valor de propiedad 1'],
  ...['Nombre de propiedad 2', 'Valor de propiedad 2', 'Nombre de propiedad 3', 'Valor de propiedad 3', 'Precio'],
  ...['Precio promocional', 'Peso (kg)', 'Alto (cm)', 'Ancho (cm)', 'Profundidad (cm)', 'Stock', 'SKU'],
  ...['Código de barras', 'Mostrar en tienda', 'Envío sin cargo', 'Descripción', 'Tags', 'Título para SEO'],
  ...['Descripción para SEO', 'Marca', 'Producto Físico', 'MPN (Número de pieza del fabricante)', 'Sexo'],
  ...['Rango de edad', 'Costo'],
];

const offered = { 'Mostrar en tienda': 'SÍ', 'Envío sin cargo': 'NO', 'Producto Físico': 'SÍ', Marca: 'Ñandú' };

export const TIENDANUBE: Sheet = sheetOf(
  'SKU',
  TIENDANUBE_HEADER,
  [
    {
      ...offered,
      'Identificador de URL': 'tetera',
      Nombre: 'Tetera de peltre',
      Categorías: 'Cocina, Cocina > Teteras',
      Precio: '459.00',
      'Precio promocional': '399.00',
      'Peso (kg)': '0.80',
      Stock: '6',
      SKU: 'TET-1',
      Costo: '120.00',
    },
    {
      ...offered,
      'Identificador de URL': 'mochila',
      Nombre: 'Mochila escolar',
      Categorías: 'Escuela',
      'Nombre de propiedad 1': 'Color',
      'Valor de propiedad 1': 'Negro',
      Precio: '799.00',
      Stock: '3',
      SKU: 'MOC-N',
      Descripción: '<p>Con bolsa; lavable</p>',
    },
    {
      'Identificador de URL': 'mochila',
      'Valor de propiedad 1': 'Verde',
      Precio: '829.00',
      Stock: '0',
      SKU: 'MOC-V',
    },
    {
      ...offered,
      'Identificador de URL': 'cojin',
      Nombre: 'Cojín',
      Categorías: 'Sala',
      Precio: '189.90',
      Stock: '14',
      SKU: 'COJ-1',
    },
  ],
  { separator: ';', encoding: 'latin1' },
);

export const TIENDANUBE_SOLD: Offers = {
  'TET-1': { pays: 399_00, before: 459_00, pieces: 6 },
  'MOC-N': { pays: 799_00, pieces: 3 },
  'MOC-V': { pays: 829_00, pieces: 0 },
  'COJ-1': { pays: 189_90, pieces: 14 },
};

/** Documents of our own: amounts are net, and the rule takes 16 % of them. */
export const DOCUMENTS = {
  taxrule: [{ id: 1, code: 'IVA', product_tax_class_ids: [2], rates: [{ rate: 16, tax_country_id: 'MX' }] }],
  category: [{ id: 2, name: 'Raíz', children_data: [{ id: 10, name: 'Ropa' }] }],
  attribute: [
    {
      attribute_id: 93,
      attribute_code: 'color',
      default_frontend_label: 'Color',
      frontend_input: 'select',
      options: [
        { value: '49', label: 'Negro' },
        { value: '50', label: 'Azul' },
      ],
    },
  ],
  product: [
    {
      id: 100,
      sku: 'CHAM',
      name: 'Chamarra',
      type_id: 'configurable',
      tax_class_id: 2,
      category_ids: [10],
      configurable_options: [
        { attribute_id: '93', attribute_code: 'color', values: [{ value_index: 49 }, { value_index: 50 }] },
      ],
      configurable_children: [
        { sku: 'CHAM-N', price: 1033.62, color: '49', stock: { qty: 4 } },
        { sku: 'CHAM-A', price: 2500, color: '50', stock: { qty: 0 } },
      ],
    },
    {
      id: 101,
      sku: 'GORRA',
      name: 'Gorra de lana',
      price: 86.21,
      special_price: 77.59,
      tax_class_id: 2,
      category_ids: [10],
      stock: { qty: 12 },
    },
    { id: 102, sku: 'BOTA', name: 'Bota', price: 1000, tax_class_id: 2, category_ids: [10], stock: { qty: 5 } },
  ],
};

export const DOCUMENTS_SOLD: Offers = {
  'CHAM-N': { pays: 1199_00, pieces: 4 },
  'CHAM-A': { pays: 2900_00, pieces: 0 },
  GORRA: { pays: 90_00, before: 100_00, pieces: 12 },
  BOTA: { pays: 1160_00, pieces: 5 },
};
