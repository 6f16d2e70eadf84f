import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { storeViews } from '../../../../src/config/stores';
import { inputsFrom, sourceOf } from '../files';
import { missingIn } from '../pictures';
import { checkInputs } from './check';
import { findings, GUARDS, type Guard, lacking, refusals } from './guards';
import { LeftOutFile } from './left-out-file';
import { checkLines } from './print';

const folder = mkdtempSync(join(tmpdir(), 'tianguis-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [STORE] = storeViews('viu');
if (!STORE) throw new Error('there is no store view');
const NOON = Date.UTC(2026, 0, 15, 18);

let files = 0;
const written = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, `${files++}-${name}`);
  writeFileSync(path, content);
  return path;
};
const json = (name: string, ...documents: unknown[]): string => written(name, JSON.stringify(documents));
const check = async (...paths: string[]) =>
  checkInputs(await inputsFrom(paths), STORE, new LeftOutFile('prueba', folder));

const product = (id: number, more: object = {}) => ({
  id,
  sku: `SKU-${id}`,
  name: `Mesa ${id}`,
  price: 100,
  tax_class_id: 2,
  category_ids: [10],
  ...more,
});
const products = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => product(index + 1, more));
const CATEGORY = { id: 10, name: 'Mesas', level: 2, parent_id: 2, url_path: 'mesas' };
const IVA = {
  id: 1,
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ rate: 16, tax_country_id: 'MX' }],
};
const around = () => [json('taxrules.json', IVA), json('categories.json', CATEGORY)];

const found = async (paths: string[], served: number | null = null): Promise<[Guard, string[]][]> => [
  ...findings(await check(...paths), served === null ? null : { version: 1, products: served, categories: 1 }),
];

test('a sound catalogue is found sound, and shown as it would look', async () => {
  const sound = [
    json('products.json', ...products(30, { special_price: 80, image: 'https://cdn.example/a.jpg' })),
    ...around(),
  ];
  expect(await found(sound, 37)).toEqual([]);
  const lines = checkLines(await check(...sound), true, NOON);
  expect(lines).toContain('    productos: 30 de 30');
  expect(lines).toContain('    Mesa 1 (SKU-1) · $92.80 · antes $116.00 · IVA 16 % · mesas · https://cdn.example/a.jpg');
  expect(lines.filter((line) => line.startsWith('    Mesa'))).toHaveLength(10);
  expect(lines.join('\n')).toContain('MEDIA_HOSTS los nombre: https://cdn.example (30)');
  expect(lines.join('\n')).toContain('Nadie escribió formas-de-pago');
});

test('the check says the price the shop sells for: the rule of the lowest id with rates for the country, whatever the order', async () => {
  const rule = (id: number, rate: number, tax_country_id = 'MX') => ({ ...IVA, id, rates: [{ rate, tax_country_id }] });
  for (const rules of [
    [rule(9, 16), rule(4, 8)],
    [rule(4, 8), rule(9, 16)],
    [rule(1, 7, 'US'), rule(4, 8)],
  ]) {
    const paths = [json('products.json', ...products(1)), json('taxrules.json', ...rules), around()[1] ?? ''];
    expect(await found(paths)).toEqual([]);
    expect(checkLines(await check(...paths), true, NOON).join('\n')).toContain('$108.00 · IVA 8 %');
  }
});

test('a sound import leaves no list of what an earlier one left out', async () => {
  const before = await check(json('products.json', ...products(30), product(31, { price: 0 })), ...around());
  expect(before.list).not.toBeNull();
  expect((await check(json('products.json', ...products(30)), ...around())).list).toBeNull();
  expect(existsSync(before.list ?? '')).toBe(false);
});

test('a packed file that is cut, or is none, is refused with its reason', async () => {
  const packed = gzipSync(JSON.stringify(products(300)));
  const cut = written('products.json.gz', packed.subarray(0, packed.length >> 1));
  await expect(check(cut, ...around())).rejects.toThrow(
    /^No se puede leer \d+-products\.json\.gz: el archivo está cortado\.$/,
  );
  const plain = written('products.json.gz', JSON.stringify(products(3)));
  await expect(check(plain, ...around())).rejects.toThrow(
    /^No se puede leer \d+-products\.json\.gz: lo comprimido está dañado o no es gzip\.$/,
  );
});

test('more than 5 % skipped stops it, with the reasons grouped and the whole list in a file', async () => {
  const bad = [product(31, { price: 0 }), product(32, { price: 0.004 }), product(33, { sku: '' })];
  expect(await found([json('products.json', ...products(57), ...bad), ...around()])).toEqual([]);
  const path = json('products.json', ...products(20), ...bad);
  const checked = await check(path, ...around());
  expect([...findings(checked, null)]).toEqual([
    ['skipped', ['se omitirían 3 de 23 productos (13 %; el límite es 5 %)']],
  ]);
  expect(checked.skipped.groups).toMatchObject([
    { reason: 'price: Must be greater than 0', count: 2 },
    { reason: 'sku: Field is required', count: 1 },
  ]);
  expect(
    readFileSync(checked.list ?? '', 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(3);
  expect(refusals(findings(checked, null), new Set())[0]).toContain('--allow-skipped');
  expect(refusals(findings(checked, null), new Set(GUARDS))).toEqual([]);
});

test('fewer than 80 % of what is served stops it', async () => {
  const few = [json('products.json', ...products(39)), ...around()];
  expect((await found(few, 49)).map(([guard]) => guard)).toEqual(['fewer']);
  expect(await found(few, 48)).toEqual([]);
});

test('a class without a rate stops it, and so does none at all; what is sold without tax on purpose does not', async () => {
  const [, categories = ''] = around();
  const untaxed = await found([json('products.json', ...products(2), product(4, { tax_class_id: 0 })), categories]);
  expect(untaxed).toEqual([
    [
      'untaxed',
      [
        '2 productos o variantes son de la clase de impuesto 2, que no tiene tasa para MX y se venderían sin IVA, como SKU-1, SKU-2',
      ],
    ],
  ]);
});

test('two files that bring the same documents stop it, with which would be kept', async () => {
  const repeated = await check(
    json('products.json', ...products(3)),
    json('products-backup.json', ...products(2), product(9)),
    ...around(),
  );
  expect(repeated.repeated).toMatchObject([{ entity: 'product', count: 2, examples: ['id 1', 'id 2'] }]);
  const [, reasons] = [...findings(repeated, null)].find(([guard]) => guard === 'repeated') ?? [];
  expect(reasons?.[0]).toMatch(
    /products-backup\.json repite 2 productos de \d+-products\.json .*; se quedarían los de \d+-products\.json/,
  );
});

test('zero bytes and a mixed encoding are a broken file', async () => {
  const text = products(30).map((one) => JSON.stringify(one));
  const zeros = written('products.json', Buffer.concat([Buffer.alloc(4096), Buffer.from(text.join('\n'))]));
  expect((await found([zeros, ...around()])).find(([guard]) => guard === 'broken')?.[1]).toEqual([
    expect.stringContaining('está dañado: trae bytes en cero'),
  ]);
  const mixed = written(
    'products.json',
    Buffer.concat([Buffer.from(text.join('\n')), Buffer.from('\n{"name":"Salón"}\n', 'latin1')]),
  );
  expect((await found([mixed, ...around()])).map(([guard]) => guard)).toEqual(['broken']);
});

test('a mixed dump is read by what its documents say they are, whatever it is called', async () => {
  const hit = (type: string, source: object) => ({ _index: 'mx', _type: type, _source: source });
  const hits = [
    ...products(3).map((one) => hit('product', one)),
    hit('taxrule', IVA),
    hit('category', CATEGORY),
    hit('cms_hierarchy', { id: 1 }),
    hit('seccion', { id: 1 }),
  ];
  const dump = written('dump.json', JSON.stringify({ took: 3, hits: { total: 7, hits } }));
  const checked = await check(dump);
  expect([...checked.counts]).toEqual([
    ['product', { read: 3, accepted: 3 }],
    ['taxrule', { read: 1, accepted: 1 }],
    ['category', { read: 1, accepted: 1 }],
    ['cms_hierarchy', { read: 1, accepted: 1 }],
  ]);
  expect(checked.skipped.groups).toMatchObject([
    { reason: 'Is a document of a kind the shop has no use for', count: 1 },
  ]);
  const [input] = [...checked.files.keys()];
  const lines = input ? await new Response(sourceOf(input, 'product', false).open()).text() : '';
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)._source.sku),
  ).toEqual(['SKU-1', 'SKU-2', 'SKU-3']);
});

test('what is left out of documents, and what no shopper would find, is said', async () => {
  const odd = [
    product(1, { media_gallery: 'a.jpg' }),
    product(2, { type_id: 'configurable', configurable_children: [] }),
    product(3, { category_ids: [99], special_price: 80, special_to_date: 'pronto' }),
    product(4, { price: 10_000_001 }),
  ];
  const categories = json(
    'categories.json',
    { ...CATEGORY, id: 2, level: 1, parent_id: 1 },
    CATEGORY,
    { ...CATEGORY, id: 11, level: 3, parent_id: 77 },
    { ...CATEGORY, id: 12, parent_id: 12 },
  );
  const lines = checkLines(
    await check(json('products.json', ...odd), json('taxrules.json', IVA), categories),
    false,
    NOON,
  ).join('\n');
  expect(lines).toContain('1 × price: es demasiado grande (a lo más 10,000,000 pesos)');
  expect(lines).toContain('1 × media_gallery: debe ser una lista');
  expect(lines).toContain('1 × special_to_date: debe ser una fecha');
  expect(lines).toContain('1 productos configurables sin variantes que vender');
  expect(lines).toContain('1 productos en ninguna categoría del catálogo; solo se hallan buscando: SKU-3');
  expect(lines).toContain('1 categorías que cuelgan de sí mismas; ningún menú las muestra: 12');
  expect(lines).toContain('1 categorías cuyo padre no está; ningún menú las muestra: 11');
});

test('what a file holds may be said in the words of a shop', async () => {
  const path = json('datos.json', CATEGORY);
  expect((await inputsFrom([`categories=${path}`])).map(({ entity }) => entity)).toEqual(['category']);
  await expect(inputsFrom([path])).rejects.toThrow('No se sabe qué trae');
});

test('a document nobody can follow to its end is not called a cut file', async () => {
  const deep = `[${'{"a":'.repeat(70)}1${'}'.repeat(70)},{"id":2}]`;
  await expect(check(written('products.json', deep))).rejects.toThrow(
    'no se puede leer entero: lo que sigue de un documento ilegible',
  );
});

test('products without a tax class are left out and named, or given the class that is named, and sent that way', async () => {
  const hit = { _type: 'product', _source: product(32, { tax_class_id: null }) };
  const few = [...products(30), product(31, { tax_class_id: null }), hit];
  const paths = () => [json('products.json', ...few), ...around()];
  const sent = async (checked: Awaited<ReturnType<typeof check>>) => {
    const [input] = [...checked.files.keys()].filter(({ name }) => name.includes('products'));
    const places = input && checked.unclassed.places.get(input);
    if (!input || !places) throw new Error('nothing was without a class');
    const { given } = checked.unclassed;
    const text = await new Response(sourceOf(input, 'product', true, { places, given }).open()).text();
    return text.trim().split('\n');
  };
  const without = await check(...paths());
  expect(without.counts.get('product')).toEqual({ read: 32, accepted: 30 });
  expect(without.skipped.groups).toMatchObject([{ reason: 'tax_class_id: Field is required', count: 2 }]);
  expect(await sent(without)).toHaveLength(30);
  const inputs = await inputsFrom(paths());
  const given = await checkInputs(inputs, STORE, new LeftOutFile('prueba', folder), { given: 2 });
  expect([...findings(given, null)]).toEqual([]);
  const lines = await sent(given);
  expect(lines.slice(-2).map((line) => JSON.parse(line))).toMatchObject([
    { tax_class_id: 2 },
    { _source: { tax_class_id: 2 } },
  ]);
  const asTheyAre = await checkInputs(inputs, STORE, new LeftOutFile('prueba', folder), {
    given: null,
    asTheyAre: true,
  });
  expect([...findings(asTheyAre, null).keys()]).toEqual(['untaxed']);
});

test('the check refuses what the shop would: a file of products that holds none, a catalogue without categories', async () => {
  expect(lacking(await check(json('products.json'), ...around()), 0)).toEqual([
    'la importación no trae productos; un catálogo se importa entero',
  ]);
  const [rules = ''] = around();
  expect(lacking(await check(json('products.json', ...products(1)), rules), 0)).toEqual([
    'la importación no trae categorías; un catálogo se importa entero',
  ]);
  expect(lacking(await check(json('coupons.json')), 1)).toEqual([]);
  expect(lacking(await check(json('products.json', ...products(1)), ...around()), 0)).toEqual([]);
});

test('sets without members and categories below a switched-off one are named; hidden variants miss no category', async () => {
  const sets = [product(31, { type_id: 'grouped' }), product(32, { type_id: 'bundle' })];
  const hidden = product(33, { visibility: 1, category_ids: [] });
  const [rules = '', categories = ''] = around();
  const off = json(
    'categories.json',
    { id: 20, name: 'Apagada', is_active: false },
    { id: 21, name: 'Debajo', parent_id: 20 },
    { id: 22, name: 'Más abajo', parent_id: 21 },
  );
  const said = checkLines(
    await check(json('products.json', ...products(30), ...sets, hidden), rules, categories, off),
    true,
    NOON,
  ).join('\n');
  expect(said).toContain('2 juegos y paquetes sin piezas; se muestran agotados: SKU-31, SKU-32');
  expect(said).toContain('2 categorías bajo una apagada; sus páginas responden 404: 21, 22');
  expect(said).not.toContain('en ninguna categoría');
});

test('the check looks into the folder of pictures', async () => {
  writeFileSync(join(folder, 'mesa.jpg'), '');
  const paths = [
    json('products.json', product(1, { image: '/m/mesa.jpg' }), product(2, { image: '/n/no.jpg' })),
    ...around(),
  ];
  const checked = await check(...paths);
  const missing = missingIn(folder, checked.facts.pictures);
  expect(missing).toEqual(['/n/no.jpg']);
  expect(checkLines(checked, true, NOON, missing).join('\n')).toContain(
    '1 imágenes no están en la carpeta ni en public/media',
  );
});
