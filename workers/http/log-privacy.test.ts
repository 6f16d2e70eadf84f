import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openShop } from '../../tests/cart/shop';
import { apiApp } from '../api';
import { env, liveRequest } from '../api/live-request.fixture';
import { formsApp } from '../forms';

const PERSON = { firstName: 'Xóchitl', lastName: 'Ñuñez', emailAddress: 'xochitl@example.mx' };
const HOME = {
  zipCode: '44100',
  streetAddress: 'Privada Jacarandas',
  exteriorNumber: '1729',
  neighbourhood: 'Analco',
  phoneNumber: '3398765432',
};
const ORDER_ID = 'pedido-de-xochitl';
const KEY = 'llave-secreta-1';
const COUPON = 'REGALO-XOCHITL';

const [api, forms] = [apiApp(), formsApp()];
const cookie: { token: string | null } = { token: null };
let lines: string[] = [];

beforeAll(() => openShop(env));
beforeEach(() => {
  lines = [];
  cookie.token = null;
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      lines.push(
        words
          .map((word) =>
            word instanceof Error ? String(word.stack) : typeof word === 'string' ? word : JSON.stringify(word),
          )
          .join(' '),
      );
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const form = (path: string, fields: Record<string, string>) =>
  forms.request(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    },
    { ...env, REQUEST: liveRequest(cookie) },
  );

const call = (method: string, path: string, body?: unknown) =>
  api.request(
    path,
    {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
    { ...env, REQUEST: liveRequest(cookie) },
  );

/** Nothing of the shopper, the cart's token or a key stands in the log. */
function expectNothingPersonal() {
  const secrets = [cookie.token ?? 'no cart', ...Object.values(PERSON), ...Object.values(HOME), ORDER_ID, KEY, COUPON];
  for (const secret of secrets)
    expect(lines.filter((line) => line.includes(secret) || line.includes(encodeURIComponent(secret)))).toEqual([]);
}

const wireAddress = {
  firstname: PERSON.firstName,
  lastname: PERSON.lastName,
  email: PERSON.emailAddress,
  telephone: HOME.phoneNumber,
  postcode: HOME.zipCode,
  street: [`${HOME.streetAddress} ${HOME.exteriorNumber}`, HOME.neighbourhood],
  city: 'Guadalajara',
  region_code: 'JAL',
};
const order = () => ({
  cart_id: cookie.token,
  order_id: ORDER_ID,
  addressInformation: {
    shippingAddress: wireAddress,
    billingAddress: wireAddress,
    shipping_carrier_code: 'tablerate',
    shipping_method_code: 'homeDelivery',
    payment_method_code: 'cashondelivery',
  },
});

/** Runs work while a table is not there, so that whatever reads it fails. */
async function without(db: D1Database, table: string, work: () => Promise<unknown>) {
  await db.prepare(`ALTER TABLE ${table} RENAME TO away`).run();
  await work();
  await db.prepare(`ALTER TABLE away RENAME TO ${table}`).run();
}

/** A cart with everything an order needs. */
async function prepared() {
  cookie.token = null;
  await form('/f/cart/add', { sku: 'SILLA-AZ', qty: '1' });
  await form('/f/cart/coupon', { code: COUPON });
  await form('/f/checkout/datos', PERSON);
  await form('/f/checkout/direccion', HOME);
  await form('/f/checkout/envio', { method: 'tablerate:homeDelivery' });
  await form('/f/checkout/pago', { method: 'cashondelivery', billing: 'same' });
}

test('a whole purchase leaves no token, name, address, coupon or key in the log', async () => {
  await prepared();
  expect((await call('POST', '/api/order', `{"email":"${PERSON.emailAddress}`)).status).toBe(400);
  expect((await call('POST', '/api/order', order())).status).toBe(200);
  expect((await call('GET', `/api/sync/order/${ORDER_ID}?cartId=${cookie.token}`)).status).toBe(200);
  expectNothingPersonal();
});

test('neither do the failures on its way, which say what failed', async () => {
  await prepared();
  await without(env.CATALOGUE, 'postal_code', async () => {
    expect((await form('/f/checkout/direccion', HOME)).status).toBe(503);
    for (const path of [`postal-code/${HOME.zipCode}?x=1`, `shipping/estimate?postCode=${HOME.zipCode}`])
      expect((await call('GET', `/api/${path}&cartId=${cookie.token}`)).status).toBe(503);
  });
  await without(env.SHOP, 'order_key', async () =>
    expect((await call('POST', '/api/order', order())).status).toBe(202),
  );
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['forms.failed', 'api.failed', 'order.batch']),
  );
  for (const table of ['postal_code', 'order_key'])
    expect(logged).toContainEqual(
      expect.objectContaining({ reason: expect.stringContaining(`no such table: ${table}`) }),
    );
  expectNothingPersonal();
});
