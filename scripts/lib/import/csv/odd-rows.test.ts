import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { offersOf, takenOf } from '../../../../tests/foreign-files/taken';
import { csvInput } from './csv-input';

const folder = mkdtempSync(join(tmpdir(), 'tianguis-odd-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OWN = {
  name: 'Propio',
  rows: 'parent',
  recognisedBy: [['Clave']],
  columns: { sku: ['Clave'], name: ['Descripción'], price: ['Precio'], qty: ['Existencia'], categories: ['Familia'] },
  taxes: { '': 16 },
};
const HEAD = 'Clave,Descripción,Precio,Existencia,Familia';
const sheet = (...rows: string[]) => `${[HEAD, 'A-1,Mesa,500.00,3,Salas', ...rows].join('\n')}\n`;

const take = (file: string | Uint8Array, mapping: object | null = OWN, name = 'hoja.csv') =>
  takenOf({ [name]: Buffer.from(file) }, { prices: 'with-iva', mapping, allow: ['skipped'] });

async function refusal(file: string | Uint8Array, mapping: object | null = OWN): Promise<string> {
  const taken = await take(file, mapping);
  return 'refused' in taken ? taken.refused : `taken: ${JSON.stringify(taken.sold)}`;
}

async function soldOf(file: string, mapping: object | null = OWN) {
  const taken = await take(file, mapping);
  if ('refused' in taken) throw new Error(taken.refused);
  return { offers: offersOf(taken.sold), said: taken.said.join('\n') };
}

const TIENDANUBE =
  'Identificador de URL;Nombre;Categorías;Nombre de propiedad 1;Valor de propiedad 1;Precio;Peso (kg);Alto (cm);Ancho (cm);Profundidad (cm);Stock;SKU;Mostrar en tienda;Descripción;Marca';
const nube = (...rows: string[]) => `${[TIENDANUBE, ...rows].join('\r\n')}\r\n`;
const SHOPIFY =
  'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
const shopify = (...rows: string[]) => `${[SHOPIFY, ...rows].join('\n')}\n`;

describe('a quote left open that a later one closes joins rows of the right width', () => {
  test.each([
    [
      'an inch sign in the next row’s name',
      sheet('A-2,"Banco,987.00,14,Salas', 'A-3,Perchero 12",275.50,61,Salas'),
      OWN,
      'renglón 3: unas comillas que abren en él se cierran renglones después y se llevan otro renglón, que empieza con «A-3», «Perchero 12»',
    ],
    [
      'one two rows on',
      sheet('A-2,"Banco,987.00,14,Salas', 'A-3,Vela,9.00,1,', 'A-4,Perchero 12",275.50,61,Salas'),
      OWN,
      'se llevan otros 2 renglones',
    ],
    [
      'in a column behind the price',
      nube(
        'banco;Banco;Salas;;;987.00;1;1;1;1;14;B-1;SÍ;"<p>Alto</p>;Ñandú',
        'perchero;Perchero;Salas;;;275.50;1;1;1;1;61;P-1;SÍ;<p>12";Ñandú',
      ),
      null,
      'renglón 2: unas comillas',
    ],
  ])('%s', async (_, file, mapping, said) => {
    expect(await refusal(file, mapping)).toContain(said);
  });

  test('a text of several lines stays a text, with separators in it and where it ends or begins with a line end', async () => {
    const text = sheet(
      'A-2,"Banco, de pino, barnizado, alto, fino\ny, además, plegable",987.00,14,Salas',
      'A-3,Perchero,275.50,61,"Salas\n"',
      '"\nA-4",Vela,9.00,1,Luz',
    );
    expect((await soldOf(text)).offers).toMatchObject({
      'A-2': { pays: 98_700, pieces: 14 },
      'A-3': { pays: 27_550, pieces: 61 },
      'A-4': { pays: 900, pieces: 1 },
    });
  });
});

/** Attributes that the only product of a file is chosen by, then what each of its variants has of them. */
async function choicesIn(file: string): Promise<string[][]> {
  const path = join(folder, 'opciones.csv');
  writeFileSync(path, file);
  for await (const entry of csvInput(path, { prices: 'with-iva' }).entries()) {
    if (!('entity' in entry) || entry.entity !== 'product') continue;
    const doc = entry.value as {
      configurable_options: { attribute_code: string }[];
      configurable_children: Record<string, string>[];
    };
    const codes = doc.configurable_options.map(({ attribute_code }) => attribute_code);
    return [codes, ...doc.configurable_children.map((child) => codes.map((code) => child[code] ?? ''))];
  }
  return [];
}

describe('options of one product', () => {
  test('that mean the same attribute elsewhere are chosen apart', async () => {
    for (const [one, other] of [
      ['Talla', 'Tamaño'],
      ['Color', 'color'],
    ]) {
      const file = shopify(
        `playera,Playera,Ropa,${one},Blanco,${other},M,P-1,shopify,4,100.00`,
        'playera,,,,Azul,,M,P-2,shopify,5,200.00',
      );
      const [choices = [], ...chosen] = await choicesIn(file);
      expect(new Set(choices).size).toBe(2);
      expect(new Set(chosen.map((one) => one.join())).size).toBe(2);
    }
  });

  test('that are called as a field of documents are not that field', async () => {
    const names = ['Price', 'Stock', 'Special price', 'Status', 'SKU', 'Tax class id'];
    const file = shopify(
      ...names.map(
        (name, at) => `vale-${at},Vale ${at},Vales,${name},Chico,,,V-${at},shopify,${at + 1},${at + 1}00.00`,
      ),
    );
    expect((await soldOf(file, null)).offers).toEqual(
      Object.fromEntries(names.map((_, at) => [`V-${at}`, { pays: (at + 1) * 10_000, pieces: at + 1 }])),
    );
  });
});

test('rows without a handle that somebody sorted are not sold under the product they came to stand below', async () => {
  const head = ['playera;Playera;Ropa;Talla;CH;100.00;1;1;1;1;3;P-1;SÍ;;', ';;;Talla;M;150.00;1;1;1;1;3;P-2;;;'];
  const vela = 'vela;Vela;Luz;;;120.00;1;1;1;1;9;V-1;SÍ;;';
  const cojin = 'cojin;Cojín;Salas;Color;Azul;130.00;1;1;1;1;9;C-1;SÍ;;';
  expect((await soldOf(nube(...head, vela), null)).offers).toHaveProperty('P-2');
  for (const between of [vela, cojin])
    expect(await refusal(nube(head[0] ?? '', between, head[1] ?? ''), null)).toContain(
      'renglón 4: no dice de qué producto es, y el de arriba se escoge de otro modo',
    );
});

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const mixed = (text: string) => {
  const at = text.indexOf('Buró');
  return Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(text.slice(at), 'latin1')]);
};

test.each<[string, string | Uint8Array, string]>([
  ['a file in UTF-16', utf16(sheet()), 'está en UTF-16, como el «texto Unicode» de Excel. Ábrelo y guárdalo como «CSV'],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0, 0xff), 'es un libro de Excel'],
  [
    'the line where the encoding changes',
    mixed(sheet('A-2,Sofá,9.00,1,', 'A-3,Buró güero,9.00,1,')),
    'renglón 4: «A-3,Buró güero,9.00,1,» no está en UTF-8',
  ],
  [
    'a cut inside a letter',
    Buffer.from(sheet('A-2,Sofá,9.00,1,')).subarray(0, -10),
    'está cortado: su último renglón, el 3, termina a la mitad de una letra',
  ],
  ['a header in the middle', sheet(HEAD), 'renglón 3: repite el encabezado'],
  [
    'a title above the header',
    `Precios de noviembre,,,,\n${sheet()}`,
    'renglón 1: su encabezado, que empieza con «Precios de noviembre», «», «», no trae «Clave» ni «Precio», que pide el mapeo de Propio',
  ],
  [
    'a cell too many',
    sheet('A-2,Silla, 12 patas,1000.50,4,'),
    'renglón 3: trae 6 celdas y el encabezado 5; sobra un separador: el texto que lleve «,» va entre comillas. Empieza con «A-2», «Silla»',
  ],
  [
    'a price in words',
    sheet('A-2,Silla,consultar,4,'),
    '«consultar» en «Precio» no es un número: escribe el importe con',
  ],
  [
    'pieces in words',
    sheet('A-2,Silla,9.00,cinco,'),
    '«cinco» en «Existencia» no es un número: escribe las piezas con',
  ],
  ['a sku of a spreadsheet', sheet('7E+12,Silla,9.00,1,'), '«7E+12» en «Clave» ya no es la clave'],
  [
    'a barcode where the price stands',
    sheet('A-2,Silla,75012345678901234567,4,'),
    'renglón 3: «75012345678901234567» en «Precio» es demasiado grande',
  ],
  [
    'a barcode where the pieces stand',
    sheet('A-2,Silla,9.00,7501234567890,'),
    'renglón 3: «7501234567890» en «Existencia» es demasiado grande',
  ],
  [
    'the line in UTF-8 of a file that is not',
    Buffer.concat([Buffer.from(sheet('A-2,Sofá,9.00,1,'), 'latin1'), Buffer.from('A-3,Buró,9.00,1,\n')]),
    'renglón 4: «A-3,BurÃ³,9.00,1,» no está en Windows-1252',
  ],
])('%s is refused in words that say what to do', async (_, file, said) => {
  expect(await refusal(file)).toContain(said);
});

test('an export whose price has another name is said to be like its system’s', async () => {
  const file = shopify('vela,Vela,Luz,,,,,V-1,shopify,1,10.00').replace('Variant Price', 'Importe');
  expect(await refusal(file, null)).toContain(
    'su encabezado, renglón 1. Parece de Shopify, pero no trae «Variant Price»',
  );
  const magento = 'sku,product_type,attribute_set_code,name,Importe,qty\nA-1,simple,Default,Mesa,5.00,3\n';
  expect(await refusal(magento, null)).toContain('no trae «price», que pide el mapeo de Magento');
});

test('what is left out of a table is said by its line and its column', async () => {
  const { said } = await soldOf(sheet('A-2,Silla,-9.00,4,', 'A-3,Banco,,4,'));
  expect(said).toContain('«Precio»: no puede ser negativo — hoja.csv renglón 3 (A-2)');
  expect(said).toContain('«Precio»: falta — hoja.csv renglón 4 (A-3)');
});

test('Magento’s variants that lost what parts them are left out by their product’s line', async () => {
  const file = `sku,product_type,attribute_set_code,name,price,qty,visibility,tax_class_name,categories,additional_attributes,configurable_variations
T-A,simple,Default,Taza azul,189.00,25,Not Visible Individually,Taxable Goods,Cocina,color=Azul,
T-V,simple,Default,Taza verde,199.00,24,Not Visible Individually,Taxable Goods,Cocina,color=Verde,
T,configurable,Default,Taza,,0,"Catalog, Search",Taxable Goods,Cocina,,"sku=T-A,color=Azul,sku=T-V,color=Verde"
`;
  expect((await soldOf(file, null)).said).toContain(
    'nombra varias variantes como una: van separadas con «|» — hoja.csv renglón 4 (T)',
  );
});

const TYPED = {
  ...OWN,
  columns: {
    ...OWN.columns,
    type: ['Clase'],
    parent: ['Modelo'],
    option_name: ['Opción {n}'],
    option_value: ['Valor {n}'],
  },
  types: { simple: 'simple', modelo: 'configurable', variante: 'variant' },
};
const typed = (...rows: string[]) => `${[`${HEAD},Clase,Modelo,Opción 1,Valor 1`, ...rows].join('\n')}\n`;

test('a variant of a product that is sold by itself takes neither its place nor its price', async () => {
  const { offers, said } = await soldOf(
    typed('V-1,Vela,90.00,7,Luz,simple,,,', 'V-1-R,Vela roja,450.00,1,,variante,V-1,Color,Roja'),
    TYPED,
  );
  expect(offers).toEqual({ 'V-1': { pays: 9_000, pieces: 7 } });
  expect(said).toContain('su producto se vende solo, no por variantes — hoja.csv renglón 3 (V-1-R)');
});

test('what is sold without a sku of its own is said with what it is called by', async () => {
  const { offers, said } = await soldOf(
    shopify(
      'vela,Vela,Luz,,,,,,shopify,1,10.00',
      'playera,Playera,Ropa,Talla,M,,,P-1,shopify,4,100.00',
      'playera,,,,G,,,,shopify,5,200.00',
    ),
    null,
  );
  expect(Object.keys(offers)).toEqual(['vela', 'P-1', 'playera-g']);
  expect(said).toContain(
    '2 renglones de hoja.csv no traen clave y se llaman por su producto y sus opciones, como «vela», renglón 2, 4',
  );
});

test('halves at two places are no piece', async () => {
  const { qty: _, ...columns } = OWN.columns;
  const places = { ...OWN, columns, stock: { shop: ['Existencia', 'Bodega'], branches: {} } };
  const { offers, said } = await soldOf(`${HEAD},Bodega\nA-1,Tela,90.00,2.5,Telas,1.5\n`, places);
  expect(offers).toEqual({ 'A-1': { pays: 9_000, pieces: 3 } });
  expect(said).toContain('trae partes de pieza, que no se venden: 2');
});

test('a sku that a spreadsheet was told to leave as it is comes without that', async () => {
  expect((await soldOf(sheet('"=""00123""",Silla,9.00,4,'))).offers).toHaveProperty('00123');
});

test('a bundle with a price of its own is not sold at those of its parts', async () => {
  const file = (
    price: string,
  ) => `sku,product_type,attribute_set_code,name,price,qty,tax_class_name,categories,bundle_values
M-1,simple,Default,Mesa,450.00,4,Taxable Goods,Salas,
P-1,bundle,Default,Juego,${price},0,Taxable Goods,Salas,"name=Mesa,type=select,required=1,sku=M-1,price=10.0000,default=1,default_qty=1.0000,price_type=fixed"
`;
  expect((await soldOf(file('100.000000'), null)).said).toContain(
    'tiene precio propio, y un paquete se vende a los de sus partes — hoja.csv renglón 3 (P-1)',
  );
  expect((await soldOf(file('0.000000'), null)).offers).toHaveProperty('P-1');
});

test('a variant of one handle that does not say what it is chosen by is named: nobody can choose it', async () => {
  const { said } = await soldOf(
    shopify('playera,Playera,Ropa,Talla,M,,,P-1,shopify,4,100.00', 'playera,,,,,,,P-2,shopify,5,200.00'),
    null,
  );
  expect(said).toContain('no se puede escoger: P-2 (renglón 3, de playera, sin Talla)');
});

test('a variant without a sku and a name is named wherever it is spoken of: by its line, its product and its options', async () => {
  const { said } = await soldOf(
    shopify(
      'playera,Playera,Ropa,Talla,M,Color,Rojo,P-1,shopify,4,100.00',
      'playera,,,,G,,,,shopify,5,200.00',
      'playera,,,,CH,,Azul,,shopify,5,',
    ),
    null,
  );
  expect(said).toContain('no se puede escoger: playera-g (renglón 3, de playera, sin Color)');
  expect(said).toContain('renglón 4 (playera-ch-azul)');
  const lost = typed(
    'V-1,Vela,90.00,7,Luz,simple,,,',
    ',Suelta,90.00,7,Luz,variante,NADIE,Talla,CH',
    ',,90.00,7,Luz,variante,NADIE,,',
  );
  const { said: ofParents } = await soldOf(lost, TYPED);
  expect(ofParents).toContain('archivo — hoja.csv renglón 3 (NADIE-ch), hoja.csv renglón 4 (NADIE)');
});

test('a variant of a named product that is sold without a sku of its own is said with what it is called by', async () => {
  const { offers, said } = await soldOf(
    typed('V-1,Vela,,,Luz,modelo,,Color,', ',Vela roja,450.00,1,,variante,V-1,Color,Roja'),
    TYPED,
  );
  expect(offers).toEqual({ 'V-1-roja': { pays: 45_000, pieces: 1 } });
  expect(said).toContain('se llama por su producto y sus opciones, como «V-1-roja», renglón 3');
});

test('what nobody sees in a cell parts no variant from its product and no link from what it names', async () => {
  const [SPACE, JOINER, MARK] = ['\u200b', '\u200d', '\ufeff'];
  const file = `sku,product_type,attribute_set_code,name,price,qty,visibility,tax_class_name,categories,additional_attributes,associated_skus,configurable_variations
T-A${SPACE},simple,Default,Taza azul,189.00,25,Not Visible Individually,Taxable Goods,Cocina,color=Azul,,
${MARK}T-V,simple,Default,Taza verde 👩${JOINER}🍳,199.00,24,Not Visible Individually,Taxable Goods,Cocina,color=Verde,,
V-1,simple,Default,Vela,${SPACE}10.00,4,"Catalog, Search",Taxable Goods,Luz,,,
T,configurable,Default,Taza,,0,"Catalog, Search",Taxable Goods,Cocina,,,"sku=T-A,color=Azul|sku=T${JOINER}-V,color=Verde"
J,grouped,Default,Juego,,0,"Catalog, Search",Taxable Goods,Cocina,,"V-1${SPACE}=2,${SPACE}T-A=1",
`;
  const path = join(folder, 'invisibles.csv');
  writeFileSync(path, file);
  const documents: Record<string, unknown>[] = [];
  for await (const entry of csvInput(path, { prices: 'with-iva' }).entries())
    if ('entity' in entry && entry.entity === 'product') documents.push(entry.value as Record<string, unknown>);
  expect(documents.find(({ sku }) => sku === 'T')).toMatchObject({
    configurable_children: [{ sku: 'T-A' }, { sku: 'T-V', name: `Taza verde 👩${JOINER}🍳` }],
  });
  expect(documents.find(({ sku }) => sku === 'J')).toMatchObject({
    product_links: [
      { linked_product_sku: 'V-1', qty: 2 },
      { linked_product_sku: 'T-A', qty: 1 },
    ],
  });
  expect((await soldOf(file, null)).offers).toMatchObject({
    'T-A': { pays: 18_900, pieces: 25 },
    'V-1': { pays: 1000 },
  });
});
