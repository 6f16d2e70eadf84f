import { createExecutionContext, env as testEnv, waitOnExecutionContext } from 'cloudflare:test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import type { CartOperation } from '../../src/domain/cart/cart';
import { toCentavos } from '../../src/domain/money';
import { toWireAddress } from '../../src/domain/order/wire-address';
import { add, value } from '../../tests/cart/port';
import { ADDRESS, DELIVERY, orderRequest } from '../../tests/cart/requests';
import { openShop } from '../../tests/cart/shop';
import { importBranches } from '../adapters/embedded/branches/import-branches';
import { expireOrders } from '../adapters/embedded/orders/expire';
import { product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { bringBackends } from '../backends';
import { commerceFor } from '../commerce';
import { newToken } from '../http/token';
import { cartPort } from '../objects/cart/port';
import { gateway } from '.';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const env = { ...testEnv, LIMITS_TIMES: '1000' };
/** Paid at the door, by transfer, at a till, or by a card that is charged at once; sent for nothing. */
const MUEBLES = storeView('muebles_america');
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const UNITS = 50;

let asked: ReturnType<typeof vi.spyOn>;
const { gross } = MUEBLES.shipping;

beforeAll(async () => {
  MUEBLES.shipping.gross = toCentavos(0);
  await openShop(env);
  const goods = [
    product(1, 'Silla', { stock: { is_in_stock: true, qty: 999 } }),
    product(2, 'Tarjeta', { type_id: 'virtual' }),
  ];
  const coupon = [
    { code: 'TODO', kind: 'percent', value: 100, from: null, to: null },
    { code: 'CASI', kind: 'fixed', value: 1159.99, from: null, to: null },
  ];
  const postal_code = [
    {
      code: '44100',
      state: 'Jalisco',
      region_id: 2334,
      region_code: 'JAL',
      municipality: 'Guadalajara',
      city: 'Guadalajara',
    },
  ].map((code) => ({ ...code, neighbourhoods: ['Centro'], covered: true, delivery_from: 3, delivery_to: 4 }));
  await serve(MUEBLES, goods, { coupon, postal_code }, Date.now());
  const { state: _state, region_id: _id, region_code: _code, ...branch } = BRANCH;
  const lines = [{ ...branch, stock: { 'SKU-1': UNITS } }, { end: { branches: 1, skus: 1 } }];
  const stream = new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    .body as ReadableStream<Uint8Array>;
  value(await importBranches(env, MUEBLES.storeCode, stream));
});

afterAll(() => {
  MUEBLES.shipping.gross = gross;
});

beforeEach(() => {
  asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    throw new TypeError('nobody is asked');
  });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

async function visit(path: string, init: RequestInit) {
  const ctx = createExecutionContext();
  const response = await gateway(new Request(new URL(path, 'https://localhost/'), init), env, ctx);
  await waitOnExecutionContext(ctx);
  return response;
}

const HOME = { carrierCode: 'tablerate', methodCode: 'homeDelivery' } as const;
const AT_BRANCH = { carrierCode: 'pickup', methodCode: 'recoger_en_sucursal', branch: BRANCH.code } as const;

/** A cart of one product, with what was done to it, and its port. */
async function cartWith(sku: string, ...operations: CartOperation[]) {
  const token = newToken();
  const cart = cartPort(env, MUEBLES, token);
  for (const operation of [add(sku, 1), ...operations]) value(await cart.apply(operation, null));
  return { token, cart };
}

const coupon = (code: string | null): CartOperation => ({ kind: 'coupon', code });

const address = toWireAddress(ADDRESS, orderRequest('x').personalDetails);

interface Placed {
  orderNumber: string;
  to_pay: unknown;
}

/** Orders a cart by the call, paid by this method. */
async function order(
  token: string,
  method: string,
  { branch, ...to }: { branch?: string; carrierCode?: string; methodCode?: string },
  more: object = {},
) {
  const response = await visit('/api/order', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vs-store-code': MUEBLES.storeCode },
    body: JSON.stringify({
      cart_id: token,
      order_id: crypto.randomUUID(),
      addressInformation: {
        ...(branch ? { branchOffice: branch } : { shippingAddress: address }),
        billingAddress: address,
        shipping_carrier_code: to.carrierCode,
        shipping_method_code: to.methodCode,
        payment_method_code: method,
        ...more,
      },
    }),
  });
  return { status: response.status, body: await response.json<{ result: Placed; meta?: unknown }>() };
}

const rowOf = (number: string) =>
  env.SHOP.prepare(
    `SELECT status, charged, (SELECT count(*) FROM order_hold WHERE order_number = number) AS holds,
       (SELECT count(*) FROM card_payment WHERE payee_kind = 'order' AND payee_id = number) AS payments FROM orders WHERE number = ?`,
  )
    .bind(number)
    .first();
const toldOf = async (number: string) =>
  (
    await env.SHOP.prepare('SELECT type FROM outbox WHERE subject = ? ORDER BY id').bind(number).all<{ type: string }>()
  ).results.map(({ type }) => type);

const desk = (number: string, event: object) =>
  visit(`/api/desk/orders/${number}/events?storeCode=${MUEBLES.storeCode}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer servicio-de-prueba',
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(event),
  });

const METHODS = ['cashondelivery', 'spei', 'storepayment', 'card'] as const;

test.each(
  METHODS.flatMap((method) => [
    [method, 'sent', HOME, DELIVERY] as const,
    [method, 'picked up', AT_BRANCH, { kind: 'shipping', ...AT_BRANCH }] as const,
  ]),
)('what costs nothing is secured when it is placed: %s, %s', async (method, _, how, choose) => {
  const { token } = await cartWith('SKU-1', choose, coupon('TODO'));
  const placed = await order(token, method, how);
  expect([placed.status, placed.body]).toMatchObject([200, { result: { to_pay: null } }]);
  const number = placed.body.result.orderNumber;
  const secured = { status: 'processing', charged: 0, holds: 0, payments: 0 };
  expect(await rowOf(number)).toEqual(secured);
  await expireOrders(env, Date.now() + MONTH_MS);
  expect([await rowOf(number), await toldOf(number)]).toEqual([secured, ['order-placed']]);
  const page = await commerceFor(env, await bringBackends(env), MUEBLES, Date.now()).payments?.of({ number });
  expect(page).toMatchObject({ due: null, securedAt: expect.any(Number) });
  expect((await desk(number, { type: 'send' })).status).toBe(200);
  expect([(await rowOf(number))?.status, await toldOf(number)]).toEqual(['sent', ['order-placed', 'order-sent']]);
  expect(asked).not.toHaveBeenCalled();
});

test('a centavo that is left is to be paid, and a card that is charged at once needs its consent for it', async () => {
  const spei = await order((await cartWith('SKU-1', DELIVERY, coupon('CASI'))).token, 'spei', HOME);
  expect(spei.body.result.to_pay).toMatchObject({ form: 'spei', amount: 0.01 });
  expect(await rowOf(spei.body.result.orderNumber)).toMatchObject({ status: 'pending', charged: 1, holds: 1 });
  const { token } = await cartWith('SKU-1', DELIVERY, coupon('CASI'));
  expect((await order(token, 'card', HOME)).status).toBe(422);
});

test('what costs nothing is ordered by any way that is offered and by no other, and without months', async () => {
  const { token } = await cartWith('SKU-1', DELIVERY, coupon('TODO'));
  expect((await order(token, 'paypal', HOME)).status).toBe(422);
  expect((await order(token, 'card', HOME, { payment_months: 3 })).status).toBe(422);
  expect((await order(token, 'card', HOME)).status).toBe(200);
  const virtual = await cartWith('SKU-2', coupon('TODO'));
  expect(await order(virtual.token, 'spei', {})).toMatchObject({ status: 200, body: { result: { to_pay: null } } });
});

test('ten at once under one key are one order that costs nothing', async () => {
  const { token } = await cartWith('SKU-1', DELIVERY, coupon('TODO'));
  const order_id = crypto.randomUUID();
  const addressInformation = {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: HOME.carrierCode,
    shipping_method_code: HOME.methodCode,
    payment_method_code: 'spei',
  };
  const body = JSON.stringify({ cart_id: token, order_id, addressInformation });
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': MUEBLES.storeCode };
  const all = await Promise.all(
    Array.from({ length: 10 }, () => visit('/api/order', { method: 'POST', headers, body })),
  );
  const numbers = await Promise.all(all.map(async (one) => (await one.json<{ result: Placed }>()).result.orderNumber));
  expect(new Set(numbers).size).toBe(1);
  expect(await toldOf(numbers[0] ?? '')).toEqual(['order-placed']);
});

test('a price that is lowered to nothing secures the order once, of two at the same moment; what is left over does not', async () => {
  const placed = await order((await cartWith('SKU-1', DELIVERY)).token, 'spei', HOME);
  const number = placed.body.result.orderNumber;
  expect((await desk(number, { type: 'credited', amount: 1159.99 })).status).toBe(200);
  expect(await rowOf(number)).toMatchObject({ status: 'pending', charged: 1, holds: 1 });
  const both = await Promise.all([
    desk(number, { type: 'credited', amount: 0.01 }),
    desk(number, { type: 'credited', amount: 0.01 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await rowOf(number), await toldOf(number)]).toEqual([
    { status: 'processing', charged: 0, holds: 0, payments: 0 },
    ['order-placed', 'order-paid'],
  ]);
  await expireOrders(env, Date.now() + MONTH_MS);
  expect((await desk(number, { type: 'send' })).status).toBe(200);
});

/** A shopper without script whose cart is this one. */
function shopper(token: string) {
  return async (path: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ key: crypto.randomUUID(), ...fields }).toString();
    const response = await visit(`/muebles_america/f/${path}`, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        cookie: `__Host-cart-${MUEBLES.storeId}=${token}`,
        accept: 'text/html',
      },
      body,
    });
    expect(response.status, await response.clone().text()).toBe(303);
    return response.headers.get('location')?.replace('/muebles_america', '') ?? '';
  };
}

const person = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };
const typed = {
  zipCode: '44100',
  streetAddress: 'Av. Vallarta',
  exteriorNumber: '1000',
  neighbourhood: 'Centro',
  phoneNumber: '3312345678',
};
const REVIEW = '/checkout?paso=pago';
const PAYMENT = '/checkout?paso=pago';

test.each(['sent', 'picked up'])(
  'without script nothing is asked of how it is paid where there is nothing to pay: %s',
  async (handover) => {
    const { token, cart } = await cartWith('SKU-1', coupon('TODO'));
    const post = shopper(token);
    await post('checkout/datos', person);
    const last =
      handover === 'sent'
        ? async () =>
            (await post('checkout/direccion', typed)) && post('checkout/envio', { method: 'tablerate:homeDelivery' })
        : () => post('checkout/sucursal', { branch: BRANCH.code, phoneNumber: typed.phoneNumber });
    expect(await last()).toBe(REVIEW);
    const { version } = value(await cart.read()).cart;
    const orderId = crypto.randomUUID();
    expect(await post('checkout/pedido', { orderId, cartVersion: String(version) })).toBe(
      `/checkout/pedido/${orderId}`,
    );
    const found = value(
      await commerceFor(env, await bringBackends(env), MUEBLES, Date.now()).orders.find(orderId, token),
    );
    expect(found).toMatchObject({ state: 'placed', order: { status: 'processing', totals: { grandTotal: 0 } } });
    expect(asked).not.toHaveBeenCalled();
  },
);

test('a coupon that is taken off has the shopper asked how it is paid before the order is placed, and put on again nothing more is asked', async () => {
  const { token, cart } = await cartWith('SKU-1', coupon('TODO'));
  const post = shopper(token);
  const pedido = async () => {
    const orderId = crypto.randomUUID();
    return post('checkout/pedido', { orderId, cartVersion: String(value(await cart.read()).cart.version) });
  };
  await post('checkout/datos', person);
  await post('checkout/direccion', typed);
  await post('checkout/envio', { method: 'tablerate:homeDelivery' });
  value(await cart.apply(coupon(null), null));
  expect(await pedido()).toBe(PAYMENT);
  expect(await post('checkout/pago', { billing: 'same' })).toBe(PAYMENT);
  value(await cart.apply(coupon('TODO'), null));
  expect(await post('checkout/pago', { billing: 'same' })).toBe(REVIEW);
  value(await cart.apply(coupon(null), null));
  expect(await post('checkout/pago', { method: 'spei', billing: 'same' })).toBe(REVIEW);
  value(await cart.apply(coupon('TODO'), null));
  expect(await pedido()).toMatch(/^\/checkout\/pedido\//);
});

test('a price that changes between the review and the order is told, and what then costs something is asked how it is paid', async () => {
  const { token, cart } = await cartWith('SKU-1', coupon('TODO'));
  const post = shopper(token);
  await post('checkout/datos', person);
  await post('checkout/direccion', typed);
  await post('checkout/envio', { method: 'tablerate:homeDelivery' });
  const { version } = value(await cart.read()).cart;
  await env.SHOP.prepare("UPDATE coupon SET value = 50 WHERE store = ? AND code = 'TODO'")
    .bind(MUEBLES.storeCode)
    .run();
  const pedido = { orderId: crypto.randomUUID(), cartVersion: String(version) };
  expect(await post('checkout/pedido', pedido)).toBe(REVIEW);
  const { cart: told } = value(await cart.read());
  expect([told.totals.grandTotal > 0, told.paymentTerms.isChosen]).toEqual([true, false]);
  expect(await post('checkout/pedido', { ...pedido, cartVersion: String(told.version) })).toBe(PAYMENT);
  await env.SHOP.prepare("UPDATE coupon SET value = 100 WHERE store = ? AND code = 'TODO'")
    .bind(MUEBLES.storeCode)
    .run();
});
