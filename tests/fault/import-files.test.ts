import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCommand } from '../../scripts/lib/export-command';
import { folderFor, ImportShop } from '../import/shop';

const FIXTURE = fileURLToPath(new URL('../fixtures/catalogue', import.meta.url));
const { SAMPLES } = process.env;

let shop: ImportShop;
let folder: string;
beforeAll(async () => {
  shop = await ImportShop.open();
  folder = folderFor('files');
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = (name: string): Record<string, unknown>[] => JSON.parse(readFileSync(join(FIXTURE, `${name}.json`), 'utf8'));
const PRODUCTS = read('product');
const hit = (source: Record<string, unknown>) => ({
  _index: 'vue_storefront_catalog_product',
  _type: 'product',
  _id: String(source.id),
  _score: 1,
  _source: source,
});
const written = (name: string, text: string): string => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};

const COUNT = PRODUCTS.length;
const SHAPES: [string, string, number][] = [
  ['a list', JSON.stringify(PRODUCTS), 0],
  ['a list written for people, with a byte order mark', `\uFEFF${JSON.stringify(PRODUCTS, null, 2)}`, 0],
  ['one document a line', PRODUCTS.map((one) => JSON.stringify(one)).join('\r\n'), 0],
  ['hits one after another', PRODUCTS.map((one) => JSON.stringify(hit(one))).join(''), 0],
  ['hits a line', PRODUCTS.map((one) => JSON.stringify(hit(one))).join('\n'), 0],
  ['each document twice', [...PRODUCTS, ...PRODUCTS].map((one) => JSON.stringify(one)).join('\n'), COUNT],
  ['junk between documents', PRODUCTS.map((one) => `${JSON.stringify(one)}\nbasura <html>\n{"sku": 3]\n`).join(''), COUNT * 2],
];

test.each(SHAPES)('products as %s come in through the command and make the same catalogue', async (_, text, skipped) => {
  const others = ['attribute', 'taxrule', 'category'].map((name) => join(FIXTURE, `${name}.json`));
  const { code, out } = await shop.command('--allow-skipped', ...others, `product=${written('datos.txt', text)}`).end;
  expect(out).toContain(`${COUNT} productos`);
  expect(out).toContain(`${skipped} omitidos.`);
  expect(code).toBe(0);
  const served = await shop.exported('product');
  expect(served.map((line) => JSON.parse(line).sku).sort()).toEqual(PRODUCTS.map(({ sku }) => sku).sort());
});

test('a broken file is named in Spanish, the command fails and the shop stays as it was', async () => {
  const before = await shop.exported('product');
  for (const [text, said] of [
    [JSON.stringify(PRODUCTS).slice(0, -30), 'está cortado'],
    ['<html>502 Bad Gateway</html>', 'no trae documentos'],
    [JSON.stringify(PRODUCTS), 'no trae categorías'],
  ] as const) {
    const { code, out } = await shop.command('--allow-untaxed', `product=${written('roto.json', text)}`).end;
    expect(out).toContain(said);
    expect(code).toBe(1);
  }
  expect(await shop.exported('product')).toEqual(before);
});

test('what the export writes, the import takes: the same catalogue again, file by file', async () => {
  expect((await shop.command(FIXTURE).end).code).toBe(0);
  const [first, second] = [join(folder, 'uno'), join(folder, 'dos')];
  const target = ['--url', shop.url, '--token', 'servicio-de-prueba'];
  await exportCommand([...target, first]);
  const { code, out } = await shop.command(first).end;
  expect(out).toContain('0 omitidos.');
  expect(code).toBe(0);
  await exportCommand([...target, second]);
  for (const entity of ['attribute', 'taxrule', 'category', 'product', 'cms_page', 'cms_block', 'redirect', 'postal_code', 'coupon']) {
    const lines = (path: string) =>
      readFileSync(join(path, `${entity}.ndjson`), 'utf8')
        .trim()
        .split('\n');
    expect(lines(second).map((line) => JSON.parse(line))).toEqual(lines(first).map((line) => JSON.parse(line)));
  }
});

test('a file of stock and prices goes through the command; what is wrong with a row is said in Spanish', async () => {
  const simple = PRODUCTS.find(({ type_id }) => type_id === 'simple');
  const path = written('existencias.csv', `\uFEFFsku;qty;price;special_price\n${simple?.sku};17;1500.50;\nNO-HAY;1;;\n${simple?.sku};;1500,50;\n`);
  const { code, out } = await shop.command('--stock', path).end;
  expect(out).toContain('renglón 3 (NO-HAY): sku: no hay ningún producto así');
  expect(out).toContain(`renglón 4 (${simple?.sku}): price: los decimales se escriben con punto`);
  expect(code).toBe(0);
  const changed = (await shop.exported('product')).map((line) => JSON.parse(line)).find(({ sku }) => sku === simple?.sku);
  expect(changed).toMatchObject({ price: 1500.5, stock: { qty: 17, is_in_stock: true } });
  const broken = await shop.command('--stock', written('roto.csv', 'clave,existencia\nA,1\n')).end;
  expect(broken.out).toContain('columna desconocida: clave');
  expect(broken.code).toBe(1);
});

test.skipIf(!SAMPLES)('a real catalogue of the family comes in whole through the command', async () => {
  const copy = join(folder, 'muestra');
  cpSync(join(SAMPLES ?? '', 'catalogue-sample'), copy, { recursive: true });
  const { code, out } = await shop.command('--allow-untaxed', copy).end;
  expect(out).toContain('50 productos y 39 categorías');
  expect(out).toContain('0 omitidos.');
  expect(code).toBe(0);
});
