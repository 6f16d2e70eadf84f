import { env as testEnv } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { CartOperation } from '../../../src/domain/cart/cart';
import { add, placed, problem, value } from '../../../tests/cart/port';
import { DELIVERY, orderRequest } from '../../../tests/cart/requests';
import { VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import type { CartCustomer } from './address';
import { ordersPort } from './orders-port';
import { cartPort } from './port';
import { customerNamed, fill, linesOf, visitorAndAna } from './visitor-and-ana.fixture';

const env: Env = testEnv;
const { here, anas } = visitorAndAna(env);

const DESTINATION = {
  country: 'MX',
  region: 'Jalisco',
  regionId: null,
  regionCode: 'JAL',
  postcode: '44100',
  city: 'Guadalajara',
  street: [],
};

describe('the cart of a customer', () => {
  const others = (): [string, CartCustomer | null][] => [
    ['a guest who holds its token', null],
    ['another customer', customerNamed('eva')],
    ['a customer of that id in another realm', { ...here.ana, account: 'otra:1', owner: 'owner-otra' }],
  ];

  test('answers its owner, and everybody else as if it were not there', async () => {
    await fill(anas(true), add('FALLA', 2), DELIVERY);
    const order = placed(await anas().place(orderRequest('suyo'), 'llave'));
    const cart = anas();
    value(await cart.apply(add('MESA'), null));
    for (const [who, customer] of others()) {
      for (const name of [here.own, cart.token()]) {
        const port = cartPort(env, VIU, name, false, customer);
        const nobodys = cartPort(env, VIU, newToken(), false, customer);
        expect(await port.read(), who).toMatchObject({
          ok: true,
          value: { cart: { version: 0, lines: [], lastOrder: null }, checkout: { personalDetails: null } },
        });
        for (const operation of [
          add('LAMPARA'),
          { kind: 'clear' },
          { kind: 'coupon', code: 'CIEN' },
        ] satisfies CartOperation[])
          expect(await port.apply(operation, 'llave'), who).toEqual(await nobodys.apply(operation, 'llave'));
        expect(await port.saveCheckout({ personalDetails: null }, null), who).toEqual(
          await nobodys.saveCheckout({ personalDetails: null }, null),
        );
        for (const id of ['suyo', order.number, 'otro'])
          expect(await port.place(orderRequest(id), 'llave'), who).toEqual(
            await nobodys.place(orderRequest(id), 'llave'),
          );
        expect(value(await port.review()).cart, who).toMatchObject({ version: 0, lines: [] });
        expect(value(await port.sync()).cart, who).toMatchObject({ version: 0, lines: [] });
        expect(await port.paymentMethods(), who).toEqual(await nobodys.paymentMethods());
        expect(await port.shippingMethods({ ...DESTINATION }), who).toEqual(
          await nobodys.shippingMethods({ ...DESTINATION }),
        );
        expect(port.token(), who).toBe(name);
        for (const id of ['suyo', order.number])
          expect(problem(await ordersPort(env, VIU, Date.now(), customer).find(id, name)).status, `${who} ${id}`).toBe(
            404,
          );
      }
    }
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
    expect(placed(await ordersPort(env, VIU, Date.now(), here.ana).find('suyo', here.own)).number).toBe(order.number);
  });

  test('is not taken by somebody else who signs in with its token', async () => {
    await fill(anas(true), add('MESA'));
    const eva = customerNamed('eva');
    const evas = newToken();
    expect(value(await cartPort(env, VIU, here.own, false, eva).mergeInto(evas))).toEqual({ state: 'nothing' });
    expect(await linesOf(cartPort(env, VIU, evas, false, eva))).toEqual([]);
    expect(await linesOf(anas())).toEqual([['MESA', 1]]);
  });
});
