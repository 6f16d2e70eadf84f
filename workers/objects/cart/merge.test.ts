import { abortAllDurableObjects, runDurableObjectAlarm, env as testEnv } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartPort, TakenOver } from '../../../src/commerce/cart';
import type { CartOperation } from '../../../src/domain/cart/cart';
import type { Result } from '../../../src/domain/result';
import { add, placed, problem, value } from '../../../tests/cart/port';
import { ADDRESS, DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { openShop, setStock, stockOf, VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { armed, type Failpoint, type FailpointEffect } from '../../failpoint';
import { newToken } from '../../http/token';
import type { CartCustomer } from './address';
import { CartObject } from './cart-object';
import { ordersPort } from './orders-port';
import { cartPort } from './port';

const env = testEnv as unknown as Env;

beforeAll(() => openShop(env));
afterEach(() => {
  vi.restoreAllMocks();
});

const customerNamed = (name: string): CartCustomer => ({ account: `shop:${name}`, customerId: name, owner: `owner-${name}`, sessionId: `session-${name}` });

let token: string;
let own: string;
let ana: CartCustomer;
/** The visitor's cart, for whoever holds its token. */
const visitor = (mayMake = false): CartPort => cartPort(env, VIU, token, mayMake);
/** The same token, shown by Ana. */
const visitorAsAna = (): CartPort => cartPort(env, VIU, token, false, ana);
const anas = (mayMake = false): CartPort => cartPort(env, VIU, own, mayMake, ana);
const signIn = (port = visitorAsAna()): Promise<Result<TakenOver>> => port.goInto(own);

const linesOf = async (cart: CartPort) => value(await cart.read()).cart.lines.map(({ sku, qty }) => [sku, qty]);
const told = (given: Result<TakenOver>) => {
  const said = value(given);
  return said.state === 'taken' ? said.notices.map(({ message, params }) => [message, params?.name ?? params?.code ?? null, params?.qty ?? null]) : said.state;
};
const stubOf = (name: string) => (env.CART as DurableObjectNamespace<CartObject>).getByName(`viu:${name}`);

async function fill(cart: CartPort, ...operations: CartOperation[]): Promise<void> {
  for (const operation of operations) value(await cart.apply(operation, null));
}

beforeEach(() => {
  token = newToken();
  own = newToken();
  ana = customerNamed(`ana-${own.slice(0, 8)}`);
});

describe('the cart of a customer', () => {
  const others = (): [string, CartCustomer | null][] => [
    ['a guest who holds its token', null],
    ['another customer', customerNamed('eva')],
    ['a customer of that id in another realm', { ...ana, account: 'otra:1', owner: 'owner-otra' }],
  ];

  test('answers its owner, and everybody else as if it were not there', async () => {
    await fill(anas(true), add('FALLA', 2), DELIVERY);
    const order = placed(await anas().place(orderRequest('suyo'), 'llave'));
    const cart = anas();
    value(await cart.apply(add('MESA'), null));
    for (const [who, customer] of others()) {
      for (const name of [own, cart.token()]) {
        const port = cartPort(env, VIU, name, false, customer);
        const nobodys = cartPort(env, VIU, newToken(), false, customer);
        expect(await port.read(), who).toMatchObject({
          ok: true,
          value: { cart: { version: 0, lines: [], lastOrder: null }, checkout: { personalDetails: null } },
        });
        for (const operation of [add('LAMPARA'), { kind: 'clear' }, { kind: 'coupon', code: 'CIEN' }] satisfies CartOperation[])
          expect(await port.apply(operation, 'llave'), who).toEqual(await nobodys.apply(operation, 'llave'));
        expect(await port.saveCheckout({ personalDetails: null }, null), who).toEqual(await nobodys.saveCheckout({ personalDetails: null }, null));
        for (const id of ['suyo', order.number, 'otro'])
          expect(await port.place(orderRequest(id), 'llave'), who).toEqual(await nobodys.place(orderRequest(id), 'llave'));
        expect(value(await port.review()).cart, who).toMatchObject({ version: 0, lines: [] });
        expect(value(await port.sync()).cart, who).toMatchObject({ version: 0, lines: [] });
        expect(await port.paymentMethods(), who).toEqual(await nobodys.paymentMethods());
        expect(await port.shippingMethods({ ...DESTINATION }), who).toEqual(await nobodys.shippingMethods({ ...DESTINATION }));
        expect(port.token(), who).toBe(name);
        for (const id of ['suyo', order.number])
          expect(problem(await ordersPort(env, VIU, Date.now(), customer).find(id, name)).status, `${who} ${id}`).toBe(404);
      }
    }
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
    expect(placed(await ordersPort(env, VIU, Date.now(), ana).find('suyo', own)).number).toBe(order.number);
  });

  test('is not taken by somebody else who signs in with its token', async () => {
    await fill(anas(true), add('MESA'));
    const eva = customerNamed('eva');
    const evas = newToken();
    expect(value(await cartPort(env, VIU, own, false, eva).goInto(evas))).toEqual({ state: 'nothing' });
    expect(await linesOf(cartPort(env, VIU, evas, false, eva))).toEqual([]);
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
  });
});

const DESTINATION = { country: 'MX', region: 'Jalisco', regionId: null, regionCode: 'JAL', postcode: '44100', city: 'Guadalajara', street: [] };

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
    expect(port.token()).toBe(own);
    for (const customer of [null, customerNamed('eva')]) {
      const other = cartPort(env, VIU, token, false, customer);
      expect(value(await other.read()).cart).toMatchObject({ version: 0, lines: [] });
      expect(problem(await other.apply(add('MESA'), null)).status).toBe(customer ? 404 : 503);
      expect(problem(await other.place(orderRequest('nada'), null)).status).toBe(409);
      expect(other.token()).toBe(token);
    }
    const eva = customerNamed('eva');
    expect(value(await cartPort(env, VIU, token, false, eva).goInto(newToken()))).toEqual({ state: 'nothing' });
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
  });

  test('a change that left before its visitor signed in is told to come again for a minute, and is none of this cart afterwards', async () => {
    await fill(visitor(true), add('MESA'));
    value(await signIn());
    const late = cartPort(env, VIU, token, false, null);
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
      expect(value(await port.apply(add('MESA', 2), 'antes'))).toMatchObject({ replayed: true, line: { sku: 'MESA', qty: 2 } });
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
    expect(value(await cartPort(env, VIU, own, false, ana).goInto(own))).toEqual({ state: 'nothing' });
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
  });

  test('a customer without a cart gets the visitor’s lines in a cart of their own', async () => {
    await fill(visitor(true), add('MESA', 3), { kind: 'coupon', code: 'CIEN' });
    value(await signIn());
    expect(value(await anas().read()).cart).toMatchObject({ coupon: 'CIEN', lines: [{ sku: 'MESA', qty: 3 }] });
    expect(value(await cartPort(env, VIU, own).read()).cart.version).toBe(0);
  });

  test('a coupon that is not valid any more is told, and the customer’s own is put back', async () => {
    await env.SHOP.prepare("INSERT OR REPLACE INTO coupon (store, code, kind, value, from_at, to_at) VALUES ('viu', 'BREVE', 'fixed', 5000, NULL, NULL)").run();
    await fill(anas(true), add('MESA', 2), { kind: 'coupon', code: 'CIEN' });
    await fill(visitor(true), add('LAMPARA'), { kind: 'coupon', code: 'BREVE' });
    await env.SHOP.prepare("DELETE FROM coupon WHERE code = 'BREVE'").run();
    expect(told(await signIn())).toContainEqual(['The coupon {code} could not be taken into your cart', 'BREVE', null]);
    expect(value(await anas().read()).cart.coupon).toBe('CIEN');
  });

  test('two visitors’ carts at once, from two devices, are both in it', async () => {
    const tokens = Array.from({ length: 4 }, newToken);
    for (const [index, name] of tokens.entries()) await fill(cartPort(env, VIU, name), add('MESA', index + 1));
    await Promise.all(tokens.map((name) => signIn(cartPort(env, VIU, name, false, ana))));
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
    token = newToken();
    await fill(visitor(true), add('MOTO'));
    expect(told(await signIn())).toContainEqual(['Only one motorcycle can be bought at a time', null, null]);
    expect(await linesOf(anas())).toEqual([['MOTO', 1]]);
  });
});

describe('signing in while an order is placed', () => {
  test('what is left after it goes into the customer’s cart, and the order is found', async () => {
    await fill(visitor(true), add('FALLA'), DELIVERY);
    await fill(anas(true), add('MESA'));
    const before = await stockOf(env, 'FALLA');
    const [order] = await Promise.all([visitor().place(orderRequest('mientras'), 'llave'), signIn(visitorAsAna())]);
    const { number } = placed(order);
    expect(placed(await visitor().place(orderRequest('mientras'), 'llave')).number).toBe(number);
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
    expect(await stockOf(env, 'FALLA')).toBe(before - 1);
    for (const [shown, who] of [
      [token, null],
      [own, ana],
    ] as const)
      expect(placed(await ordersPort(env, VIU, Date.now(), who).find('mientras', shown)).number).toBe(number);
  });

  test('an order that is being checked keeps the visitor’s cart until it is settled', async () => {
    await fill(visitor(true), add('FALLA'), DELIVERY);
    await fill(anas(true), add('MESA'));
    await env.SHOP.prepare('ALTER TABLE order_key RENAME TO away').run();
    expect(value(await visitor().place(orderRequest('incierta'), 'llave')).state).toBe('unknown');
    value(await visitor().apply(add('LAMPARA', 2), 'mientras'));
    expect(value(await signIn())).toEqual({ state: 'waits' });
    expect(await linesOf(visitorAsAna())).toEqual([
      ['FALLA', 1],
      ['LAMPARA', 2],
    ]);
    await env.SHOP.prepare('ALTER TABLE away RENAME TO order_key').run();
    await runDurableObjectAlarm(stubOf(token));
    expect(await linesOf(anas())).toEqual([
      ['MESA', 1],
      ['LAMPARA', 2],
    ]);
    expect(placed(await ordersPort(env, VIU, Date.now(), ana).find('incierta', own)).orderId).toBe('incierta');
    expect(placed(await ordersPort(env, VIU, Date.now(), null).find('incierta', token)).orderId).toBe('incierta');
    const guest = visitor();
    placed(await guest.place(orderRequest('incierta'), 'llave'));
    expect(guest.token()).toBe(token);
  });

  test('lines come in beside an order of the customer that is being checked, and are not in it', async () => {
    await fill(anas(true), add('FALLA', 2), DELIVERY);
    await fill(visitor(true), add('FALLA'), { kind: 'coupon', code: 'CIEN' });
    await env.SHOP.prepare('ALTER TABLE order_key RENAME TO away').run();
    expect(value(await anas().place(orderRequest('incierta-2'), 'llave')).state).toBe('unknown');
    expect(told(await signIn())).toContainEqual(['The coupon {code} could not be taken into your cart', 'CIEN', null]);
    await env.SHOP.prepare('ALTER TABLE away RENAME TO order_key').run();
    await runDurableObjectAlarm(stubOf(own));
    expect(placed(await ordersPort(env, VIU, Date.now(), ana).find('incierta-2', own)).lines).toMatchObject([{ sku: 'FALLA', qty: 2 }]);
    expect(await linesOf(anas())).toEqual([['FALLA', 1]]);
  });

  test('the customer’s cart was ordered on another device: the lines go into the one that came after it', async () => {
    await fill(anas(true), add('FALLA'), DELIVERY);
    await fill(visitor(true), add('MESA'));
    const other = anas();
    placed(await other.place(orderRequest('otro-aparato'), null));
    const given = value(await signIn());
    expect(given).toMatchObject({ state: 'taken', token: other.token() });
    expect(await linesOf(other)).toEqual([['MESA', 1]]);
    expect(await linesOf(visitorAsAna())).toEqual([['MESA', 1]]);
  });
});

describe('a crash between two steps of a merge', () => {
  const POINTS: Failpoint[] = [
    'merge.after-seal',
    'merge.before-taken',
    'merge.after-taken',
    'cart.after-upstream',
    'cart.before-commit',
    'cart.after-commit',
    'merge.after-handover',
  ];
  const EFFECTS: FailpointEffect[] = ['abort', 'throw', 'hang'];

  async function crash(point: Failpoint, effect: FailpointEffect): Promise<void> {
    armed.set(point, effect);
    const heard = signIn().catch(() => undefined);
    if (effect === 'hang') {
      await vi.waitFor(() => expect(armed.has(point)).toBe(false));
      await abortAllDurableObjects();
    }
    await heard;
    expect(armed.has(point)).toBe(false);
  }

  const opened = async () => {
    await fill(anas(true), add('MESA', 2), { kind: 'coupon', code: 'CIEN' });
    await fill(visitor(true), add('MESA'), add('LAMPARA'));
  };
  const MERGED = [
    ['MESA', 3],
    ['LAMPARA', 1],
  ];

  for (const point of POINTS) {
    for (const effect of EFFECTS) {
      test(`at ${point} by ${effect} is finished by the next sign-in, once`, async () => {
        await opened();
        await crash(point, effect);
        expect(value(await signIn()).state).toBe('taken');
        expect(await linesOf(anas())).toEqual(MERGED);
        expect(value(await anas().read()).cart.coupon).toBe('CIEN');
        expect(value(await visitor().read()).cart.version).toBe(0);
      });

      test(`at ${point} by ${effect} is finished by the alarms when nobody asks`, async () => {
        await opened();
        await crash(point, effect);
        await runDurableObjectAlarm(stubOf(token));
        await runDurableObjectAlarm(stubOf(own));
        expect(await linesOf(anas())).toEqual(MERGED);
        expect(value(await anas().read()).cart.coupon).toBe('CIEN');
        expect(await linesOf(visitorAsAna())).toEqual(MERGED);
      });
    }
  }

  test('a customer’s cart that cannot be reached loses nothing: the visitor’s keeps its lines until it can', async () => {
    await opened();
    vi.spyOn(CartObject.prototype, 'receive').mockRejectedValueOnce(new Error('away'));
    expect(value(await signIn())).toEqual({ state: 'waits' });
    await runDurableObjectAlarm(stubOf(token));
    expect(await linesOf(anas())).toEqual(MERGED);
  });
});
