import { env as testEnv } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartPort } from '../../../src/commerce/cart';
import type { PersonalDetails } from '../../../src/domain/order/order';
import { add, messages, placed, problem, value } from '../../../tests/cart/port';
import { DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { openShop, setPrice, VIU } from '../../../tests/cart/shop';
import { changeOrder } from '../../adapters/embedded/orders/change';
import { expireOrders } from '../../adapters/embedded/orders/expire';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import type { CartCustomer } from './address';
import { cartPort } from './port';
import { customerNamed } from './visitor-and-ana.fixture';

const env: Env = testEnv;
const MESA_GROSS = 116_00;
const WAITS = 'The coupon {code} counts from {minimum} in products: {missing} are missing';
const USED_BY_CUSTOMER = 'The coupon can be used once per customer, and you have used it';
const ENDED = 'The coupon ended on {day}';
const USED_UP = 'The coupon has been used up';

interface Terms {
  minimum?: number;
  once?: boolean;
  most?: number;
  from?: number;
  to?: number;
}

beforeAll(() => openShop(env));
beforeEach(() => env.SHOP.batch(['coupon_use', 'order_hold'].map((table) => env.SHOP.prepare(`DELETE FROM ${table}`))));
afterEach(async () => {
  vi.useRealTimers();
  await setPrice(env, 'MESA', 100);
});

/** A coupon of 50 pesos. */
const offer = (code: string, { minimum = 0, once = false, most, from, to }: Terms) =>
  env.SHOP.prepare(
    `INSERT OR REPLACE INTO coupon (store, code, kind, value, from_at, to_at, minimum, once_per_customer, max_uses) VALUES ('viu', ?, 'fixed', 5000, ?, ?, ?, ?, ?)`,
  )
    .bind(code, from ?? null, to ?? null, minimum, once ? 1 : 0, most ?? null)
    .run();

const open = (customer: CartCustomer | null = null): CartPort => cartPort(env, VIU, newToken(), true, customer);
const use = (cart: CartPort, code: string) => cart.apply({ kind: 'coupon', code }, null);

/** A cart with a table, sent home, that uses this coupon. */
async function withCoupon(code: string, customer: CartCustomer | null = null): Promise<CartPort> {
  const cart = open(customer);
  for (const operation of [add('MESA'), DELIVERY]) value(await cart.apply(operation, null));
  expect(value(await use(cart, code)).cart.totals.discount).toBe(50_00);
  return cart;
}

let orders = 0;
function order(cart: CartPort, emailAddress: string) {
  orders += 1;
  const personalDetails: PersonalDetails = { firstName: 'Ana', lastName: 'Pech', emailAddress };
  return cart.place(orderRequest(`cupon-${orders}`, { personalDetails }), null);
}

const COUPON_LOST = (code: string, reason: string) => ({
  status: 409,
  detail: expect.arrayContaining([
    { kind: 'coupon', code, reason },
    { kind: 'total', from: 215, to: 265 },
  ]),
});

describe('minimum', () => {
  test('counts from exactly that much merchandise with IVA; one centavo below it waits and says what is missing', async () => {
    await offer('JUSTO', { minimum: 2 * MESA_GROSS });
    await offer('CASI', { minimum: 2 * MESA_GROSS + 1 });
    const cart = open();
    value(await cart.apply(add('MESA', 2), null));
    expect(value(await use(cart, 'JUSTO')).cart).toMatchObject({
      coupon: 'JUSTO',
      couponMissing: null,
      totals: { discount: 50_00, couponCode: 'JUSTO' },
    });
    const waiting = value(await use(cart, 'CASI'));
    expect(waiting.cart).toMatchObject({
      coupon: 'CASI',
      couponMissing: 1,
      totals: { discount: 0, couponCode: null, grandTotal: 2 * MESA_GROSS },
    });
    expect(waiting.notices).toMatchObject([
      { level: 'warning', message: WAITS, params: { code: 'CASI', minimum: '$232.01', missing: '$0.01' } },
    ]);
    expect(waiting.cart.totals.segments.map(({ code }) => code)).not.toContain('discount');
  });

  test('a cart that falls below it keeps the code, takes nothing off and says so; it counts again as soon as there is enough', async () => {
    await offer('DOS', { minimum: 2 * MESA_GROSS });
    const cart = open();
    const line = value(await cart.apply(add('MESA', 2), null)).line?.itemId ?? 0;
    value(await use(cart, 'DOS'));
    const fallen = value(await cart.apply({ kind: 'set', itemId: line, qty: 1 }, null));
    expect(fallen.cart).toMatchObject({
      coupon: 'DOS',
      couponMissing: MESA_GROSS,
      totals: { discount: 0, couponCode: null },
    });
    expect(messages(fallen)).toContain(WAITS);
    expect(value(await cart.review()).cart.coupon).toBe('DOS');
    const risen = value(await cart.apply({ kind: 'set', itemId: line, qty: 3 }, null));
    expect(risen.cart).toMatchObject({ couponMissing: null, totals: { discount: 50_00, couponCode: 'DOS' } });
    expect(messages(risen)).not.toContain(WAITS);
  });

  test('an order below it uses nothing up; a price that falls below it before the order is told and not charged', async () => {
    await offer('CIENES', { minimum: MESA_GROSS, most: 1 });
    const cart = await withCoupon('CIENES');
    await setPrice(env, 'MESA', 90);
    const refused = problem(await order(cart, 'uno@example.mx'));
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.detail).toContainEqual({ kind: 'total', from: 215, to: 253.4 });
    expect(messages(value(await cart.review()))).toContain(WAITS);
    expect(placed(await order(cart, 'uno@example.mx')).totals).toMatchObject({ couponCode: null, discount: 0 });
    await setPrice(env, 'MESA', 100);
    expect(placed(await order(await withCoupon('CIENES'), 'dos@example.mx')).totals.couponCode).toBe('CIENES');
  });
});

test('dates: valid from its first moment, no more at its last; one that ends while it is in the cart comes off with a notice', async () => {
  const from = Math.floor(Date.now() / 1000) * 1000 + 60_000;
  await offer('HORA', { from, to: from + 1000 });
  const cart = open();
  value(await cart.apply(add('MESA'), null));
  vi.setSystemTime(from - 1);
  expect(problem(await use(cart, 'HORA'))).toMatchObject({ status: 404, message: "The coupon code isn't valid" });
  vi.setSystemTime(from);
  expect(value(await use(cart, 'HORA')).cart.totals.discount).toBe(50_00);
  vi.setSystemTime(from + 999);
  expect(value(await cart.review()).cart.coupon).toBe('HORA');
  vi.setSystemTime(from + 1000);
  const over = value(await cart.review());
  expect(over.cart).toMatchObject({ coupon: null, totals: { discount: 0 } });
  const { day } = problem(await use(open(), 'HORA')).detail as { day: string };
  expect(over.notices).toEqual([expect.objectContaining({ message: ENDED, params: { day } })]);
  // A code that is nobody's is told otherwise.
  expect(problem(await use(open(), 'NADIE')).message).toBe("The coupon code isn't valid");
});

describe('once per customer', () => {
  test('two carts of one customer that order at once: one use, the other order is refused, its coupon is off and the review says why', async () => {
    await offer('UNA', { once: true });
    const ana = customerNamed('ana-una');
    const carts = [await withCoupon('UNA', ana), await withCoupon('UNA', ana)];
    const answers = await Promise.all(carts.map((cart, index) => order(cart, `ana-${index}@example.mx`)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const [lost, at] = answers[0]?.ok ? [answers[1], carts[1]] : [answers[0], carts[0]];
    if (!lost || !at) throw new Error('two answers were asked for');
    expect(problem(lost)).toMatchObject(COUPON_LOST('UNA', USED_BY_CUSTOMER));
    const left = value(await at.review());
    expect(left.cart).toMatchObject({
      coupon: null,
      state: 'open',
      lines: [{ sku: 'MESA' }],
      totals: { discount: 0, grandTotal: 265_00 },
    });
    expect(messages(left)).toEqual([USED_BY_CUSTOMER]);
    expect(problem(await use(at, 'UNA'))).toMatchObject({ status: 409, message: USED_BY_CUSTOMER });
    expect(placed(await order(at, 'ana@example.mx')).totals).toMatchObject({ couponCode: null, grandTotal: 265_00 });
    expect(await env.SHOP.prepare("SELECT count(*) AS n FROM coupon_use WHERE code = 'UNA'").first()).toEqual({ n: 1 });
  });

  test('a visitor is known by the e-mail of the order however its letters are typed; somebody else has a use of their own', async () => {
    await offer('CORREO', { once: true });
    const [first, second, third] = [await withCoupon('CORREO'), await withCoupon('CORREO'), await withCoupon('CORREO')];
    expect(placed(await order(first, 'Ana@Example.mx')).totals.couponCode).toBe('CORREO');
    expect(problem(await order(second, ' ANA@example.MX'))).toMatchObject(COUPON_LOST('CORREO', USED_BY_CUSTOMER));
    expect(placed(await order(third, 'otra@example.mx')).totals.couponCode).toBe('CORREO');
    const { results } = await env.SHOP.prepare("SELECT customer_id, email FROM coupon_use WHERE code = 'CORREO'").all<{
      email: string;
    }>();
    expect(JSON.stringify(results)).not.toMatch(/example/i);
  });

  test('twenty visitors’ carts with one e-mail that order at once: one use', async () => {
    await offer('VEINTE', { once: true });
    const carts = await Promise.all(Array.from({ length: 20 }, () => withCoupon('VEINTE')));
    await env.SHOP.prepare('UPDATE stock SET qty = 1000').run();
    const answers = await Promise.all(carts.map((cart) => order(cart, 'veinte@example.mx')));
    const reasons = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const reason of reasons) expect([409, 429]).toContain(reason.status);
    expect(await env.SHOP.prepare("SELECT count(*) AS n FROM coupon_use WHERE code = 'VEINTE'").first()).toEqual({
      n: 1,
    });
  });

  test('an order that is canceled, or that nobody pays in time, gives the use back', async () => {
    await offer('VUELVE', { once: true, most: 1 });
    const ana = customerNamed('ana-vuelve');
    const first = placed(await order(await withCoupon('VUELVE', ana), 'ana@example.mx'));
    const next = open(ana);
    value(await next.apply(add('MESA'), null));
    expect(problem(await use(next, 'VUELVE'))).toMatchObject({ status: 409, message: USED_BY_CUSTOMER });
    value(await changeOrder(env, first, { type: 'cancel' }, { at: Date.now(), source: 'operator', id: 'cancela-1' }));
    placed(await order(await withCoupon('VUELVE', ana), 'ana@example.mx'));
    expect(problem(await use(next, 'VUELVE')).status).toBe(409);
    expect(await expireOrders(env, Date.now() + 365 * 24 * 60 * 60 * 1000)).toBeGreaterThan(0);
    expect(value(await use(next, 'VUELVE')).cart.totals.couponCode).toBe('VUELVE');
  });
});

test('a number of uses: the orders beyond it are refused however many come at once', async () => {
  await offer('TRES', { most: 3 });
  const carts = await Promise.all(Array.from({ length: 8 }, () => withCoupon('TRES')));
  const answers = await Promise.all(carts.map((cart, index) => cart.place(paidElsewhere(index), null)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  for (const answer of answers) if (!answer.ok) expect(answer.problem).toMatchObject(COUPON_LOST('TRES', USED_UP));
  expect(problem(await use(open(), 'TRES'))).toMatchObject({ status: 409, message: USED_UP });
});

/** An order of a telephone of its own, so that no ceiling of unpaid orders stands in the way. */
function paidElsewhere(index: number) {
  const request = orderRequest(`tres-${index}`);
  const address = request.shippingAddress && {
    ...request.shippingAddress,
    phoneNumber: `331234500${index}`,
    exteriorNumber: `${500 + index}`,
  };
  return {
    ...request,
    personalDetails: { ...request.personalDetails, emailAddress: `tres-${index}@example.mx` },
    shippingAddress: address,
  };
}
