import { env as testEnv } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import type { CartPort } from '../../../src/commerce/cart';
import { add, messages, placed, problem, value } from '../../../tests/cart/port';
import { DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { cartPort } from './port';
import { fill, visitorAndAna } from './visitor-and-ana.fixture';

const env: Env = testEnv;
const { here, visitor } = visitorAndAna(env);

const GENERAL = 1;
const WHOLESALE = 2;

/** Ana's own cart, as she asks for it in this price group. */
const anasIn = (groupId: number | undefined, mayMake = false): CartPort =>
  cartPort(env, VIU, here.own, mayMake, { ...here.ana, ...(groupId === undefined ? {} : { groupId }) });

const unitsOf = async (port: CartPort) =>
  value(await port.read()).cart.lines.map(({ sku, unitGross }) => [sku, unitGross]);

describe('the cart of a customer', () => {
  test('PRICE-023 is priced by the tiers of its customer’s group for a single unit, and by those of no other group', async () => {
    await fill(visitor(true), add('MAYOREO', 5));
    expect(await unitsOf(visitor())).toEqual([['MAYOREO', 11_600]]);
    await fill(anasIn(WHOLESALE, true), add('MAYOREO', 5), add('MESA'));
    expect(await unitsOf(anasIn(WHOLESALE))).toEqual([
      ['MAYOREO', 9280],
      ['MESA', 11_600],
    ]);
    expect(value(await anasIn(WHOLESALE).read()).cart.totals).toMatchObject({
      subtotalInclTax: 5 * 9280 + 11_600,
      grandTotal: 5 * 9280 + 11_600,
    });
  });

  test('PRICE-014 takes a visitor’s lines at its customer’s prices at sign-in, and tells them', async () => {
    await fill(visitor(true), add('MAYOREO', 2), { kind: 'coupon', code: 'CIEN' });
    const ana = { ...here.ana, groupId: WHOLESALE };
    const taken = value(await cartPort(env, VIU, here.token, false, ana).mergeInto(here.own));
    expect(taken).toMatchObject({
      state: 'taken',
      notices: expect.arrayContaining([
        expect.objectContaining({
          id: 'priceChanged',
          params: expect.objectContaining({ from: '$116.00', to: '$92.80' }),
        }),
      ]),
    });
    const { cart } = value(await anasIn(WHOLESALE).read());
    expect(cart).toMatchObject({
      coupon: 'CIEN',
      lines: [{ qty: 2, unitGross: 9280 }],
      totals: { discount: 10_000, grandTotal: 2 * 9280 - 10_000 },
    });
  });

  test('PRICE-014 is priced anew when its customer comes in another group, once, keeps its coupon, and the review tells what changed', async () => {
    await fill(anasIn(GENERAL, true), add('MAYOREO', 2), { kind: 'coupon', code: 'CIEN' });
    const before = value(await anasIn(GENERAL).read()).cart;
    const [first, ...others] = await Promise.all([1, 2, 3].map(async () => value(await anasIn(WHOLESALE).read()).cart));
    expect(first).toMatchObject({
      version: before.version + 1,
      coupon: 'CIEN',
      totals: { grandTotal: 2 * 9280 - 10_000 },
    });
    for (const other of others) expect(other).toEqual(first);
    const review = value(await anasIn(WHOLESALE).review());
    expect(review.notices).toMatchObject([{ id: 'priceChanged', params: { from: '$116.00', to: '$92.80' } }]);
    expect(review.cart.version).toBe(before.version + 1);
    expect(messages(value(await anasIn(WHOLESALE).review()))).toEqual([]);
    expect(await unitsOf(anasIn(GENERAL))).toEqual([['MAYOREO', 11_600]]);
  });

  test('a change of another line prices all of it for the new group', async () => {
    await fill(anasIn(GENERAL, true), add('MAYOREO'));
    const changed = value(await anasIn(WHOLESALE).apply(add('MESA'), null)).cart;
    expect(changed.lines.map(({ sku, unitGross }) => [sku, unitGross])).toEqual([
      ['MAYOREO', 9280],
      ['MESA', 11_600],
    ]);
  });

  test('an order that comes in another group than the cart was shown in is refused with the changed prices, and the next one charges them', async () => {
    await fill(anasIn(GENERAL, true), add('MAYOREO', 2), DELIVERY);
    const seen = value(await anasIn(GENERAL).read()).cart;
    const refused = problem(
      await anasIn(WHOLESALE).place(orderRequest('mayoreo', { cartVersion: seen.version }), null),
    );
    expect(refused).toMatchObject({
      status: 409,
      detail: [{ kind: 'price', sku: 'MAYOREO', from: 116, to: 92.8 }, { kind: 'total' }],
    });
    const review = value(await anasIn(WHOLESALE).review());
    expect(review.notices.map(({ id }) => id)).toEqual(['priceChanged']);
    const order = placed(
      await anasIn(WHOLESALE).place(orderRequest('mayoreo', { cartVersion: review.cart.version }), null),
    );
    expect(order.totals.grandTotal).toBe(review.cart.totals.grandTotal);
    expect(order.lines).toMatchObject([{ sku: 'MAYOREO', unitGross: 9280 }]);
  });

  test('an order without a version is charged only at a total that was answered', async () => {
    await fill(anasIn(GENERAL, true), add('MAYOREO', 2), DELIVERY);
    value(await anasIn(GENERAL).read());
    expect(problem(await anasIn(WHOLESALE).place(orderRequest('sin-version'), null)).status).toBe(409);
  });

  test('a call of an earlier deployment, which knows no group, changes no price', async () => {
    await fill(anasIn(WHOLESALE, true), add('MAYOREO'));
    value(await anasIn(undefined).apply(add('MAYOREO'), null));
    expect(await unitsOf(anasIn(undefined))).toEqual([['MAYOREO', 9280]]);
  });

  test('answers what is confirmed while prices cannot be read, and changes nothing', async () => {
    await fill(anasIn(GENERAL, true), add('MAYOREO'));
    const broken = vi.spyOn(Object.getPrototypeOf(env.SHOP) as D1Database, 'prepare').mockImplementation(() => {
      throw new Error('away');
    });
    expect(await unitsOf(anasIn(WHOLESALE))).toEqual([['MAYOREO', 11_600]]);
    expect(broken).toHaveBeenCalled();
    broken.mockRestore();
    expect(await unitsOf(anasIn(WHOLESALE))).toEqual([['MAYOREO', 9280]]);
  });
});
