import { runDurableObjectAlarm, env as testEnv } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { storeByCode, storeViews } from '../../src/config/stores';
import type { StoreView } from '../../src/domain/store-view';
import { armed, type Failpoint } from '../../workers/failpoint';
import { newToken } from '../../workers/http/token';
import { cartPort } from '../../workers/objects/cart/port';
import { add, placed, value } from '../cart/port';
import { deliveryBy, orderRequest } from '../cart/requests';
import type { ContractEnv } from './retailers';

const env = testEnv as unknown as ContractEnv;
const VIU = storeByCode(storeViews('viu'), 'viu') as StoreView;
/** Longer than the retailer is given to show an order. */
const GRACE_MS = 3 * 60 * 1000;
const SKU = 'SOFA-ROMA-NE-3P';

interface Kept {
  orders: { orderId: string }[];
  quotes: { ordered: boolean; lines: { sku: string; qty: number }[] }[];
}

function openCart() {
  const token = newToken();
  const kept = async () => (await (await fetch(`${env.FAMILY}/${token}/__kept`)).json()) as Kept;
  return {
    cart: cartPort({ ...env, CART: env.FAMILY_CART }, VIU, token),
    object: env.FAMILY_CART.getByName(`viu:${token}`),
    kept,
  };
}

const linesOf = ({ quotes }: Kept) =>
  quotes.filter((quote) => !quote.ordered).flatMap((quote) => quote.lines.map(({ sku, qty }) => [sku, qty]));

const CART_POINTS: Failpoint[] = [
  'cart.before-upstream',
  'cart.after-upstream',
  'cart.before-commit',
  'cart.after-commit',
];

for (const point of CART_POINTS) {
  test(`an add ended at ${point} and sent again is one line on both sides`, async () => {
    const { cart, kept } = openCart();
    armed.set(point, 'abort');
    await expect(cart.apply(add(SKU, 2), 'clave')).rejects.toThrow();
    const again = value(await cart.apply(add(SKU, 2), 'clave'));
    expect(again.cart.lines.map((line) => [line.sku, line.qty])).toEqual([[SKU, 2]]);
    expect(linesOf(await kept())).toEqual([[SKU, 2]]);
  });

  test(`a removal ended at ${point} and carried through by the alarm leaves no line on either side`, async () => {
    const { cart, object, kept } = openCart();
    value(await cart.apply(add(SKU), 'primera'));
    armed.set(point, 'abort');
    await expect(cart.apply({ kind: 'remove', itemId: 1 }, 'clave')).rejects.toThrow();
    await runDurableObjectAlarm(object);
    expect(value(await cart.read()).cart.lines).toEqual([]);
    expect(linesOf(await kept())).toEqual([]);
  });
}

const ORDER_POINTS: Failpoint[] = ['order.after-seal', 'order.before-batch', 'order.after-batch', 'order.after-clear'];

for (const point of ORDER_POINTS) {
  test(`an order ended at ${point} and asked for again is never two orders`, async () => {
    const { cart, kept } = openCart();
    value(await cart.apply(add(SKU), 'primera'));
    value(await cart.apply(deliveryBy('bestway'), null));
    const request = orderRequest('pedido', { shippingMethod: { carrierCode: 'tablerate', methodCode: 'bestway' } });
    armed.set(point, 'abort');
    await expect(cart.place(request, null)).rejects.toThrow();
    const again = value(await cart.place(request, null));
    const { orders } = await kept();
    const isAsked = point !== 'order.before-batch';
    expect(again.state).toBe(isAsked ? 'placed' : 'unknown');
    expect(orders).toHaveLength(isAsked ? 1 : 0);
    if (isAsked) expect(placed(await cart.place(request, null)).orderId).toBe('pedido');
  });
}

test('an order the retailer never got is believed lost only after a while, then the cart is open again', async () => {
  const { cart, object, kept } = openCart();
  value(await cart.apply(add(SKU), 'primera'));
  value(await cart.apply(deliveryBy('bestway'), null));
  const request = orderRequest('perdido', { shippingMethod: { carrierCode: 'tablerate', methodCode: 'bestway' } });
  armed.set('order.before-batch', 'abort');
  await expect(cart.place(request, null)).rejects.toThrow();
  await runDurableObjectAlarm(object);
  expect(value(await cart.read()).cart.state).toBe('placing');
  vi.setSystemTime(Date.now() + GRACE_MS);
  await runDurableObjectAlarm(object);
  vi.useRealTimers();
  expect(value(await cart.read()).cart).toMatchObject({ state: 'open', lines: [{ sku: SKU, qty: 1 }] });
  placed(await cart.place(request, null));
  expect((await kept()).orders).toHaveLength(1);
});
