import { describe, expect, test } from 'vitest';
import type { BranchesPort } from '../../../src/commerce/branches';
import type { CustomerSession } from '../../../src/commerce/principal';
import type { StockedBranch } from '../../../src/domain/branch/branch';
import { BRANCH } from '../../../src/domain/branch/branch.fixture';
import type { CustomerAddress } from '../../../src/domain/customer/customer';
import { toCentavos } from '../../../src/domain/money';
import { ok } from '../../../src/domain/result';
import { newLine, SHIPPING } from '../../../tests/fakes/cart';
import { FakeShop, TOKEN } from '../../../tests/fakes/commerce';
import type { NewSession } from '../../http/sessions/customer-sessions';
import { browser } from '../forms.fixture';
import { address, EXPRESS, ORDER_ID, person, ready, shopper } from './checkout.fixture';

describe('the way through', () => {
  test('each step leads to the next, the last one to the order', async () => {
    const { cart, post } = shopper();
    const steps: [string, Record<string, string>, string][] = [
      ['datos', person, '/checkout?paso=pago'],
      ['codigo-postal', { zipCode: '97000' }, '/checkout?paso=datos'],
      ['direccion', address, '/checkout?paso=envio'],
      ['envio', { method: 'tablerate:bestway' }, '/checkout?paso=pago'],
      ['pago', { method: 'cashondelivery' }, '/checkout?paso=pago'],
    ];
    for (const [name, fields, next] of steps) {
      const answer = await post(`/f/checkout/${name}`, fields);
      expect([name, answer.status, answer.location]).toEqual([name, 303, next]);
    }
    expect(cart.destination).toMatchObject({
      country: 'MX',
      region: 'Yucatán',
      regionId: 31,
      postcode: '97000',
      city: 'Mérida',
    });
    const placed = await post('/f/checkout/pedido', { orderId: ORDER_ID, cartVersion: String(cart.version) });
    expect([placed.status, placed.location, placed.cookies]).toEqual([
      303,
      `/checkout/pedido/${ORDER_ID}`,
      [{ token: TOKEN, version: cart.version }],
    ]);
    expect(cart.placing).toMatchObject({
      key: ORDER_ID,
      request: {
        orderId: ORDER_ID,
        personalDetails: person,
        shippingAddress: {
          firstName: 'Ana',
          lastName: 'Pech',
          streetAddress: 'Calle 60',
          exteriorNumber: '491',
          apartmentNumber: '',
          neighbourhood: 'Centro',
          city: 'Mérida',
          state: 'Yucatán',
          region_id: 31,
          zipCode: '97000',
          phoneNumber: '9991234567',
          reference: 'Portón azul',
        },
        shippingMethod: { carrierCode: 'tablerate', methodCode: 'bestway' },
        paymentMethod: 'cashondelivery',
        cartVersion: 4,
      },
    });
  });

  test('a virtual cart needs no delivery and goes where nothing is delivered', async () => {
    const { cart, post } = shopper({ productType: 'virtual' });
    await post('/f/checkout/datos', person);
    expect((await post('/f/checkout/direccion', { ...address, zipCode: '97999' })).location).toBe(
      '/checkout?paso=pago',
    );
    await post('/f/checkout/pago', { method: 'cashondelivery' });
    await post('/f/checkout/pedido', { orderId: ORDER_ID, cartVersion: '9' });
    expect(cart.placing?.request).toMatchObject({
      shippingAddress: null,
      shippingMethod: null,
      billingAddress: { zipCode: '97999' },
    });
  });

  test('what leaves nothing to choose is chosen, and its step passed over', async () => {
    const { cart, post } = shopper();
    const [atTheDoor] = cart.ways.payment;
    if (!atTheDoor) throw new Error('no way to pay');
    cart.ways.delivery = [SHIPPING, { ...EXPRESS, available: false }];
    await post('/f/checkout/datos', person);
    await post('/f/checkout/codigo-postal', { zipCode: '97000' });
    expect((await post('/f/checkout/direccion', address)).location).toBe('/checkout?paso=pago');
    expect([cart.cart.shippingMethod?.methodCode, cart.payment]).toEqual(['bestway', null]);
    cart.ways.payment = [atTheDoor];
    const key = crypto.randomUUID();
    cart.keys = [];
    expect((await post('/f/checkout/direccion', { ...address, key })).location).toBe('/checkout?paso=pago');
    expect([cart.payment, cart.keys]).toEqual(['cashondelivery', [`direccion:${key}`, `direccion:${key}`]]);
    cart.keys = [];
    expect((await post('/f/checkout/direccion', address)).location).toBe('/checkout?paso=pago');
    expect(cart.keys, 'what is chosen already is not chosen again').toHaveLength(1);
    cart.ways.payment = [{ ...atTheDoor, months: [{ months: 3, from: toCentavos(1) }] }];
    expect((await post('/f/checkout/envio', { method: 'tablerate:bestway' })).location, 'months are a choice').toBe(
      '/checkout?paso=pago',
    );
    cart.ways.delivery = [];
    expect((await post('/f/checkout/direccion', address)).location, 'no way there is said at its step').toBe(
      '/checkout?paso=envio',
    );
  });

  test('picking it up is no choice of the delivery where there are branches', async () => {
    const all: StockedBranch[] = [];
    const branches: BranchesPort = {
      any: async () => all.length > 0,
      all: async () => ok(all),
      withStock: async () => ok(all),
    };
    const { cart, post } = shopper({}, { branches });
    cart.ways.delivery = [SHIPPING, { ...SHIPPING, method_code: 'recoger_en_sucursal' }];
    await post('/f/checkout/datos', person);
    await post('/f/checkout/codigo-postal', { zipCode: '97000' });
    expect((await post('/f/checkout/direccion', address)).location).toBe('/checkout?paso=envio');
    all.push({ ...BRANCH, stock: [] });
    expect((await post('/f/checkout/direccion', address)).location).toBe('/checkout?paso=pago');
  });

  test('another billing address is checked under its own names and kept', async () => {
    const { cart, post, session } = await ready();
    const billing = Object.fromEntries(
      Object.entries({ ...address, zipCode: '97999', neighbourhood: '', neighbourhoodOther: 'Itzimná' }).map(
        ([name, value]) => [`billing_${name}`, value],
      ),
    );
    await post('/f/checkout/pago', {
      method: 'cashondelivery',
      billing: 'other',
      ...billing,
      billing_phoneNumber: '1',
    });
    expect(session.flash).toMatchObject({
      form: 'pago',
      errors: [{ field: 'billing_phoneNumber', rule: 'phone' }],
      values: { billing_streetAddress: 'Calle 60' },
    });
    expect((await post('/f/checkout/pago', { method: 'cashondelivery', billing: 'other', ...billing })).location).toBe(
      '/checkout?paso=pago',
    );
    expect(cart.checkout.paymentDetails).toMatchObject({ neighbourhood: 'Itzimná', zipCode: '97999' });
    await post('/f/checkout/pago', { method: 'cashondelivery', billing: 'same' });
    expect(cart.checkout.paymentDetails).toBeNull();
  });

  test('an invoice is kept in capitals and goes with the order; without the box there is none', async () => {
    const { post, cart } = shopper();
    await post('/f/checkout/datos', person);
    await post('/f/checkout/direccion', address);
    await post('/f/checkout/envio', { method: 'tablerate:bestway' });
    const invoice = {
      taxId: 'ure-180429-tm6',
      company: ' Universidad  Robótica ',
      taxRegime: '601',
      cfdiUse: 'G03',
      fiscalZipCode: '97000',
    };
    const kept = {
      taxId: 'URE180429TM6',
      company: 'UNIVERSIDAD ROBÓTICA',
      taxRegime: '601',
      cfdiUse: 'G03',
      fiscalZipCode: '97000',
    };
    expect((await post('/f/checkout/pago', { method: 'cashondelivery', invoice: '1', ...invoice })).location).toBe(
      '/checkout?paso=pago',
    );
    expect(cart.checkout.invoice).toEqual(kept);
    await post('/f/checkout/pago', { method: 'cashondelivery', ...invoice });
    expect(cart.checkout.invoice).toBeNull();
    await post('/f/checkout/pago', { method: 'cashondelivery', invoice: '1', ...invoice });
    await post('/f/checkout/pedido', { orderId: 'pedido-con-factura', cartVersion: String(cart.version) });
    expect(cart.placing?.request.billingAddress).toMatchObject({ ...kept, streetAddress: 'Calle 60' });
    expect(cart.placing?.request.shippingAddress).not.toHaveProperty('taxId');
  });

  test('a fiscal postal code that is none is refused; an RFC whose last character does not fit is told, not refused, and shown to nobody', async () => {
    const { post, cart, session } = shopper();
    await post('/f/checkout/datos', person);
    await post('/f/checkout/direccion', address);
    const invoice = { invoice: '1', taxId: 'URE180429TM5', company: 'UNIVERSIDAD', taxRegime: '601', cfdiUse: 'G03' };
    await post('/f/checkout/pago', { method: 'cashondelivery', ...invoice, fiscalZipCode: '00000' });
    expect(session.flash).toMatchObject({
      errors: [{ field: 'fiscalZipCode', rule: 'postalCode' }],
      values: { company: 'UNIVERSIDAD' },
    });
    expect(JSON.stringify(session.flash)).not.toContain('URE180429');
    expect(cart.checkout.invoice ?? null).toBeNull();
    await post('/f/checkout/pago', { method: 'cashondelivery', ...invoice, fiscalZipCode: '97000' });
    expect(cart.checkout.invoice).toMatchObject({ taxId: 'URE180429TM5' });
    expect(session.flash?.notices).toMatchObject([
      { level: 'warning', message: expect.stringContaining('last character of the RFC') },
    ]);
  });

  test('an RFC that does not fit is told to the page that has not said so, pressed twice too', async () => {
    const { post, cart } = await ready();
    const read = await cart.read();
    const shown = read.ok ? read.value.cart : null;
    const fields = {
      ...{ orderId: ORDER_ID, cartVersion: String(shown?.version), total: String(shown?.totals.grandTotal) },
      ...{ method: 'cashondelivery', invoice: '1', taxId: 'URE180429TM5', company: 'UNIVERSIDAD' },
      ...{ taxRegime: '601', cfdiUse: 'G03', fiscalZipCode: '97000' },
    };
    for (const press of [1, 2])
      expect((await post('/f/checkout/pedido', fields)).location, `press ${press}`).toBe('/checkout?paso=pago');
    const told = await post('/f/checkout/pedido', { ...fields, rfcTold: 'URE180429TM5' });
    expect(told.location).toBe(`/checkout/pedido/${ORDER_ID}`);
  });

  test('nobody without a cart gets into the checkout', async () => {
    const { post } = browser(new FakeShop(), {});
    for (const name of ['datos', 'codigo-postal', 'direccion', 'envio', 'pago', 'pedido'])
      expect((await post(`/f/checkout/${name}`, person)).location).toBe('/checkout/cart');
  });
});

describe('the order', () => {
  const pedido = { orderId: ORDER_ID, cartVersion: '1' };

  test('what is missing leads to the step where it is filled in', async () => {
    const { cart, post, session } = shopper();
    const order: [string, Record<string, string>, string][] = [
      ['datos', person, '/checkout?paso=datos'],
      ['direccion', address, '/checkout?paso=datos'],
      ['envio', { method: 'tablerate:bestway' }, '/checkout?paso=envio'],
      ['pago', { method: 'cashondelivery' }, '/checkout?paso=pago'],
    ];
    for (const [name, fields, missingAt] of order) {
      expect((await post('/f/checkout/pedido', pedido)).location).toBe(missingAt);
      await post(`/f/checkout/${name}`, fields);
    }
    expect(cart.placing).toBeNull();
    cart.lines = [];
    expect((await post('/f/checkout/pedido', pedido)).location).toBe('/checkout/cart');
    expect((await session.take())?.notices).toMatchObject([{ message: 'Your cart is empty' }]);
  });

  test('another postal code than that of the address asks for the address again', async () => {
    const { cart, post } = await ready();
    await post('/f/checkout/codigo-postal', { zipCode: '06700' });
    expect((await post('/f/checkout/pedido', pedido)).location).toBe('/checkout?paso=datos');
    expect(cart.placing).toBeNull();
    await post('/f/checkout/codigo-postal', { zipCode: '97000' });
    expect((await post('/f/checkout/pedido', pedido)).location).toBe(`/checkout/pedido/${ORDER_ID}`);
  });

  test('is paid as is chosen in its own form: placed at once where that was the total, else shown first', async () => {
    const { cart, post, session } = await ready();
    const [, dear] = cart.ways.payment;
    const shown = () => ({ cartVersion: String(cart.version), total: String(cart.cart.totals.grandTotal) });
    const asShown = shown();
    const first = { orderId: ORDER_ID, ...asShown, paid: 'cashondelivery:1', method: dear?.code ?? '' };
    expect((await post('/f/checkout/pedido', first)).location).toBe('/checkout?paso=pago');
    expect((await session.take())?.notices).toMatchObject([
      { message: 'The way you pay makes another total. Look at it, and then place the order.' },
    ]);
    expect([cart.placing, shown().total === asShown.total]).toEqual([null, false]);
    expect((await post('/f/checkout/pedido', { ...first, key: crypto.randomUUID() })).location, 'sent twice').toBe(
      '/checkout?paso=pago',
    );
    const again = { ...first, ...shown(), paid: `${dear?.code}:1` };
    expect((await post('/f/checkout/pedido', again)).location).toBe(`/checkout/pedido/${ORDER_ID}`);
    expect(cart.placing?.request).toMatchObject({ paymentMethod: dear?.code, cartVersion: cart.version - 1 });
  });

  test('of another cart than was shown is asked for under the version that was shown', async () => {
    const { cart, post } = await ready();
    const total = String(cart.cart.totals.grandTotal);
    const seen = cart.version;
    cart.version += 1;
    const fields = { orderId: ORDER_ID, cartVersion: String(seen), total, paid: 'cashondelivery:1' };
    await post('/f/checkout/pedido', { ...fields, method: 'cashondelivery' });
    expect(cart.placing?.request.cartVersion).toBe(seen);
  });

  test('what another tab changes while the payment is chosen is not ordered unseen, be the total the same', async () => {
    const { cart, post } = await ready();
    const total = String(cart.cart.totals.grandTotal);
    const seen = cart.version;
    const apply = cart.apply.bind(cart);
    cart.apply = async (operation, key) => {
      cart.lines = cart.lines.map((line) => ({ ...line, itemId: line.itemId + 1, sku: 'OTRA' }));
      cart.version += 1;
      return apply(operation, key);
    };
    const fields = { orderId: ORDER_ID, cartVersion: String(seen), total, paid: 'cashondelivery:1' };
    await post('/f/checkout/pedido', { ...fields, method: 'cashondelivery' });
    expect(cart.placing?.request.cartVersion).toBe(seen);
  });

  test('sent again after it went through, it shows the order that was made', async () => {
    const { cart, post, session } = await ready();
    await post('/f/checkout/pedido', pedido);
    expect((await post('/f/checkout/pedido', pedido)).location).toBe(`/checkout/pedido/${ORDER_ID}`);
    expect([cart.orders.length, session.flash]).toEqual([1, null]);
  });

  test('an unknown outcome is shown where the order will be, not as a failure', async () => {
    const { cart, post } = await ready();
    cart.placeOutcome = 'unknown';
    expect((await post('/f/checkout/pedido', pedido)).location).toBe(`/checkout/pedido/${ORDER_ID}`);
  });

  test.each([
    { cartVersion: '1' },
    { orderId: 'x', cartVersion: '1' },
    { orderId: '../../etc', cartVersion: '1' },
    { orderId: ORDER_ID, cartVersion: 'uno' },
  ])('an order without a proper id or version is not placed: %j', async (fields) => {
    const { cart, post } = await ready();
    expect((await post('/f/checkout/pedido', fields as Record<string, string>)).location).toBe('/checkout?paso=pago');
    expect(cart.placing).toBeNull();
  });
});

describe('a saved address', () => {
  const home = {
    ...address,
    firstName: 'Ana',
    lastName: 'Pech',
    apartmentNumber: '',
    city: 'Mérida',
    state: 'Yucatán',
    country: 'MX',
  };
  const saved = (more: object) =>
    ({
      ...home,
      region_id: 31,
      region_code: 'YUC',
      isDefaultShipping: false,
      isDefaultBilling: false,
      ...more,
    }) as CustomerAddress;

  async function customerWith(...addresses: CustomerAddress[]) {
    const shop = new FakeShop();
    Object.assign(shop.cart(TOKEN), { lines: [{ ...newLine('LAMP-01', 1), itemId: 1 }], version: 1 });
    const made = await shop.customers.create({
      email: 'ana@example.mx',
      password: 'Clave-larga-9',
      firstName: 'Ana',
      lastName: 'Pech',
      attributes: [],
      addresses,
    });
    if (!made.ok) throw new Error('no customer');
    const { customerId } = made.value;
    await shop.customerSessions.open(shop.customerSessions.accountOf(customerId), {
      sessionId: 's',
      groupId: 1,
      remote: null,
    } as unknown as NewSession);
    const principal: CustomerSession = {
      kind: 'customer',
      account: shop.customerSessions.accountOf(customerId),
      customerId,
      sessionId: 's',
      groupId: 1,
      signedInAt: 0,
      owner: 'a',
    };
    return browser(shop, { cartToken: TOKEN, principal });
  }

  test('is chosen by its id; another one is typed', async () => {
    const { post, cart } = await customerWith(saved({}), saved({ streetAddress: 'Calle 47', zipCode: '97000' }));
    expect((await post('/f/checkout/direccion-guardada', { address: '2' })).location).toBe('/checkout?paso=envio');
    expect(cart.checkout.shippingDetails).toMatchObject({
      streetAddress: 'Calle 47',
      city: 'Mérida',
      phoneNumber: '9991234567',
    });
    expect(cart.checkout.shippingDetails).not.toHaveProperty('addressId');
    expect((await post('/f/checkout/direccion-guardada', { address: 'otra' })).location).toBe(
      '/checkout?paso=datos&otra=1',
    );
    expect((await post('/f/checkout/codigo-postal', { zipCode: '97000', otra: '1' })).location).toBe(
      '/checkout?paso=datos&otra=1',
    );
  });

  test('is refused in words where it is not the customer’s, not reached, or lacks something', async () => {
    const { post, cart, session } = await customerWith(saved({ zipCode: '97999' }), saved({ exteriorNumber: '' }));
    const why = async (chosen: string) => {
      expect((await post('/f/checkout/direccion-guardada', { address: chosen })).location).toBe('/checkout?paso=datos');
      return session.flash?.errors.map(({ field, message }) => [field, message]);
    };
    expect(await why('1')).toEqual([['address', 'Zip code without coverage']]);
    expect(await why('2')).toEqual([['address', 'This saved address lacks something. Complete it to use it.']]);
    for (const nobody of ['3', '', 'x'.repeat(10_000)])
      expect(await why(nobody)).toEqual([['address', 'Choose one of your addresses']]);
    expect(cart.checkout.shippingDetails).toBeNull();
    const guest = shopper();
    await guest.post('/f/checkout/direccion-guardada', { address: '1' });
    expect(guest.cart.checkout.shippingDetails).toBeNull();
  });
});
