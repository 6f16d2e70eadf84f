import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import { ADDRESS, DELIVERY, orderRequest } from '../../tests/cart/requests';
import { openShop, setStock, stockOf, VIU } from '../../tests/cart/shop';
import { changeOrder } from '../adapters/embedded/orders/change';
import { expireOrders } from '../adapters/embedded/orders/expire';
import { findOrder } from '../adapters/embedded/orders/place-order';
import { env } from './live-request.fixture';
import { branchQty, CENTRO, cartOf, documentOf, importing, PICKUP, pickupOrder, placed, send } from './pickup.fixture';

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
