import { runDurableObjectAlarm, runInDurableObject, env as testEnv } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CartPort } from '../../../src/commerce/cart';
import type { CartOperation } from '../../../src/domain/cart/cart';
import { add, messages, problem, value } from '../../../tests/cart/port';
import { openShop, setPrice, setStock, VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import type { CartObject } from './cart-object';
import { cartPort } from './port';

const env: Env = testEnv;

beforeAll(() => openShop(env));
afterEach(() => {
  vi.useRealTimers();
});

const openCart = (token = newToken()): CartPort => cartPort(env, VIU, token);
const stub = (token: string) => (env.CART as DurableObjectNamespace<CartObject>).getByName(`viu:${token}`);

const GUADALAJARA = {
  country: 'MX',
  region: 'Jalisco',
  regionId: null,
  regionCode: 'JAL',
  postcode: '44100',
  city: 'Guadalajara',
  street: [],
};

test('CART-001 an added product stands in the cart with its price, words and stock, and the totals hold it', async () => {
  const cart = openCart();
  const answer = value(await cart.apply(add('SILLA-AZ', 2), 'k1'));
  expect(answer.line).toMatchObject({
    sku: 'SILLA-AZ',
    parentSku: 'SILLA',
    qty: 2,
    unitNet: 15_000,
    unitGross: 17_400,
    taxRate: 16,
    stockQty: 30,
  });
  expect(answer.line?.options).toEqual([{ label: 'Color', value: 'Azul' }]);
  expect(answer.cart).toMatchObject({ version: 1, totals: { grandTotal: 34_800, itemsQty: 2 } });
  expect(value(await cart.read()).cart).toEqual(answer.cart);
});

test('a product and its service are added together as two lines of exact amounts, the answer is the product’s line; one refused refuses both', async () => {
  const cart = openCart();
  const both = (service: string): CartOperation => ({
    kind: 'together',
    operations: [add('SILLA-AZ', 2, { warrantySku: null }), add(service, 2)],
  });
  const answer = value(await cart.apply(both('LAMPARA'), 'k1'));
  expect(answer.line?.sku).toBe('SILLA-AZ');
  expect(answer.cart.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
    ['SILLA-AZ', 2],
    ['LAMPARA', 2],
  ]);
  const [chair, lamp] = answer.cart.lines;
  expect(answer.cart.totals.grandTotal).toBe(2 * ((chair?.unitGross ?? 0) + (lamp?.unitGross ?? 0)));
  expect(value(await cart.apply(both('LAMPARA'), 'k1')).cart.lines.map(({ qty }) => qty)).toEqual([2, 2]);
  const without = value(await cart.apply({ kind: 'remove', itemId: lamp?.itemId ?? 0 }, 'k2')).cart;
  expect(without.lines.map(({ sku }) => sku)).toEqual(['SILLA-AZ']);
  expect(problem(await cart.apply(both('NADA'), 'k3')).status).toBe(404);
  const beside = (service: string): CartOperation => ({
    kind: 'together',
    operations: [add('SILLA-AZ', 2), { kind: 'add', sku: service, qty: 2, isService: true }],
  });
  const goneBy = async (service: string) => value(await cart.apply(beside(service), `k-${service}`)).notices;
  const gone = (name: string) => [
    { id: 'other', level: 'error', message: '{name} cannot be had any more, and nothing was added', params: { name } },
  ];
  expect(await goneBy('NADA')).toEqual(gone('NADA'));
  expect(await goneBy('AGOTADO')).toEqual(gone('Producto AGOTADO'));
  expect(value(await cart.read()).cart.lines.map(({ sku, qty }) => [sku, qty])).toEqual([['SILLA-AZ', 2]]);
});

test('a variant may be asked for by its product and options, and a product without a choice is refused in words', async () => {
  const cart = openCart();
  const option = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 50 }] } };
  expect(value(await cart.apply(add('SILLA', 1, { productOption: option }), null)).line).toMatchObject({
    sku: 'SILLA-RO',
    unitGross: 18_560,
  });
  expect(problem(await cart.apply(add('SILLA'), null))).toMatchObject({
    status: 422,
    message: expect.stringContaining('No such configuration'),
  });
  expect(problem(await cart.apply(add('NADA'), null)).status).toBe(404);
});

test('CART-013 CART-014 an equal line grows, one with a warranty stands beside it', async () => {
  const cart = openCart();
  await cart.apply(add('LAVADORA'), null);
  await cart.apply(add('LAVADORA', 1, { warrantySku: 'GARANTIA-2' }), null);
  const { cart: after } = value(await cart.apply(add('LAVADORA', 2), null));
  expect(after.lines.map((line) => [line.qty, line.warranty?.sku ?? null])).toEqual([
    [3, null],
    [1, 'GARANTIA-2'],
  ]);
  expect(after.totals.grandTotal).toBe(4 * 580_000 + 58_000);
});

test('a grouped product adds its members, a bundle its chosen parts, an option what it costs', async () => {
  const cart = openCart();
  const grouped = value(await cart.apply(add('COMEDOR', 2), null)).cart;
  expect(grouped.lines.map((line) => [line.sku, line.parentSku, line.qty])).toEqual([
    ['MESA', 'COMEDOR', 2],
    ['LAMPARA', 'COMEDOR', 4],
  ]);
  const bundle = value(
    await cart.apply(
      add('PAQUETE', 1, {
        productOption: {
          extension_attributes: { bundle_options: { 1: { option_id: 1, option_qty: 1, option_selections: [2] } } },
        },
      }),
      null,
    ),
  );
  expect(bundle.line).toMatchObject({ unitGross: 23_200, options: [{ label: 'Mesa', value: 'Producto LAMPARA' }] });
  const engraved = value(
    await cart.apply(
      add('GRABADO', 1, {
        productOption: { extension_attributes: { custom_options: [{ option_id: '7', option_value: 'Ana' }] } },
      }),
      null,
    ),
  );
  expect(engraved.line).toMatchObject({
    unitGross: 12_600,
    rates: [
      { rate: 16, gross: 11_600 },
      { rate: 0, gross: 1_000 },
    ],
    options: [{ label: 'Grabado', value: 'Ana' }],
  });
  expect(problem(await cart.apply(add('GRABADO'), null)).status).toBe(422);
});

test('VALID-004 VALID-006 STOCK-003 STOCK-005 what the stock does not have is told with its limit and changes nothing', async () => {
  const cart = openCart();
  await cart.apply(add('POCOS', 2), null);
  const refused = value(await cart.apply(add('POCOS', 2), null));
  expect(refused.notices).toEqual([
    { id: 'requestedQty', level: 'error', message: 'The requested qty is not available', params: { max: 3 } },
  ]);
  const set = value(await cart.apply({ kind: 'set', itemId: 1, qty: 4 }, null));
  expect(set.notices[0]?.params).toEqual({ max: 3 });
  const out = value(await cart.apply(add('AGOTADO'), null));
  expect(messages(out)).toEqual(['The product is out of stock and cannot be added to the cart!']);
  expect(out.cart).toMatchObject({ version: 1, lines: [{ sku: 'POCOS', qty: 2 }] });
});

test('VALID-014 VALID-015 a motorcycle is bought alone and one at a time', async () => {
  const cart = openCart();
  expect(messages(value(await cart.apply(add('MOTO', 2), null)))).toEqual([
    'Only one motorcycle can be bought at a time',
  ]);
  await cart.apply(add('MOTO'), null);
  const refused = value(await cart.apply(add('MESA'), null));
  expect(messages(refused)).toEqual(['A motorcycle must be the only item in the cart']);
  expect(refused.cart.lines).toHaveLength(1);
});

test('quantity zero and removal take a line out, restore puts it back with its id', async () => {
  const cart = openCart();
  await cart.apply(add('MESA', 3), null);
  expect(value(await cart.apply({ kind: 'set', itemId: 1, qty: 0 }, null)).cart.lines).toEqual([]);
  const back = value(await cart.apply({ kind: 'restore', itemId: 1 }, null));
  expect(back.cart).toMatchObject({ version: 3, lines: [{ itemId: 1, sku: 'MESA', qty: 3 }] });
  expect(problem(await cart.apply({ kind: 'remove', itemId: 9 }, null)).status).toBe(404);
  expect(problem(await cart.apply({ kind: 'restore', itemId: 1 }, null)).status).toBe(404);
});

test('CART-037 clearing empties the cart in one step', async () => {
  const cart = openCart();
  await cart.apply(add('MESA'), null);
  const cleared = value(await cart.apply({ kind: 'clear' }, null)).cart;
  expect(cleared).toMatchObject({ version: 2, lines: [], totals: { grandTotal: 0 } });
});

test('a key answers its first answer again, refuses another body, and a refusal is not kept', async () => {
  const cart = openCart();
  const first = value(await cart.apply(add('MESA'), 'clave'));
  const again = value(await cart.apply(add('MESA'), 'clave'));
  expect(again).toEqual({ ...first, replayed: true });
  expect(problem(await cart.apply(add('MESA', 2), 'clave')).status).toBe(422);
  await setStock(env, 'CAMBIA', 0);
  expect(value(await cart.apply(add('CAMBIA'), 'otra')).line).toBeNull();
  await setStock(env, 'CAMBIA', 5);
  expect(value(await cart.apply(add('CAMBIA'), 'otra')).line).toMatchObject({ sku: 'CAMBIA', qty: 1 });
});

test('calls with one key at the same moment are one operation', async () => {
  const cart = openCart();
  const answers = await Promise.all(Array.from({ length: 20 }, () => cart.apply(add('MESA'), 'misma')));
  expect(new Set(answers.map((answer) => value(answer).cart.version))).toEqual(new Set([1]));
  expect(value(await cart.read()).cart.lines).toMatchObject([{ qty: 1 }]);
});

test('operations at the same moment never lose each other, and each makes its own version', async () => {
  const cart = openCart();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => cart.apply(add(index % 2 ? 'MESA' : 'LAMPARA'), `k${index}`)),
  );
  expect(answers.map((answer) => value(answer).cart.version).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  expect(value(await cart.read()).cart.lines.map((line) => line.qty)).toEqual([10, 10]);
});

test('a cart that is asked for too much at once turns calls away whole, and loses none it took', async () => {
  const token = newToken();
  const at = { storeCode: 'viu', token };
  const answers = await runInDurableObject(stub(token), (cart) =>
    Promise.all(Array.from({ length: 258 }, (_, index) => cart.apply(at, add('RAPIDO'), `k${index}`))),
  );
  expect(answers.map((answer) => (answer.ok ? 200 : answer.problem.status))).toEqual([
    ...Array(256).fill(200),
    503,
    503,
  ]);
  expect(value(await openCart(token).read()).cart.lines[0]?.qty).toBe(256);
});

test('looking at a cart that was never written stores nothing', async () => {
  const token = newToken();
  expect(value(await openCart(token).read()).cart).toMatchObject({ version: 0, lines: [] });
  const tables = await runInDurableObject(stub(token), (_, state) =>
    state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'cart'").toArray(),
  );
  expect(tables).toEqual([]);
});

test('TOTALS-010 TOTALS-016 TOTALS-017 the flat rate is offered, not charged, until the place is known; then home delivery is charged', async () => {
  const cart = openCart();
  await cart.apply(add('MESA'), null);
  const nowhere = { ...GUADALAJARA, postcode: null };
  expect(value(await cart.shippingMethods(nowhere))).toMatchObject([
    { carrier_code: 'flatrate', amount: 400, priceInclTax: 500, offline: true },
  ]);
  const known = value(await cart.apply({ kind: 'destination', destination: GUADALAJARA }, null)).cart;
  expect(known.shippingMethod).toEqual({ carrierCode: 'tablerate', methodCode: 'homeDelivery' });
  expect(known.totals).toMatchObject({ shippingInclTax: 14_900, grandTotal: 11_600 + 14_900 });
  expect(value(await cart.shippingMethods(GUADALAJARA))[0]?.deliveryDays).toEqual({ from: 3, to: 4 });
});

test('delivery is free from 999 pesos after discounts, and not offered where nobody delivers', async () => {
  const cart = openCart();
  await cart.apply({ kind: 'destination', destination: GUADALAJARA }, null);
  expect(value(await cart.apply(add('MESA', 9), null)).cart.totals).toMatchObject({
    shippingInclTax: 0,
    grandTotal: 104_400,
  });
  expect(value(await cart.apply({ kind: 'coupon', code: 'CIEN' }, null)).cart.totals).toMatchObject({
    discount: 10_000,
    shippingInclTax: 14_900,
    grandTotal: 109_300,
  });
  const away = { ...GUADALAJARA, postcode: '97990' };
  expect(value(await cart.shippingMethods(away))).toMatchObject([
    { available: false, errorMessage: 'Zip code without coverage' },
  ]);
  expect(problem(await cart.apply({ kind: 'coupon', code: 'NADA' }, null))).toMatchObject({
    status: 404,
    message: "The coupon code isn't valid",
  });
});

test('a cart that goes to another postal code is priced there and says what changed, also to whoever asks again under the key', async () => {
  const cart = openCart();
  await cart.apply(add('MESA'), null);
  expect(value(await cart.apply({ kind: 'destination', destination: GUADALAJARA }, 'first')).notices).toEqual([]);
  const away = { ...GUADALAJARA, postcode: '97990', city: 'Mérida' };
  const moved = value(await cart.apply({ kind: 'destination', destination: away }, 'away'));
  expect(moved.cart).toMatchObject({ destination: { postcode: '97990' }, totals: { shippingInclTax: 0 } });
  expect(moved.notices).toMatchObject([{ level: 'warning', params: { place: '97990 Mérida' } }]);
  const again = value(await cart.apply({ kind: 'destination', destination: away }, 'away'));
  expect([again.replayed, again.notices, again.cart.version]).toEqual([true, moved.notices, moved.cart.version]);
  const back = value(await cart.apply({ kind: 'destination', destination: GUADALAJARA }, 'back'));
  expect(back.cart.totals).toMatchObject({ shippingInclTax: 14_900 });
  expect(back.notices).toMatchObject([{ level: 'info', params: { place: '44100 Guadalajara' } }]);
});

test('TOTALS-011 TOTALS-019 VALID-012 cash on delivery is the way to pay, except for a virtual cart', async () => {
  const cart = openCart();
  await cart.apply(add('TARJETA'), null);
  expect(value(await cart.paymentMethods())).toEqual([]);
  const mixed = value(await cart.apply(add('MESA'), null)).cart;
  expect(mixed.paymentMethod).toBe('cashondelivery');
  expect(value(await cart.paymentMethods())).toMatchObject([
    { title: 'Cash on delivery', description: 'You are going to pay for this order upon delivery.' },
  ]);
  expect(problem(await cart.apply({ kind: 'payment', code: 'trueque' }, null)).status).toBe(422);
});

test('a price that moved is told at another add of it, at a quantity change and at review, never taken silently', async () => {
  const cart = openCart();
  await cart.apply(add('CAMBIA'), null);
  await setPrice(env, 'CAMBIA', 120);
  const again = { call: add('CAMBIA'), key: newToken() };
  for (const time of ['added', 'asked again under its key'])
    expect(value(await cart.apply(again.call, again.key)).notices, time).toMatchObject([
      { id: 'productQuantityUpdated' },
      { id: 'priceChanged', params: { name: 'Producto CAMBIA', from: '$116.00', to: '$139.20' } },
    ]);
  value(await cart.apply({ kind: 'remove', itemId: 1 }, null));
  await setPrice(env, 'CAMBIA', 100);
  await cart.apply(add('CAMBIA'), null);
  await setPrice(env, 'CAMBIA', 110);
  const set = value(await cart.apply({ kind: 'set', itemId: 2, qty: 2 }, null));
  expect(set.notices).toContainEqual(
    expect.objectContaining({
      id: 'priceChanged',
      params: { name: 'Producto CAMBIA', from: '$116.00', to: '$127.60' },
    }),
  );
  await setPrice(env, 'CAMBIA', 100);
  await setStock(env, 'CAMBIA', 1);
  const review = value(await cart.review());
  expect(review.notices.map((notice) => [notice.id, notice.params?.max ?? notice.params?.to])).toEqual([
    ['priceChanged', '$116.00'],
    ['requestedQty', 1],
  ]);
  expect(review.cart.totals.grandTotal).toBe(23_200);
  await setStock(env, 'CAMBIA', 50);
  expect(value(await cart.review()).notices).toEqual([]);
});

test('an address in checkout is kept and moves the cart there', async () => {
  const cart = openCart();
  await cart.apply(add('MESA'), null);
  const { ADDRESS } = await import('../../../tests/cart/requests');
  const saved = value(await cart.saveCheckout({ shippingDetails: ADDRESS }, null));
  expect(saved.cart).toMatchObject({ destination: { postcode: '44100' }, totals: { shippingInclTax: 14_900 } });
  expect(value(await cart.read()).checkout).toMatchObject({
    shippingDetails: { zipCode: '44100' },
    personalDetails: null,
  });
});

test('checkout details sent twice under one key are one operation, and an old repeat does not overwrite newer ones', async () => {
  const cart = openCart();
  await cart.apply(add('MESA'), null);
  const ana = { personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' } };
  const eva = { personalDetails: { ...ana.personalDetails, firstName: 'Eva' } };
  const [first, second] = await Promise.all([cart.saveCheckout(ana, 'forma-1'), cart.saveCheckout(ana, 'forma-1')]);
  expect([value(first).replayed, value(second).replayed]).toEqual([undefined, true]);
  value(await cart.saveCheckout(eva, 'forma-2'));
  expect(value(await cart.saveCheckout(ana, 'forma-1'))).toMatchObject({ replayed: true, checkout: eva });
  expect(problem(await cart.saveCheckout(eva, 'forma-1'))).toMatchObject({
    status: 422,
    fields: [{ field: 'Idempotency-Key' }],
  });
  expect(value(await cart.read()).checkout).toMatchObject(eva);
});

test('an address that is refused leaves the details as they were', async () => {
  const cart = openCart();
  await cart.apply(add('MESA'), null);
  const { ADDRESS } = await import('../../../tests/cart/requests');
  expect(problem(await cart.saveCheckout({ shippingDetails: { ...ADDRESS, country: 'US' } }, null)).status).toBe(422);
  expect(value(await cart.read())).toMatchObject({ checkout: { shippingDetails: null }, cart: { destination: null } });
});

test('an operation repeated under its key after others is answered with the cart as it is by then', async () => {
  const cart = openCart();
  value(await cart.apply(add('MESA'), 'clave'));
  const { cart: now } = value(await cart.apply(add('MESA', 2), null));
  const again = value(await cart.apply(add('MESA'), 'clave'));
  expect(again).toMatchObject({
    replayed: true,
    line: { sku: 'MESA', qty: 3 },
    notices: [{ id: 'productAddedToCart' }],
  });
  expect(again.cart).toEqual(now);
});

test('answers are kept 24 hours, an idle cart 90 days', async () => {
  const token = newToken();
  const cart = openCart(token);
  await cart.apply(add('MESA'), 'vieja');
  const start = Date.now();
  const kept = () =>
    runInDurableObject(stub(token), (_, state) => state.storage.sql.exec('SELECT name FROM outcome').toArray().length);
  vi.setSystemTime(start + 23 * 60 * 60 * 1000);
  await runDurableObjectAlarm(stub(token));
  expect(await kept()).toBe(1);
  vi.setSystemTime(start + 24 * 60 * 60 * 1000);
  await runDurableObjectAlarm(stub(token));
  expect(await kept()).toBe(0);
  vi.setSystemTime(start + 89 * 24 * 60 * 60 * 1000);
  await runDurableObjectAlarm(stub(token));
  expect(value(await cart.read()).cart.lines).toHaveLength(1);
  vi.setSystemTime(start + 90 * 24 * 60 * 60 * 1000);
  await runDurableObjectAlarm(stub(token));
  expect(value(await cart.read()).cart).toMatchObject({ version: 0, lines: [] });
});
