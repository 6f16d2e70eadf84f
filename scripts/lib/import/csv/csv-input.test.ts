import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type DocumentKind, type Documents, parseDocument, reasonOf } from '../../../../src/contract/documents';
import { withTax } from '../../../../src/domain/tax';
import { csvInput } from './csv-input';
import type { CsvChoices } from './rows';

const folder = mkdtempSync(join(tmpdir(), 'tianguis-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The documents a CSV file comes to, as the shop would take them, and what has no place in it. */
async function convert(text: string, choices: CsvChoices = { prices: 'with-iva' }) {
  const path = join(folder, 'products.csv');
  writeFileSync(path, text);
  const input = csvInput(path, choices);
  const documents: { [K in DocumentKind]?: Documents[K][] } = {};
  const leftOut: string[] = [];
  for await (const entry of input.entries()) {
    if ('reason' in entry) leftOut.push(`${entry.position}: ${entry.reason}`);
    if (!('entity' in entry) || !entry.entity) continue;
    const parsed = parseDocument(entry.entity as DocumentKind, JSON.parse(JSON.stringify(entry.value)));
    if (!parsed.ok) throw new Error(`${entry.entity}: ${reasonOf(parsed.problem)}`);
    documents[entry.entity] = [...(documents[entry.entity] ?? []), parsed.value] as never;
  }
  return { ...documents, left: input.left?.() ?? [], leftOut };
}

const WOOCOMMERCE = `ID,Type,SKU,Name,Published,"Visibility in catalog",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent,Upsells,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)","Meta: _yoast"
44,variable,PLAYERA,"Playera ""Roma""",1,visible,"<p>Algodón,
suave</p>",,,taxable,,1,,,,"Ropa > Playeras, Ofertas","algodón, verano","https://tienda.example/a.jpg, https://tienda.example/b.jpg",,GORRA,Talla,"CH, M",Material,Algodón,x
45,variation,PLAYERA-CH,Playera Roma - CH,1,visible,,,,taxable,parent,1,3,99,149,,,,PLAYERA,,Talla,CH,,,
46,variation,PLAYERA-M,Playera Roma - M,1,visible,,,,taxable,parent,1,0,,149,,,,id:44,,Talla,M,,,
47,simple,GORRA,Gorra,0,search,,2026-11-13,2026-11-16,none,,1,,"80","1,299.00",Ropa > Gorras,,,,,Color,"Rojo, Azul",,,
48,variation,SUELTA,Suelta,1,visible,,,,taxable,rara,1,,,10,,,,NADIE,,Talla,CH,,,
`;

test('WooCommerce: variants by parent, categories by path, prices with IVA net of it, quoted lines', async () => {
  const { product, category, attribute, taxrule, left, leftOut } = await convert(WOOCOMMERCE);
  expect(product).toHaveLength(2);
  const [shirt, cap] = product ?? [];
  expect(shirt).toMatchObject({
    id: 44,
    sku: 'PLAYERA',
    name: 'Playera "Roma"',
    type_id: 'configurable',
    description: '<p>Algodón,\nsuave</p>',
    image: 'https://tienda.example/a.jpg',
    keywords: 'algodón verano',
    configurable_options: [{ attribute_code: 'size', label: 'Talla', values: [{ label: 'CH' }, { label: 'M' }] }],
    product_links: [{ link_type: 'upsell', linked_product_sku: 'GORRA' }],
  });
  const [small, medium] = shirt?.configurable_children ?? [];
  expect([small?.sku, medium?.sku]).toEqual(['PLAYERA-CH', 'PLAYERA-M']);
  expect(withTax(small?.price ?? 0, 16).gross).toBe(14_900);
  expect(withTax(small?.special_price ?? 0, 16).gross).toBe(9900);
  expect([small?.stock, medium?.stock]).toEqual([
    { is_in_stock: true, qty: 3, manage_stock: true },
    { is_in_stock: true, qty: 0, manage_stock: true },
  ]);
  const size = attribute?.find((one) => one.attribute_code === 'size');
  expect(size?.options.map(({ value, label }) => [label, value])).toEqual([
    ['CH', small?.size],
    ['M', medium?.size],
  ]);
  expect(cap).toMatchObject({
    status: 2,
    visibility: 3,
    price: 1299,
    special_price: 80,
    tax_class_id: 0,
    special_to_date: '2026-11-16',
  });
  const byId = new Map(category?.map((one) => [one.id, one]));
  expect(shirt?.category_ids.map((id) => byId.get(id)?.url_path)).toEqual(['ropa/playeras', 'ofertas']);
  expect(category?.map(({ name, level, parent_id }) => [name, level, byId.get(parent_id)?.name])).toEqual([
    ['Ropa', 1, undefined],
    ['Playeras', 2, 'Ropa'],
    ['Ofertas', 1, undefined],
    ['Gorras', 2, 'Ropa'],
  ]);
  expect(taxrule).toMatchObject([{ product_tax_class_ids: [2], rates: [{ rate: 16, tax_country_id: 'MX' }] }]);
  expect(left).toEqual([
    'De products.csv (WooCommerce) no se usa 1 columna: Meta: _yoast',
    '1 renglón de products.csv no se vende, porque así lo dice el archivo: 6',
    '1 renglón de products.csv se vende sin límite, porque así lo dice el archivo: 6',
    'El mapeo no conoce las clases de impuesto rara de products.csv: agrégalas a «taxes» en una copia y dala con --mapping',
  ]);
  expect(leftOut).toEqual(['7: Its product is not in the file']);
});

const OPEN = `ID,Type,SKU,Name,"Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)"
1,variable,PLAYERA,Playera,,,Color,"Rojo, Azul",Talla,"CH, M"
2,variation,PLAYERA-ROJA,Playera roja,116,PLAYERA,Color,Rojo,Talla,
3,variation,PLAYERA-AZUL,Playera azul,116,PLAYERA,Color,Azul,Talla,
4,variable,GORRA,Gorra,,,Color,"Rojo, Azul",,
5,variation,GORRA-ROJA,Gorra roja,58,GORRA,Color,Rojo,,
6,variation,GORRA-TODAS,Gorra,58,GORRA,Color,,,
7,"simple, downloadable, virtual",DISCO,Disco,58,,,,,
8,"simple, virtual",CLASE,Clase,58,,,,,
`;

test('WooCommerce: what every variant leaves open is asked of the shopper, and a variant nobody could choose is named', async () => {
  const { product, left } = await convert(OPEN);
  const [shirt, cap] = product ?? [];
  expect(shirt?.configurable_options.map(({ label }) => label)).toEqual(['Color']);
  expect(shirt?.configurable_children.map(({ sku }) => sku)).toEqual(['PLAYERA-ROJA', 'PLAYERA-AZUL']);
  expect(shirt?.custom_options).toMatchObject([
    { title: 'Talla', is_require: true, values: [{ title: 'CH', price: 0 }, { title: 'M' }] },
  ]);
  expect(cap?.custom_options).toEqual([]);
  expect(left).toEqual([
    '1 variante de products.csv vale para cualquier valor de lo que otras distinguen y no se puede escoger: GORRA-TODAS (renglón 7, de GORRA, sin Color)',
    '6 renglones de products.csv se venden sin límite, porque así lo dice el archivo: 3, 4, 6, 7, 8, 9',
  ]);
});

test('WooCommerce: of several types the one that says most counts, so that nothing downloaded promises a delivery', async () => {
  const { product } = await convert(OPEN);
  expect(product?.slice(2).map(({ sku, type_id }) => [sku, type_id])).toEqual([
    ['DISCO', 'downloadable'],
    ['CLASE', 'virtual'],
  ]);
});

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Taxable,Variant Barcode,Image Src,Variant Image,Status
mesa-pino,Mesa de pino,<p>Pino</p>,Casa Roma,Muebles > Mesas,,comedor,TRUE,Tamaño,4 sillas,Color,Natural,MESA-4,shopify,2,deny,2998.99,3500.00,TRUE,7501,https://cdn.example/1.jpg,https://cdn.example/n.jpg,active
mesa-pino,,,,,,,,,6 sillas,,Negro,,shopify,0,continue,3998.99,,TRUE,,https://cdn.example/2.jpg,,
mesa-pino,,,,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,,
vela,Vela,,,,Velas,,TRUE,Title,Default Title,,,VELA-1,,,deny,50.00,0,FALSE,7502,,,draft
`;

test('Shopify: rows of one handle are one product, the compared price is the regular one', async () => {
  const { product, category } = await convert(SHOPIFY);
  const [table, candle] = product ?? [];
  expect(table).toMatchObject({ sku: 'mesa-pino', type_id: 'configurable', marca: 'Casa Roma', status: 1 });
  expect(table?.media_gallery.map(({ image }) => image)).toEqual([
    'https://cdn.example/1.jpg',
    'https://cdn.example/2.jpg',
    'https://cdn.example/3.jpg',
  ]);
  expect(
    table?.configurable_options.map(({ attribute_code, values }) => [attribute_code, values.map(({ label }) => label)]),
  ).toEqual([
    ['size', ['4 sillas', '6 sillas']],
    ['color', ['Natural', 'Negro']],
  ]);
  const [four, six] = table?.configurable_children ?? [];
  expect([four?.sku, six?.sku]).toEqual(['MESA-4', 'mesa-pino-6-sillas-negro']);
  expect([four?.price, four?.special_price].map((net) => withTax(net ?? 0, 16).gross)).toEqual([350_000, 299_899]);
  expect([four?.stock, six?.stock]).toEqual([
    { is_in_stock: true, qty: 2, manage_stock: true },
    { is_in_stock: true, qty: 0, manage_stock: false },
  ]);
  expect(four?.image).toBe('https://cdn.example/n.jpg');
  expect(candle).toMatchObject({
    sku: 'VELA-1',
    type_id: 'simple',
    status: 2,
    price: 50,
    tax_class_id: 0,
    ean: '7502',
  });
  expect(category?.map(({ url_path }) => url_path)).toEqual(['muebles', 'muebles/mesas', 'velas']);
});

const HANDED =
  'Handle,Title,Vendor,Product Category,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Requires Shipping,Variant Taxable,Image Src,Gift Card,Status';
const handed = (...rows: string[]) => `${[HANDED, ...rows].join('\n')}\n`;

test('Shopify: a gift card is a virtual product for each amount, without tax, and never one that is sent', async () => {
  const { product, left, leftOut } = await convert(
    handed(
      'tarjeta,Tarjeta de regalo,Casa Roma,Gift Cards,Gift Cards,TRUE,Monto,$500.00,TR-500,,,deny,500.00,FALSE,TRUE,https://cdn.example/t.jpg,TRUE,active',
      'tarjeta,,,,,,,"$1,000.00",,,,deny,1000.00,FALSE,TRUE,,,',
      'vale,Vale,,,Gift Card,TRUE,Title,Default Title,VALE,,,deny,250.00,TRUE,TRUE,,TRUE,active',
      'sobre,Sobre para regalo,,,Gift Cards,TRUE,Title,Default Title,SOBRE,shopify,3,deny,20.00,TRUE,TRUE,,FALSE,active',
      'otra,Otra tarjeta,,,Tarjetas de regalo,TRUE,Title,Default Title,OTRA,,,deny,300.00,FALSE,TRUE,,FALSE,draft',
    ),
  );
  expect(leftOut).toEqual([]);
  expect(
    product?.map(({ sku, name, type_id, price, tax_class_id, status }) => [
      sku,
      name,
      type_id,
      price,
      tax_class_id,
      status,
    ]),
  ).toEqual([
    ['TR-500', 'Tarjeta de regalo $500.00', 'virtual', 500, 0, 1],
    ['tarjeta-100000', 'Tarjeta de regalo $1,000.00', 'virtual', 1000, 0, 1],
    ['VALE', 'Vale', 'virtual', 250, 0, 1],
    ['SOBRE', 'Sobre para regalo', 'simple', 17.241379, 2, 1],
    ['OTRA', 'Otra tarjeta', 'virtual', 300, 0, 2],
  ]);
  expect(product?.[1]).toMatchObject({
    marca: 'Casa Roma',
    image: 'https://cdn.example/t.jpg',
    configurable_children: [],
    custom_options: [{ title: 'Para' }, { title: 'Correo de quien la recibe', type: 'email' }, { title: 'Mensaje' }],
  });
  expect(product?.[3]?.custom_options).toEqual([]);
  expect(left).toContain(
    '4 renglones de products.csv de tarjetas de regalo, que se venden sin envío ni IVA, cada monto aparte; su código lo mandas tú: 2, 3, 4, 6',
  );
});

test('what a file says is not sent is virtual, variant by variant; a product of which only some are is sent, and named', async () => {
  const { product, left } = await convert(
    handed(
      'curso,Curso,,,Cursos,TRUE,Nivel,Básico,C-1,,,deny,116.00,FALSE,TRUE,,FALSE,active',
      'curso,,,,,,,Alto,C-2,,,deny,232.00,FALSE,TRUE,,,',
      'libro,Libro,,,Libros,TRUE,Formato,Papel,L-1,shopify,4,deny,116.00,TRUE,TRUE,,FALSE,active',
      'libro,,,,,,,Digital,L-2,,,deny,58.00,FALSE,TRUE,,,',
    ),
  );
  expect(product?.map(({ sku, name, type_id, price }) => [sku, name, type_id, price])).toEqual([
    ['C-1', 'Curso Básico', 'virtual', 100],
    ['C-2', 'Curso Alto', 'virtual', 200],
    ['libro', 'Libro', 'configurable', 0],
  ]);
  expect(left).toContain(
    '2 renglones de products.csv sin envío, porque así lo dice el archivo; no se ofrece su entrega, y cada variante va aparte: 2, 3',
  );
  expect(left).toContain(
    '1 renglón de products.csv de productos con variantes que se envían y otras que no: aquí se envían todas: 4',
  );
});

const MAGENTO = `sku,store_view_code,attribute_set_code,product_type,categories,name,product_online,tax_class_name,visibility,price,special_price,url_key,base_image,additional_attributes,qty,is_in_stock,related_skus,configurable_variations,associated_skus,bundle_values
MH01-S,,Top,simple,Default Category/Men,Hoodie S,1,Taxable Goods,Not Visible Individually,52,,hoodie-s,/m/h/s.jpg,"color=Rojo,size=S",10,1,,,,
MH01,,Top,configurable,"Default Category/Men,Default Category/Men/Hoodies",Hoodie,1,Taxable Goods,"Catalog, Search",52,,hoodie,/m/h/mh01.jpg,"material=Algodón|Lana",0,1,SET,"sku=MH01-S,color=Rojo,size=S|sku=MH01-X,color=Rojo,size=X|sku=NO-HAY,color=Azul,size=S",,
MH01,de,Top,configurable,,Kapuzenpulli,,,,,,,,,,,,,,
MH01-X,,Top,simple,,Hoodie X,1,Taxable Goods,Not Visible Individually,52,,hoodie-x,,"color=Rojo,size=X",10,1,,,,
SET,,Top,grouped,Default Category/Men,Juego,1,Taxable Goods,"Catalog, Search",,,juego,,,0,1,,,"MH01-S=2",
KIT,,Top,bundle,Default Category/Men,Kit,1,None,"Catalog, Search",,,kit,,,0,1,,,,"name=Base,type=radio,required=1,sku=MH01-S,default=1,default_qty=2"
`;

test('Magento: variants by the list of their product, which are products of their own only where a set has them; other store views stay out', async () => {
  const { product, category, attribute, left } = await convert(MAGENTO, { prices: 'without-iva' });
  expect(product?.map(({ sku, type_id }) => [sku, type_id])).toEqual([
    ['MH01-S', 'simple'],
    ['MH01', 'configurable'],
    ['SET', 'grouped'],
    ['KIT', 'bundle'],
  ]);
  const [, hoodie, set, kit] = product ?? [];
  expect(hoodie).toMatchObject({
    url_key: 'hoodie',
    image: '/m/h/mh01.jpg',
    product_links: [{ link_type: 'related', linked_product_sku: 'SET' }],
  });
  expect(hoodie?.configurable_children).toMatchObject([
    { sku: 'MH01-S', price: 52, tax_class_id: 2, stock: { qty: 10 }, image: '/m/h/s.jpg' },
    { sku: 'MH01-X' },
  ]);
  expect(set?.product_links).toMatchObject([{ link_type: 'associated', linked_product_sku: 'MH01-S', qty: 2 }]);
  expect(kit?.bundle_options).toMatchObject([
    { title: 'Base', required: true, type: 'radio', product_links: [{ sku: 'MH01-S', qty: 2, is_default: true }] },
  ]);
  expect(attribute?.find((one) => one.attribute_code === 'material')).toMatchObject({
    frontend_input: 'multiselect',
    options: [{ label: 'Algodón' }, { label: 'Lana' }],
  });
  expect(category?.map(({ url_path }) => url_path)).toEqual(['men', 'men/hoodies']);
  expect(left).toEqual(['1 renglón de products.csv es de otra vista de tienda y no se toma']);
});

test('what cannot be told is asked for', async () => {
  await expect(convert(WOOCOMMERCE, {})).rejects.toThrow('--prices with-iva o --prices without-iva');
  await expect(convert('clave,precio\nA,1\n')).rejects.toThrow(
    'no es una exportación de Magento / Adobe Commerce, Shopify, Tiendanube, WooCommerce',
  );
  await expect(convert(`${WOOCOMMERCE}"abierta`)).rejects.toThrow('renglón 8: sus comillas no se cierran');
});

test("a mapping of one's own takes other columns, and says what is wrong with it", async () => {
  const mapping = join(folder, 'mapeo.json');
  const own = {
    name: 'Propio',
    rows: 'parent',
    recognisedBy: [['clave']],
    columns: { sku: ['clave'], name: ['artículo'], price: ['precio'] },
    ignored: [],
    types: {},
  };
  const rest = {
    visibilities: {},
    taxes: { '': 16 },
    untaxed: [],
    category_separator: ',',
    path_separator: '>',
    list_separator: ',',
    codes: {},
  };
  writeFileSync(mapping, JSON.stringify({ ...own, ...rest }));
  const { product } = await convert('clave;artículo;precio\nA-1;Silla;$1.160,00\n', { prices: 'with-iva', mapping });
  expect(product).toMatchObject([{ sku: 'A-1', name: 'Silla', price: 1000, tax_class_id: 2 }]);
  writeFileSync(mapping, JSON.stringify(own));
  await expect(convert('clave\n', { prices: 'with-iva', mapping })).rejects.toThrow(/mapeo\.json no sirve: .*taxes/);
});

const dated = (...rows: string[]) =>
  `sku,attribute_set_code,product_type,categories,name,tax_class_name,price,special_price,special_price_from_date,special_price_to_date,created_at\n${rows.join('\n')}\n`;

test('dates with their year last are read the way one of the file can only be read; where none tells, a window of two digits of a year stays shut', async () => {
  const windowsOf = async (text: string) =>
    ((await convert(text)).product ?? []).map(({ special_from_date, special_to_date }) => [
      special_from_date ?? null,
      special_to_date ?? null,
    ]);
  const row = (sku: string, from: string, to: string, made: string) =>
    `${sku},Default,simple,Default Category/Gear,${sku},Taxable Goods,34,30,${from},${to},"${made}"`;
  expect(
    await windowsOf(
      dated(row('A', '1/2/24', '2/1/2030', '12/31/24, 4:20 PM'), row('B', '', '11/3/30', '1/1/24, 9:00 AM')),
    ),
  ).toEqual([
    ['2024-01-02', '2030-02-01'],
    [null, '2030-11-03'],
  ]);
  expect(await windowsOf(dated(row('A', '1/2/24', '2/1/2030', '31/12/24 16:20')))).toEqual([
    ['2024-02-01', '2030-01-02'],
  ]);
  for (const made of ['3/4/24, 4:20 PM'])
    expect(await windowsOf(dated(row('A', '1/2/24', '2/1/30', made)))).toEqual([['1/2/24', '2/1/30']]);
});

test('a date whose month is a word, or that is the number of a spreadsheet, is read; another number is none', async () => {
  const row = (sku: string, from: string, to: string) =>
    `${sku},Default,simple,Default Category/Gear,${sku},Taxable Goods,34,30,${from},${to},`;
  const { product } = await convert(
    dated(
      row('A', '05-nov-26', '30/nov/2026'),
      row('B', '1 de noviembre de 2026', '15 Dec 2026 18:00'),
      row('C', '46327', '46356.5'),
      row('D', '5 xyz 2026', '99'),
    ),
  );
  expect(product?.map((one) => [one.special_from_date, one.special_to_date])).toEqual([
    ['2026-11-05', '2026-11-30'],
    ['2026-11-01', '2026-12-15 18:00'],
    ['2026-11-01', '2026-11-30'],
    ['5 xyz 2026', '99'],
  ]);
});

test('Magento: custom options come with what they cost and whether they have to be chosen', async () => {
  const cell =
    'name=Grabado,type=field,required=0,price=5.0000,price_type=fixed,sku=,max_characters=20|name=Empaque,type=drop_down,required=1,price=0,price_type=fixed,sku=,option_title=Caja|name=Empaque,type=drop_down,required=1,price=10,price_type=percent,sku=,option_title=Bolsa, de regalo';
  const { product, left } = await convert(
    `sku,attribute_set_code,product_type,categories,name,tax_class_name,price,custom_options\nA,Default,simple,Default Category/Gear,A,Taxable Goods,34,"${cell}"\n`,
  );
  expect(product?.[0]?.custom_options).toMatchObject([
    { title: 'Grabado', type: 'field', is_require: false, price: 5, price_type: 'fixed' },
    {
      title: 'Empaque',
      type: 'drop_down',
      is_require: true,
      values: [
        { title: 'Caja', price: 0 },
        { title: 'Bolsa, de regalo', price: 10, price_type: 'percent' },
      ],
    },
  ]);
  expect(left).toEqual([]);
});
