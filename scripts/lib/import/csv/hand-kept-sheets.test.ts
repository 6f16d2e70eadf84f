import { describe, expect, test } from 'vitest';
import { offersOf, takenOf } from '../../../../tests/foreign-files/taken';

const OWN = {
  name: 'Propio',
  rows: 'parent',
  recognisedBy: [['Clave']],
  columns: {
    sku: ['Clave'],
    name: ['Descripción'],
    price: [
      ...['Precio', 'Precio sin IVA', 'Precio + IVA', 'Precio más IVA', 'Precio antes de IVA', 'Precio (excl. IVA)'],
      ...['Precio con IVA', 'Precio (IVA incluido)'],
    ],
    qty: ['Existencia'],
    categories: ['Familia'],
    online: ['Activo'],
    images: ['Imágenes'],
    ean: ['Código'],
  },
  taxes: { '': 16 },
};
const HEAD = 'Clave,Descripción,Precio,Existencia,Familia,Activo,Imágenes,Código';
const FIRST = 'A-1,Mesa,500.00,3,Salas,sí,,';

const take = (file: string, mapping: object | null, prices: 'with-iva' | 'without-iva' = 'with-iva') =>
  takenOf({ 'hoja.csv': Buffer.from(file) }, { prices, mapping, allow: ['skipped'] });

async function told(rows: readonly string[], head = HEAD, mapping: object | null = OWN) {
  const taken = await take(`${[head, ...rows].join('\n')}\n`, mapping);
  if ('refused' in taken) throw new Error(taken.refused);
  return { offers: offersOf(taken.sold), said: taken.said.join('\n') };
}

async function refusal(rows: readonly string[], head = HEAD, prices: 'with-iva' | 'without-iva' = 'with-iva') {
  const taken = await take(`${[head, ...rows].join('\n')}\n`, OWN, prices);
  return 'refused' in taken ? taken.refused : 'taken';
}

describe('whether something is sold', () => {
  test('is read in the words of Mexican sheets, and what is not sold is named', async () => {
    const words = ['VERDADERO', 'Activo', 'FALSO', 'Inactivo', 'Baja', 'Descontinuado', 'S', 'N'];
    const rows = words.map((word, at) => `B-${at},Silla,90.00,3,Salas,${word},,`);
    const { offers, said } = await told(rows);
    expect(Object.keys(offers)).toEqual(['B-0', 'B-1', 'B-6']);
    expect(said).toContain('5 renglones de hoja.csv no se venden, porque así lo dice el archivo: 4, 5, 6, 7, 9');
  });

  test('is said of so many lines at most, and that there are more', async () => {
    const rows = Array.from({ length: 13 }, (_, at) => `B-${at},Silla,90.00,3,Salas,Baja,,`);
    const { said } = await told([FIRST, ...rows.slice(1)]);
    expect(said).toMatch(/: 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14\n/);
    expect((await told([FIRST, ...rows])).said).toMatch(/13 renglones .*: 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 …\n/);
  });

  test('is said of a variant too', async () => {
    const head =
      'ID,Tipo,SKU,Nombre,Publicado,Precio normal,Inventario,Superior,Categorías,Nombre del atributo 1,Valor(es) del atributo 1';
    const rows = [
      '1,variable,M-1,Mesa,1,,,,Salas,Color,"Rojo, Azul"',
      '2,variation,M-1-R,Mesa,1,500.00,3,M-1,,Color,Rojo',
      '3,variation,M-1-A,Mesa,0,500.00,3,M-1,,Color,Azul',
    ];
    const { said } = await told(rows, head, null);
    expect(said).toContain('1 renglón de hoja.csv no se vende, porque así lo dice el archivo: 4\n');
  });

  test('is asked for where a word says neither', async () => {
    expect(await refusal([FIRST, 'B-1,Silla,90.00,3,Salas,En revisión,,'])).toContain(
      'renglón 3: «En revisión» en «Activo» no dice sí ni no',
    );
  });

  test('a place to be shown in that the mapping does not know stops the file', async () => {
    const head = 'sku,product_type,attribute_set_code,name,price,qty,visibility,tax_class_name,categories';
    const row = (visibility: string) => `A-1,simple,Default,Mesa,116.00,3,${visibility},Taxable Goods,Salas`;
    expect((await told([row('No visible individualmente')], head, null)).offers).toHaveProperty('A-1');
    await expect(told([row('Nirgends')], head, null)).rejects.toThrow(
      'renglón 2: «Nirgends» en «visibility» no está en «visibilities» del mapeo',
    );
  });
});

test('a line of sums is no product, whatever columns it fills', async () => {
  const { offers, said } = await told([
    FIRST,
    'Total,Gran total,500.00,3,,,,',
    'Total de productos: 1,,,,,,,',
    'TOTAL-9,Pasta Total,9.00,3,Baño,,,',
  ]);
  expect(Object.keys(offers)).toEqual(['A-1', 'TOTAL-9']);
  expect(said).toContain('2 × es un renglón de totales, no un producto — hoja.csv renglón 3 (Total)');
});

test('a code keeps what a spreadsheet put an apostrophe before, and is refused where it became a number', async () => {
  expect((await told([FIRST, "'00123,Silla,90.00,3,Salas,,,"])).offers).toHaveProperty('00123');
  expect(await refusal([FIRST, '7501234567890.0,Silla,90.00,3,Salas,,,'])).toContain('ya no es la clave');
  expect((await told([FIRST, 'A-2,Silla,90.00,3,Salas,,,7.50123E+12'])).said).toContain(
    '1 código de barras de hoja.csv no se toma, porque una hoja de cálculo lo volvió número: «7.50123E+12» (renglón 3)',
  );
});

test('pictures are addresses whatever stands in and between them; what is none is named', async () => {
  const cells = [
    '"https://cdn.example/Mesa de pino (1).jpg, https://cdn.example/w_100,h_100/b.jpg"',
    'https://cdn.example/c.jpg | https://cdn.example/d.jpg',
    '//cdn.example/e.jpg',
    'Silla Roja.JPG',
    'C:\\Fotos\\banco.jpg',
  ];
  const { said } = await told(cells.map((cell, at) => `B-${at},Silla,90.00,3,Salas,,${cell},`));
  expect(said).toContain(' · https://cdn.example/Mesa%20de%20pino%20(1).jpg');
  expect(said).toContain(' · https://cdn.example/c.jpg\n');
  expect(said).toContain(' · https://cdn.example/e.jpg');
  expect(said).toContain(
    '2 imágenes de hoja.csv no se toman, porque no son direcciones ni rutas sin espacios: «Silla Roja.JPG» (renglón 5), «C:\\Fotos\\banco.jpg» (renglón 6)',
  );
});

test('categories are one however they are capitalised and escaped; a sign that may part them is asked about', async () => {
  const { said } = await told([
    'A-1,Mesa,500.00,3,Hogar > Salas,,,',
    'A-2,Silla,90.00,3,HOGAR &gt; SALAS,,,',
    'A-3,Banco,90.00,3,Hogar|Salas,,,',
    'A-4,TV,90.00,3,TV/Video,,,',
  ]);
  expect(said).toContain('categorías: 4 de 4');
  expect(said.match(/· hogar\/salas ·/g)).toHaveLength(2);
  expect(said).toContain('«path_separator» en el mapeo: «Hogar|Salas» (renglón 4)\n');
});

test('names whose letters were damaged on their way are named', async () => {
  const { said } = await told([FIRST, 'A-2,SillÃ³n AÃ±il,90.00,3,Salas,,,', 'A-3,Sill\ufffdn,90.00,3,Salas,,,']);
  expect(said).toContain('2 nombres de hoja.csv traen letras dañadas');
  expect(said).toContain('«SillÃ³n AÃ±il» (renglón 3), «Sill\ufffdn» (renglón 4)');
});

describe('prices', () => {
  test('in another currency stop the file by the line that says so', async () => {
    const rows = ['A-1,Mesa,500.00,3,MXN', 'A-2,Silla,99.00,3,USD'];
    expect(await refusal(rows, 'Clave,Descripción,Precio,Existencia,Moneda')).toContain(
      'renglón 3: «USD» en «Moneda», y la tienda vende en pesos',
    );
    for (const pesos of ['MXN', 'M.N.', 'MN', '$', 'MX$', 'Pesos', 'pesos mexicanos', ''])
      expect(
        await refusal([`A-1,Mesa,500.00,3,${pesos},Salas`], 'Clave,Descripción,Precio,Existencia,Moneda,Familia'),
      ).toBe('taken');
  });

  test('whose column says the contrary of what was said of IVA stop it too', async () => {
    const row = 'A-1,Mesa,500.00,3,Salas';
    const head = (price: string) => `Clave,Descripción,${price},Existencia,Familia`;
    expect(await refusal([row], head('Precio sin IVA'))).toContain('«Precio sin IVA» dice lo contrario de --prices');
    for (const untaxed of ['Precio + IVA', 'Precio más IVA', 'Precio antes de IVA', 'Precio (excl. IVA)'])
      expect(await refusal([row], head(untaxed))).toContain(`«${untaxed}» dice lo contrario de --prices`);
    expect(await refusal([row], head('Precio con IVA'), 'without-iva')).toContain('Di --prices with-iva');
    expect(await refusal([row], head('Precio (IVA incluido)'), 'without-iva')).toContain('Di --prices with-iva');
    expect(await refusal([row], head('Precio sin IVA'), 'without-iva')).toBe('taken');
    expect(await refusal([row], head('Precio (IVA incluido)'))).toBe('taken');
  });
});

test('what a spreadsheet in Spanish calls untaxed is, and a type nobody sells is said by its column', async () => {
  const head =
    'Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Taxable,Type';
  const { said } = await told(['mesa,Mesa,M-1,shopify,3,500.00,FALSO,Mesas'], head, null);
  expect(said).toContain('Mesa (M-1) · $500.00 · sin IVA');
  const woo = 'ID,Tipo,SKU,Nombre,Precio normal,Inventario,Superior,Estado del impuesto,Categorías';
  const rows = ['1,simple,S-1,Gorra,99.00,3,,shipping,Ropa', '2,external,E-1,Afiliado,99.00,3,,taxable,Ropa'];
  const { said: ofWoo } = await told(rows, woo, null);
  expect(ofWoo).toContain('Gorra (S-1) · $99.00 · sin IVA');
  expect(ofWoo).toContain('«Tipo»: no se conoce ese valor — hoja.csv renglón 3 (E-1)');
});

test('an offer that never counts and a code that a spreadsheet took for a day are named', async () => {
  const mapping = {
    ...OWN,
    columns: {
      ...OWN.columns,
      special_price: ['Oferta'],
      special_from_date: ['Desde'],
      special_to_date: ['Hasta'],
    },
  };
  const head = 'Clave,Descripción,Precio,Existencia,Familia,Oferta,Desde,Hasta';
  const rows = [
    'A-1,Mesa,500.00,3,Salas,600.00,,',
    'A-2,Silla,90.00,3,Salas,80.00,30/11/2026,01/11/2026',
    'A-3,Vela,90.00,3,Salas,80.00,,',
    'A-4,Banco,90.00,3,Salas,0,,',
    'A-5,Mantel,90.00,3,Salas,90.00,,',
    '01-mar,Buró,90.00,3,Salas,,,',
    'MAR-24,Cojín,90.00,3,Salas,,,',
  ];
  const { said } = await told(rows, head, mapping);
  expect(said).toContain('3 ofertas de hoja.csv no rigen');
  expect(said).toContain('antes de empezar: «A-1» (renglón 2), «A-2» (renglón 3), «A-5» (renglón 6)\n');
  expect(said).toContain(
    '1 clave de hoja.csv parece fecha, y una hoja de cálculo pudo cambiarla: «01-mar» (renglón 7)\n',
  );
});

test('what people write for no code is none, and a formula that was not computed is refused', async () => {
  const head = 'Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Type';
  const { offers } = await told(
    ['mesa,Mesa,N/A,shopify,3,500.00,Mesas', 'silla,Silla,-,shopify,3,90.00,Mesas'],
    head,
    null,
  );
  expect(Object.keys(offers)).toEqual(['mesa', 'silla']);
  expect(await refusal([FIRST, '#N/A,Silla,90.00,3,Salas,,,'])).toContain(
    'renglón 3: «#N/A» en «Clave» es una fórmula',
  );
  expect(await refusal([FIRST, 'A-2,#¡REF!,90.00,3,Salas,,,'])).toContain('«#¡REF!» en «Descripción» es una fórmula');
});

test('what systems call no category is none', async () => {
  const { said } = await told([FIRST, 'A-2,Silla,90.00,3,Sin categoría,,,', 'A-3,Vela,90.00,3,Uncategorized,,,']);
  expect(said).toContain('categorías: 1 de 1');
  expect(said).toContain('2 productos en ninguna categoría');
  // A catalogue without any category could not be served.
  expect((await told(['A-2,Silla,90.00,3,Sin categoría,,,'])).said).toContain('· sin-categoria ·');
});

describe('a header', () => {
  test('may stand below the line by which Excel names the separator, and have names of several lines', async () => {
    const file = `sep=;\n"Clave";Descripción;Precio;Existencia;Familia\nA-1;Mesa;500,00;3;Salas\n`;
    const taken = await take(`\uFEFF${file}`, OWN);
    expect('sold' in taken && offersOf(taken.sold)).toEqual({ 'A-1': { pays: 50_000, pieces: 3 } });
    const mapping = {
      ...OWN,
      recognisedBy: [['Clave (SKU)']],
      columns: { ...OWN.columns, sku: ['Clave (SKU)'] },
    };
    const head = '"Clave\n(SKU)";"Descripción";Precio;Existencia;Familia';
    const { offers } = await told(['A-1;Mesa;500,00;3;Salas'], head, mapping);
    expect(offers).toEqual({ 'A-1': { pays: 50_000, pieces: 3 } });
  });

  test('is looked for below titles by whoever is told of them', async () => {
    expect(await refusal(['Clave,Descripción,Precio', 'A-1,Mesa,500.00'], 'Ferretería López,,')).toContain(
      'Si arriba del encabezado hay títulos, quítalos.',
    );
  });
});

describe('a mapping', () => {
  test('that knows no variants sells apart what names its product, which is said', async () => {
    const mapping = { ...OWN, columns: { ...OWN.columns, parent: ['Modelo'] } };
    const head = 'Clave,Descripción,Precio,Existencia,Familia,Modelo';
    const { said } = await told(['A-1,Mesa,500.00,3,Salas,', 'A-2,Mesa chica,90.00,3,Salas,A-1'], head, mapping);
    expect(said).toContain('porque su tipo no es «variant» en «types» del mapeo: «A-2» (renglón 3)\n');
  });

  test('with two names for a field says which column is not read where a file has both', async () => {
    const mapping = { ...OWN, columns: { ...OWN.columns, categories: ['Familia', 'Subfamilia'] } };
    const head = 'Clave,Descripción,Precio,Existencia,Familia,Subfamilia';
    const { said } = await told(['A-1,Mesa,500.00,3,Salas,Mesas'], head, mapping);
    expect(said).toContain('no se usa 1 columna: Subfamilia');
  });
});
