import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '../../src/contract/branches';
import type { Branch } from '../../src/domain/branch';
import { BRANCH } from '../../src/domain/branch.fixture';
import { ADDRESS, DELIVERY, MERIDA, orderRequest } from '../../tests/cart/requests';
import { openShop, setStock, stockOf, VIU } from '../../tests/cart/shop';
import { importBranches } from '../adapters/embedded/branches/import-branches';
import { changeOrder } from '../adapters/embedded/orders/change';
import { expireOrders } from '../adapters/embedded/orders/expire';
import { findOrder } from '../adapters/embedded/orders/place-order';
import type { ShopRequest } from '../http/shop-request';
import { apiApp } from '.';
import { env, liveRequest } from './live-request.fixture';

const app = apiApp();
const PICKUP = { carrierCode: 'pickup', methodCode: 'recoger_en_sucursal' };

const documentOf = (
  { state: _state, region_id: _id, region_code: _code, ...branch }: Branch,
  stock: Record<string, number>,
) => ({ ...branch, stock });
const CENTRO: Branch = {
  ...BRANCH,
  code: 'MID-CENTRO',
  name: 'Mérida Centro',
  city: 'Mérida',
  zipCode: '97000',
  position: null,
};

const streamOf = (lines: object[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join('')).body as ReadableStream<Uint8Array>;

const importing = (lines: object[]) => importBranches(env, VIU.storeCode, streamOf(lines));

const branchQty = async (sku: string, branch = BRANCH.code): Promise<number> =>
  (
    await env.SHOP.prepare('SELECT qty FROM branch_stock WHERE store = ? AND branch = ? AND sku = ?')
      .bind(VIU.storeCode, branch, sku)
      .first<{ qty: number }>()
  )?.qty ?? -1;

async function send(method: string, path: string, body?: object, more: Partial<ShopRequest> = {}) {
  const response = await app.request(
    `/api/${path}`,
    { method, headers: { 'content-type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) },
    { ...env, REQUEST: { ...liveRequest(), ...more } },
  );
  return { status: response.status, body: (await response.json()) as { result: unknown } };
}

beforeAll(() => openShop(env));
beforeEach(async () => {
  await setStock(env, 'MESA', 10);
  const taken = await importing([
    documentOf(BRANCH, { MESA: 2, LAMPARA: 5 }),
    documentOf(CENTRO, { MESA: 0 }),
    { end: { branches: 2, skus: 3 } },
  ]);
  expect(taken).toEqual({ ok: true, value: { branches: 2, skus: 3 } });
});

/** A cart with this many tables, to be picked up at a branch once one is named. */
async function cartOf(qty: number, branch?: string, sku = 'MESA') {
  const made = await liveRequest().commerce.newCart();
  expect(await made.apply({ kind: 'add', sku, qty }, null)).toMatchObject({
    ok: true,
    value: { notices: [{ level: 'success' }] },
  });
  const cart = liveRequest().commerce.cart(made.token());
  if (branch) expect(await cart.apply({ kind: 'shipping', ...PICKUP, branch }, null)).toMatchObject({ ok: true });
  return cart;
}

const pickupOrder = (orderId: string, more: Parameters<typeof orderRequest>[1] = {}) =>
  orderRequest(orderId, { shippingMethod: PICKUP, shippingAddress: null, ...more });

/** Places the cart's order and answers its number. */
async function placed(cart: Awaited<ReturnType<typeof cartOf>>, orderId: string): Promise<string> {
  const answer = await cart.place(pickupOrder(orderId), null);
  if (!answer.ok || answer.value.state !== 'placed') throw new Error(JSON.stringify(answer));
  return answer.value.order.number;
}

describe('branches', () => {
  test('API-038 are told with what each has of skus joined with semicolons', async () => {
    const { status, body } = await send('GET', 'pickup-locations?skus=MESA;NADA;;MESA');
    expect(status).toBe(200);
    const [first, second] = calls.pickupLocations.result().parse(body.result);
    expect(first).toEqual({
      code: 'TIJ-RIO',
      name: 'Tijuana Zona Río',
      street: ['Paseo del Mezquite', '1520', 'Zona Urbana Río'],
      city: 'Tijuana',
      region: 'Baja California',
      region_id: expect.any(Number),
      region_code: expect.any(String),
      postcode: '22010',
      country_id: 'MX',
      telephone: '6645550122',
      opening_hours: BRANCH.hours,
      time_zone: 'America/Tijuana',
      latitude: 32.5266,
      longitude: -117.0253,
      stock: [{ sku: 'MESA', qty: 2 }],
    });
    expect(second).toMatchObject({
      code: 'MID-CENTRO',
      region: 'Yucatán',
      latitude: null,
      stock: [{ sku: 'MESA', qty: 0 }],
    });
  });

  test('API-039 are all told', async () => {
    const { body } = await send('GET', 'pickup-locations/all');
    expect(
      calls.pickupLocationsAll
        .result()
        .parse(body.result)
        .map(({ code }) => code),
    ).toEqual(['TIJ-RIO', 'MID-CENTRO']);
  });

  test('API-090 are the locations of the shop, each with whether it is open now', async () => {
    const unknown = documentOf({ ...CENTRO, hours: [] }, {});
    expect(await importing([documentOf(BRANCH, {}), unknown, { end: { branches: 2, skus: 0 } }])).toMatchObject({
      ok: true,
    });
    const at = async (now: string) => {
      const { status, body } = await send('GET', 'store-locations', undefined, { now: Date.parse(now) });
      return [
        status,
        calls.storeLocations
          .result()
          .parse(body.result)
          .map(({ code, is_open }) => [code, is_open]),
      ];
    };
    // A Monday, by the clock of Tijuana.
    const told = (isOpen: boolean) => [
      200,
      [
        ['TIJ-RIO', isOpen],
        ['MID-CENTRO', null],
      ],
    ];
    expect([await at('2026-11-23T12:00:00-08:00'), await at('2026-11-23T21:00:00-08:00')]).toEqual([
      told(true),
      told(false),
    ]);
  });

  test.each([
    ['no skus', 'pickup-locations'],
    ['empty ones', 'pickup-locations?skus=;;'],
    ['ten thousand letters', `pickup-locations?skus=${'A'.repeat(10_000)}`],
    ['too many', `pickup-locations?skus=${Array.from({ length: 101 }, (_, i) => `S${i}`).join(';')}`],
  ])('%s are refused', async (_, path) => {
    expect((await send('GET', path)).status).toBe(422);
  });

  test.each<[string, object[], string]>([
    ['cut off', [documentOf(BRANCH, {})], 'it ends before its last line'],
    [
      'of another count',
      [documentOf(BRANCH, { MESA: 1 }), { end: { branches: 1, skus: 2 } }],
      'it does not hold what its last line says',
    ],
    [
      'that come twice',
      [documentOf(BRANCH, {}), documentOf(BRANCH, {}), { end: { branches: 2, skus: 0 } }],
      'TIJ-RIO comes twice',
    ],
    [
      'where no state is',
      [documentOf({ ...BRANCH, zipCode: '00100' }, {}), { end: { branches: 1, skus: 0 } }],
      'zipCode: no state has 00100',
    ],
    [
      'by a clock there is not',
      [documentOf({ ...BRANCH, timeZone: 'America/Tijuan' }, {}), { end: { branches: 1, skus: 0 } }],
      'timeZone',
    ],
    ['with less than nothing', [documentOf(BRANCH, { MESA: -1 }), { end: { branches: 1, skus: 1 } }], 'stock.MESA'],
    [
      'that close before they open',
      [documentOf({ ...BRANCH, hours: [{ day: 1, opens: '10:00', closes: '09:00' }] }, {})],
      'closes before it opens',
    ],
  ])('%s are not taken, and those there are stay', async (_, lines, reason) => {
    const refused = await importing(lines);
    expect(refused.ok).toBe(false);
    if (!refused.ok)
      expect(refused.problem).toMatchObject({ status: 400, detail: { reason: expect.stringContaining(reason) } });
    expect(await branchQty('MESA')).toBe(2);
  });
});

describe('a cart that is picked up', () => {
  test('is offered to be where there are branches, free, and never by itself', async () => {
    const cart = await cartOf(1);
    const methods = await cart.shippingMethods({
      country: 'MX',
      region: null,
      regionId: null,
      regionCode: null,
      postcode: '44100',
      city: null,
      street: [],
    });
    expect(methods).toMatchObject({
      ok: true,
      value: [
        { method_code: 'homeDelivery', default: true },
        { ...{ method_code: 'recoger_en_sucursal' }, priceInclTax: 0, default: false },
      ],
    });
  });

  test('is picked up at the branch that was chosen, if it has everything', async () => {
    const cart = await cartOf(2);
    const choose = (branch: string) => cart.apply({ kind: 'shipping', ...PICKUP, branch }, null);
    expect(await choose('MID-CENTRO')).toMatchObject({
      ok: false,
      problem: { status: 422, message: 'This branch does not have everything in your cart' },
    });
    expect(await choose('NADA')).toMatchObject({
      ok: false,
      problem: { status: 422, message: 'There is no such branch' },
    });
    const chosen = await choose('TIJ-RIO');
    expect(chosen).toMatchObject({
      ok: true,
      value: {
        cart: { shippingMethod: PICKUP, pickup: { branch: { code: 'TIJ-RIO' } }, totals: { shippingInclTax: 0 } },
      },
    });
  });

  test('goes home after all once a delivery address is saved, and with the address it had', async () => {
    const cart = await cartOf(1, 'TIJ-RIO');
    const saved = await cart.saveCheckout({ shippingDetails: ADDRESS }, null);
    expect(saved).toMatchObject({ ok: true, value: { cart: { shippingMethod: { methodCode: 'homeDelivery' } } } });
    expect(saved.ok && saved.value.cart.pickup).toBeUndefined();
  });

  test('is paid at the branch, and its order keeps the branch, whose address it has', async () => {
    const number = await placed(await cartOf(1, 'TIJ-RIO'), 'pedido-sucursal-1');
    const order = await findOrder(env, VIU.storeCode, number);
    expect(order).toMatchObject({
      branch: { code: 'TIJ-RIO', name: 'Tijuana Zona Río', hours: BRANCH.hours },
      shippingAddress: {
        firstName: 'Ana',
        zipCode: '22010',
        streetAddress: 'Paseo del Mezquite',
        phoneNumber: '3312345678',
      },
      shippingMethod: { methodCode: 'recoger_en_sucursal', title: 'Branch pickup', deliveryDays: null },
      paymentMethod: { code: 'cashondelivery', title: 'Pay at the branch' },
      totals: { shippingInclTax: 0 },
    });
  });

  test('is taxed by the border rate where its branch is registered for it, wherever the shopper lives, and told what that changes', async () => {
    await env.CATALOGUE.prepare(
      "INSERT INTO postal_code (code, state, region_id, region_code, municipality, city, neighbourhoods, covered) VALUES ('22010', 'Baja California', 2321, 'BCN', 'Tijuana', NULL, '[]', 1)",
    ).run();
    try {
      const cart = await cartOf(1);
      await cart.apply(DELIVERY, null);
      const chosen = await cart.apply({ kind: 'shipping', ...PICKUP, branch: 'TIJ-RIO' }, null);
      expect(chosen).toMatchObject({
        ok: true,
        value: { cart: { lines: [{ taxRate: 8, unitGross: 10_800 }], totals: { grandTotal: 10_800, tax: 800 } } },
      });
      expect(chosen.ok && chosen.value.notices).toMatchObject([
        { id: 'priceChanged', params: { from: '$116.00', to: '$108.00' } },
      ]);
      const order = await findOrder(env, VIU.storeCode, await placed(cart, 'pedido-frontera'));
      expect(order).toMatchObject({
        billingAddress: { zipCode: '44100' },
        lines: [{ taxRate: 8 }],
        totals: { grandTotal: 10_800, tax: 800 },
      });
      expect(await (await cartOf(1)).read()).toMatchObject({ ok: true, value: { cart: { lines: [{ taxRate: 16 }] } } });
    } finally {
      await env.CATALOGUE.prepare("DELETE FROM postal_code WHERE code = '22010'").run();
    }
  });

  test('is not ordered before a branch is chosen, or at one that is gone', async () => {
    const cart = await cartOf(1);
    expect(await cart.place(pickupOrder('pedido-sin-sucursal'), null)).toMatchObject({
      ok: false,
      problem: { status: 422, message: 'Choose the branch where you pick it up' },
    });
    const chosen = await cartOf(1, 'TIJ-RIO');
    await importing([documentOf(CENTRO, { MESA: 5 }), { end: { branches: 1, skus: 1 } }]);
    expect(await chosen.place(pickupOrder('pedido-sucursal-cerrada'), null)).toMatchObject({
      ok: false,
      problem: { message: 'There is no such branch' },
    });
  });

  test('takes what the branch has, not what is sent, also when that has run out; cancelling gives it back once', async () => {
    const cart = await cartOf(2, 'TIJ-RIO');
    await setStock(env, 'MESA', 0);
    const number = await placed(cart, 'pedido-sucursal-2');
    expect([await branchQty('MESA'), await stockOf(env, 'MESA')]).toEqual([0, 0]);
    const told = { source: 'operator' as const, id: 'cancelado', at: Date.now() };
    expect(await changeOrder(env, { number }, { type: 'cancel' }, told)).toMatchObject({ ok: true });
    expect(await changeOrder(env, { number }, { type: 'cancel' }, told)).toMatchObject({
      ok: true,
      value: { known: true },
    });
    expect([await branchQty('MESA'), await stockOf(env, 'MESA')]).toEqual([2, 0]);
  });

  test('that nobody pays gives back what it held, once', async () => {
    const number = await placed(await cartOf(1, 'TIJ-RIO'), 'pedido-sucursal-3');
    await env.SHOP.prepare('UPDATE order_hold SET until = 1 WHERE order_number = ?').bind(number).run();
    await expireOrders(env, Date.now());
    await expireOrders(env, Date.now());
    expect([await branchQty('MESA'), await stockOf(env, 'MESA')]).toEqual([2, 10]);
  });

  test('cannot be ordered twice by the last one there: twelve at once are two orders', async () => {
    await env.SHOP.prepare('DELETE FROM order_hold').run();
    const carts = await Promise.all(Array.from({ length: 12 }, () => cartOf(1, 'TIJ-RIO')));
    const answers = await Promise.all(
      carts.map((cart, index) => {
        const phoneNumber = `33123456${String(index).padStart(2, '0')}`;
        const billingAddress = { ...orderRequest('x').billingAddress, phoneNumber };
        return cart.place(pickupOrder(`pedido-a-la-vez-${index}`, { billingAddress }), null);
      }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused.every((answer) => !answer.ok && answer.problem.status === 409)).toBe(true);
    expect([await branchQty('MESA'), await stockOf(env, 'MESA')]).toEqual([0, 10]);
  });

  test('through the API: chosen with shipping-information, ordered with branchOffice', async () => {
    const cartId = String((await send('POST', 'cart/create')).body.result);
    await send('POST', `cart/update?cartId=${cartId}`, { cartItem: { sku: 'MESA', qty: 1 } });
    const information = {
      shippingCarrierCode: 'pickup',
      shippingMethodCode: 'recoger_en_sucursal',
      branchOffice: 'TIJ-RIO',
    };
    const told = await send('POST', `cart/shipping-information?cartId=${cartId}`, { addressInformation: information });
    expect(told.body.result).toMatchObject({
      payment_methods: [{ code: 'cashondelivery', title: 'Pay at the branch' }],
    });
    const estimate = (await send('GET', `shipping/estimate?cartId=${cartId}&postCode=44100`)) as unknown as {
      body: { meta: { estimate: object } };
    };
    expect(estimate.body.meta.estimate).toMatchObject({
      currentMethod: 'recoger_en_sucursal',
      branchOffice: 'TIJ-RIO',
    });
    const billingAddress = {
      firstname: 'Ana',
      lastname: 'Pech',
      email: 'ana@example.mx',
      telephone: '3312349999',
      country_id: 'MX',
      postcode: '44100',
      city: 'Guadalajara',
      street: ['Avenida Juárez', '100', '', 'Centro'],
    };
    const codes = {
      shipping_carrier_code: 'pickup',
      shipping_method_code: 'recoger_en_sucursal',
      payment_method_code: 'cashondelivery',
    };
    const order = await send('POST', 'order', {
      cart_id: cartId,
      addressInformation: { billingAddress, ...codes, branchOffice: 'MID-CENTRO' },
    });
    expect(order.status).toBe(409);
    const placedNow = await send('POST', 'order', {
      cart_id: cartId,
      order_id: 'pedido-api-1',
      addressInformation: { billingAddress, ...codes, branchOffice: 'TIJ-RIO' },
    });
    expect(placedNow.status).toBe(200);
    expect(await branchQty('MESA')).toBe(1);
  });
});

describe('what is sold out for sending and stands at a branch', () => {
  const added = async (more: object, cart = liveRequest().commerce.newCart()) => {
    const port = await cart;
    const answer = await port.apply({ kind: 'add', sku: 'MESA', qty: 1, ...more }, null);
    return { port, levels: answer.ok ? answer.value.notices.map(({ level }) => level) : [answer.problem.status] };
  };
  const forPickup = { deliveryOption: 'recoger_en_sucursal' };

  test('is put into the cart for pickup alone, as many as one branch has, and cannot be sent', async () => {
    await setStock(env, 'MESA', 0);
    expect((await added({})).levels).toEqual(['error']);
    expect((await added({ ...forPickup, qty: 3 })).levels).toEqual(['error']);
    const { port, levels } = await added(forPickup);
    expect(levels).toEqual(['success']);
    const cart = liveRequest().commerce.cart(port.token());
    expect((await added(forPickup, Promise.resolve(cart))).levels).toEqual(['success']);
    expect((await added(forPickup, Promise.resolve(cart))).levels).toEqual(['error']);
    const reviewed = await cart.review();
    expect(
      reviewed.ok &&
        reviewed.value.cart.lines.map(({ qty, inStock, deliveryOption }) => [qty, inStock, deliveryOption]),
    ).toEqual([[2, true, 'recoger_en_sucursal']]);
    const methods = await cart.shippingMethods(MERIDA);
    expect(methods.ok && methods.value.map(({ method_code }) => method_code)).toEqual(['recoger_en_sucursal']);
    expect(await cart.apply({ kind: 'shipping', ...PICKUP, branch: CENTRO.code }, null)).toMatchObject({
      ok: false,
      problem: { status: 422 },
    });
    expect(await cart.apply({ kind: 'shipping', ...PICKUP, branch: BRANCH.code }, null)).toMatchObject({ ok: true });
    await placed(cart, 'pedido-solo-sucursal');
    expect([await branchQty('MESA'), await stockOf(env, 'MESA')]).toEqual([0, 0]);
    expect((await added(forPickup)).levels).toEqual(['error']);
  });

  test('stays as it is where there are no branches', async () => {
    await importing([{ end: { branches: 0, skus: 0 } }]);
    await setStock(env, 'MESA', 1);
    expect([(await added(forPickup)).levels, (await added({ ...forPickup, qty: 2 })).levels]).toEqual([
      ['success'],
      ['error'],
    ]);
  });
});
