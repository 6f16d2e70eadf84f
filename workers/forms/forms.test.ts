import { beforeAll, describe, expect, test } from 'vitest';
import { BRANCHES_MESSAGES } from '../../src/contract/branches';
import type { Branch } from '../../src/domain/branch/branch';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import { openShop, VIU } from '../../tests/cart/shop';
import { importBranches } from '../adapters/embedded/branches/import-branches';
import { env, liveRequest } from '../api/live-request.fixture';
import { formsApp } from '.';

const app = formsApp();

beforeAll(() => openShop(env));

/** A shopper without script: keeps the cookie, follows where it is sent. */
function shopper(token: string | null = null) {
  const cookie = { token };
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await app.request(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      },
      { ...env, REQUEST: liveRequest(cookie) },
    );
    return { status: response.status, location: response.headers.get('location') };
  };
  const withScript = async (path: string, fields: Record<string, string>) => {
    const response = await app.request(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams(fields).toString(),
      },
      { ...env, REQUEST: liveRequest(cookie) },
    );
    return { status: response.status, body: (await response.json()) as { result: unknown } };
  };
  const cart = () => {
    if (cookie.token === null) throw new Error('no cart yet');
    return liveRequest(cookie).commerce.cart(cookie.token);
  };
  const read = async () => {
    const answer = await cart().read();
    if (!answer.ok) throw new Error(answer.problem.message);
    return answer.value;
  };
  /** Takes what the last form left, as the next page does. */
  const left = () => liveRequest(cookie).formSession().take();
  return { cookie, post, withScript, cart, read, left };
}

const person = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };
const address = {
  zipCode: '44100',
  streetAddress: 'Av. Vallarta',
  exteriorNumber: '1000',
  neighbourhood: 'Centro',
  phoneNumber: '3312345678',
};

describe('a purchase without script', () => {
  test('leads from the product to the order, and the order stays readable', async () => {
    const { post, read, cookie } = shopper();
    expect((await post('/f/cart/add', { sku: 'SILLA-AZ', qty: '2', warranty: '' })).location).toBe(
      '/checkout/cart?agregado=1',
    );
    await post('/f/checkout/datos', person);
    await post('/f/checkout/codigo-postal', { zipCode: '44100' });
    expect((await read()).cart.destination).toMatchObject({ postcode: '44100', regionCode: 'JAL' });
    expect((await post('/f/checkout/direccion', address)).location, 'nothing is left to choose').toBe(
      '/checkout?paso=pago',
    );
    const { cart } = await read();
    expect([cart.shippingMethod?.methodCode, cart.paymentMethod, cart.paymentTerms.isChosen]).toEqual([
      'homeDelivery',
      'cashondelivery',
      true,
    ]);
    const methods = await liveRequest(cookie)
      .commerce.cart(cookie.token ?? '')
      .shippingMethods({
        ...(cart.destination ?? {
          country: 'MX',
          region: null,
          regionId: null,
          regionCode: null,
          city: null,
          street: [],
        }),
        postcode: '44100',
      });
    const [method] = methods.ok ? methods.value : [];
    expect(
      (await post('/f/checkout/envio', { method: `${method?.carrier_code}:${method?.method_code}` })).location,
    ).toBe('/checkout?paso=pago');
    expect((await post('/f/checkout/pago', { method: 'cashondelivery', billing: 'same' })).location).toBe(
      '/checkout?paso=pago',
    );
    const orderId = crypto.randomUUID();
    const pedido = { orderId, cartVersion: String((await read()).cart.version) };
    expect((await post('/f/checkout/pedido', pedido)).location).toBe(`/checkout/pedido/${orderId}`);
    expect((await post('/f/checkout/pedido', pedido)).location).toBe(`/checkout/pedido/${orderId}`);
    expect(await liveRequest(cookie).commerce.orders.find(orderId, cookie.token ?? '')).toMatchObject({
      ok: true,
      value: {
        state: 'placed',
        order: {
          storeCode: VIU.storeCode,
          lines: [{ sku: 'SILLA-AZ', qty: 2 }],
          shippingAddress: { city: 'Guadalajara', state: 'Jalisco', firstName: 'Ana' },
        },
      },
    });
    expect(await read()).toMatchObject({ cart: { lines: [] }, checkout: { personalDetails: null } });
  });

  test('an order of another cart than the one on screen is not placed, and the next page says why', async () => {
    const { post, read, left } = shopper();
    await post('/f/cart/add', { sku: 'SILLA-AZ' });
    await post('/f/checkout/datos', person);
    await post('/f/checkout/direccion', address);
    await post('/f/checkout/envio', { method: 'tablerate:homeDelivery' });
    await post('/f/checkout/pago', { method: 'cashondelivery' });
    const seen = (await read()).cart.version;
    await post('/f/cart/add', { sku: 'SILLA-AZ' });
    expect(
      (await post('/f/checkout/pedido', { orderId: crypto.randomUUID(), cartVersion: String(seen) })).location,
    ).toBe('/checkout?paso=pago');
    expect((await left())?.notices).toMatchObject([
      { level: 'error', message: 'The cart has changed since the order was prepared' },
    ]);
    expect((await read()).cart.lines).toMatchObject([{ qty: 2 }]);
  });
});

describe('street and number in one line', () => {
  const { exteriorNumber: _, ...line } = address;
  const kept = async (sent: Record<string, string>) => {
    const { post, read, left } = shopper();
    await post('/f/cart/add', { sku: 'SILLA-AZ' });
    await post('/f/checkout/datos', person);
    await post('/f/checkout/direccion', sent);
    return { details: (await read()).checkout.shippingDetails, errors: (await left())?.errors ?? [] };
  };

  test('CHECKOUT-002 is kept in its parts: number, interior and the streets it lies between', async () => {
    const { details } = await kept({ ...line, streetAddress: 'Calle 60 #491 piso 2 x 59 y 61' });
    expect(details).toMatchObject({
      ...{ streetAddress: 'Calle 60', exteriorNumber: '491', apartmentNumber: 'piso 2', betweenStreets: '59 y 61' },
    });
  });

  test('what has a field of its own is what is written there', async () => {
    const sent = {
      ...line,
      streetAddress: 'Calle 60 491 piso 2 x 59 y 61',
      apartmentNumber: '3',
      betweenStreets: '57',
    };
    expect((await kept(sent)).details).toMatchObject({ apartmentNumber: '3', betweenStreets: '57' });
  });

  test('a page of before sends the number by itself; without any the field of the street says what is missing', async () => {
    expect((await kept({ ...line, streetAddress: 'Calle 60', exteriorNumber: '491' })).details).toMatchObject({
      ...{ streetAddress: 'Calle 60', exteriorNumber: '491' },
    });
    expect(await kept({ ...line, streetAddress: 'Calle 60' })).toEqual({
      details: null,
      errors: [expect.objectContaining({ field: 'streetAddress', rule: 'houseNumber' })],
    });
  });
});

describe('what is chosen before a product is added', () => {
  test('a custom option and the part of a bundle stand on the line with their price', async () => {
    const { post, read } = shopper();
    await post('/f/cart/add', { sku: 'GRABADO', 'opcion-7': 'Ana' });
    await post('/f/cart/add', { sku: 'PAQUETE', 'parte-1': '2' });
    expect((await read()).cart.lines).toMatchObject([
      { sku: 'GRABADO', unitGross: 12_600, options: [{ label: 'Grabado', value: 'Ana' }] },
      { sku: 'PAQUETE', unitGross: 23_200, options: [{ label: 'Mesa', value: 'Producto LAMPARA' }] },
    ]);
  });

  test('without what is required, or with a part that is not offered, nothing is added and the product’s page says so', async () => {
    const { post, cookie } = shopper();
    const incomplete: Record<string, string>[] = [
      { sku: 'GRABADO' },
      { sku: 'GRABADO', 'opcion-7': 'x'.repeat(501) },
      { sku: 'PAQUETE', 'parte-1': '99' },
    ];
    for (const fields of incomplete) {
      const { location } = await post('/f/cart/add', { ...fields, back: '/p/GRABADO/grabado-15' });
      expect(location).toMatch(/^\/p\/GRABADO\/grabado-15\?aviso=/);
    }
    expect(cookie.token).toBeNull();
  });
});

describe('what a form leaves for the next page', () => {
  test('VALID-023 an address that is not delivered to comes back with its values, once', async () => {
    const { post, left } = shopper();
    await post('/f/cart/add', { sku: 'SILLA-AZ' });
    expect((await post('/f/checkout/direccion', { ...address, zipCode: '97990' })).location).toBe(
      '/checkout?paso=datos',
    );
    expect(await left()).toMatchObject({
      form: 'direccion',
      values: { streetAddress: 'Av. Vallarta' },
      errors: [{ field: 'zipCode', rule: 'coverage', message: 'Zip code without coverage' }],
    });
    expect(await left()).toBeNull();
  });

  test('a cart that is gone is a fresh one, and told', async () => {
    const { post, left } = shopper('Z'.repeat(32));
    await post('/f/cart/add', { sku: 'SILLA-AZ' });
    expect((await left())?.notices).toMatchObject([{ id: 'freshCart' }]);
  });

  test('a removed line is put back by its id', async () => {
    const { post, read } = shopper();
    await post('/f/cart/add', { sku: 'SILLA-AZ', qty: '3' });
    expect((await post('/f/cart/remove', { itemId: '1' })).location).toBe('/checkout/cart?quitado=1');
    expect((await read()).cart.lines).toEqual([]);
    await post('/f/cart/restore', { itemId: '1' });
    expect((await read()).cart.lines).toMatchObject([{ sku: 'SILLA-AZ', qty: 3 }]);
  });
});

describe('the branch where a cart is picked up', () => {
  const FULL: Branch = { ...BRANCH, code: 'MID-CENTRO', name: 'Mérida Centro', zipCode: '97000' };
  const documentOf = (
    { state: _state, region_id: _id, region_code: _code, ...branch }: Branch,
    stock: Record<string, number>,
  ) => ({ ...branch, stock });
  const phoneNumber = '33 1234 5678';

  beforeAll(async () => {
    const lines = [
      documentOf(FULL, { 'SILLA-AZ': 5 }),
      documentOf(BRANCH, { 'SILLA-AZ': 1 }),
      { end: { branches: 2, skus: 2 } },
    ];
    const stream = new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      .body as ReadableStream<Uint8Array>;
    expect(await importBranches(env, VIU.storeCode, stream)).toMatchObject({ ok: true });
    return () => env.SHOP.batch([env.SHOP.prepare('DELETE FROM branch_stock'), env.SHOP.prepare('DELETE FROM branch')]);
  });

  const twoChairs = async () => {
    const visit = shopper();
    await visit.post('/f/cart/add', { sku: 'SILLA-AZ', qty: '2' });
    await visit.post('/f/checkout/datos', person);
    return visit;
  };

  test('SHIP-012 is chosen without script with the telephone it tells, and the order goes on to its payment', async () => {
    const { post, read, cookie } = await twoChairs();
    expect((await post('/f/checkout/sucursal', { branch: 'MID-CENTRO', phoneNumber })).location).toBe(
      '/checkout?paso=pago',
    );
    expect(await read()).toMatchObject({
      cart: {
        shippingMethod: { methodCode: 'recoger_en_sucursal' },
        pickup: { branch: { code: 'MID-CENTRO' } },
        totals: { shippingInclTax: 0 },
      },
      checkout: { pickupPhone: '3312345678' },
    });
    expect((await post('/f/checkout/pago', { method: 'cashondelivery', billing: 'same' })).location).toBe(
      '/checkout?paso=pago',
    );
    const orderId = crypto.randomUUID();
    const pedido = { orderId, cartVersion: String((await read()).cart.version) };
    expect((await post('/f/checkout/pedido', pedido)).location).toBe(`/checkout/pedido/${orderId}`);
    expect(await liveRequest(cookie).commerce.orders.find(orderId, cookie.token ?? '')).toMatchObject({
      ok: true,
      value: {
        order: {
          branch: { code: 'MID-CENTRO' },
          shippingAddress: { zipCode: '97000', phoneNumber: '3312345678' },
          shippingMethod: { deliveryDays: null },
        },
      },
    });
  });

  test.each([
    ['none', { phoneNumber }, 'branch', BRANCHES_MESSAGES.branchMissing],
    ['one that is short of something', { branch: 'TIJ-RIO', phoneNumber }, 'branch', BRANCHES_MESSAGES.branchLacks],
    ['one there is not', { branch: 'NADA', phoneNumber }, 'branch', BRANCHES_MESSAGES.branchUnknown],
    ['a telephone of four digits', { branch: 'MID-CENTRO', phoneNumber: '1234' }, 'phoneNumber', expect.any(String)],
  ])(
    '%s is refused beside its field, with and without script, and nothing is chosen',
    async (_, fields: Record<string, string>, field, message) => {
      const { post, withScript, read, left } = await twoChairs();
      const told = await withScript('/f/checkout/sucursal', fields);
      expect(told).toMatchObject({ status: 422, body: { result: [{ field, message }] } });
      expect((await post('/f/checkout/sucursal', fields)).location).toBe('/checkout?paso=datos');
      expect(await left()).toMatchObject({ form: 'sucursal', values: fields, errors: [{ field, message }] });
      expect((await read()).cart.pickup?.branch ?? null).toBeNull();
    },
  );

  test('with script the answer leads on as well', async () => {
    const { withScript, read } = await twoChairs();
    const told = await withScript('/f/checkout/sucursal', { branch: 'MID-CENTRO', phoneNumber });
    expect(told).toMatchObject({ status: 200, body: { result: { location: '/checkout?paso=pago' } } });
    expect((await read()).cart.pickup?.branch?.code).toBe('MID-CENTRO');
  });
});
