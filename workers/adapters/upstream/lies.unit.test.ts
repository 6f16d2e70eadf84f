import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { retailerCart } from './cart/calls';
import { productReader } from './product-reader';
import { retailers, retailStore } from './retailer.fixture';
import { redirectOf } from './url-map';

const store = retailStore();
const open = retailers();
const retailer = (answer: (path: string) => Response | Promise<Response>) =>
  open(({ pathname }) => answer(pathname.slice('/api/'.length))).config;

const saying = (result: unknown) => retailer(() => HttpResponse.json({ code: 200, result }));
const cartOf = (config: ReturnType<typeof retailer>) => retailerCart(config, store);

const TOTALS = {
  grand_total: 116,
  subtotal: 100,
  items: [{ item_id: 1, qty: 1, price: 100, price_incl_tax: 116, row_total_incl_tax: 116 }],
};

describe('what is no price is not taken for one', () => {
  test('numbers and their texts are amounts', async () => {
    expect(await cartOf(saying({ ...TOTALS, grand_total: '116.00' })).totals('q')).toMatchObject({
      state: 'ok',
      value: { grand_total: 116 },
    });
  });

  test.each([[null], [''], [true], [[]], [['5']], ['1,160.00'], ['$116'], ['NaN'], [-1], [1e15], ['1e3'], [undefined]])(
    'a grand total of %j',
    async (grand_total) => {
      expect(await cartOf(saying({ ...TOTALS, grand_total })).totals('q')).toMatchObject({ state: 'unknown' });
    },
  );

  test.each([[1.5], [-1], ['x'], [null], [1e12]])('a line of %j units', async (qty) => {
    expect(await cartOf(saying([{ item_id: 1, sku: 'MESA', qty }])).pull('q')).toMatchObject({ state: 'unknown' });
  });

  test('a way to deliver without a price is not offered, one with a price before tax only costs at least that', async () => {
    const method = { carrier_code: 'a', method_code: 'b' };
    const answer = await cartOf(
      saying([method, { ...method, amount: 196 }, { ...method, amount: 0, price_incl_tax: 0 }]),
    ).shippingMethods('q', {});
    expect(
      answer.state === 'ok' && answer.value.map(({ available, price_incl_tax }) => [available, price_incl_tax]),
    ).toEqual([
      [false, 0],
      [true, 196],
      [true, 0],
    ]);
    expect(await cartOf(saying([{ ...method, amount: -5 }])).shippingMethods('q', {})).toMatchObject({
      state: 'unknown',
    });
  });
});

describe('an answer that is none ends', () => {
  test('in the middle, when it has no end', async () => {
    const blanks = new Uint8Array(4 * 1024 * 1024).fill(32);
    const endless = () => new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(blanks) });
    const config = retailer(() => new Response(endless(), { headers: { 'content-type': 'application/json' } }));
    expect(await cartOf(config).totals('q')).toMatchObject({ state: 'unknown' });
  });

  test.each<[string, () => Response]>([
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest' } })],
    [
      'a page with status 200',
      () => new Response('<html>{"code":200}</html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a page that says it is JSON',
      () => new Response('<html></html>', { headers: { 'content-type': 'application/json' } }),
    ],
    ['no envelope', () => HttpResponse.json(TOTALS)],
    ['nothing', () => new Response(null, { headers: { 'content-type': 'application/json' } })],
  ])('at once, when it is %s', async (_, answer) => {
    const asked: string[] = [];
    const config = retailer((path) => {
      asked.push(path);
      return answer();
    });
    expect(await cartOf(config).totals('q')).toMatchObject({ state: 'unknown' });
    expect(new Set(asked)).toEqual(new Set(['cart/totals']));
  });
});

test('a product that was not asked for does not stand in for the one that was', async () => {
  const hits = (...skus: string[]) => ({
    total: skus.length,
    hits: skus.map((sku, index) => ({ _source: { id: index + 1, sku, name: sku, price: 1 } })),
  });
  const config = retailer((path) =>
    HttpResponse.json(path.includes('/product/') ? { hits: hits('OTRA', 'MESA') } : { hits: hits() }),
  );
  const reader = productReader(config, store, Date.now());
  expect((await reader.by('sku', ['MESA'])).map(({ sku }) => sku)).toEqual(['MESA']);
  expect(await reader.by('configurable_children.sku', ['MESA'])).toEqual([]);
});

test.each([
  ['/nuevo?a=1', '/nuevo?a=1'],
  ['nuevo', '/nuevo'],
  ['https://otra.example/x', 'https://otra.example/x'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['javascript:alert(1)', null],
  ['/x\r\nset-cookie: a=b', '/x set-cookie: a=b'],
  ['/viejo', null],
])('a page moved to %j leads to %j', async (said, target) => {
  expect(await redirectOf(saying(said), store, '/viejo', Date.now())).toBe(target);
});
