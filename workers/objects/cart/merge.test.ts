import { env as testEnv } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import type { TakenOver } from '../../../src/commerce/cart';
import type { Result } from '../../../src/domain/result';
import { add, problem, value } from '../../../tests/cart/port';
import { ADDRESS, orderRequest } from '../../../tests/cart/requests';
import { setStock, VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import { cartPort } from './port';
import { customerNamed, fill, linesOf, told, visitorAndAna } from './visitor-and-ana.fixture';

const env: Env = testEnv;
const { here, visitor, visitorAsAna, anas, signIn } = visitorAndAna(env);

describe('signing in puts the visitor’s cart into the customer’s', () => {
  test('CART-038 equal lines are summed, the others stand beside them, coupon off and on again, as a new version', async () => {
    await fill(anas(true), add('MESA', 2), add('SILLA-AZ'), { kind: 'coupon', code: 'CIEN' });
    await fill(visitor(true), add('MESA'), add('LAVADORA', 1, { warrantySku: 'GARANTIA-2' }), add('LAMPARA'));
    const before = value(await anas().read()).cart;
    expect(told(await signIn())).toEqual([['What you had chosen is in your cart now', null, null]]);
    const { cart } = value(await anas().read());
    expect(cart.lines.map(({ sku, qty, warranty }) => [sku, qty, warranty?.sku ?? null])).toEqual([
      ['MESA', 3, null],
      ['SILLA-AZ', 1, null],
      ['LAVADORA', 1, 'GARANTIA-2'],
      ['LAMPARA', 1, null],
    ]);
    expect(cart).toMatchObject({ coupon: 'CIEN', totals: { discount: 10_000 } });
    expect(cart.version).toBeGreaterThan(before.version);
    expect(new Set(cart.lines.map(({ itemId }) => itemId)).size).toBe(4);
  });

  test('Q7: merging the same cart again, at once or later, adds nothing', async () => {
    await fill(anas(true), add('MESA'));
    await fill(visitor(true), add('MESA'));
    const first = await Promise.all([signIn(), signIn(), signIn()]);
    expect(new Set(first.map((given) => JSON.stringify(value(given)))).size).toBe(1);
    expect(value(await signIn())).toEqual(value(first[0] as Result<TakenOver>));
    expect(await linesOf(anas())).toEqual([['MESA', 2]]);
  });

  test('the visitor’s cart leads its customer on, and to nobody else', async () => {
    await fill(visitor(true), add('MESA'));
    value(await signIn());
    const port = visitorAsAna();
    expect(await linesOf(port)).toEqual([['MESA', 1]]);
    expect(port.token()).toBe(here.own);
    for (const customer of [null, customerNamed('eva')]) {
      const other = cartPort(env, VIU, here.token, false, customer);
      expect(value(await other.read()).cart).toMatchObject({ version: 0, lines: [] });
      expect(problem(await other.apply(add('MESA'), null)).status).toBe(customer ? 404 : 503);
      expect(problem(await other.place(orderRequest('nada'), null)).status).toBe(409);
      expect(other.token()).toBe(here.token);
    }
    const eva = customerNamed('eva');
    expect(value(await cartPort(env, VIU, here.token, false, eva).mergeInto(newToken()))).toEqual({ state: 'nothing' });
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
  });

  test('a change that left before its visitor signed in is told to come again for a minute, and is none of this cart afterwards', async () => {
    await fill(visitor(true), add('MESA'));
    value(await signIn());
    const late = cartPort(env, VIU, here.token, false, null);
    expect(problem(await late.apply(add('MESA'), 'tarde')).status).toBe(503);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      expect(problem(await late.apply(add('MESA'), 'tarde')).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
  });

  test('a key of the visitor’s is answered out of what it did, with the line as it is now', async () => {
    await fill(anas(true), add('LAMPARA'));
    value(await visitor(true).apply(add('MESA', 2), 'antes'));
    value(await signIn());
    for (const port of [visitorAsAna(), anas()]) {
      expect(value(await port.apply(add('MESA', 2), 'antes'))).toMatchObject({
        replayed: true,
        line: { sku: 'MESA', qty: 2 },
      });
      expect(problem(await port.apply(add('MESA', 3), 'antes')).status).toBe(422);
    }
  });

  test('a form that was made for a visitor’s line does not meet another line', async () => {
    await fill(anas(true), add('LAMPARA', 4));
    const made = value(await visitor(true).apply(add('MESA', 2), null));
    value(await signIn());
    expect(problem(await anas().apply({ kind: 'set', itemId: made.line?.itemId ?? 0, qty: 9 }, null)).status).toBe(404);
    expect(await linesOf(anas())).toEqual([
      ['LAMPARA', 4],
      ['MESA', 2],
    ]);
  });

  test('what was filled in for the checkout comes along', async () => {
    await fill(anas(true), add('LAMPARA'));
    const personalDetails = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };
    value(await visitor(true).apply(add('MESA'), null));
    value(await visitor().saveCheckout({ personalDetails, shippingDetails: ADDRESS }, null));
    value(await signIn());
    expect(value(await anas().read())).toMatchObject({
      checkout: { personalDetails, shippingDetails: { zipCode: '44100' } },
      cart: { destination: { postcode: '44100' } },
    });
  });

  test('an empty cart, none, or the customer’s own changes nothing and fails nothing', async () => {
    await fill(anas(true), add('MESA'));
    expect(value(await signIn())).toEqual({ state: 'nothing' });
    await fill(visitor(true), add('LAMPARA'), { kind: 'clear' });
    expect(told(await signIn())).toEqual([]);
    expect(value(await cartPort(env, VIU, here.own, false, here.ana).mergeInto(here.own))).toEqual({
      state: 'nothing',
    });
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
  });

  test('a customer without a cart gets the visitor’s lines in a cart of their own', async () => {
    await fill(visitor(true), add('MESA', 3), { kind: 'coupon', code: 'CIEN' });
    value(await signIn());
    expect(value(await anas().read()).cart).toMatchObject({ coupon: 'CIEN', lines: [{ sku: 'MESA', qty: 3 }] });
    expect(value(await cartPort(env, VIU, here.own).read()).cart.version).toBe(0);
  });

  test('a coupon that is not valid any more is told, and the customer’s own is put back', async () => {
    await env.SHOP.prepare(
      "INSERT OR REPLACE INTO coupon (store, code, kind, value, from_at, to_at) VALUES ('viu', 'BREVE', 'fixed', 5000, NULL, NULL)",
    ).run();
    await fill(anas(true), add('MESA', 2), { kind: 'coupon', code: 'CIEN' });
    await fill(visitor(true), add('LAMPARA'), { kind: 'coupon', code: 'BREVE' });
    await env.SHOP.prepare("DELETE FROM coupon WHERE code = 'BREVE'").run();
    expect(told(await signIn())).toContainEqual(['The coupon {code} could not be taken into your cart', 'BREVE', null]);
    expect(value(await anas().read()).cart.coupon).toBe('CIEN');
  });

  test('two visitors’ carts at once, from two devices, are both in it', async () => {
    const tokens = Array.from({ length: 4 }, newToken);
    for (const [index, name] of tokens.entries()) await fill(cartPort(env, VIU, name), add('MESA', index + 1));
    await Promise.all(tokens.map((name) => signIn(cartPort(env, VIU, name, false, here.ana))));
    expect(await linesOf(anas())).toEqual([['MESA', 10]]);
  });

  test('a change that is under way while somebody signs in is in the customer’s cart, once', async () => {
    await fill(visitor(true), add('MESA'));
    const adds = Array.from({ length: 6 }, (_, index) => visitorAsAna().apply(add('LAMPARA'), `tanda-${index}`));
    const [, ...answers] = await Promise.all([signIn(), ...adds]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await Promise.all(adds.map((_, index) => visitorAsAna().apply(add('LAMPARA'), `tanda-${index}`)));
    expect(await linesOf(anas())).toEqual([
      ['MESA', 1],
      ['LAMPARA', 6],
    ]);
  });
});

describe('stock and rules hold when carts are merged, and what is not taken is told', () => {
  test('as many as there are', async () => {
    await fill(anas(true), add('POCOS', 2));
    await fill(visitor(true), add('POCOS', 2), add('MESA'));
    expect(told(await signIn())).toEqual([
      ['What you had chosen is in your cart now', null, null],
      ['Of {name} only {qty} could be taken into your cart', 'Producto POCOS', 1],
    ]);
    expect(await linesOf(anas())).toEqual([
      ['POCOS', 3],
      ['MESA', 1],
    ]);
  });

  test('nothing of what is sold out or not sold any more', async () => {
    await fill(anas(true), add('LAMPARA'));
    await fill(visitor(true), add('UNICOS'));
    await setStock(env, 'UNICOS', 0);
    expect(told(await signIn())).toEqual([['{name} could not be taken into your cart', 'Producto UNICOS', null]]);
    expect(await linesOf(anas())).toEqual([['LAMPARA', 1]]);
    await setStock(env, 'UNICOS', 20);
  });

  test('a motorcycle stays alone, whichever cart it is in', async () => {
    await fill(anas(true), add('MOTO'));
    await fill(visitor(true), add('MESA'));
    expect(told(await signIn())).toEqual([
      ['{name} could not be taken into your cart', 'Producto MESA', null],
      ['A motorcycle must be the only item in the cart', null, null],
    ]);
    expect(await linesOf(anas())).toEqual([['MOTO', 1]]);
    here.token = newToken();
    await fill(visitor(true), add('MOTO'));
    expect(told(await signIn())).toContainEqual(['Only one motorcycle can be bought at a time', null, null]);
    expect(await linesOf(anas())).toEqual([['MOTO', 1]]);
  });
});
