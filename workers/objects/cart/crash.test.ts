import { abortAllDurableObjects, runDurableObjectAlarm, env as testEnv } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { add, placed, value } from '../../../tests/cart/port';
import { DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { openShop, stockOf, VIU } from '../../../tests/cart/shop';
import { patiently } from '../../../tests/patiently';
import { sampledOf } from '../../../tests/sample';
import type { Env } from '../../env';
import { armed, type Failpoint, type FailpointEffect } from '../../failpoint';
import { newToken } from '../../http/token';
import { cartPort } from './port';

const env: Env = testEnv;

beforeAll(() => openShop(env));

/** Points that are reached behind the answer: whoever asked may have heard it, or not. */
const BEHIND: Failpoint[] = ['order.before-transfer', 'order.after-transfer'];

/** Runs a call into an armed point and ends the object there; answers whether the caller heard anything good. */
async function crash(
  point: Failpoint,
  effect: FailpointEffect,
  call: () => Promise<{ ok: boolean }>,
): Promise<boolean> {
  armed.set(point, effect);
  const heard = call().then(
    (answer) => answer.ok,
    () => false,
  );
  if (effect === 'hang') {
    await patiently(() => expect(armed.has(point)).toBe(false));
    await abortAllDurableObjects();
  }
  const isGood = await heard;
  await patiently(() => expect(armed.has(point)).toBe(false));
  return isGood;
}

async function openCart() {
  const token = newToken();
  const cart = cartPort(env, VIU, token);
  value(await cart.apply(add('FALLA'), 'primera'));
  value(await cart.apply(DELIVERY, null));
  return { cart, object: env.CART.getByName(`viu:${token}`), before: await stockOf(env, 'FALLA') };
}

const EFFECTS: FailpointEffect[] = ['abort', 'throw', 'hang'];
const ORDER_POINTS: Failpoint[] = [
  'order.after-seal',
  'order.before-batch',
  'order.after-batch',
  'order.after-clear',
  'order.before-transfer',
  'order.after-transfer',
];
const CART_POINTS: Failpoint[] = ['cart.before-commit', 'cart.after-commit'];

for (const [turn, point] of ORDER_POINTS.entries()) {
  for (const effect of sampledOf(EFFECTS, 2, turn)) {
    test(`an order ended at ${point} by ${effect} is one order when it is asked for again`, async () => {
      const { cart, before } = await openCart();
      const isHeard = await crash(point, effect, () => cart.place(orderRequest(`${point}-${effect}`), null));
      if (!BEHIND.includes(point)) expect(isHeard).toBe(false);
      const again = placed(await cart.place(orderRequest(`${point}-${effect}`), null));
      expect(placed(await cart.place(orderRequest(`${point}-${effect}`), null)).number).toBe(again.number);
      expect(await stockOf(env, 'FALLA')).toBe(before - 1);
      expect(value(await cart.read()).cart).toMatchObject({ state: 'open', lines: [], lastOrder: again.number });
    });

    test(`an order ended at ${point} by ${effect} is finished or undone by the alarm when nobody asks`, async () => {
      const { cart, object, before } = await openCart();
      await crash(point, effect, () => cart.place(orderRequest(`${point}-${effect}-alarma`), null));
      await runDurableObjectAlarm(object);
      const { cart: left } = value(await cart.read());
      const isOrdered = point !== 'order.after-seal';
      expect(left).toMatchObject({ state: 'open', lines: isOrdered ? [] : [{ sku: 'FALLA', qty: 1 }] });
      expect(await stockOf(env, 'FALLA')).toBe(before - (isOrdered ? 1 : 0));
    });
  }
}

for (const point of CART_POINTS) {
  for (const effect of EFFECTS) {
    test(`an operation ended at ${point} by ${effect} and sent again is done once`, async () => {
      const { cart } = await openCart();
      expect(await crash(point, effect, () => cart.apply(add('FALLA', 2), 'segunda'))).toBe(false);
      const again = value(await cart.apply(add('FALLA', 2), 'segunda'));
      expect(again).toMatchObject({ line: { qty: 3 }, cart: { version: 3 } });
      expect(again.replayed ?? false).toBe(point === 'cart.after-commit');
    });
  }
}

test('what comes into a cart while its order is being placed stays in the next one', async () => {
  const { cart, object } = await openCart();
  await crash('order.before-batch', 'abort', () => cart.place(orderRequest('mientras'), null));
  value(await cart.apply(add('MESA'), 'nueva'));
  await runDurableObjectAlarm(object);
  expect(value(await cart.read()).cart.lines).toMatchObject([{ sku: 'MESA', qty: 1 }]);
});
