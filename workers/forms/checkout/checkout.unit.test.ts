import { describe, expect, test } from 'vitest';
import { BRANCHES_MESSAGES } from '../../../src/contract/branches';
import { refuse } from '../../../src/domain/result';
import { address, ORDER_ID, person, ready, shopper } from './checkout.fixture';

test.each<[string, Record<string, string>, number]>([
  ['datos', person, 1],
  ['codigo-postal', { zipCode: '97000' }, 1],
  ['direccion', address, 1],
  ['envio', { method: 'tablerate:bestway' }, 1],
  ['pago', { method: 'cashondelivery' }, 2],
  ['pedido', { orderId: ORDER_ID, cartVersion: '3' }, 1],
])('the key of %s reaches the cart with each of its calls, under the name of the form', async (name, fields, calls) => {
  const { cart, post } = await ready();
  cart.keys = [];
  const key = crypto.randomUUID();
  await post(`/f/checkout/${name}`, { ...fields, key });
  expect(cart.keys).toEqual(Array.from({ length: calls }, () => `${name}:${key}`));
});

describe('refused', () => {
  test('CHECKOUT-013 VALID-016 VALID-018 VALID-024 what was typed and what is wrong with it comes back to the step', async () => {
    const { cart, post, session } = shopper();
    const answer = await post('/f/checkout/datos', { firstName: 'Jo', lastName: '', emailAddress: 'ana@' });
    expect([answer.status, answer.location]).toEqual([303, '/checkout?paso=datos']);
    expect(await session.take()).toEqual({
      notices: [],
      form: 'datos',
      values: { firstName: 'Jo', lastName: '', emailAddress: 'ana@' },
      errors: [
        { field: 'firstName', rule: 'name', message: 'Name must have at least 3 letters' },
        { field: 'lastName', rule: 'required', message: 'Field is required' },
        { field: 'emailAddress', rule: 'email', message: 'Invalid email. Please provide valid e-mail address.' },
      ],
    });
    expect(cart.checkout.personalDetails).toBeNull();
  });

  test('a name that is typed whole has its parts, those that were known stay as they were, and one without surnames comes back', async () => {
    const { cart, post, session } = shopper();
    const { emailAddress } = person;
    const kept = async (fields: Record<string, string>) => {
      await post('/f/checkout/datos', { emailAddress, ...fields });
      return cart.checkout.personalDetails;
    };
    expect(await kept({ fullName: 'María del Carmen Pérez López' })).toEqual({
      firstName: 'María del Carmen',
      lastName: 'Pérez López',
      emailAddress,
    });
    const known = { firstName: 'María José', lastName: 'Pech' };
    expect(await kept({ fullName: 'María José Pech', ...known })).toEqual({ ...known, emailAddress });
    expect(await kept({ fullName: 'Luis Canul', ...known })).toMatchObject({ firstName: 'Luis', lastName: 'Canul' });
    await kept({ fullName: 'Ana' });
    expect((await session.take())?.errors).toEqual([
      { field: 'fullName', rule: 'fullName', message: 'Write your first name and your last names' },
    ]);
    expect(cart.checkout.personalDetails).toMatchObject({ firstName: 'Luis' });
  });

  test('VALID-019 VALID-022 VALID-023 an address needs a phone, a postal code, and one we deliver to', async () => {
    const { cart, post, session } = shopper();
    const errors = async (path: string, fields: Record<string, string>) => {
      await post(`/f/checkout/${path}`, fields);
      return (await session.take())?.errors.map(({ field, message }) => `${field}: ${message}`);
    };
    await post('/f/checkout/datos', person);
    expect(await errors('direccion', { ...address, phoneNumber: '999123456', zipCode: '9700' })).toEqual([
      'zipCode: Postal code must have 5 numbers',
      'phoneNumber: Phone must have 10 numbers',
    ]);
    expect(await errors('direccion', { ...address, zipCode: '97999' })).toEqual(['zipCode: Zip code without coverage']);
    expect(await errors('codigo-postal', { zipCode: '97999' })).toEqual(['zipCode: Zip code without coverage']);
    expect(await errors('codigo-postal', { zipCode: '00000' })).toEqual(['zipCode: Postal code not found']);
    expect([cart.checkout.shippingDetails, cart.destination]).toEqual([null, null]);
  });

  test('who buys is kept with the address in one go, what is wrong with both comes back at once, and nobody is asked twice for a name', async () => {
    const { cart, post, session } = shopper();
    const buyer = { fullName: 'Ana Pech Canul', emailAddress: person.emailAddress };
    await post('/f/checkout/direccion', { ...address, ...buyer, fullName: 'Ana', emailAddress: 'ana@', zipCode: '' });
    const left = await session.take();
    expect(left?.errors.map(({ field }) => field)).toEqual(['fullName', 'emailAddress', 'zipCode']);
    expect(left?.values).toMatchObject({ fullName: 'Ana', streetAddress: 'Calle 60' });
    await post('/f/checkout/direccion', { ...address, ...buyer, fullName: '' });
    expect((await session.take())?.errors.map(({ field }) => field)).toEqual(['fullName']);
    expect([cart.checkout.personalDetails, cart.checkout.shippingDetails, cart.keys]).toEqual([null, null, []]);
    const key = crypto.randomUUID();
    expect((await post('/f/checkout/direccion', { ...address, ...buyer, key })).location).toBe('/checkout?paso=envio');
    expect(cart.keys).toEqual([`direccion:${key}`]);
    const named = { firstName: 'Ana', lastName: 'Pech Canul' };
    expect(cart.checkout).toMatchObject({
      personalDetails: { ...named, emailAddress: person.emailAddress },
      shippingDetails: named,
    });
    const known = { buyerFirstName: 'Ana Pech', buyerLastName: 'Canul' };
    await post('/f/checkout/direccion', { ...address, ...buyer, ...known, firstName: 'Luis', lastName: 'Mena' });
    expect(cart.checkout).toMatchObject({
      personalDetails: { firstName: 'Ana Pech', lastName: 'Canul' },
      shippingDetails: { firstName: 'Luis', lastName: 'Mena' },
    });
  });

  test('VALID-021 a phone has 10 digits with its area code: the code of Mexico before them is not kept, that of another country is refused', async () => {
    const { cart, post, session } = shopper();
    await post('/f/checkout/datos', person);
    for (const phoneNumber of ['+1 999 123 4567', '123 4567', '046 999 123 4567']) {
      await post('/f/checkout/direccion', { ...address, phoneNumber });
      const kept = await session.take();
      expect(kept?.errors).toEqual([{ field: 'phoneNumber', rule: 'phone', message: 'Phone must have 10 numbers' }]);
      expect(kept?.values).toMatchObject({ phoneNumber });
    }
    for (const phoneNumber of ['+52 (999) 123-4567', '044 999 123 4567', '0052 1 (999) 123 - 45 - 67']) {
      await post('/f/checkout/direccion', { ...address, phoneNumber: '9990000000' });
      expect((await post('/f/checkout/direccion', { ...address, phoneNumber })).location).toBe('/checkout?paso=envio');
      expect(cart.checkout.shippingDetails).toMatchObject({ phoneNumber: '9991234567' });
    }
  });

  test('a postal code the directory does not have asks for the municipio; one it has names its own', async () => {
    const { cart, post, session } = shopper();
    await post('/f/checkout/datos', person);
    const unknown = { ...address, zipCode: '97998', neighbourhood: '', neighbourhoodOther: 'Las Américas' };
    expect((await post('/f/checkout/codigo-postal', { zipCode: '97998' })).location).toBe('/checkout?paso=datos');
    expect((await post('/f/checkout/direccion', unknown)).location).toBe('/checkout?paso=datos');
    expect((await session.take())?.errors).toEqual([{ field: 'city', rule: 'required', message: 'Field is required' }]);
    expect((await post('/f/checkout/direccion', { ...unknown, city: 'Umán' })).location).toBe('/checkout?paso=envio');
    expect(cart.checkout.shippingDetails).toMatchObject({
      city: 'Umán',
      state: 'Yucatán',
      neighbourhood: 'Las Américas',
      zipCode: '97998',
    });
    await post('/f/checkout/direccion', { ...address, city: 'Umán', betweenStreets: '59 y 61' });
    expect(cart.checkout.shippingDetails).toMatchObject({ city: 'Mérida', betweenStreets: '59 y 61' });
  });

  test('of a colonia that was written and then chosen in the list, the chosen one counts', async () => {
    const { cart, post } = shopper();
    await post('/f/checkout/datos', person);
    await post('/f/checkout/direccion', { ...address, neighbourhood: 'Centro', neighbourhoodOther: 'Itzimná' });
    expect(cart.checkout.shippingDetails).toMatchObject({ neighbourhood: 'Centro' });
    await post('/f/checkout/direccion', { ...address, neighbourhood: ' ', neighbourhoodOther: 'Itzimná' });
    expect(cart.checkout.shippingDetails).toMatchObject({ neighbourhood: 'Itzimná' });
  });

  test.each(['x'.repeat(10_000), 'a\u0000b', '<script>alert(1)</script>'.repeat(20)])(
    'a bad text (%#) in every field is named, never kept as an address',
    async (value) => {
      const { cart, post, session } = shopper();
      await post('/f/checkout/direccion', Object.fromEntries(Object.keys(address).map((name) => [name, value])));
      expect(session.flash?.errors.map((error) => error.field).sort()).toEqual(Object.keys(address).sort());
      expect(cart.checkout.shippingDetails).toBeNull();
    },
  );

  test('a way that is not offered, or none at all, is said at the choice', async () => {
    const { post, session } = shopper();
    for (const method of ['', 'tablerate', 'a:b:c', 'tablerate:otro']) {
      expect((await post('/f/checkout/envio', { method })).location).toBe('/checkout?paso=envio');
      expect((await session.take())?.errors).toMatchObject([{ field: 'method' }]);
    }
    expect((await post('/f/checkout/pago', { method: 'tarjeta' })).location).toBe('/checkout?paso=pago');
    expect((await session.take())?.errors).toMatchObject([
      { field: 'method', message: 'This way is not offered for your cart' },
    ]);
  });
});

test('a branch that nobody tells of now is answered 503 in words, and nothing is chosen', async () => {
  const { cart, post, withScript } = await ready();
  const apply = cart.apply.bind(cart);
  cart.apply = async (operation, key) =>
    operation.kind === 'shipping' ? refuse(503, BRANCHES_MESSAGES.branchesNotLoaded) : apply(operation, key);
  const fields = { branch: 'TIJ-RIO', phoneNumber: '999 123 4567' };
  const told = await withScript('/f/checkout/sucursal', fields);
  expect([told.status, told.json?.result]).toEqual([503, BRANCHES_MESSAGES.branchesNotLoaded]);
  const shown = await post('/f/checkout/sucursal', fields);
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  expect(shown.text).toContain('No pudimos cargar las sucursales');
  expect(cart.cart.shippingMethod).toMatchObject({ methodCode: 'bestway' });
});
