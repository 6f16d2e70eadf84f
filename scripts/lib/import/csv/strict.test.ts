import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { at } from '../../paths.mjs';
import type { Input } from '../input';
import { csvInput, stockIn } from './csv-input';
import type { CsvChoices } from './rows';

const folder = mkdtempSync(join(tmpdir(), 'tianguis-strict-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAPPING = join(folder, 'mapeo.json');
const OWN = {
  name: 'Propio',
  rows: 'parent',
  recognisedBy: [['Clave']],
  columns: { sku: ['Clave'], name: ['Descripción'], price: ['Precio'], qty: ['Existencia'] },
  taxes: { '': 16 },
};
writeFileSync(MAPPING, JSON.stringify(OWN));

function inputOf(text: string, choices: CsvChoices = {}) {
  const path = join(folder, 'hoja.csv');
  writeFileSync(path, text);
  return csvInput(path, { prices: 'without-iva', mapping: MAPPING, ...choices });
}

async function drained(input: Input): Promise<void> {
  for await (const _ of input.entries());
}

/** Price and pieces by sku, of products and variants. */
async function sold(text: string, choices?: CsvChoices): Promise<Record<string, [number | undefined, number]>> {
  const found: Record<string, [number | undefined, number]> = {};
  for await (const entry of inputOf(text, choices).entries()) {
    if (!('entity' in entry) || entry.entity !== 'product') continue;
    const doc = entry.value as ProductDocument;
    const offers = doc.configurable_children.length > 0 ? doc.configurable_children : [doc];
    for (const { sku, special_price, price, stock } of offers)
      found[sku] = [special_price ?? price ?? undefined, stock?.qty ?? 0];
  }
  return found;
}

const HEAD = 'Clave,Descripción,Precio,Existencia';
const sheet = (...rows: string[]) => `${[HEAD, 'A-1,Mesa,500.00,3', ...rows].join('\n')}\n`;

test.each([
  ['a comma in a name without quotes', sheet('A-2,Silla, 12 patas,1000.50,4'), 'renglón 3: trae 5 celdas'],
  ['an amount with a comma without quotes', sheet('A-2,Silla,$ 1.234,50,4'), 'renglón 3: trae 5 celdas'],
  ['a cell that is gone', sheet('A-2,1000.50,4'), 'renglón 3: trae 3 celdas y el encabezado 4'],
  ['another separator in one row', sheet('A-2;Silla;1000.50;4'), 'renglón 3: trae 1 celda y el encabezado 4'],
  [
    'a quote that is not closed',
    sheet('A-2,"Silla,1000.50,4', 'A-3,Banco,2,1'),
    'renglón 3: sus comillas no se cierran',
  ],
  [
    'one that the next quoted cell closes',
    sheet('A-2,"Silla,1000.50,4', 'A-3,"Banco",2,1'),
    'renglón 3: unas comillas',
  ],
  [
    'a cut last row',
    sheet().slice(0, -3),
    'renglón 2: el archivo está cortado en este renglón, que trae 3 celdas de 4',
  ],
  ['a row after a text of several lines', sheet('A-2,"Silla\nalta",10,1', 'A-3,Banco'), 'renglón 5: trae 2 celdas'],
  ['old line ends', sheet('A-2,Silla').replaceAll('\n', '\r'), 'renglón 3: trae 2 celdas'],
])('%s stops the file by its line, and nothing of it comes in', async (_, text, said) => {
  await expect(sold(text)).rejects.toThrow(said);
});

test('a file that ends without a line end is taken only when that is said', async () => {
  const text = sheet('A-2,Silla,1250.00,12').slice(0, -1);
  await expect(sold(text)).rejects.toThrow('--allow-unended');
  expect(await sold(text, { mayEndOpen: true })).toMatchObject({ 'A-2': [1250, 12] });
});

test('a column that is read and comes twice is refused', async () => {
  await expect(sold('Clave,Precio,Precio\nA-1,1,2\n')).rejects.toThrow('dos veces la columna Precio');
});

describe('amounts', () => {
  const semicolon = (...prices: string[]) =>
    sold(
      `${['Clave;Descripción;Precio;Existencia', ...prices.map((price, at) => `A-${at};Mesa;${price};1`)].join('\n')}\n`,
    );
  const amounts = async (...prices: string[]) => Object.values(await semicolon(...prices)).map(([price]) => price);

  test('are read in the way the file writes them', async () => {
    expect(await amounts('$1,299.50', '1,299', 'MXN 1 299.5', 'MXN$ 1,100.00', '0.345')).toEqual([
      1299.5, 1299, 1299.5, 1100, 0.345,
    ]);
    expect(await amounts('86.2069', '5.5', '12.345')).toEqual([86.2069, 5.5, 12.345]);
    expect(await amounts('$ 1.299,50', '1.299', '2.001.299')).toEqual([1299.5, 1299, 2_001_299]);
    expect(await amounts('1,299', '15')).toEqual([1299, 15]);
  });

  test.each([
    [['1.299', '15'], 'renglón 2: «1.299» en «Precio» puede ser mil y tantos'],
    [['34.0000', '1.299'], 'renglón 3: «1.299» en «Precio» puede ser mil y tantos'],
    [['1.50', '1.299'], 'renglón 3: «1.299» en «Precio» puede ser mil y tantos'],
    [['1.50', '12 patas'], 'renglón 3: «12 patas» en «Precio» no es un número'],
    [['1.23E+05'], 'renglón 2: «1.23E+05» en «Precio» no es un número'],
    [['1,2345.6,7'], 'no es un número'],
  ])('%j are refused by line and column', async (prices, said) => {
    await expect(semicolon(...prices)).rejects.toThrow(said);
  });

  test('pieces of 1.234 are asked for even where prices have a point', async () => {
    await expect(sold(sheet('A-2,Silla,10.50,1.234'))).rejects.toThrow('«1.234» en «Existencia» puede ser mil');
  });

  test('pieces that are no number, and a sku a spreadsheet made a number of, are refused too', async () => {
    await expect(sold(sheet('A-2,Silla,10,cinco'))).rejects.toThrow('«cinco» en «Existencia» no es un número');
    await expect(sold(sheet('1.23E+05,Silla,10,1'))).rejects.toThrow('ya no es la clave');
  });
});

test('a mapping with a field that does not exist is refused with the nearest name, in Spanish', async () => {
  const wrong = join(folder, 'otro.json');
  const { qty, ...columns } = OWN.columns;
  writeFileSync(wrong, JSON.stringify({ ...OWN, columns: { ...columns, stock: qty } }));
  await expect(sold(sheet(), { mapping: wrong })).rejects.toThrow('columns: el campo «stock» no existe; ¿es «qty»?');
  writeFileSync(wrong, JSON.stringify({ ...OWN, columns: { ...columns, speshal_price: ['Oferta'] } }));
  await expect(sold(sheet(), { mapping: wrong })).rejects.toThrow('¿es «special_price»?');
  writeFileSync(wrong, JSON.stringify({ ...OWN, taxes: 16 }));
  await expect(sold(sheet(), { mapping: wrong })).rejects.toThrow(/taxes: .*se esperaba/);
});

test('docs/catalogue.md has every field of a mapping', async () => {
  const { FIELDS } = await import('./fields');
  const docs = readFileSync(at('docs/catalogue.md'), 'utf8');
  for (const [field, what] of Object.entries(FIELDS)) expect(docs).toContain(`| \`${field}\` | ${what} |`);
});

/** What is left out of a file, by line. */
async function leftOutOf(text: string, choices?: CsvChoices): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of inputOf(text, choices).entries())
    if ('reason' in entry) found.push(`${entry.position} ${entry.name}: ${entry.reason}`);
  return found;
}

test('of two rows with one sku the first counts; a variant without a price, or chosen as another, is left out by line', async () => {
  const text = `ID,Type,SKU,Name,"Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)",Stock
1,variable,MESA,Mesa,500,,Talla,"CH, M",
2,variation,MESA-CH,Mesa chica,10,MESA,Talla,CH,1
3,simple,MESA-CH,Otra,20,,,,1
4,variation,MESA-M,Mesa mediana,,MESA,Talla,M,1
5,variation,MESA-C2,Mesa chica,30,MESA,Talla,CH,1
6,variable,BANCO,Banco,90,,Talla,CH,
7,variation,BANCO-CH,Banco,,BANCO,Talla,CH,1
`;
  expect(await leftOutOf(text, { mapping: undefined })).toEqual([
    '4 MESA-CH: repeats sku MESA-CH',
    '5 MESA-M: price: Field is required',
    '6 MESA-C2: Is chosen as another variant is',
    '8 BANCO-CH: price: Field is required',
  ]);
  expect(await sold(text, { mapping: undefined })).toEqual({ 'MESA-CH': [10, 1] });
});

describe('sold beyond its pieces', () => {
  const stockOf = async (text: string) => {
    const found: Record<string, unknown> = {};
    for await (const entry of inputOf(text, { mapping: undefined }).entries())
      if ('entity' in entry && entry.entity === 'product') {
        const { sku, stock } = entry.value as ProductDocument;
        found[sku] = [stock.is_in_stock, stock.manage_stock, stock.qty];
      }
    return found;
  };

  test('WooCommerce allows it, with or without a word to the shopper, or has it as its state', async () => {
    const head = 'ID,Type,SKU,Name,Regular price,Parent,In stock?,Stock,Backorders allowed?';
    const rows = ['A,1,4,0', 'B,1,4,1', 'C,1,-2,notify', 'D,backorder,0,', 'E,0,3,0', 'F,0,3,1'].map(
      (cells, at) => `${at + 1},simple,${cells.replace(',', `,Mesa,100,,`)}`,
    );
    expect(await stockOf(`${head}\n${rows.join('\n')}\n`)).toEqual({
      A: [true, true, 4],
      B: [true, false, 0],
      C: [true, false, 0],
      D: [true, false, 0],
      E: [false, true, 3],
      F: [false, false, 0],
    });
  });

  test('Magento does by its own word, not by a setting that no export tells', async () => {
    const head =
      'sku,product_type,attribute_set_code,name,price,qty,is_in_stock,allow_backorders,use_config_backorders';
    const rows = ['A,4,1,0,0', 'B,4,1,1,0', 'C,0,1,2,0', 'D,4,1,1,1', 'E,4,0,1,0'].map((cells) =>
      cells.replace(',', ',simple,Default,Mesa,100,'),
    );
    expect(await stockOf(`${head}\n${rows.join('\n')}\n`)).toEqual({
      A: [true, true, 4],
      B: [true, false, 0],
      C: [true, false, 0],
      D: [true, true, 4],
      E: [false, false, 0],
    });
  });
});

describe('Shopify', () => {
  const shopify = (head: string, ...rows: string[]) =>
    `Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Price,Variant Compare At Price${head}\n${rows.join('\n')}\n`;
  const choices = { mapping: undefined };

  test('without its pieces, or with some that are counted and not given, it needs the word for it', async () => {
    const without = inputOf(shopify('', 'mesa,Mesa,M-1,shopify,500.00,'), choices);
    await drained(without);
    expect(without.unlimited?.()).toEqual(['hoja.csv no trae existencias: todo se vendería sin límite']);
    const rows = ['mesa,Mesa,M-1,shopify,500.00,,', 'vela,Vela,V-1,,50.00,,', 'silla,Silla,S-1,shopify,90.00,,4'];
    const some = inputOf(shopify(',Variant Inventory Qty', ...rows), choices);
    await drained(some);
    expect(some.unlimited?.()).toEqual(['El renglón 2 de hoja.csv no trae sus existencias: se vendería sin límite']);
  });

  test('a sku that is made of what a variant is chosen by is no other one’s, and none is that of a product with variants', async () => {
    const head = ',Variant Inventory Qty,Option1 Name,Option1 Value';
    const text = shopify(
      head,
      'playera,Playera,,shopify,100.00,,3,Color,Limón',
      'playera,,,shopify,200.00,,4,,Limon',
      'playera,,,shopify,300.00,,5,,Azul',
      'bolsa,Bolsa,playera-azul,shopify,900.00,,6,,',
      'gorra,Gorra,gorra,shopify,50.00,,7,Color,Rojo',
      'gorra,,gorra-azul,shopify,60.00,,8,,Azul',
    );
    expect(await sold(text, choices)).toEqual({
      'playera-limon': [100, 3],
      'playera-azul': [300, 5],
      'gorra-azul': [60, 8],
    });
    expect(await leftOutOf(text, choices)).toEqual([
      '3 playera-limon: repeats sku playera-limon',
      '5 playera-azul: repeats sku playera-azul',
      '6 gorra: repeats sku gorra',
    ]);
  });

  test("the price of the view's country is the price, those of other markets and what every export has are told apart", async () => {
    const text = shopify(
      ',Variant Inventory Qty,Price / Mexico,Compare At Price / Mexico,Price / International,Google Product Category',
      'mesa,Mesa,M-1,shopify,500.00,600.00,1,450.00,,30.00,443',
      'vela,Vela,V-1,shopify,50.00,,1,,,4.00,',
    );
    expect(await sold(text, choices)).toEqual({ 'M-1': [450, 1], 'V-1': [50, 1] });
    const input = inputOf(text, choices);
    await drained(input);
    expect(input.left?.()).toEqual(['De hoja.csv (Shopify) no se usa 1 columna: Price / International']);
  });
});

describe('Tiendanube', () => {
  const EXPORT = `"Identificador de URL";"Nombre";"Categorías";"Nombre de propiedad 1";"Valor de propiedad 1";"Precio";"Precio promocional";"Peso (kg)";"Stock";"SKU";"Mostrar en tienda";"Descripción";"Marca"
"sillon-otono";"Sillón Otoño";"Salas > Sillones";"Color";"Añil";"2,499.00";"1,999.00";"12.00";"3";"SO-1";"SÍ";"<p>Cómodo</p>";"Peñón"
"sillon-otono";"";"";"";"Café";"2,599.00";"";"12.00";"0";"SO-2";"";"";""
"lampara";"Lámpara";"Luz";"";"";"350.00";"";"1.00";"7";"LA-1";"SÍ";"";""
`;
  const latin = Uint8Array.from(EXPORT, (character) => character.charCodeAt(0));
  const choices = { mapping: undefined };
  const written = (bytes: string | Uint8Array): Input => {
    const path = join(folder, 'tiendanube.csv');
    writeFileSync(path, bytes);
    return csvInput(path, { prices: 'with-iva', ...choices });
  };

  test('is known by its header and read the same in UTF-8 and in Windows-1252, which is said', async () => {
    const read = async (input: Input) => {
      const found: unknown[] = [];
      for await (const entry of input.entries()) if ('entity' in entry) found.push(entry.value);
      return found;
    };
    const plain = await read(written(EXPORT));
    const old = written(latin);
    expect(await read(old)).toEqual(plain);
    expect(old.left?.()).toEqual(['tiendanube.csv está en Windows-1252 y así se leyó: revisa sus acentos en la lista']);
    expect(await sold(EXPORT, { ...choices, prices: 'without-iva' })).toEqual({
      'SO-1': [1999, 3],
      'SO-2': [2599, 0],
      'LA-1': [350, 7],
    });
  });

  const HEAD =
    'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;Stock;SKU;Mostrar en tienda;MPN (Número de pieza del fabricante);Costo;Visibilidad';
  const withHead = (...rows: string[]) => `${[HEAD, ...rows].join('\n')}\n`;

  test('a row without its handle is of the product above it, or one of its own where it has a name', async () => {
    const text = withHead(
      'taza;Taza;Cocina;Diseño;Rayas;100.00;2;T-1;SI;;;Visible',
      ';;;;Lunas;110.00;3;T-2;;;;',
      ';;;;Soles;;1;T-3;;;;',
      ';Olla;Cocina;;;500.00;4;O-1;SI;;250.00;Oculto',
      ';Olla;Cocina;;;900.00;1;O-2;SI;;;Visible',
    );
    expect(await sold(text, choices)).toEqual({ 'T-1': [100, 2], 'T-2': [110, 3], 'O-1': [500, 4], 'O-2': [900, 1] });
    expect(await leftOutOf(text, choices)).toEqual(['4 T-3: price: Field is required']);
    const input = inputOf(text, choices);
    await drained(input);
    expect(input.left?.()).toEqual([]);
  });

  test('a handle that two products have is refused by line', async () => {
    const twice = withHead('taza;Taza;;;;100.00;2;T-1;SI;;;', 'taza;Olla;;;;110.00;3;T-2;SI;;;');
    await expect(sold(twice, choices)).rejects.toThrow('renglón 3: «taza» ya es de «Taza», del renglón 2');
    const shopify = 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty\n,Taza,T-1,10.00,1\n';
    await expect(sold(shopify, choices)).rejects.toThrow('renglón 2: no dice de qué producto es');
  });

  test('what is neither, an old Mac or DOS file or UTF-8 that was damaged, is refused', async () => {
    const mac = latin.map((byte) => (byte === 0xed ? 0x92 : byte === 0xe9 ? 0x8e : byte));
    await expect(drained(written(mac))).rejects.toThrow('no está en UTF-8');
    const damaged = Buffer.concat([Buffer.from(EXPORT), Buffer.from([0xc3])]);
    await expect(drained(written(damaged))).rejects.toThrow('su último renglón, el 5, termina a la mitad de una letra');
  });
});

describe('pieces by place', () => {
  const PLACES = join(folder, 'lugares.json');
  const { qty, ...columns } = OWN.columns;
  const stock = { shop: ['CEDIS', 'Bodega'], branches: { 'OAX-1': ['Oaxaca'], 'TIJ-RIO': ['Tijuana', 'Playas'] } };
  writeFileSync(PLACES, JSON.stringify({ ...OWN, columns, stock }));
  const choices = { mapping: PLACES };
  const TEXT = `Clave,Descripción,Precio,CEDIS,Bodega,Oaxaca,Tijuana,Playas
A-1,Mesa,500.00,3,4,1,2,3
A-2,Silla,100.00,,2,0,,
A-3,Banco,90.00,-3,1,,,5
`;

  test('what lies at the shop is summed, and what lies at branches is theirs; the check says both', async () => {
    expect(await sold(TEXT, choices)).toEqual({ 'A-1': [500, 7], 'A-2': [100, 2], 'A-3': [90, 0] });
    const input = inputOf(TEXT, choices);
    await drained(input);
    expect(input.left?.()).toEqual([
      'Piezas de hoja.csv por lugar: la tienda 9, OAX-1 1 de 2 claves, TIJ-RIO 10 de 2 claves; las de sucursales se ponen en vigor con npm run import:branches',
    ]);
    expect(input.unlimited?.()).toEqual([]);
    expect((await stockIn(join(folder, 'hoja.csv'), choices)).sold).toMatchObject([
      { sku: 'A-1', at: { 'OAX-1': 1, 'TIJ-RIO': 5 } },
      { sku: 'A-2', at: { 'OAX-1': 0 } },
      { sku: 'A-3', at: { 'TIJ-RIO': 5 } },
    ]);
  });

  test('a row that no place counts needs the word for it, a column that is not there is named', async () => {
    await expect(sold(TEXT.replace('Bodega', 'Bodegas'), choices)).rejects.toThrow(
      'no trae la columna «Bodega», que el mapeo nombra en «stock»; ¿es «Bodegas»?',
    );
    await expect(sold(TEXT.replace(',4,', ',cuatro,'), choices)).rejects.toThrow('«cuatro» en «Bodega» no es un');
    writeFileSync(PLACES, JSON.stringify({ ...OWN, stock }));
    await expect(sold(TEXT, choices)).rejects.toThrow('stock.shop: las piezas de la tienda ya están en «qty»');
  });
});
