import { beforeAll, describe, expect, test } from 'vitest';
import type { Cart, CartLine, ProductOption, Totals } from '../../src/domain/cart/cart';
import { newToken } from '../../workers/http/token';
import { add, messages, placed, problem, value } from '../cart/port';
import { ADDRESS, MERIDA, orderRequest } from '../cart/requests';
import { FACES, type Face, face, keptBy, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const options = (color: string, size: string): ProductOption => ({
  extension_attributes: {
    configurable_item_options: [
      { option_id: '93', option_value: color },
      { option_id: '142', option_value: size },
    ],
  },
});

const brief = (lines: readonly CartLine[]) => lines.map((line) => [line.sku, line.qty]);

/** A cart of its own at this face. */
function opened(at: Face) {
  const port = at.commerce.cart(at.token);
  return { port, read: async () => value(await port.read()).cart };
}

function expectWhole(totals: Totals): void {
  expect(totals.subtotalInclTax - totals.discount + totals.shippingInclTax + totals.paymentInclTax).toBe(
    totals.grandTotal,
  );
  expect(totals.rows.reduce((sum, row) => sum + row.total, 0)).toBe(totals.grandTotal);
  expect(
    totals.segments.filter((segment) => segment.area === undefined).reduce((sum, segment) => sum + segment.value, 0),
  ).toBe(totals.grandTotal);
}

/** Takes the first way of delivery that is offered to Mérida. */
async function delivered(at: Face): Promise<{ cart: Cart; method: { carrierCode: string; methodCode: string } }> {
  const { port } = opened(at);
  value(await port.apply({ kind: 'destination', destination: MERIDA }, null));
  const offered = value(await port.shippingMethods(MERIDA)).find((method) => method.available);
  if (!offered) throw new Error('nothing is delivered to Mérida');
  const method = { carrierCode: offered.carrier_code, methodCode: offered.method_code };
  return { cart: value(await port.apply({ kind: 'shipping', ...method }, null)).cart, method };
}

describe.each(FACES)('cart of %s', (name) => {
  test('an empty cart is read without making one', async () => {
    expect(await opened(face(name)).read()).toMatchObject({
      version: 0,
      lines: [],
      state: 'open',
      totals: { grandTotal: 0 },
    });
  });

  test('an added product stands in the cart with its price; the same key twice adds it once', async () => {
    const { port, read } = opened(face(name));
    const first = value(await port.apply(add('MESA-PINO', 2), 'uno'));
    expect(first.line).toMatchObject({ sku: 'MESA-PINO', qty: 2, unitGross: 299_899, taxRate: 16 });
    expect(messages(first)).toContain('Product has been added to the cart!');
    const again = value(await port.apply(add('MESA-PINO', 2), 'uno'));
    expect(again.replayed).toBe(true);
    const cart = await read();
    expect(brief(cart.lines)).toEqual([['MESA-PINO', 2]]);
    expect(cart.totals.subtotalInclTax).toBe(599_798);
    expectWhole(cart.totals);
  });

  test('CART-013 CART-014 equal lines grow, a line with a warranty stands beside one without', async () => {
    const { port, read } = opened(face(name));
    const withWarranty = add('MESA-PINO', 1, { warrantySku: 'GARANTIA-MESA-12' });
    for (const one of [add('MESA-PINO'), withWarranty, add('MESA-PINO'), withWarranty])
      expect(value(await port.apply(one, null)).notices.filter(({ level }) => level === 'error')).toEqual([]);
    const cart = await read();
    expect(cart.lines.map((line) => [line.qty, line.warranty?.sku ?? null])).toEqual([
      [2, null],
      [2, 'GARANTIA-MESA-12'],
    ]);
    expect(cart.totals.subtotalInclTax).toBe(4 * 299_899 + 2 * 30_000);
    expectWhole(cart.totals);
  });

  test('a quantity is set, a line removed and put back', async () => {
    const { port, read } = opened(face(name));
    const { line } = value(await port.apply(add('BANCO-ALTO', 1), null));
    const itemId = line?.itemId ?? 0;
    expect(value(await port.apply({ kind: 'set', itemId, qty: 5 }, null)).line?.qty).toBe(5);
    expect(value(await port.apply({ kind: 'remove', itemId }, null)).cart.lines).toEqual([]);
    expect(brief(value(await port.apply({ kind: 'restore', itemId }, null)).cart.lines)).toEqual([['BANCO-ALTO', 5]]);
    expect(value(await port.apply({ kind: 'set', itemId, qty: 0 }, null)).cart.lines).toEqual([]);
    expect((await read()).totals.grandTotal).toBe(0);
  });

  test('a variant is the same line whether asked for by its sku or by its options', async () => {
    const { port, read } = opened(face(name));
    await port.apply(add('TAPETE-LANA-GR-CH'), null);
    await port.apply(add('TAPETE-LANA', 2, { productOption: options('52', '169') }), null);
    await port.apply(add('TAPETE-LANA', 1, { productOption: options('50', '169') }), null);
    expect(brief((await read()).lines)).toEqual([
      ['TAPETE-LANA-GR-CH', 3],
      ['TAPETE-LANA-AZ-CH', 1],
    ]);
  });

  test('more than there are is refused, the quantity stays as it was', async () => {
    const { port, read } = opened(face(name));
    const { line } = value(await port.apply(add('SOFA-ROMA-NE-3P', 2), null));
    const refused = value(await port.apply({ kind: 'set', itemId: line?.itemId ?? 0, qty: 4 }, null));
    expect(messages(refused)).toContain('The requested qty is not available');
    expect(messages(value(await port.apply(add('SOFA-ROMA-NE-3P', 2), null)))).toContain(
      'The requested qty is not available',
    );
    expect(brief((await read()).lines)).toEqual([['SOFA-ROMA-NE-3P', 2]]);
  });

  test.each([
    ['NO-HAY', 404],
    ['BUTACA-VIEJA', 404],
    ['SOFA-ROMA', 422],
  ])('%s cannot be added: %i', async (sku, status) => {
    const { port, read } = opened(face(name));
    expect(problem(await port.apply(add(sku), null)).status).toBe(status);
    expect((await read()).version).toBe(0);
  });

  test('what is out of stock is refused in words', async () => {
    const { port, read } = opened(face(name));
    expect(messages(value(await port.apply(add('SILLA-TULE'), null)))).toEqual([
      'The product is out of stock and cannot be added to the cart!',
    ]);
    expect((await read()).lines).toEqual([]);
  });

  test('a grouped product adds its members, a bundle is one line', async () => {
    const { port, read } = opened(face(name));
    await port.apply(add('JUEGO-DESAYUNADOR'), null);
    await port.apply(add('PAQUETE-LECTURA', 2), null);
    const cart = await read();
    expect(cart.lines.map((line) => [line.parentSku, line.qty])).toEqual([
      ['JUEGO-DESAYUNADOR', 1],
      ['JUEGO-DESAYUNADOR', 4],
      ['PAQUETE-LECTURA', 2],
    ]);
    expect(cart.totals.subtotalInclTax).toBe(579_899 + 2 * 259_900);
    expectWhole(cart.totals);
  });

  test('ways of delivery are offered for a place; the chosen one is in the totals, which add up', async () => {
    const at = face(name);
    await opened(at).port.apply(add('BANCO-ALTO'), null);
    const { cart, method } = await delivered(at);
    expect(cart.shippingMethod).toEqual(method);
    expect(cart.totals.shippingInclTax).toBe(14_900);
    expectWhole(cart.totals);
    expect(
      problem(await opened(at).port.apply({ kind: 'shipping', carrierCode: 'no', methodCode: 'hay' }, null)).status,
    ).toBe(422);
  });

  test('CART-039 cash on delivery is offered, but not for what nobody delivers', async () => {
    const [goods, virtual] = [opened(face(name)), opened(face(name))];
    value(await goods.port.apply(add('BANCO-ALTO'), null));
    expect(value(await goods.port.paymentMethods()).map((method) => method.code)).toContain('cashondelivery');
    const { cart } = value(await virtual.port.apply(add('TARJETA-REGALO'), null));
    expect(cart.isVirtual).toBe(true);
    expect(value(await virtual.port.paymentMethods()).map((method) => method.code)).not.toContain('cashondelivery');
  });

  test('a coupon takes off its share until it is removed; one that does not exist changes nothing', async () => {
    const { port, read } = opened(face(name));
    await port.apply(add('BANCO-ALTO', 2), null);
    expect(problem(await port.apply({ kind: 'coupon', code: 'NO-HAY' }, null))).toMatchObject({ status: 404 });
    const reduced = value(await port.apply({ kind: 'coupon', code: 'BUENFIN' }, null)).cart;
    expect(reduced).toMatchObject({ coupon: 'BUENFIN', totals: { discount: 14_000, couponCode: 'BUENFIN' } });
    expectWhole(reduced.totals);
    value(await port.apply({ kind: 'coupon', code: null }, null));
    expect(await read()).toMatchObject({ coupon: null, totals: { discount: 0 } });
  });

  test('an order is placed once for its key, empties the cart, and is found by who holds the cart', async () => {
    const at = face(name);
    const { port, read } = opened(at);
    await port.apply(add('BANCO-ALTO', 2), null);
    await port.apply(add('TAPETE-LANA', 1, { productOption: options('52', '169') }), null);
    const { cart, method } = await delivered(at);
    const request = orderRequest(`pedido-${at.token}`, {
      shippingMethod: method,
      shippingAddress: { ...ADDRESS, zipCode: '97000' },
      cartVersion: cart.version,
    });
    const order = placed(await port.place(request, 'llave'));
    expect(order.lines.map((line) => [line.sku, line.qty])).toEqual([
      ['BANCO-ALTO', 2],
      ['TAPETE-LANA-GR-CH', 1],
    ]);
    expect(order.totals.grandTotal).toBe(cart.totals.grandTotal);
    expect(order.lines.reduce((sum, line) => sum + line.total, 0)).toBe(order.totals.grandTotal);
    expect(value(await port.place(request, 'llave'))).toMatchObject({
      state: 'placed',
      order: { number: order.number },
      replayed: true,
    });
    expect(await read()).toMatchObject({
      lines: [],
      state: 'open',
      lastOrder: order.number,
      totals: { grandTotal: 0 },
    });
    expect(placed(await at.commerce.orders.find(request.orderId, at.token)).number).toBe(order.number);
    expect(problem(await at.commerce.orders.find(request.orderId, newToken())).status).toBe(404);
    expect(brief(value(await port.apply(add('MESA-PINO'), null)).cart.lines)).toEqual([['MESA-PINO', 1]]);
  });

  test('what costs nothing is ordered by the way that was sent, and waits for no money', async () => {
    const at = face(name);
    const { port, read } = opened(at);
    await port.apply(add('TARJETA-REGALO'), null);
    value(await port.apply({ kind: 'coupon', code: 'REGALO' }, null));
    const cart = await read();
    expect(cart.totals.grandTotal).toBe(0);
    const [first] = value(await port.paymentMethods());
    expect(cart.paymentMethod).toBe(first?.code);
    const request = {
      shippingMethod: null,
      shippingAddress: null,
      paymentMethod: first?.code ?? '',
      cartVersion: cart.version,
    };
    const order = placed(await port.place(orderRequest(`regalo-${at.token}`, request), null));
    expect(order).toMatchObject({
      status: 'processing',
      totals: { grandTotal: 0 },
      paymentMethod: { code: first?.code },
    });
    if (name === 'family')
      expect((await keptBy(at)).orders).toMatchObject([{ orderNumber: order.number, payment: first?.code }]);
    else expect((await at.commerce.payments?.of(order))?.due ?? null).toBeNull();
  });

  test('an order of another cart than the shopper saw, of nothing, or of what is not there any more is refused', async () => {
    const at = face(name);
    const { port } = opened(at);
    expect(problem(await port.place(orderRequest(`vacio-${at.token}`), null)).status).toBe(409);
    await port.apply(add('BANCO-ALTO'), null);
    const { cart, method } = await delivered(at);
    const request = { shippingMethod: method, shippingAddress: { ...ADDRESS, zipCode: '97000' } };
    expect(
      problem(await port.place(orderRequest(`otro-${at.token}`, { ...request, cartVersion: cart.version - 1 }), null))
        .status,
    ).toBe(409);
    expect(
      problem(
        await port.place(
          orderRequest(`mas-${at.token}`, { ...request, products: [{ sku: 'BANCO-ALTO', qty: 9 }] }),
          null,
        ),
      ).status,
    ).toBe(409);
    expect(value(await port.read()).cart).toMatchObject({ state: 'open', lines: [{ sku: 'BANCO-ALTO', qty: 1 }] });
  });

  test('a review of a cart nothing happened to says nothing', async () => {
    const { port, read } = opened(face(name));
    await port.apply(add('MESA-PINO'), null);
    const before = await read();
    expect(value(await port.review())).toMatchObject({ notices: [], cart: { version: before.version } });
  });
});

test('an order that names no version is refused when the retailer has become dearer since, and placed at what the refusal told', async () => {
  const at = face('family');
  const { port, read } = opened(at);
  await port.apply(add('BANCO-ALTO'), null);
  const { cart, method } = await delivered(at);
  const request = { shippingMethod: method, shippingAddress: { ...ADDRESS, zipCode: '97000' } };
  await tell(at, { delivery: 300 });
  const refused = problem(await port.place(orderRequest(`caro-${at.token}`, request), null));
  const dearer = (cart.totals.grandTotal - cart.totals.shippingInclTax) / 100 + 348;
  expect(refused).toMatchObject({ status: 409, message: 'The cart has changed since the order was prepared' });
  expect(refused.detail).toEqual([
    { kind: 'total', from: cart.totals.grandTotal / 100, to: dearer },
    { kind: 'version', requested: null, current: (await read()).version },
  ]);
  expect((await keptBy(at)).orders).toEqual([]);
  expect(placed(await port.place(orderRequest(`caro-${at.token}`, request), null)).totals.grandTotal).toBe(
    dearer * 100,
  );
  expect((await keptBy(at)).orders).toHaveLength(1);
});
