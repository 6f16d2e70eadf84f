import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportCommand } from '../../scripts/lib/export-command';
import { addCall, deliveryCall, orderCall } from '../../scripts/lib/ops/soak/shop-calls';
import { folderFor, ImportShop } from '../import/shop';
import { sampledOf } from '../sample';

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

const read = (name: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(join(FIXTURE, `${name}.json`), 'utf8'));
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
  [
    'junk between documents',
    PRODUCTS.map((one) => `${JSON.stringify(one)}\nbasura <html>\n{"sku": 3]\n`).join(''),
    COUNT * 2,
  ],
];

test.each(sampledOf(SHAPES, 3))(
  'products as %s come in through the command and make the same catalogue',
  async (_, text, skipped) => {
    const others = ['attribute', 'taxrule', 'category'].map((name) => join(FIXTURE, `${name}.json`));
    const { code, out } = await shop.command('--allow-skipped', ...others, `product=${written('datos.txt', text)}`).end;
    expect(out).toContain(`${COUNT} productos`);
    expect(out).toContain(`${skipped} omitidos.`);
    expect(code).toBe(0);
    const served = await shop.exported('product');
    expect(served.map((line) => JSON.parse(line).sku).sort()).toEqual(PRODUCTS.map(({ sku }) => sku).sort());
  },
);

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
  for (const entity of [
    'attribute',
    'taxrule',
    'category',
    'product',
    'cms_page',
    'cms_block',
    'redirect',
    'postal_code',
    'coupon',
  ]) {
    const lines = (path: string) =>
      readFileSync(join(path, `${entity}.ndjson`), 'utf8')
        .trim()
        .split('\n');
    expect(lines(second).map((line) => JSON.parse(line))).toEqual(lines(first).map((line) => JSON.parse(line)));
  }
});

test('a file of stock and prices goes through the command; what is wrong with a row is said in Spanish', async () => {
  const simple = PRODUCTS.find(({ type_id }) => type_id === 'simple');
  const path = written(
    'existencias.csv',
    `\uFEFFsku;qty;price;special_price\n${simple?.sku};17;1500.50;\nNO-HAY;1;;\n${simple?.sku};;1500,50;\n`,
  );
  const { code, out } = await shop.command('--stock', path).end;
  expect(out).toContain('renglón 3 (NO-HAY): sku: no hay ningún producto así');
  expect(out).toContain(`renglón 4 (${simple?.sku}): price: los decimales se escriben con punto`);
  expect(code).toBe(0);
  const changed = (await shop.exported('product'))
    .map((line) => JSON.parse(line))
    .find(({ sku }) => sku === simple?.sku);
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

/** Makes calls of the shop one after another; the answer of the last one. */
async function made(...calls: ReturnType<typeof addCall>[]): Promise<{ result: { orderNumber: string } }> {
  let answer: unknown;
  for (const { path, ...init } of calls) {
    const response = await fetch(`${shop.url}${path}`, init);
    answer = await response.json();
    expect({ path, status: response.status, answer }).toMatchObject({ status: 200 });
  }
  return answer as { result: { orderNumber: string } };
}

test('an order is found, accepted, sent, credited, paid and paid back through the command, once a key', async () => {
  // The catalogue before it may have been a large one.
  expect((await shop.command(FIXTURE, '--allow-fewer').end).code).toBe(0);
  const simple = PRODUCTS.find(({ type_id, stock }) => type_id === 'simple' && (stock as { qty: number }).qty > 0);
  const { result: token } = (await (await fetch(`${shop.url}/api/cart/create`, { method: 'POST' })).json()) as {
    result: string;
  };
  const placed = await made(
    addCall(token, 'mesa', String(simple?.sku), 1),
    deliveryCall(token),
    orderCall(token, 'pedido-1'),
  );
  const number = placed.result.orderNumber;
  const shown = await shop.orders('show', number);
  expect(shown).toMatchObject({ code: 0, out: expect.stringContaining('estado: por pagar') });
  const [, due = ''] = /por cobrar +\$([\d,.]+)/.exec(shown.out) ?? [];
  expect((await shop.orders('deliver', number)).out).toContain('El pedido no puede pasar por esto: está por pagar.');
  for (const [verb, status] of [
    ['accept', 'por enviar'],
    ['ship', 'enviado'],
    ['deliver', 'entregado'],
  ] as const)
    expect(await shop.orders(verb, number)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`estado: ${status}`),
    });
  expect(await shop.orders('received', number, due, '--key', 'pago-1')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`recibido  $${due}`),
  });
  expect(await shop.orders('received', number, due, '--key', 'pago-1')).toMatchObject({
    code: 0,
    out: expect.stringContaining('ya se había hecho'),
  });
  expect((await shop.orders('credit', number, '0.05', '--note', 'rayón')).out).toMatch(/por devolver +\$0\.05/);
  expect((await shop.orders('list', '--to-refund', '--search', 'ana@example.mx')).out).toMatch(
    new RegExp(`^${number} .*por devolver \\$0\\.05$`, 'm'),
  );
  expect(await shop.orders('refund', number, '0.06', '--note', 'SPEI 1')).toMatchObject({
    code: 1,
    out: expect.stringContaining('a lo más $0.05'),
  });
  expect((await shop.orders('refund', number, '0.05', '--note', 'SPEI 1')).code).toBe(0);
  expect((await shop.orders('show', number)).out).toMatch(
    /descontado del pedido \$0\.05 \(operator\): rayón[\s\S]*devuelto al cliente \$0\.05/,
  );
  const { out, code } = await shop.orders('csv', '--status', 'entregado');
  expect(code).toBe(0);
  const [header, row] = out.trim().split('\n');
  expect(header).toMatch(/^"pedido","fecha","estado"/);
  expect(row).toMatch(
    new RegExp(`^"${number}","\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}","entregado","ana@example.mx","cashondelivery",`),
  );
});

const DIRECTORY = fileURLToPath(new URL('../fixtures/postal/CPdescarga.txt', import.meta.url));
const MOST_MS = 60_000;

interface Place {
  municipality: string;
  city: string | null;
  neighbourhoods: string[];
}
const place = async (code: string): Promise<Place> =>
  ((await (await fetch(`${shop.url}/api/postal-code/${code}`)).json()) as { result: Place }).result;

test('the directory of postal codes comes in through its command; files that are broken or hold far less leave it in force', async () => {
  const rows = readFileSync(DIRECTORY, 'latin1');
  const { code, out } = await shop.postal(DIRECTORY).end;
  expect(out).toContain(
    '✓ El directorio está en vigor. 7 asentamientos leídos, 0 omitidos: 4 códigos postales con 6 colonias.',
  );
  expect(code).toBe(0);
  const known = await place('97000');
  expect(known).toMatchObject({ municipality: 'Mérida', neighbourhoods: ['Itzaes', 'Los Cocos', 'Mérida Centro'] });

  const few = rows.split('\r\n').slice(0, 5).join('\r\n');
  for (const [text, said] of [
    [rows.slice(0, -40), 'El archivo está cortado en el renglón 9.'],
    [
      few,
      'el directorio en vigor tiene 6 colonias y quedarían 3 (menos de 80 %). Si está bien así, agrega --allow-fewer.',
    ],
    [rows.replaceAll('97000|', '9700|'), 'omitido renglón 6: el código postal «9700» no lleva 5 números'],
    [
      rows.replaceAll('97000|', '9700|'),
      'se omitirían 4 de 7 asentamientos (el límite es 5 %). Si está bien así, agrega --allow-skipped.',
    ],
    ['sku,qty\n', 'no es el directorio de códigos postales'],
  ] as const) {
    const path = written('CPdescarga.txt', '');
    writeFileSync(path, Buffer.from(text, 'latin1'));
    const refused = await shop.postal(path).end;
    expect(refused.out).toContain(said);
    expect(refused.code).toBe(1);
    expect(await place('97000')).toEqual(known);
  }
  const path = written('CPdescarga.txt', '');
  writeFileSync(path, Buffer.from(few, 'latin1'));
  expect((await shop.command(path).end).out).toContain(`npm run import:postal -- ${path}`);
  expect(await shop.postal('--check', '--allow-fewer', path).end).toMatchObject({
    code: 0,
    out: expect.stringContaining('no se escribió nada'),
  });
  expect(await place('97000')).toEqual(known);
  expect((await shop.postal('--allow-fewer', path).end).code).toBe(0);
  expect((await place('97000')).neighbourhoods).not.toContain('Los Cocos');
});

test('a directory whose Worker is killed midway leaves the old one in force', async () => {
  expect((await shop.postal('--allow-fewer', DIRECTORY).end).code).toBe(0);
  const known = await place('97000');
  const block = (prefix: number) => ({
    prefix: String(prefix),
    codes: { [`${prefix}00`]: { municipality: 'Otro', city: null, neighbourhoods: ['Otra'] } },
  });
  const half = Array.from({ length: 100 }, (_, i) => `${JSON.stringify(block(200 + i))}\n`).join('');
  const taken = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(half)),
    pull: () => taken.resolve(),
  });
  const lost = shop.send('import/postal-directory?allow=fewer', body).catch(() => null);
  await taken.promise;
  await shop.kill();
  expect(await lost).toBeNull();
  await shop.start();
  expect(await place('97000')).toEqual(known);
  expect(await shop.get('import/postal-directory')).toMatchObject({ codes: 4, settlements: 6 });
});

test.skipIf(!SAMPLES)('the official directory is in force within a minute', async () => {
  const begun = performance.now();
  const { code, out } = await shop.postal(join(SAMPLES ?? '', 'mexico', 'sepomex-2024-12.psv.gz')).end;
  const tookMs = performance.now() - begun;
  expect(out).toContain('155,847 asentamientos leídos, 0 omitidos: 32,009 códigos postales con 154,871 colonias.');
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(MOST_MS);
  expect(await place('44100')).toMatchObject({ municipality: 'Guadalajara', city: 'Guadalajara' });
  expect((await place('85203')).neighbourhoods.length).toBeGreaterThan(290);
});
