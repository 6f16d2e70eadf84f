import { evictDurableObject, runInDurableObject, env as testEnv } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CartPort } from '../../../src/commerce/cart';
import type { Order } from '../../../src/domain/order/order';
import { add, placed, problem, value } from '../../../tests/cart/port';
import { ADDRESS, DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { openShop, priceStatement, setPrice, setStock, stockOf, VIU } from '../../../tests/cart/shop';
import { changeOrder } from '../../adapters/embedded/orders/change';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import { currentOrders } from './current-orders';
import { ordersPort } from './orders-port';
import { cartPort } from './port';

const env: Env = testEnv;

beforeAll(() => openShop(env));

let token: string;
let cart: CartPort;
beforeEach(() => {
  token = newToken();
  cart = cartPort(env, VIU, token);
});

async function filled(qty = 2, sku = 'MESA') {
  value(await cart.apply(add(sku, qty), null));
  return value(await cart.apply(DELIVERY, null)).cart;
}

test('CHECKOUT-008 CHECKOUT-009 CHECKOUT-010 a placed order takes stock, empties cart and checkout, and can be read by who holds the cart', async () => {
  const before = await stockOf(env, 'MESA');
  await filled();
  await cart.saveCheckout({ shippingDetails: ADDRESS }, null);
  const order = placed(await cart.place(orderRequest('uno'), null));
  expect(order).toMatchObject({
    status: 'pending',
    totals: { grandTotal: 38_100 },
    shippingMethod: { title: 'Home delivery' },
    paymentMethod: { code: 'cashondelivery' },
  });
  expect(order.lines.map((line) => line.total)).toEqual([38_100]);
  expect(await stockOf(env, 'MESA')).toBe(before - 2);
  const left = value(await cart.read());
  expect(left.cart).toMatchObject({ lines: [], state: 'open', lastOrder: order.number, totals: { grandTotal: 0 } });
  expect(left.checkout).toEqual({ personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 });
  const orders = ordersPort(env, VIU, Date.now());
  expect(placed(await orders.find('uno', token))).toEqual(order);
  expect(placed(await orders.find(order.number, token))).toEqual(order);
  const backendId = String(Number(order.number));
  expect(placed(await orders.find(backendId, token))).toEqual(order);
  for (const id of ['uno', order.number, backendId])
    expect(problem(await orders.find(id, newToken())).status).toBe(404);
  expect(Math.abs(Date.now() - Date.parse(order.createdAt))).toBeLessThan(60_000);
  await runInDurableObject(env.CART.getByName(`viu:${token}`), (_, state) => state.storage.deleteAll());
  await evictDurableObject(env.CART.getByName(`viu:${token}`));
  for (const id of ['uno', order.number, backendId])
    expect(placed(await orders.find(id, token)).number).toBe(order.number);
});

test('who holds the cart sees where the order goes by now, not where it was to go when it was placed', async () => {
  await filled(1);
  const { number } = placed(await cart.place(orderRequest('corregido'), null));
  const address = { ...ADDRESS, streetAddress: 'Calle 21', reference: 'Portón verde' };
  const told = { source: 'operator', id: `${number} corrige`, at: Date.now() } as const;
  expect(await changeOrder(env, { number }, { type: 'correct-address', address }, told)).toMatchObject({ ok: true });
  const orders = currentOrders(env, VIU, ordersPort(env, VIU, Date.now()));
  expect(placed(await orders.find(number, token)).shippingAddress).toEqual(address);
});

test('a key whose answer is forgotten does not pass its old order off as a new one', async () => {
  await filled(1);
  placed(await cart.place(orderRequest('viejo'), 'llave'));
  await runInDurableObject(env.CART.getByName(`viu:${token}`), (_, state) =>
    state.storage.sql.exec('DELETE FROM outcome'),
  );
  await filled(2);
  expect(problem(await cart.place(orderRequest('nuevo'), 'llave'))).toMatchObject({
    status: 422,
    fields: [{ field: 'Idempotency-Key' }],
  });
  expect(value(await cart.read()).cart).toMatchObject({ state: 'open', lines: [{ qty: 2 }] });
  expect(placed(await cart.place(orderRequest('nuevo'), 'otra llave')).orderId).toBe('nuevo');
});

test('the state that tax goes by is the one of the postal code, whatever is written beside it', async () => {
  const rates = [
    { id: 1, rate: 8, tax_country_id: 'MX', tax_region_id: 5, region_name: 'Baja California' },
    { id: 2, rate: 16, tax_country_id: 'MX', tax_region_id: 0, region_name: null },
  ];
  const { doc } = (await env.CATALOGUE.prepare('SELECT doc FROM tax_rule').first<{ doc: string }>()) ?? { doc: '{}' };
  await env.CATALOGUE.prepare("UPDATE tax_rule SET doc = json_set(doc, '$.rates', json(?))")
    .bind(JSON.stringify(rates))
    .run();
  await env.CATALOGUE.prepare('UPDATE catalogue SET revision = revision + 1').run();
  try {
    await filled();
    const liar = { ...ADDRESS, state: 'Baja California', region_code: 'BCN' };
    const order = placed(await cart.place(orderRequest('frontera', { shippingAddress: liar }), null));
    expect(order.totals.grandTotal).toBe(38_100);
  } finally {
    await env.CATALOGUE.batch([
      env.CATALOGUE.prepare('UPDATE tax_rule SET doc = ?').bind(doc),
      env.CATALOGUE.prepare('UPDATE catalogue SET revision = revision + 1'),
    ]);
  }
});

test('STORE-019 nothing is sent, priced or taxed for another country', async () => {
  await filled();
  const abroad = { ...ADDRESS, country: 'US' };
  expect(problem(await cart.place(orderRequest('fuera', { shippingAddress: abroad }), null))).toMatchObject({
    status: 422,
    fields: [{ field: 'country_id' }],
  });
  const destination = {
    country: 'US',
    region: 'Texas',
    regionId: null,
    regionCode: null,
    postcode: '44100',
    city: null,
    street: [],
  };
  expect(problem(await cart.apply({ kind: 'destination', destination }, null)).status).toBe(422);
  expect(value(await cart.read()).cart).toMatchObject({ state: 'open', destination: { country: 'MX' }, version: 2 });
});

test('an order is told the catalogue’s own price, also one that changed without being announced to carts', async () => {
  value(await cart.apply(add('CAMBIA', 2), null));
  value(await cart.apply(DELIVERY, null));
  await env.CATALOGUE.batch([
    priceStatement(env, 'CAMBIA', 110),
    env.CATALOGUE.prepare('UPDATE catalogue SET revision = revision + 1'),
  ]);
  expect(problem(await cart.place(orderRequest('callado'), null)).detail).toContainEqual(
    expect.objectContaining({ kind: 'price', sku: 'CAMBIA', from: 116, to: 127.6 }),
  );
  expect(value(await cart.review()).cart.lines).toMatchObject([{ unitGross: 12_760 }]);
  await setPrice(env, 'CAMBIA', 100);
});

test('without a key the order id is the key, and another body under it is refused', async () => {
  await filled();
  const first = placed(await cart.place(orderRequest('mismo'), null));
  expect(value(await cart.place(orderRequest('mismo'), null))).toMatchObject({
    order: { number: first.number },
    replayed: true,
  });
  expect(value(await cart.place(orderRequest('mismo'), 'llave-nueva'))).toMatchObject({
    order: { number: first.number },
    replayed: true,
  });
  expect(
    problem(await cart.place(orderRequest('mismo', { billingAddress: { ...ADDRESS, exteriorNumber: '101' } }), null))
      .status,
  ).toBe(422);
});

test('a second order from the emptied cart is refused in words', async () => {
  await filled();
  placed(await cart.place(orderRequest('primero'), null));
  expect(problem(await cart.place(orderRequest('segundo'), null))).toMatchObject({
    status: 409,
    message: 'Your cart is empty',
  });
});

test('a price or stock that moved refuses with the differences, shows them at review, and the next try goes through', async () => {
  const { version } = await filled(2, 'CAMBIA');
  await setPrice(env, 'CAMBIA', 110);
  const refused = problem(await cart.place(orderRequest('movido', { cartVersion: version }), null));
  expect(refused).toMatchObject({
    status: 409,
    detail: [{ kind: 'price', sku: 'CAMBIA', from: 116, to: 127.6 }, { kind: 'total' }],
  });
  const review = value(await cart.review());
  expect(review.notices.map((notice) => notice.id)).toEqual(['priceChanged']);
  expect(review.cart).toMatchObject({ state: 'open', lines: [{ unitGross: 12_760 }] });
  await setStock(env, 'CAMBIA', 1);
  const short = problem(await cart.place(orderRequest('corto', { cartVersion: review.cart.version }), null));
  expect(short.detail).toContainEqual({
    kind: 'stock',
    sku: 'CAMBIA',
    name: 'Producto CAMBIA',
    requested: 2,
    available: 1,
  });
  await setStock(env, 'CAMBIA', 50);
  expect(placed(await cart.place(orderRequest('movido'), null)).totals.grandTotal).toBe(2 * 12_760 + 14_900);
  await setPrice(env, 'CAMBIA', 100);
});

test('another cart than the one the shopper saw is refused: by version, by products, by the total of another place', async () => {
  const seen = value(await cart.apply(add('MESA', 2), null)).cart;
  await cart.apply(add('LAMPARA'), null);
  expect(problem(await cart.place(orderRequest('a', { cartVersion: seen.version }), null)).detail).toEqual([
    { kind: 'version', requested: 1, current: 2 },
  ]);
  expect(problem(await cart.place(orderRequest('b', { products: [{ sku: 'MESA', qty: 2 }] }), null)).detail).toEqual([
    { kind: 'quantity', sku: 'LAMPARA', requested: 0, inCart: 1 },
  ]);
  const refused = problem(await cart.place(orderRequest('c', { cartVersion: 2 }), null));
  expect(refused.detail).toEqual([{ kind: 'total', from: 464, to: 613 }]);
  expect(placed(await cart.place(orderRequest('c', { cartVersion: 3 }), null)).totals.grandTotal).toBe(61_300);
});

test('an order needs an address that is delivered to, a way of delivery and of payment that are offered', async () => {
  await filled();
  const refusal = async (more: object) =>
    problem(await cart.place(orderRequest('incompleto', more), null)).fields?.map((field) => [field.field, field.rule]);
  expect(await refusal({ shippingAddress: null })).toEqual([['shippingAddress', 'required']]);
  expect(await refusal({ shippingMethod: null })).toEqual([['shippingMethod', 'required']]);
  expect(await refusal({ shippingMethod: { carrierCode: 'flatrate', methodCode: 'flatrate' } })).toEqual([
    ['shippingMethod', 'offered'],
  ]);
  expect(await refusal({ shippingAddress: { ...ADDRESS, zipCode: '97990' } })).toEqual([
    ['shippingAddress.zipCode', 'coverage'],
  ]);
  expect(await refusal({ paymentMethod: 'trueque' })).toEqual([['paymentMethod', 'offered']]);
  expect(value(await cart.read()).cart).toMatchObject({ state: 'open', version: 2, lines: [{ qty: 2 }] });
});

test('VALID-012 a virtual cart cannot be paid at the door', async () => {
  value(await cart.apply(add('TARJETA'), null));
  expect(
    problem(await cart.place(orderRequest('virtual', { shippingAddress: null, shippingMethod: null }), null))
      .fields?.[0]?.field,
  ).toBe('paymentMethod');
});

test('a coupon is spread over the order and leaves the cart with it', async () => {
  await filled(1, 'LAVADORA');
  await cart.apply({ kind: 'coupon', code: 'CIEN' }, null);
  const order = placed(await cart.place(orderRequest('cupon'), null));
  expect(order.totals).toMatchObject({ couponCode: 'CIEN', discount: 10_000, grandTotal: 570_000 });
  expect(order.lines.map((line) => line.discount)).toEqual([10_000]);
  expect(value(await cart.read()).cart.coupon).toBeNull();
});

test('a bundle takes its parts from stock, and is there as often as the scarcest of them', async () => {
  const before = await stockOf(env, 'LAMPARA');
  const option = {
    extension_attributes: { bundle_options: { 1: { option_id: 1, option_qty: 1, option_selections: [2] } } },
  };
  value(await cart.apply(add('PAQUETE', 2, { productOption: option }), null));
  value(await cart.apply(DELIVERY, null));
  placed(await cart.place(orderRequest('paquete'), null));
  expect(await stockOf(env, 'LAMPARA')).toBe(before - 2);
  const short = value(await cart.apply(add('PAQUETE', before, { productOption: option }), null));
  expect(short.notices).toMatchObject([{ id: 'requestedQty', params: { max: before - 2 } }]);
});

describe('an order that names no version of the cart', () => {
  const total = (order: Order) => order.totals.grandTotal;

  test('is charged the total that was answered last', async () => {
    const { totals } = await filled();
    expect(total(placed(await cart.place(orderRequest('igual'), null)))).toBe(totals.grandTotal);
  });

  test('is refused when delivery was never in a total it was told, and is placed at the one of the refusal', async () => {
    value(await cart.apply(add('MESA', 2), null));
    const refused = problem(await cart.place(orderRequest('envio'), null));
    expect(refused).toMatchObject({ status: 409, message: 'The cart has changed since the order was prepared' });
    expect(refused.detail).toEqual([
      { kind: 'total', from: 232, to: 381 },
      { kind: 'version', requested: null, current: 2 },
    ]);
    expect(value(await cart.read()).cart).toMatchObject({ state: 'open', version: 2, totals: { grandTotal: 38_100 } });
    expect(total(placed(await cart.place(orderRequest('envio'), null)))).toBe(38_100);
  });

  test('is refused at a price that rose, once', async () => {
    await filled(2, 'CAMBIA');
    await setPrice(env, 'CAMBIA', 250);
    try {
      const refused = problem(await cart.place(orderRequest('sube'), null));
      expect(refused.detail).toMatchObject([
        { kind: 'price', from: 116, to: 290 },
        { kind: 'total', from: 381, to: 729 },
        { kind: 'version', requested: null, current: 3 },
      ]);
      expect(total(placed(await cart.place(orderRequest('sube'), null)))).toBe(72_900);
    } finally {
      await setPrice(env, 'CAMBIA', 100);
    }
  });
});
