import { runDurableObjectAlarm, env as testEnv } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { storeByCode, storeViews } from '../../src/config/stores';
import type { Cart } from '../../src/domain/cart/cart';
import { MESSAGES } from '../../src/domain/cart/messages';
import type { StoreView } from '../../src/domain/store-view';
import { newToken } from '../../workers/http/token';
import { cartPort } from '../../workers/objects/cart/port';
import { add, problem, value } from '../cart/port';
import { deliveryBy, orderRequest } from '../cart/requests';
import type { ContractEnv } from './retailers';

const env = testEnv as unknown as ContractEnv;
const VIU = storeByCode(storeViews('viu'), 'viu') as StoreView;
const SKU = 'SOFA-ROMA-NE-3P';

interface Kept {
  calls: string[];
  orders: { lines: { sku: string; qty: number }[] }[];
  quotes: { id: string; ordered: boolean; lines: { sku: string; qty: number }[] }[];
}

interface Fault {
  call: string;
  mode: string;
  skip?: number;
  times?: number;
}

function openCart() {
  const token = newToken();
  const at = (path: string, init?: RequestInit) => fetch(`${env.FAMILY}/${token}/${path}`, init);
  return {
    cart: cartPort({ ...env, CART: env.FAMILY_CART }, VIU, token),
    stub: () => env.FAMILY_CART.getByName(`viu:${token}`),
    kept: async () => (await (await at('__kept')).json()) as Kept,
    elsewhere: (path: string, body: object) => at(`api/${path}`, { method: 'POST', body: JSON.stringify(body) }),
    fail: (...faults: Fault[]) => at('__do', { method: 'POST', body: JSON.stringify({ faults, calls: [] }) }),
  };
}

const GUADALAJARA = {
  country: 'MX',
  region: 'Jalisco',
  regionId: null,
  regionCode: 'JAL',
  postcode: '44100',
  city: 'Guadalajara',
  street: [],
};
const REQUEST = orderRequest('pedido', { shippingMethod: { carrierCode: 'tablerate', methodCode: 'bestway' } });

test('an order whose answer is lost is never shown as failed, and the status tells what became of it', async () => {
  const { cart, kept, fail } = openCart();
  await cart.apply(add(SKU), 'a');
  value(await cart.apply(deliveryBy('bestway'), null));
  await fail({ call: 'order', mode: 'lose' }, { call: 'sync/order', mode: 'unavailable', times: 2 });
  expect(value(await cart.place(REQUEST, null))).toEqual({ state: 'unknown', orderId: 'pedido' });
  expect(value(await cart.read()).cart.state).toBe('placing');
  expect(value(await cart.apply(add('MESA-PINO'), 'nueva')).cart.lines).toHaveLength(2);
  const calls = (await kept()).calls.filter((path) => path === 'order').length;
  expect(calls).toBe(1);
});

test('an order nobody can tell about keeps the cart for a day, then the shopper may go on and is told to ask', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { cart, fail, stub } = openCart();
  await cart.apply(add(SKU), 'a');
  value(await cart.apply(deliveryBy('bestway'), null));
  await fail({ call: 'order', mode: 'lose' }, { call: 'sync/order', mode: 'unavailable', times: 1000 });
  expect(value(await cart.place(REQUEST, null))).toEqual({ state: 'unknown', orderId: 'pedido' });
  const day = 24 * 60 * 60 * 1000;
  vi.setSystemTime(Date.now() + day - 60_000);
  await runDurableObjectAlarm(stub());
  expect(value(await cart.read()).cart.state).toBe('placing');
  vi.setSystemTime(Date.now() + 15 * 60_000);
  await runDurableObjectAlarm(stub());
  expect(value(await cart.read()).cart).toMatchObject({ state: 'open', lines: [{ sku: SKU }] });
  const told = value(await cart.review()).notices.map(({ params }) => params?.orderId);
  expect(told).toContain('pedido');
  vi.useRealTimers();
});

test('TOTALS-006 TOTALS-008 TOTALS-009 amounts are asked for when the cart changed, methods not while a quantity moves', async () => {
  const { cart, kept, fail } = openCart();
  await cart.apply(add(SKU), 'a');
  await cart.apply({ kind: 'destination', destination: GUADALAJARA }, 'b');
  const callsOf = async (work: () => Promise<unknown>) => {
    await fail();
    await work();
    return (await kept()).calls.filter((path) => path.startsWith('cart/'));
  };
  expect(await callsOf(() => cart.apply({ kind: 'set', itemId: 1, qty: 2 }, 'c'))).toEqual([
    'cart/pull',
    'cart/update',
    'cart/shipping-information',
  ]);
  expect(await callsOf(() => cart.apply({ kind: 'payment', code: 'checkmo' }, 'd'))).toEqual(['cart/pull']);
  expect(await callsOf(() => cart.review())).toEqual([
    'cart/pull',
    'cart/payment-methods',
    'cart/shipping-methods',
    'cart/shipping-information',
  ]);
});

test('TOTALS-007 amounts are asked for where the store view keeps carts in step and the store can be reached; else they are worked out here', async () => {
  const { cart, kept, fail } = openCart();
  const asked = async () =>
    (await kept()).calls.filter((path) => path === 'cart/shipping-information' || path === 'cart/totals').length;
  const ours = (of: Cart) => of.lines.reduce((total, line) => total + line.unitGross * line.qty, 0);
  const { flags } = VIU;
  const { synchronizeCart } = flags;
  try {
    flags.synchronizeCart = false;
    const alone = value(await cart.apply(add(SKU), 'a')).cart;
    expect(alone.totals.subtotalInclTax).toBe(ours(alone));
    expect((await kept()).calls.filter((path) => path.startsWith('cart/'))).toEqual([]);
  } finally {
    flags.synchronizeCart = synchronizeCart;
  }
  const synced = value(await cart.sync()).cart;
  expect(await asked()).toBe(1);
  expect(synced.totalsSyncedAt).not.toBeNull();
  await fail({ call: 'cart/pull', mode: 'unavailable', times: 1000 });
  const offline = value(await cart.apply({ kind: 'set', itemId: 1, qty: 2 }, 'b')).cart;
  expect(offline.totals.subtotalInclTax).toBe(ours(offline));
  expect(offline.totalsSyncedAt).toBeNull();
  expect(await asked()).toBe(0);
  await fail();
  expect(value(await cart.sync()).cart.totalsSyncedAt).not.toBeNull();
  expect(await asked()).toBe(1);
});

test("CART-032 what was put into the store's cart elsewhere is taken in on return", async () => {
  const { cart, kept, elsewhere } = openCart();
  await cart.apply(add(SKU), 'a');
  const quote = (await kept()).quotes[0]?.id ?? '';
  await elsewhere(`cart/update?cartId=${quote}`, { cartItem: { sku: 'MESA-PINO', qty: 2, quoteId: quote } });
  const back = value(await cart.sync()).cart;
  expect(back.lines.map((line) => [line.sku, line.qty])).toEqual([
    [SKU, 1],
    ['MESA-PINO', 2],
  ]);
  expect(back.totals.grandTotal).toBe(back.lines.reduce((total, line) => total + line.unitGross * line.qty, 0));
});

test('a coupon the store does not take off stays on the cart, and the shopper is not told otherwise', async () => {
  const { cart, fail } = openCart();
  await cart.apply(add(SKU), 'a');
  value(await cart.apply({ kind: 'coupon', code: 'BUENFIN' }, 'b'));
  await fail({ call: 'cart/delete-coupon', mode: 'refuse' });
  expect(problem(await cart.apply({ kind: 'coupon', code: null }, 'c'))).toMatchObject({
    status: 409,
    message: MESSAGES.couponStays,
  });
  expect(value(await cart.read()).cart.coupon).toBe('BUENFIN');
  expect(value(await cart.apply({ kind: 'coupon', code: null }, 'd')).cart.coupon).toBeNull();
});

test('a line removed while the store could not be reached never comes back', async () => {
  const { cart, kept, fail } = openCart();
  await cart.apply(add(SKU), 'a');
  await cart.apply(add('MESA-PINO'), 'b');
  await fail({ call: 'cart/pull', mode: 'unavailable', times: 4 });
  expect(value(await cart.apply({ kind: 'remove', itemId: 2 }, 'c')).cart.lines.map((line) => line.sku)).toEqual([SKU]);
  await fail();
  expect(value(await cart.review()).cart.lines.map((line) => line.sku)).toEqual([SKU]);
  expect((await kept()).quotes.at(-1)?.lines.map((line) => line.sku)).toEqual([SKU]);
});
