import { runDurableObjectAlarm, env as testEnv } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { add, placed, value } from '../../../tests/cart/port';
import { DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { stockOf, VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { ordersPort } from './orders-port';
import { fill, linesOf, told, visitorAndAna } from './visitor-and-ana.fixture';

const env: Env = testEnv;
const { here, visitor, visitorAsAna, anas, signIn, stubOf } = visitorAndAna(env);

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
      [here.token, null],
      [here.own, here.ana],
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
    await runDurableObjectAlarm(stubOf(here.token));
    expect(await linesOf(anas())).toEqual([
      ['MESA', 1],
      ['LAMPARA', 2],
    ]);
    expect(placed(await ordersPort(env, VIU, Date.now(), here.ana).find('incierta', here.own)).orderId).toBe(
      'incierta',
    );
    expect(placed(await ordersPort(env, VIU, Date.now(), null).find('incierta', here.token)).orderId).toBe('incierta');
    const guest = visitor();
    placed(await guest.place(orderRequest('incierta'), 'llave'));
    expect(guest.token()).toBe(here.token);
  });

  test('lines come in beside an order of the customer that is being checked, and are not in it', async () => {
    await fill(anas(true), add('FALLA', 2), DELIVERY);
    await fill(visitor(true), add('FALLA'), { kind: 'coupon', code: 'CIEN' });
    await env.SHOP.prepare('ALTER TABLE order_key RENAME TO away').run();
    expect(value(await anas().place(orderRequest('incierta-2'), 'llave')).state).toBe('unknown');
    expect(told(await signIn())).toContainEqual(['The coupon {code} could not be taken into your cart', 'CIEN', null]);
    await env.SHOP.prepare('ALTER TABLE away RENAME TO order_key').run();
    await runDurableObjectAlarm(stubOf(here.own));
    expect(placed(await ordersPort(env, VIU, Date.now(), here.ana).find('incierta-2', here.own)).lines).toMatchObject([
      { sku: 'FALLA', qty: 2 },
    ]);
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
