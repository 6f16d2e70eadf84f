import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { shippingMethod } from '../../src/contract/cart/results';
import * as places from '../../src/contract/places';
import { DELIVERY, orderRequest } from '../../tests/cart/requests';
import { openShop } from '../../tests/cart/shop';
import { announceRevision, moveTo } from '../adapters/embedded/served/revision';
import { apiApp } from '.';
import { env, liveRequest } from './live-request.fixture';

const app = apiApp();
const KNOWN = '44100';
const UNCOVERED = '97990';
/** A postal code of Mexico whose place is not known here: covered, without days of its own. */
const OTHER = '20000';
const NO_TIME = { from: null, to: null, month: null };

beforeAll(() => openShop(env));
afterEach(() => {
  vi.useRealTimers();
});

async function send(method: string, path: string, body?: object, defaultCountry?: string) {
  const request = liveRequest();
  if (defaultCountry !== undefined) request.store = { ...request.store, tax: { ...request.store.tax, defaultCountry } };
  const response = await app.request(
    `/api/${path}`,
    { method, headers: { 'content-type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) },
    { ...env, REQUEST: request },
  );
  return {
    status: response.status,
    body: (await response.json()) as { result: unknown; meta?: Record<string, unknown> },
  };
}

const estimateOf = ({ body }: Awaited<ReturnType<typeof send>>) => places.estimateState().parse(body.meta?.estimate);

async function cartWith(cartItem: object): Promise<string> {
  const { body } = await send('POST', 'cart/create');
  await send('POST', `cart/update?cartId=${body.result}`, { cartItem: { qty: 1, ...cartItem } });
  return String(body.result);
}

describe('a cart', () => {
  const estimate = async (cartItem: object, postCode: string) =>
    send('GET', `shipping/estimate?cartId=${await cartWith(cartItem)}&postCode=${postCode}&guest=true&country=MX`);

  test('API-035 SHIP-002 SHIP-003 SHIP-004 SHIP-006 is covered where it is delivered to, at the price and with the days of its place', async () => {
    vi.setSystemTime(Date.parse('2026-11-25T12:00:00-06:00'));
    const found = await estimate({ sku: 'MESA' }, KNOWN);
    expect(places.shippingEstimate.result().parse(found.body.result)).toEqual([
      {
        carrier_code: 'tablerate',
        price: 128.45,
        price_incl_tax: 149,
        error_message: '',
        code: 'tablerate',
        delivery_days: { from: 3, to: 4 },
      },
    ]);
    expect(estimateOf(found)).toEqual({
      postalCode: KNOWN,
      deliveryPrice: 149,
      deliveryPriceByProduct: null,
      isCovered: true,
      currentMethod: 'homeDelivery',
      fetchingDeliveryPrice: false,
      branchOffice: null,
      deliveryTimeCart: { from: 30, to: 1, month: 'noviembre–diciembre' },
      deliveryTimeProduct: NO_TIME,
    });
  });

  test('SHIP-005 is not covered where nobody delivers: no price, no time', async () => {
    const refused = await estimate({ sku: 'MESA' }, UNCOVERED);
    expect(refused.body.result).toMatchObject([
      { carrier_code: 'tablerate', price: null, error_message: 'Zip code without coverage', code: 'tablerate_error' },
    ]);
    expect(estimateOf(refused)).toMatchObject({ isCovered: false, deliveryPrice: null, deliveryTimeCart: NO_TIME });
  });

  test('SHIP-004 with a product it costs what it will cost once that is in it, once it is there too, and the cart stays as it is', async () => {
    // Nine tables of 116 pesos are worth free delivery, eight are not.
    const cartId = await cartWith({ sku: 'MESA', qty: 8 });
    const cost = async (sku?: string) => {
      const { status, body } = await send(
        'GET',
        `shipping/estimate?cartId=${cartId}&postCode=${KNOWN}${sku === undefined ? '' : `&sku=${sku}`}`,
      );
      return status === 200 ? (body.result as { price_incl_tax: number }[])[0]?.price_incl_tax : status;
    };
    expect([await cost(), await cost('SILLA-RO'), await cost('MESA'), await cost('NADA')]).toEqual([149, 0, 149, 404]);
    await send('POST', `cart/update?cartId=${cartId}`, { cartItem: { sku: 'SILLA-RO', qty: 1 } });
    expect([await cost(), await cost('SILLA-RO')]).toEqual([0, 0]);
  });

  test('SHIP-004 nothing is sent of a gift card alone, whose delivery costs nothing and is refused nowhere; beside it a table is', async () => {
    const cartId = await cartWith({ sku: 'TARJETA' });
    for (const postCode of [KNOWN, UNCOVERED]) {
      const found = await send('GET', `shipping/estimate?cartId=${cartId}&postCode=${postCode}`);
      expect(found.body.result).toEqual([]);
      expect(estimateOf(found)).toMatchObject({ isCovered: null, deliveryPrice: null });
    }
    expect(
      (await send('GET', `shipping/estimate?cartId=${cartId}&postCode=${KNOWN}&sku=MESA`)).body.result,
    ).toMatchObject([{ price_incl_tax: 149 }]);
  });

  test('SHIP-011 with a line to be picked up is picked up as a whole', async () => {
    const cartId = await cartWith({
      sku: 'LAMPARA',
      extension_attributes: { additional_data: { opcion_de_entrega: 'recoger_en_sucursal' } },
    });
    await send('POST', `cart/update?cartId=${cartId}`, { cartItem: { sku: 'MESA', qty: 1 } });
    const address = { country_id: 'MX', postcode: KNOWN };
    const methods = z
      .array(shippingMethod())
      .parse((await send('POST', `cart/shipping-methods?cartId=${cartId}`, { address })).body.result);
    expect(methods).toMatchObject([
      { carrier_code: 'pickup', method_code: 'recoger_en_sucursal', price_incl_tax: 0, default: true },
    ]);
  });

  test('SHIP-001 SHIP-010 SHIP-014 TOTALS-003 methods are looked up by address: home delivery by default, in 2 to 8 days where the place has none', async () => {
    const cartId = await cartWith({ sku: 'MESA' });
    const address = {
      region: '',
      region_id: 2320,
      country_id: 'MX',
      street: ['Madero 1', ''],
      postcode: OTHER,
      city: 'Aguascalientes',
      region_code: 'AGU',
    };
    const { body } = await send('POST', `cart/shipping-methods?cartId=${cartId}`, { address });
    expect(body.result).toEqual([
      {
        carrier_code: 'tablerate',
        method_code: 'homeDelivery',
        carrier_title: 'Shipping',
        method_title: 'Home delivery',
        amount: 128.45,
        base_amount: 128.45,
        available: true,
        error_message: '',
        price_excl_tax: 128.45,
        price_incl_tax: 149,
        default: true,
        offline: false,
        delivery_days: { from: 2, to: 8 },
      },
    ]);
  });

  test('TOTALS-016 TOTALS-017 TOTALS-018 without a postal code it has the flat rate, for the country of the store view where none is given', async () => {
    const cartId = await cartWith({ sku: 'MESA' });
    const { body } = await send('POST', `cart/shipping-methods?cartId=${cartId}`, { address: {} });
    expect(body.result).toMatchObject([{ carrier_code: 'flatrate', amount: 4, price_incl_tax: 5, offline: true }]);
    await send('POST', `cart/shipping-information?cartId=${cartId}`, { addressInformation: { shippingAddress: {} } });
    const read = await liveRequest().commerce.cart(cartId).read();
    expect(read.ok && read.value.cart.destination).toMatchObject({ country: 'MX', postcode: null });
  });

  test('VALID-013 TOTALS-018 where no country is given the store view’s own counts, and totals are refused in words where it has none', async () => {
    const cartId = await cartWith({ sku: 'MESA' });
    const ask = (country: string) => send('POST', `cart/shipping-methods?cartId=${cartId}`, { address: {} }, country);
    expect((await ask('')).body.result).toBe('Please do set the tax.defaultCountry in order to calculate totals');
    expect((await ask('US')).body.result).toMatchObject([{ field: 'country_id', rule: 'coverage' }]);
    expect((await ask('MX')).status).toBe(200);
  });

  test('a state that is only given by its id is known by name and code', async () => {
    const cartId = await cartWith({ sku: 'MESA' });
    await send('POST', `cart/shipping-information?cartId=${cartId}`, {
      addressInformation: { shippingAddress: { regionId: 2334, postcode: KNOWN } },
    });
    const read = await liveRequest().commerce.cart(cartId).read();
    expect(read.ok && read.value.cart.destination).toMatchObject({
      region: 'Jalisco',
      regionCode: 'JAL',
      regionId: 2334,
    });
  });
});

describe('a special item', () => {
  const mark = async (value: string) =>
    env.CATALOGUE.batch([
      env.CATALOGUE.prepare(
        "UPDATE product SET doc = json_set(doc, '$.special_delivery', json(?)) WHERE sku = 'LAMPARA'",
      ).bind(value),
      moveTo(env.CATALOGUE, 'viu', await announceRevision(env, 'viu')),
    ]);

  test('SHIP-015 arrives within 60 days: in the estimate of a product, in a mixed cart, and in what its order says', async () => {
    vi.setSystemTime(Date.parse('2026-11-25T12:00:00-06:00'));
    await mark('true');
    try {
      const product = await send('GET', `shipping/product-estimate?sku=LAMPARA&postCode=${KNOWN}&country=MX&qty=1`);
      expect(product.body.result).toMatchObject({ delivery_days: { from: 3, to: 4, special: 60 } });
      expect(estimateOf(product).deliveryTimeProduct).toEqual({ from: 3, to: 60, month: null });
      const cartId = await cartWith({ sku: 'MESA' });
      const days = async () =>
        (
          await send('POST', `cart/shipping-methods?cartId=${cartId}`, {
            address: { country_id: 'MX', postcode: KNOWN },
          })
        ).body.result;
      expect(await days()).toMatchObject([{ delivery_days: { from: 3, to: 4 } }]);
      await send('POST', `cart/update?cartId=${cartId}`, { cartItem: { sku: 'LAMPARA', qty: 1 } });
      expect(await days()).toMatchObject([{ delivery_days: { from: 3, to: 4, special: 60 } }]);
      await liveRequest().commerce.cart(cartId).apply(DELIVERY, null);
      const placed = await liveRequest().commerce.cart(cartId).place(orderRequest('especial'), null);
      if (!placed.ok || placed.value.state !== 'placed') throw new Error('not placed');
      const { shippingMethod: way, lines } = placed.value.order;
      expect([way?.deliveryDays, lines.map((line) => [line.sku, line.isSpecial])]).toEqual([
        { from: 3, to: 4, special: 60 },
        [
          ['MESA', undefined],
          ['LAMPARA', true],
        ],
      ]);
      const told = await send('POST', `cart/delivery-date?cartId=${cartId}`, { idEcommerce: 'especial' });
      expect(told.body.result).toEqual({ idEcommerce: 'especial', from: '2026-11-30', to: '2027-01-22' });
      // What was promised stands with the order, whatever is counted later.
      vi.setSystemTime(Date.parse('2026-11-26T12:00:00-06:00'));
      const kept = await send('GET', `sync/order/especial?cartId=${cartId}`);
      expect(kept.body.result).toMatchObject({
        promised: { from: '2026-11-30', to: '2027-01-22', before: '2026-11-25T20:00:00.000Z', changed: null },
      });
    } finally {
      await mark('false');
    }
  });
});

describe('a product', () => {
  const estimate = (sku: string, postCode: string, more = '') =>
    send('GET', `shipping/product-estimate?sku=${sku}&postCode=${postCode}&country=MX${more}`);

  test('API-037 SHIP-009 has a price, and 2 to 3 days where the place has none of its own', async () => {
    const found = await estimate('MESA', OTHER, '&qty=1');
    expect(found.body.result).toMatchObject({
      carrier_code: 'tablerate',
      price: 128.45,
      price_incl_tax: 149,
      code: 'tablerate',
    });
    expect(estimateOf(found)).toMatchObject({
      postalCode: OTHER,
      deliveryPriceByProduct: 149,
      deliveryTimeProduct: { from: 2, to: 3, month: null },
    });
    expect(estimateOf(await estimate('SILLA-AZ', KNOWN)).deliveryTimeProduct).toEqual({ from: 3, to: 4, month: null });
  });

  test('is delivered free from the amount of the cart on: nine tables cost 1,044 with IVA', async () => {
    const price = async (qty: number) =>
      estimateOf(await estimate('MESA', KNOWN, `&qty=${qty}`)).deliveryPriceByProduct;
    expect([await price(8), await price(9)]).toEqual([149, 0]);
  });

  test('SHIP-007 SHIP-008 has neither price nor time where nobody delivers', async () => {
    const refused = await estimate('MESA', UNCOVERED);
    expect(refused.body.result).toMatchObject({
      price_incl_tax: null,
      error_message: 'Zip code without coverage',
      code: 'tablerate_error',
    });
    expect(estimateOf(refused)).toMatchObject({ deliveryPriceByProduct: null, deliveryTimeProduct: NO_TIME });
  });

  test('API-036 its delivery is asked for with a body that names the store view', async () => {
    const ask = (body: object) =>
      send('POST', 'shipping/product-delivery', { sku: 'MESA', qty: 2, postCode: OTHER, country: 'MX', ...body });
    expect((await ask({ store_code: 'viu' })).body.result).toEqual({
      postalCode: OTHER,
      isCovered: true,
      deliveryPriceByProduct: 149,
      deliveryTimeProduct: { from: 2, to: 3, month: null },
    });
    expect((await ask({ store_code: 'otra' })).body.result).toMatchObject([{ field: 'store_code' }]);
  });

  test.each([
    ['an unknown sku', `sku=NADA&postCode=${KNOWN}`, 404],
    ['a variant that was not chosen', `sku=SILLA&postCode=${KNOWN}`, 422],
    ['a postal code of no state', 'sku=MESA&postCode=00100', 404],
    ['half a postal code', 'sku=MESA&postCode=441', 422],
    ['a quantity below one', `sku=MESA&postCode=${KNOWN}&qty=0`, 422],
    ['another country', `sku=MESA&postCode=${KNOWN}&country=US`, 422],
    ['no sku', `postCode=${KNOWN}`, 422],
  ])('%s is refused', async (_, query, status) => {
    expect((await send('GET', `shipping/product-estimate?${query}`)).status).toBe(status);
  });
});
