import { runDurableObjectAlarm, env as testEnv } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartPort } from '../../../src/commerce/cart';
import { add, placed, problem, value } from '../../../tests/cart/port';
import { DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { openShop, orderCount, stockOf, VIU } from '../../../tests/cart/shop';
import { patiently } from '../../../tests/patiently';
import type { Env } from '../../env';
import { armed, type Failpoint, type FailpointEffect } from '../../failpoint';
import { newToken } from '../../http/token';
import { CartObject } from './cart-object';
import { ordersPort } from './orders-port';
import { cartPort } from './port';

const env: Env = testEnv;
const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(() => openShop(env));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let token: string;
/** Somebody who holds the first token, whatever came after it. */
const holder = (): CartPort => cartPort(env, VIU, token, false);
const orders = () => ordersPort(env, VIU, Date.now());
const objectOf = (name: string) => env.CART.getByName(`viu:${name}`);
const brief = async (cart: CartPort) => value(await cart.read()).cart.lines.map(({ sku, qty }) => [sku, qty]);

beforeEach(async () => {
  token = newToken();
  const cart = cartPort(env, VIU, token);
  value(await cart.apply(add('FALLA'), 'primera'));
  value(await cart.apply(DELIVERY, null));
});

/** Places an order that ends at this point, and with it the object unless it only throws. */
async function endedAt(point: Failpoint, orderId: string, effect: FailpointEffect = 'abort'): Promise<void> {
  armed.set(point, effect);
  await holder()
    .place(orderRequest(orderId), 'llave')
    .catch(() => undefined);
  // What is given to the successor is given behind the answer.
  await patiently(() => expect(armed.has(point)).toBe(false));
}

describe('after its order a cart', () => {
  test('gives way to another one under a token of its own, whose versions go on', async () => {
    const cart = holder();
    const { version } = value(await cart.read()).cart;
    const order = placed(await cart.place(orderRequest('uno'), 'llave'));
    expect(cart.token()).not.toBe(token);
    const next = value(await cartPort(env, VIU, cart.token(), false).read()).cart;
    expect(next).toMatchObject({ lines: [], state: 'open', lastOrder: order.number });
    expect(next.version).toBeGreaterThan(version);
  });

  test('answers its order, and a repeat of it by key or order id, however often; both tokens tell of it', async () => {
    const order = placed(await holder().place(orderRequest('repetido'), 'llave'));
    for (const key of ['llave', 'otra', null]) {
      const cart = holder();
      expect(value(await cart.place(orderRequest('repetido'), key))).toMatchObject({
        state: 'placed',
        replayed: true,
        order: { number: order.number },
      });
      expect(cart.token()).not.toBe(token);
    }
    const next = holder();
    await next.read();
    expect(value(await cartPort(env, VIU, next.token(), false).place(orderRequest('repetido'), 'llave'))).toMatchObject(
      { order: { number: order.number } },
    );
    for (const shown of [token, next.token()])
      for (const id of ['repetido', order.number])
        expect(placed(await orders().find(id, shown)).number).toBe(order.number);
    expect(problem(await orders().find('repetido', newToken())).status).toBe(404);
  });

  test('sends every change to the same successor: two tabs lose nothing and double nothing', async () => {
    placed(await holder().place(orderRequest('pestanas'), 'llave'));
    const tabs = [holder(), holder(), holder()];
    await Promise.all(tabs.map((tab, index) => tab.apply(add('MESA', index + 1), `tab-${index}`)));
    await Promise.all(tabs.map((tab, index) => tab.apply(add('MESA', index + 1), `tab-${index}`)));
    expect(new Set(tabs.map((tab) => tab.token())).size).toBe(1);
    expect(await brief(holder())).toEqual([['MESA', 6]]);
    expect(await brief(cartPort(env, VIU, tabs[0]?.token() ?? '', false))).toEqual([['MESA', 6]]);
  });

  test('remembers what was done under a key before, in its successor too', async () => {
    const cart = holder();
    placed(await cart.place(orderRequest('claves'), 'llave'));
    for (const port of [holder(), cartPort(env, VIU, cart.token(), false)])
      expect(value(await port.apply(add('FALLA'), 'primera'))).toMatchObject({
        replayed: true,
        line: null,
        cart: { lines: [] },
      });
    expect(problem(await holder().apply(add('FALLA', 3), 'primera')).status).toBe(422);
  });

  test('takes another order of the shopper in its successor, under another key', async () => {
    const cart = holder();
    const first = placed(await cart.place(orderRequest('primero'), 'llave'));
    value(await cart.apply(add('FALLA', 2), null));
    value(await cart.apply(DELIVERY, null));
    expect(problem(await cart.place(orderRequest('segundo'), 'llave'))).toMatchObject({
      status: 422,
      fields: [{ field: 'Idempotency-Key' }],
    });
    const second = placed(await cart.place(orderRequest('segundo'), 'llave-2'));
    expect(second.number).not.toBe(first.number);
    for (const { number } of [first, second])
      expect(placed(await orders().find(number, cart.token())).number).toBe(number);
    expect(problem(await orders().find(second.number, token)).status).toBe(404);
  });
});

describe('every answer of an order names the same successor', () => {
  const placeAll = async (orderId: string, calls: (string | null)[]) => {
    const tabs = calls.map(() => holder());
    const answers = await Promise.all(tabs.map((tab, index) => tab.place(orderRequest(orderId), calls[index] ?? null)));
    return {
      tabs,
      numbers: new Set(answers.map((answer) => placed(answer).number)),
      tokens: new Set(tabs.map((tab) => tab.token())),
    };
  };
  /** By the key and by the order id alone, many at once. */
  const REPEATS = Array.from({ length: 6 }, (_, index) => ['llave', 'otra', null][index % 3] ?? null);

  test.each(['order.after-batch', 'order.before-transfer', 'order.after-transfer'] satisfies Failpoint[])(
    'though the first one ended at %s',
    async (point) => {
      for (const effect of ['throw', 'abort'] satisfies FailpointEffect[]) {
        token = newToken();
        const cart = cartPort(env, VIU, token);
        value(await cart.apply(add('FALLA'), null));
        value(await cart.apply(DELIVERY, null));
        await endedAt(point, `${point}-${effect}`, effect);
        const { tabs, numbers, tokens } = await placeAll(`${point}-${effect}`, REPEATS);
        const next = holder();
        await next.read();
        expect([numbers.size, tokens]).toEqual([1, new Set([next.token()])]);
        expect(next.token()).not.toBe(token);
        await Promise.all(tabs.map((tab, index) => tab.apply(add('MESA'), `tab-${index}`)));
        expect([new Set(tabs.map((tab) => tab.token())), await brief(next)]).toEqual([
          tokens,
          [['MESA', REPEATS.length]],
        ]);
      }
    },
  );

  test('also to a repeat that comes while the cart is handed over', async () => {
    const during: Promise<string>[] = [];
    const takeRemainder = CartObject.prototype.takeRemainder;
    const place = vi.spyOn(CartObject.prototype, 'place');
    vi.spyOn(CartObject.prototype, 'takeRemainder').mockImplementationOnce(async function (
      this: CartObject,
      at,
      remainder,
    ) {
      const tab = holder();
      during.push(
        tab.place(orderRequest('mientras'), 'llave').then((answer) => `${placed(answer).number} ${tab.token()}`),
      );
      await patiently(() => expect(place).toHaveBeenCalledTimes(2));
      return takeRemainder.call(this, at, remainder);
    });
    const first = holder();
    const order = placed(await first.place(orderRequest('mientras'), 'llave'));
    await patiently(() => expect(during).toHaveLength(1));
    expect(await Promise.all(during)).toEqual([`${order.number} ${first.token()}`]);
    expect(first.token()).not.toBe(token);
  });
});

describe('a successor that is named before it has what is left', () => {
  /** Places an order and answers its successor while nothing of what is left came there. */
  async function named(orderId: string): Promise<{ cart: CartPort; release: () => void }> {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { takeRemainder } = CartObject.prototype;
    vi.spyOn(CartObject.prototype, 'takeRemainder').mockImplementationOnce(async function (
      this: CartObject,
      at,
      remainder,
    ) {
      await held;
      return takeRemainder.call(this, at, remainder);
    });
    const cart = holder();
    placed(await cart.place(orderRequest(orderId), 'llave'));
    expect(cart.token()).not.toBe(token);
    return { cart, release };
  }

  test('answers whoever asks once it has it: a change stays in it, the order is found, its key is remembered', async () => {
    const { cart, release } = await named('antes');
    const asked = (['read', 'order'] as const).map((call) => vi.spyOn(CartObject.prototype, call));
    const [read, added, found, repeated] = [
      cart.read(),
      cartPort(env, VIU, cart.token(), false).apply(add('MESA', 2), 'nueva'),
      orders().find('antes', cart.token()),
      cartPort(env, VIU, cart.token(), false).apply(add('FALLA'), 'primera'),
    ];
    // Both carts: the one that waits sends whoever asks to the one it comes after.
    await patiently(() => expect(Math.min(...asked.map(({ mock }) => mock.calls.length))).toBeGreaterThan(1));
    release();
    expect(value(await read).cart.version).toBeGreaterThan(0);
    expect(value(await added).line).toMatchObject({ sku: 'MESA', qty: 2 });
    expect(placed(await found).orderId).toBe('antes');
    expect(value(await repeated)).toMatchObject({ replayed: true, line: null });
    expect(await brief(cartPort(env, VIU, cart.token(), false))).toEqual([['MESA', 2]]);
  });

  test('is the same for an order that is sent again with it, and for another one under the key of the first', async () => {
    const { cart, release } = await named('doble');
    const tabs = [0, 1].map(() => cartPort(env, VIU, cart.token(), false));
    const answers = Promise.all([
      tabs[0]?.place(orderRequest('doble'), 'llave'),
      tabs[1]?.place(orderRequest('otro'), 'llave'),
    ]);
    release();
    const [again, other] = await answers;
    expect(again && placed(again).orderId).toBe('doble');
    expect(other && problem(other).status).toBe(422);
  });

  test('is nothing to anybody where the order is refused, and is gone after a day', async () => {
    const told = vi.spyOn(CartObject.prototype, 'expect');
    await env.SHOP.prepare(
      "CREATE TRIGGER sold_out BEFORE INSERT ON orders BEGIN SELECT RAISE(ABORT, 'stock_never_negative'); END",
    ).run();
    const refused = await holder().place(orderRequest('agotado'), 'llave');
    await env.SHOP.prepare('DROP TRIGGER sold_out').run();
    expect(problem(refused).status).toBe(409);
    const successor = told.mock.calls[0]?.[0].token ?? '';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    expect(await runDurableObjectAlarm(objectOf(successor))).toBe(true);
    expect(value(await cartPort(env, VIU, successor).read()).cart.version).toBe(0);
    expect(await brief(holder())).toEqual([['FALLA', 1]]);
  });
});

describe('what came into a cart while its order was placed', () => {
  const POINTS: Failpoint[] = [
    'order.before-batch',
    'order.after-batch',
    'order.after-clear',
    'order.before-transfer',
    'order.after-transfer',
  ];

  test.each(POINTS)('is in the successor once, though the process ended at %s', async (point) => {
    const before = await stockOf(env, 'FALLA');
    const counted = await orderCount(env, 'FALLA');
    await endedAt(point, point);
    const tab = holder();
    value(await tab.apply(add('MESA', 2), 'mientras'));
    expect(value(await holder().apply(add('MESA', 2), 'mientras'))).toMatchObject({ replayed: true });
    const order = placed(await holder().place(orderRequest(point), 'llave'));
    expect(placed(await orders().find(point, token)).number).toBe(order.number);
    expect(await brief(holder())).toEqual([['MESA', 2]]);
    expect([await stockOf(env, 'FALLA'), await orderCount(env, 'FALLA')]).toEqual([before - 1, counted + 1]);
  });

  test('is handed over by the alarm when nobody asks', async () => {
    await endedAt('order.after-batch', 'sola');
    await runDurableObjectAlarm(objectOf(token));
    const next = holder();
    expect(value(await next.read()).cart).toMatchObject({ lines: [], state: 'open' });
    expect(placed(await orders().find('sola', next.token())).orderId).toBe('sola');
  });

  test('while nobody knew what became of the order goes on in the successor, line for line', async () => {
    await env.SHOP.prepare('ALTER TABLE order_key RENAME TO away').run();
    const outcome = value(await holder().place(orderRequest('incierta'), 'llave'));
    const added = value(await holder().apply(add('MESA', 2), 'mientras'));
    await env.SHOP.prepare('ALTER TABLE away RENAME TO order_key').run();
    expect([outcome.state, added.cart.state, added.line?.qty]).toEqual(['unknown', 'placing', 2]);
    await runDurableObjectAlarm(objectOf(token));
    const next = holder();
    expect(value(await next.read()).cart).toMatchObject({
      state: 'open',
      lines: [{ itemId: added.line?.itemId, sku: 'MESA', qty: 2 }],
    });
    for (const tab of [holder(), cartPort(env, VIU, next.token(), false)])
      expect(value(await tab.apply(add('MESA', 2), 'mientras'))).toMatchObject({
        replayed: true,
        line: { itemId: added.line?.itemId, qty: 2 },
      });
    value(await holder().apply({ kind: 'set', itemId: added.line?.itemId ?? 0, qty: 3 }, null));
    expect(await brief(next)).toEqual([['MESA', 3]]);
    expect(placed(await orders().find('incierta', next.token())).lines).toMatchObject([{ sku: 'FALLA', qty: 1 }]);
  });
});

describe('the token of an ordered cart', () => {
  test('shows the order whole until a day after its payment window, then its number and state, and no cart', async () => {
    const cart = holder();
    const order = placed(await cart.place(orderRequest('plazo'), 'llave'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(order.createdAt) + 8 * DAY_MS - 1000 });
    await runDurableObjectAlarm(objectOf(token));
    expect(value(await orders().find('plazo', token))).toMatchObject({
      state: 'placed',
      order: { shippingAddress: { zipCode: '44100' } },
    });
    vi.setSystemTime(Date.parse(order.createdAt) + 8 * DAY_MS);
    for (const isGone of [false, true]) {
      if (isGone) await runDurableObjectAlarm(objectOf(token));
      for (const shown of [token, cart.token()])
        expect(value(await orders().find('plazo', shown))).toEqual({
          state: 'past',
          order: { number: order.number, orderId: 'plazo', status: 'pending', createdAt: order.createdAt },
        });
    }
    expect(problem(await holder().apply(add('MESA'), null))).toMatchObject({ status: 404 });
    expect(value(await holder().read()).cart.version).toBe(0);
    expect(value(await cart.read()).cart.lastOrder).toBe(order.number);
  });
});

test('a token nobody was given opens no cart: it reads as none and is not made by a change', async () => {
  const made = cartPort(env, VIU, 'A'.repeat(32), false);
  expect(problem(await made.apply(add('MESA'), null))).toMatchObject({ status: 404 });
  expect(problem(await made.saveCheckout({ personalDetails: null }, null))).toMatchObject({ status: 404 });
  expect(value(await made.read()).cart).toMatchObject({ version: 0, lines: [] });
});
