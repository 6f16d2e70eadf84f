import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OrderRequest } from '../../src/domain/order/order';
import { add, placed, value } from '../cart/port';
import type { Fault, FaultMode } from '../peers/family/faults';
import { sampledOf } from '../sample';
import { type Face, type FaceName, face, keptBy, tell } from './faces';
import { serveFixture } from './fixture';
import { BOUGHT, COUPON, checkOut, fill, PRODUCT, place, wake } from './purchase';

beforeAll(serveFixture);
afterEach(() => {
  vi.useRealTimers();
});

const MODES: FaultMode[] = ['refuse', 'unavailable', 'stall', 'cut', 'html', 'lose'];
/** Every fourth call is lost in `npm test`, and some go wrong in the other ways; the soak tries all. */
const NTH = { refuse: 12, unavailable: 12, stall: 12, cut: 12, html: 12, lose: 4, lie: 4, say: 4 } satisfies Record<
  FaultMode,
  number
>;
/** Longer than a retailer may take to show an order it was sent. */
const GRACE_MS = 3 * 60 * 1000;
const AT_ONCE = 8;
const OURS_MS = 180_000;
const CALLS = [
  'cart/create',
  'cart/pull',
  'cart/update',
  'cart/delete',
  'cart/totals',
  'cart/payment-methods',
  'cart/shipping-methods',
  'cart/shipping-information',
  'cart/apply-coupon',
  'cart/delete-coupon',
  'order',
];

interface Purchase {
  at: Face;
  faults: Fault[];
  request: OrderRequest;
  number: string | null;
}

async function buy(name: FaceName, faults: Fault[]): Promise<Purchase> {
  // Only a call that stalls has to be given up; on a busy machine every other one may take its time.
  const at = face(name, { hasty: name === 'family' && faults.some(({ mode }) => mode === 'stall') });
  await tell(at, { faults });
  await fill(at);
  const request = await checkOut(at);
  return { at, faults, request, number: (await place(at, request))?.number ?? null };
}

/** Orders nobody could say anything about: the cart asks again when its alarm rings, then the shopper does. */
async function settle(purchases: Purchase[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + GRACE_MS });
  for (const purchase of purchases.filter(({ number }) => number === null)) {
    const { at, request } = purchase;
    await wake(at);
    const found = await at.commerce.orders.find(request.orderId, at.token);
    const isPlaced = found.ok && found.value.state === 'placed';
    purchase.number = (isPlaced ? placed(found) : placed(await at.commerce.cart(at.token).place(request, null))).number;
  }
}

/** Several purchases at a time, all settled in the end. */
async function buyAll(name: FaceName, faults: Fault[][]): Promise<Purchase[]> {
  const done: Purchase[] = [];
  for (let start = 0; start < faults.length; start += AT_ONCE) {
    done.push(...(await Promise.all(faults.slice(start, start + AT_ONCE).map((some) => buy(name, some)))));
  }
  await settle(done);
  return done;
}

/** A fault for each call of the cart and the order that a purchase makes when nothing goes wrong. */
async function faultsOf(name: FaceName, mode: FaultMode): Promise<Fault[]> {
  const { at, number } = await buy(name, []);
  expect(number).not.toBeNull();
  const calls = (await keptBy(at)).calls.filter((path) => path.startsWith('cart/') || path.startsWith('order'));
  expect(new Set(calls)).toEqual(new Set(CALLS));
  return calls.map((call, index) => ({
    call,
    mode,
    skip: calls.slice(0, index).filter((other) => other === call).length,
  }));
}

async function expectEmptied({ at, faults, number }: Purchase): Promise<void> {
  expect(value(await at.commerce.cart(at.token).read()).cart, JSON.stringify(faults)).toMatchObject({
    lines: [],
    state: 'open',
    lastOrder: number,
  });
}

async function expectOneOrder(purchase: Purchase): Promise<void> {
  const { at, faults, number, request } = purchase;
  const kept = await keptBy(at);
  const name = JSON.stringify(faults);
  expect(kept.hits, name).toBe(faults.length);
  const orders = kept.orders.map((order) => [
    order.orderId,
    order.orderNumber,
    order.lines.map((line) => [line.sku, line.qty]),
  ]);
  expect(orders, name).toEqual([[request.orderId, number, BOUGHT]]);
  expect(kept.quotes.find((quote) => quote.ordered)?.coupon, name).toBe(COUPON);
  await expectEmptied(purchase);
}

describe('against a retailer of the family', () => {
  test.each(MODES)(
    'any one cart or order call of a purchase that ends in "%s" leaves one line and one order',
    async (mode) => {
      const faults = sampledOf(await faultsOf('family', mode), NTH[mode], MODES.indexOf(mode));
      for (const purchase of await buyAll(
        'family',
        faults.map((fault) => [fault]),
      )) {
        await expectOneOrder(purchase);
      }
    },
  );

  test('API-063 a retailer is told where a shopper came from; one that cannot be told stands in nobody’s way', async () => {
    const at = face('family');
    await fill(at);
    const cart = at.commerce.cart(at.token);
    value(await cart.saveCheckout({ source: 'correo' }, null));
    expect((await keptBy(at)).quotes.map(({ origin }) => origin)).toEqual(['correo']);
    await tell(at, { faults: [{ call: 'user/set-origin', mode: 'lose' }] });
    value(await cart.saveCheckout({ source: 'feria' }, null));
    const order = placed(await cart.place(await checkOut(at), null));
    expect([order.source, (await keptBy(at)).orders.length]).toEqual(['feria', 1]);
  });

  test('several calls that go wrong one after the other leave one line and one order', async () => {
    const steps = [3, 5, 7, 11, 13, 17];
    const faults = steps.flatMap((step, turn) =>
      sampledOf(
        MODES.map((_, first) =>
          [0, 1, 2].map(
            (nth): Fault => ({ call: 'cart/', mode: MODES[(first + nth) % MODES.length] ?? 'lose', skip: step }),
          ),
        ),
        6,
        turn,
      ),
    );
    for (const purchase of await buyAll('family', faults)) await expectOneOrder(purchase);
  });

  test('an order whose answer and whose status are lost is being checked; the cart goes on beside it, and the order is found', async () => {
    const at = face('family');
    const port = at.commerce.cart(at.token);
    await fill(at);
    const request = await checkOut(at);
    await tell(at, {
      faults: [
        { call: 'order', mode: 'lose' },
        { call: 'sync/order', mode: 'unavailable', times: 4 },
      ],
    });
    expect(await place(at, request)).toBeNull();
    expect(value(await port.place(request, null))).toEqual({ state: 'unknown', orderId: request.orderId });
    expect(value(await at.commerce.orders.find(request.orderId, at.token))).toEqual({
      state: 'unknown',
      orderId: request.orderId,
    });
    await port.apply(add('MESA-PINO'), null);
    expect(value(await port.read()).cart.state).toBe('placing');
    await wake(at);
    const order = placed(await at.commerce.orders.find(request.orderId, at.token));
    expect((await keptBy(at)).orders).toMatchObject([{ orderId: request.orderId, orderNumber: order.number }]);
    expect(value(await port.read()).cart).toMatchObject({
      state: 'open',
      lastOrder: order.number,
      lines: [{ sku: 'MESA-PINO', qty: 1 }],
    });
  });
});

test(
  'against our own API, which honours keys, a purchase with the first or the last answer of any call lost takes its units once',
  async () => {
    const every = await faultsOf('ours', 'lose');
    const faults = sampledOf(
      every.filter((fault) => fault.skip === 0 || fault === every.findLast(({ call }) => call === fault.call)),
      2,
    );
    const { stock } = face('ours').commerce;
    const before = value(await stock.check(PRODUCT)).qty;
    const purchases = await buyAll(
      'ours',
      faults.map((fault) => [fault]),
    );
    for (const purchase of purchases) {
      expect((await keptBy(purchase.at)).hits, JSON.stringify(purchase.faults)).toBe(1);
      await expectEmptied(purchase);
    }
    expect(new Set(purchases.map(({ number }) => number)).size).toBe(purchases.length);
    const units = BOUGHT.reduce((sum, [, qty]) => sum + qty, 0);
    expect(value(await stock.check(PRODUCT)).qty).toBe(before - units * purchases.length);
  },
  OURS_MS,
);
