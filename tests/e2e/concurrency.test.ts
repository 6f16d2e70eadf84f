import { expect, inject, test } from 'vitest';
import { ask, postJson } from './http';

const shop = inject('shops').embedded;
/** No other test buys it; the demo has this many of it. */
const PRODUCT = { sku: 'SILLA-WINDSOR', inStock: 36 };
const UNITS = 8;
/** More of them stand in the tests of the cart's object and in the soak. */
const BUYERS = 24;
const AT_A_TIME = 25;
const MERIDA = { country_id: 'MX', region: 'Yucatán', postcode: '97000', city: 'Mérida' };
const ADDRESS = {
  ...MERIDA,
  firstname: 'Ana',
  lastname: 'Pech',
  email: 'ana@example.mx',
  telephone: '9991234567',
  street: ['Calle 60 491', 'Centro'],
};

const call = async (path: string, body: unknown = {}, headers: Record<string, string> = {}) => {
  const { status, text } = await postJson(path, body, headers, shop);
  return { status, body: JSON.parse(text) as { result: Record<string, string> } };
};

/** A cart of another client with this many of the product, its way of delivery chosen. */
async function cartOf(qty: number, sku = PRODUCT.sku): Promise<string> {
  const token = (await call('/api/cart/create')).body.result as unknown as string;
  const added = await call(`/api/cart/update?cartId=${token}`, { cartItem: { sku, qty } });
  if (added.status !== 200) throw new Error(`not added: ${JSON.stringify(added.body.result)}`);
  const methods = await call(`/api/cart/shipping-information?cartId=${token}`, {
    addressInformation: {
      shippingAddress: MERIDA,
      shippingCarrierCode: 'tablerate',
      shippingMethodCode: 'homeDelivery',
    },
  });
  if (methods.status !== 200) throw new Error(`no way of delivery: ${JSON.stringify(methods.body.result)}`);
  return token;
}

const order = (token: string, id: string, headers: Record<string, string> = {}) =>
  call(
    `/api/order?cartId=${token}`,
    {
      order_id: id,
      addressInformation: {
        shippingAddress: ADDRESS,
        shipping_carrier_code: 'tablerate',
        shipping_method_code: 'homeDelivery',
        payment_method_code: 'cashondelivery',
      },
    },
    headers,
  );

/** Runs work for 0 … count−1, so many at a time, and answers what each came to. */
async function crowd<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      done[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return done;
}

const stock = async () => JSON.parse((await ask(`/api/stock/check?sku=${PRODUCT.sku}`)).text).result.qty as number;

test(`fifty parallel orders under one key make one order, ${BUYERS} buyers of ${UNITS} units make ${UNITS}`, async () => {
  const token = await cartOf(PRODUCT.inStock - UNITS);
  const id = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => order(token, id, { 'idempotency-key': id })));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(new Set(answers.map(({ body }) => body.result.orderNumber)).size).toBe(1);
  expect(await stock()).toBe(UNITS);

  const carts = await crowd(BUYERS, () => cartOf(1));
  const bought = await crowd(BUYERS, (index) => order(carts[index] ?? '', crypto.randomUUID()));
  const numbers = bought.filter(({ status }) => status === 200).map(({ body }) => body.result.orderNumber);
  expect([numbers.length, new Set(numbers).size]).toEqual([UNITS, UNITS]);
  const refusals = bought.filter(({ status }) => status !== 200);
  expect([...new Set(refusals.map(({ status }) => status))]).toEqual([409]);
  expect(refusals).toHaveLength(BUYERS - UNITS);
  expect(await stock()).toBe(0);
});

test('STORE-010 two store views asked at the same time never mix', async () => {
  const asked = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'viu' : 'muebles_america'));
  for (const path of ['', '/c/nada', '/checkout/cart', '/catalogsearch/result?q=silla']) {
    const pages = await Promise.all(
      asked.map((store) => ask(`${store === 'viu' ? '' : '/muebles_america'}${path}` || '/')),
    );
    expect(pages.map(({ text }) => /data-store="(\w+)"/.exec(text)?.[1])).toEqual(asked);
    for (const [index, { text }] of pages.entries()) {
      const other =
        asked[index] === 'viu' ? /\bMA-[A-Z]+|href="?\/muebles_america/ : /SILLA-WINDSOR|href="?\/(?:c|p|checkout)\//;
      expect(text).not.toMatch(other);
    }
  }
});
