import { env as testEnv } from 'cloudflare:test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CartPort } from '../../../src/commerce/cart';
import type { Address } from '../../../src/domain/order/order';
import { add, placed, problem, value } from '../../../tests/cart/port';
import { ADDRESS, orderRequest } from '../../../tests/cart/requests';
import { openShop, VIU } from '../../../tests/cart/shop';
import { borderRateAt } from '../../adapters/embedded/border-rate';
import { embeddedShipping } from '../../adapters/embedded/shipping';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import { cartPort } from './port';

const env: Env = testEnv;
const NOW = Date.parse('2026-11-22T18:00:00Z');

const PLACES = [
  ['22010', 'Baja California', 2321, 'BCN', 'Tijuana'],
  ['22900', 'Baja California', 2321, 'BCN', 'Un municipio del interior'],
  ['77000', 'Quintana Roo', 2342, 'ROO', 'Othón P. Blanco'],
] as const;

beforeAll(async () => {
  await openShop(env);
  await env.CATALOGUE.batch(
    PLACES.map((place) =>
      env.CATALOGUE.prepare(
        "INSERT INTO postal_code (code, state, region_id, region_code, municipality, city, neighbourhoods, covered) VALUES (?, ?, ?, ?, ?, NULL, '[]', 1)",
      ).bind(...place),
    ),
  );
});
afterAll(() => env.CATALOGUE.prepare("DELETE FROM postal_code WHERE code IN ('22010', '22900', '77000')").run());

const addressIn = (zipCode: string, state: string): Address => ({
  ...ADDRESS,
  zipCode,
  state,
  city: 'Ciudad',
  region_id: null,
  region_code: null,
});
const TIJUANA = addressIn('22010', 'Baja California');
const GUADALAJARA = ADDRESS;

let cart: CartPort;
beforeEach(() => {
  cart = cartPort(env, VIU, newToken());
});

/** What the cart says of a line's tax. */
const told = async () => {
  const { cart: now } = value(await cart.read());
  return { rates: now.lines.map((line) => line.taxRate), tax: now.totals.tax, total: now.totals.grandTotal };
};

describe('a view that is registered for the northern border', () => {
  test('taxes a cart at 8 % while it goes there and at 16 % anywhere else, and tells the change', async () => {
    value(await cart.apply(add('MESA', 2), null));
    expect(await told()).toEqual({ rates: [16], tax: 3_200, total: 23_200 });
    await cart.saveCheckout({ shippingDetails: TIJUANA }, null);
    const there = await told();
    expect(there).toMatchObject({ rates: [8], total: 21_600 + 14_900 });
    expect(value(await cart.review()).notices).toEqual([]);
    await cart.saveCheckout({ shippingDetails: addressIn('22900', 'Baja California') }, null);
    expect(await told()).toMatchObject({ rates: [16], total: 23_200 + 14_900 });
    await cart.saveCheckout({ shippingDetails: TIJUANA }, null);
    expect(await told()).toEqual(there);
    await cart.saveCheckout({ shippingDetails: addressIn('22999', 'Baja California') }, null);
    expect(await told()).toMatchObject({ rates: [16] });
    await cart.saveCheckout({ shippingDetails: addressIn('77000', 'Quintana Roo') }, null);
    expect(await told()).toMatchObject({ rates: [16] });
  });

  test('a change of the place is told as a change of price', async () => {
    value(await cart.apply(add('MESA'), null));
    const destination = {
      country: 'MX',
      region: null,
      regionId: null,
      regionCode: null,
      postcode: '22010',
      city: null,
      street: [],
    };
    const moved = value(await cart.apply({ kind: 'destination', destination }, null));
    expect(moved.notices).toMatchObject([{ id: 'priceChanged', params: { from: '$116.00', to: '$108.00' } }]);
    expect(value(await cart.apply(add('MESA'), null)).cart.lines).toMatchObject([
      { qty: 2, unitGross: 10_800, taxRate: 8 },
    ]);
  });

  test('what nobody hands over keeps the general rate, and a coupon leaves each its own', async () => {
    value(await cart.apply(add('MESA'), null));
    value(await cart.apply(add('TARJETA'), null));
    value(await cart.apply({ kind: 'coupon', code: 'CIEN' }, null));
    await cart.saveCheckout({ shippingDetails: TIJUANA }, null);
    const { cart: now } = value(await cart.read());
    expect(now.lines.map((line) => [line.sku, line.taxRate, line.unitGross])).toEqual([
      ['MESA', 8, 10_800],
      ['TARJETA', 16, 58_000],
    ]);
    expect(now.totals.rows.map((row) => row.total - row.shipping).reduce((all, one) => all + one, 0)).toBe(
      10_800 + 58_000 - 10_000,
    );
  });

  test('an order to another place than the cart was priced for is refused with the differences, then charged as shown; its lines keep their rates', async () => {
    value(await cart.apply(add('MESA', 2), null));
    await cart.saveCheckout({ shippingDetails: GUADALAJARA }, null);
    const { version } = value(await cart.read()).cart;
    const refused = problem(
      await cart.place(orderRequest('norte', { shippingAddress: TIJUANA, cartVersion: version }), null),
    );
    expect(refused).toMatchObject({
      status: 409,
      detail: [{ kind: 'price', sku: 'MESA', from: 116, to: 108 }, { kind: 'total' }],
    });
    const reviewed = value(await cart.review()).cart;
    const order = placed(
      await cart.place(orderRequest('norte-2', { shippingAddress: TIJUANA, cartVersion: reviewed.version }), null),
    );
    expect(order.totals.grandTotal).toBe(21_600 + 14_900);
    expect(order.lines).toMatchObject([
      { taxRate: 8, rates: [{ rate: 8, gross: 10_800 }], tax: 1_600, unitNet: 10_000 },
    ]);
    const kept = await env.SHOP.prepare("SELECT doc ->> '$.lines[0].rates' AS rates FROM orders WHERE number = ?")
      .bind(order.number)
      .first<{ rates: string }>();
    expect(JSON.parse(kept?.rates ?? 'null')).toEqual([{ rate: 8, gross: 10_800 }]);
  });

  test('the estimate of a product goes by the same price as its cart', async () => {
    const shipping = embeddedShipping(env, VIU, NOW);
    const priceIn = async (postCode: string) =>
      value(await shipping.productEstimate({ sku: 'MESA', qty: 9, postCode })).price_incl_tax;
    expect([await priceIn('44100'), await priceIn('22010')]).toEqual([0, 149]);
  });
});

describe('the registration', () => {
  const place = { country: 'MX', region: 'Baja California', postcode: '22010' };
  const rateWith = (BORDER_TAX: string | undefined, storeCode = 'viu', now = NOW) =>
    borderRateAt({ ...env, BORDER_TAX }, storeCode, place, now);

  test('is off where a store view has none, before it begins and after it ends', async () => {
    const dated = JSON.stringify({
      viu: [{ region: 'norte', taxClassIds: [2], from: '2026-11-01', until: '2026-11-30' }],
    });
    expect(await rateWith(undefined)).toBeNull();
    expect(await rateWith(dated)).toEqual({ rate: 8, insteadOf: 16, taxClassIds: [2] });
    expect(await rateWith(dated, 'muebles_america')).toBeNull();
    expect(await rateWith(dated, 'viu', Date.parse('2026-10-31T23:00:00Z'))).toBeNull();
    expect(await rateWith(dated, 'viu', Date.parse('2026-12-01T06:00:00Z'))).toBeNull();
  });

  test.each([
    ['{"viu": [{"region": "este", "taxClassIds": [2], "from": "2026-01-01"}]}'],
    ['{"viu": [{"region": "norte", "taxClassIds": [], "from": "2026-01-01"}]}'],
    ['{"viu": [{"region": "norte", "taxClassIds": [2], "from": "01/02/2026"}]}'],
    ['{"viu": [{"region": "norte", "taxClassIds": [2], "from": "2026-02-01", "until": "2026-01-01"}]}'],
    ['{"viu": [{"region": "norte", "taxClassIds": [2]}]}'],
    ['norte'],
  ])('%s is no setting', async (text) => {
    await expect(rateWith(text)).rejects.toThrow('BORDER_TAX');
  });
});
