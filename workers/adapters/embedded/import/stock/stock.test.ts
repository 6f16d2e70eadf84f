import { beforeEach, describe, expect, test } from 'vitest';
import { embeddedCommerce } from '../..';
import { configurable, env, NOON, product, serve, storeView, stream } from '../../testing/catalogue';
import { deskImports, skippedBy } from '../desk-imports';
import { checkStock, importStock } from '.';
import { csvLines } from './csv-lines';

const store = storeView('viu');
const DAY_MS = 24 * 60 * 60 * 1000;
const shop = (now = NOON) => embeddedCommerce(env, store, now);
const take = (text: string, now = NOON) => importStock(env, store, stream(text), now);
const price = async (sku: string, now = NOON) => (await shop(now).catalogue.cards([sku]))[0]?.price;
const stock = async (sku: string) => {
  const found = await shop().stock.check(sku);
  return found.ok ? { qty: found.value.qty, is_in_stock: found.value.is_in_stock } : null;
};

beforeEach(async () => {
  await serve(store, [
    product(1, 'Silla'),
    product(2, 'Mesa', { stock: { is_in_stock: true, qty: 0, manage_stock: false } }),
    configurable(3, 'SALA', 'Sala', [
      ['SALA-AZ', '49'],
      ['SALA-RO', '50'],
    ]),
    product(4, 'Juego', {
      type_id: 'grouped',
      price: 0,
      product_links: [
        {
          sku: 'SKU-4',
          link_type: 'associated',
          linked_product_sku: 'SKU-1',
          linked_product_type: 'simple',
          position: 0,
          qty: 2,
        },
      ],
    }),
  ]);
});

test('stock and prices change in what is served: cards, lists, variants, sets made of them', async () => {
  const before = await shop().catalogue.version();
  const report = await take(
    'sku,qty,is_in_stock,price,special_price,special_from,special_to\nSKU-1,3,1,2000,1500,,\nSALA-AZ,0,,,,,\nSKU-2,4,,,,,\n',
  );
  expect(report).toEqual({ ok: true, value: { accepted: 3, skipped: [], skippedCount: 0 } });
  expect(await stock('SKU-1')).toEqual({ qty: 3, is_in_stock: true });
  expect(await stock('SALA-AZ')).toEqual({ qty: 0, is_in_stock: false });
  expect(await stock('SALA-RO')).toEqual({ qty: 5, is_in_stock: true });
  expect(await price('SKU-1')).toMatchObject({ gross: 174_000 });
  expect(await price('SKU-4')).toMatchObject({ gross: 348_000 });
  const found = await shop().catalogue.product('SKU-1', null);
  expect(found.state === 'found' && found.page.product.price).toMatchObject({ gross: 174_000 });
  expect(await shop().catalogue.version()).not.toBe(before);
});

test('a price opens and closes with its window, and an empty special takes the reduction away', async () => {
  await take('sku;price;special_price;special_from;special_to\r\nSKU-1;1000.00;800;2026-11-21;2026-11-22\r\n');
  expect(
    [await price('SKU-1'), await price('SKU-1', NOON + DAY_MS), await price('SKU-1', NOON + 3 * DAY_MS)].map(
      (one) => one?.gross,
    ),
  ).toEqual([116_000, 92_800, 116_000]);
  await take('sku,price,special_price\nSKU-1,1000,\n');
  expect((await price('SKU-1', NOON + DAY_MS))?.gross).toBe(116_000);
});

test('a raised price is kept in the history: the one before it is struck through', async () => {
  await take('sku,price,special_price\nSKU-1,2000,900\n', NOON + DAY_MS);
  expect(await price('SKU-1', NOON + 2 * DAY_MS)).toMatchObject({ gross: 104_400, regularGross: 116_000 });
  const { results } = await env.SHOP.prepare(
    "SELECT regular_net FROM price_history WHERE sku = 'SKU-1' ORDER BY since",
  ).all();
  expect(results).toEqual([{ regular_net: 1000 }, { regular_net: 2000 }]);
});

test('a raised price is charged as exactly as the file has it, reduced or not', async () => {
  await take('sku,price,special_price\nSKU-1,1206.034483,\nSKU-2,2000,1206.034483\n', NOON + DAY_MS);
  for (const sku of ['SKU-1', 'SKU-2'])
    expect(await price(sku, NOON + 2 * DAY_MS)).toMatchObject({ gross: 139_900, regularGross: 139_900 });
});

test('rows that cannot be used are named with their line and reason, the others are taken', async () => {
  const rows = [
    '\uFEFFsku,qty,is_in_stock,price,special_price,special_from,special_to',
    'SKU-1,7,,,,,',
    'NO-HAY,1,,,,,',
    'SKU-2,"3,5",,,,,',
    'SKU-2,,,"1399,50",,,',
    'SKU-2,,quizás,,,,',
    'SKU-2,1,1,100,200,,',
    'SKU-2,,,100,50,ayer,',
    'SKU-2,,,,50,,',
    'SKU-2,1',
    '',
    'SKU-1,8,,,,,',
    'SKU-2,"1,,,,,',
    ',1,,,,,',
    'SKU-2,,,,,,',
    'SKU-2,-3,,,,,',
    'SKU-2,,,0.001,,,',
    'SKU-2,,,1.399,,,',
    'SKU-2,1.200,,,,,',
  ];
  const report = await take(rows.join('\n'));
  expect(report.ok && report.value.accepted).toBe(2);
  expect(report.ok && report.value.skipped.map(({ line, id, reason }) => [line, id, reason])).toEqual([
    [3, 'NO-HAY', 'sku: There is no such product'],
    [4, 'SKU-2', 'qty: Decimals are written with a point, not «3,5»'],
    [5, 'SKU-2', 'price: Decimals are written with a point, not «1399,50»'],
    [6, 'SKU-2', 'is_in_stock: Is not known, not «quizás»'],
    [7, 'SKU-2', 'special_price: Must be below the price, not «200»'],
    [8, 'SKU-2', 'special_from: Must be a date, not «ayer»'],
    [9, 'SKU-2', 'price: Field is required'],
    [10, 'SKU-2', 'it has 2 fields, the header 7'],
    [12, 'SKU-1', 'repeats sku SKU-1'],
    [13, null, 'a quote is not closed'],
    [14, null, 'sku: Field is required'],
    [15, 'SKU-2', 'sku: Nothing is given for it'],
    [17, 'SKU-2', 'price: Must be greater than 0, not «0.001»'],
    [18, 'SKU-2', 'price: May be thousands or decimals, not «1.399»'],
    [19, 'SKU-2', 'qty: May be thousands or decimals, not «1.200»'],
  ]);
  const [newest] = await deskImports(env, 'viu');
  expect(newest).toMatchObject({ scope: 'stock', accepted: 2, skipped: 15 });
  expect((await skippedBy(env, 'viu', newest?.run ?? 0))?.slice(0, 2)).toEqual([
    { entity: 'stock', position: 3, id: 'NO-HAY', reason: 'sku: There is no such product' },
    { entity: 'stock', position: 4, id: 'SKU-2', reason: 'qty: Decimals are written with a point, not «3,5»' },
  ]);
  expect(await stock('SKU-1')).toEqual({ qty: 7, is_in_stock: true });
  expect(await stock('SKU-2')).toEqual({ qty: 0, is_in_stock: false });
});

test('a price or a stock of what is sold by its variants or its pieces is named and not taken', async () => {
  const rows = ['SALA,,500', 'SALA,7,', 'SALA-AZ,4,1200', 'SKU-4,,500', 'SKU-4,1,'];
  const report = await take(`sku,qty,price\n${rows.join('\n')}\n`);
  expect(report.ok && report.value.skipped.map(({ line, id, reason }) => [line, id, reason])).toEqual([
    [2, 'SALA', 'price: Is not sold by itself'],
    [3, 'SALA', 'qty: Is not sold by itself'],
    [5, 'SKU-4', 'price: Is not sold by itself'],
  ]);
  expect(await price('SALA')).toMatchObject({ gross: 116_000 });
  expect(await stock('SALA-AZ')).toEqual({ qty: 4, is_in_stock: true });
});

test('a stock that variants without one of their own share is taken', async () => {
  await serve(store, [configurable(3, 'SALA', 'Sala', [['SALA-AZ', '49', { stock: undefined }]])]);
  const report = await take('sku,qty\nSALA,7\n');
  expect(report).toMatchObject({ ok: true, value: { accepted: 1, skipped: [] } });
});

test('a sku of a file is found by what one sees of it', async () => {
  await take('sku,qty\nSKU-\u200b1\u200d,3\n"\u200bSKU-2",4\n');
  expect(await stock('SKU-1')).toEqual({ qty: 3, is_in_stock: true });
  expect(await stock('SKU-2')).toEqual({ qty: 4, is_in_stock: true });
});

test('a check says what the import of the file would, and writes nothing', async () => {
  const text = 'sku,qty,price\nSKU-1,3,2000\nNO-HAY,1,5\nSKU-1,4,7\n';
  const before = await shop().catalogue.version();
  const imports = await deskImports(env, 'viu');
  const checked = await checkStock(env, store, stream(text));
  expect(await shop().catalogue.version()).toBe(before);
  expect(await stock('SKU-1')).toEqual({ qty: 10, is_in_stock: true });
  expect(await env.CATALOGUE.prepare("SELECT count(*) AS n FROM staged WHERE entity = 'stock'").first()).toEqual({
    n: 0,
  });
  expect(await deskImports(env, 'viu')).toEqual(imports);
  expect(checked).toEqual(await take(text));
});

describe('a broken file changes nothing', () => {
  const bytes = (list: number[]) => new Blob([Uint8Array.from(list)]).stream() as ReadableStream<Uint8Array>;
  test.each([
    ['that is empty', stream(''), 400],
    ['whose header is not known', stream('sku,cantidad\nSKU-1,1\n'), 422],
    ['without sku', stream('qty,price\n1,2\n'), 422],
    ['that is not UTF-8', bytes([...new TextEncoder().encode('sku,qty\nSKU-1,1\n'), 0xff, 0xfe]), 400],
    ['with a line that never ends', stream(`sku,qty\nSKU-1,1\n${'x'.repeat(10_000)}`), 400],
    ['that is binary', stream('sku,qty\nSKU-1,1\n\u0000\u0001'), 400],
    ['of which no row fits', stream('sku,qty\nOTRA,1\n'), 422],
  ])('%s', async (_, file, status) => {
    const before = await shop().catalogue.version();
    expect(await importStock(env, store, file, NOON)).toMatchObject({ ok: false, problem: { status } });
    expect(await stock('SKU-1')).toEqual({ qty: 10, is_in_stock: true });
    expect(await shop().catalogue.version()).toBe(before);
    expect(await env.CATALOGUE.prepare("SELECT count(*) AS n FROM import_run WHERE state = 'open'").first()).toEqual({
      n: 0,
    });
  });
});

test('a file for a shop without a catalogue, and one whose catalogue was replaced meanwhile, are refused', async () => {
  expect(await importStock(env, storeView('muebles_america'), stream('sku,qty\nSKU-1,1\n'), NOON)).toMatchObject({
    ok: false,
    problem: { status: 409 },
  });
  const slow = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('sku,qty\nSKU-1,1\n'));
      await serve(store, [product(1, 'Silla nueva')]);
      controller.close();
    },
  });
  expect(await importStock(env, store, slow, NOON)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await stock('SKU-1')).toEqual({ qty: 10, is_in_stock: true });
});

test('quotes, doubled quotes and line ends of other systems are read wherever the file is cut', async () => {
  const text = new TextEncoder().encode('"sku";qty\r\n"A ""1"";x"; 2 \r\n\r\nB;3');
  for (let cut = 1; cut < text.length; cut += 1) {
    const file = new Blob([text.slice(0, cut)]).stream() as ReadableStream<Uint8Array>;
    const parts = new ReadableStream<Uint8Array>({
      async start(controller) {
        for await (const chunk of file) controller.enqueue(chunk);
        controller.enqueue(text.slice(cut));
        controller.close();
      },
    });
    const lines = [];
    for await (const line of csvLines(parts)) lines.push(line);
    expect(lines).toEqual([
      { line: 1, fields: ['sku', 'qty'] },
      { line: 2, fields: ['A "1";x', '2'] },
      { line: 4, fields: ['B', '3'] },
    ]);
  }
});
