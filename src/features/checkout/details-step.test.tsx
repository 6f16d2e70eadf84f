import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import { fakePostal } from '../../../tests/fakes/postal';
import { runInContext } from '../../commerce/request-context';
import { BRANCHES_MESSAGES } from '../../contract/branches';
import { BRANCH } from '../../domain/branch/branch.fixture';
import type { Cart } from '../../domain/cart/cart';
import { emptyCart } from '../../domain/cart/content';
import type { Customer } from '../../domain/customer/customer';
import { ANA, testAddress } from '../../domain/order/address.fixture';
import type { Address, Checkout } from '../../domain/order/order';
import { ok, refuse } from '../../domain/result';
import { guest, testContext } from '../shop/request-context.fixture';
import { DetailsStep } from './details-step';
import type { StepProps } from './step-props';

const CART = emptyCart('viu');
const GUEST: Checkout = {
  personalDetails: null,
  shippingDetails: null,
  paymentDetails: null,
  modifiedAt: 0,
};

/** The steps of a new guest whose postal code is `code`, '' for none. */
async function rendered(code: string, more: Partial<StepProps> = {}, query = ''): Promise<string> {
  const done = { datos: false, envio: false, pago: false };
  const props: StepProps = {
    cart: CART,
    checkout: GUEST,
    done,
    step: 'datos',
    customer: null,
    branches: ok([]),
    isSent: true,
    ways: [],
    takesFocus: false,
    wallet: null,
    state: {
      notices: [],
      value: (form, name) => (code !== '' && form === 'codigo-postal' && name === 'zipCode' ? code : undefined),
      error: () => null,
    },
    ...more,
  };
  const context = testContext({}, { query: new URLSearchParams(query), now: 0, mine: () => guest() });
  Object.assign(context.commerce, { postal: fakePostal, customers: { orderAccounts: null } });
  return runInContext(context, async () => drawn(renderToStaticMarkup(await DetailsStep(props))));
}

const controls = (markup: string): string[] =>
  (markup.match(/<(?:input|select)\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('type="hidden"'));
const control = (markup: string, name: string): string =>
  controls(markup).find((tag) => tag.includes(`name="${name}"`)) ?? '';
/** What a shopper sees of the form before anything is opened. */
const shown = (markup: string): string =>
  markup
    .replace(/<form class="without-script[\s\S]*?<\/form>/, '')
    .replace(/<details(?! open)[^>]*>[\s\S]*?<\/details>/, '');

describe('the first step of a new guest', () => {
  test('has at most 11 fields with those of who buys, and a token of autofill on each', async () => {
    const fields = controls(shown(await rendered('97000')));
    // one of them is only shown for a colonia that is not listed
    expect(fields.filter((tag) => !tag.includes('name="neighbourhoodOther"'))).toHaveLength(11);
    expect(fields.filter((tag) => !/autocomplete="[a-z]/i.test(tag))).toEqual([]);
    expect(control(await rendered('97000'), 'zipCode')).toContain('inputMode="numeric"');
    expect(control(await rendered('97000'), 'phoneNumber')).toContain('inputMode="tel"');
  });

  test('is filled in by a postal code: state and municipio stand, colonias are offered', async () => {
    const markup = await rendered('97000');
    expect(control(markup, 'state')).toMatch(/value="Yucatán"/);
    expect(control(markup, 'city')).toMatch(/value="Mérida"/);
    expect(control(markup, 'city')).toContain('readOnly');
    expect(markup).toContain('<option value="Centro" selected="">Centro</option>');
    expect(markup).toContain('Mi colonia no aparece');
  });

  test('of a code the directory does not have asks for municipio and colonia, the state filled in', async () => {
    const markup = await rendered('97998');
    expect(control(markup, 'state')).toMatch(/value="Yucatán"/);
    expect(control(markup, 'city')).not.toContain('readOnly');
    expect(control(markup, 'city')).toContain('required');
    expect(control(markup, 'neighbourhood')).toMatch(/^<input/);
    expect(markup).toContain('No tenemos ese código postal en la lista');
  });

  test('without script begins with the postal code alone, and a button that looks it up', async () => {
    const form = /<form class="without-script[\s\S]*?<\/form>/.exec(await rendered(''))?.[0] ?? '';
    expect(controls(form)).toHaveLength(1);
    expect(form).toContain('action="/f/checkout/codigo-postal"');
    expect(form).toContain('Buscar mi código postal');
  });

  test('of what is not delivered asks for nothing that only a driver needs, and names nobody who receives it', async () => {
    const markup = await rendered('97000', { cart: { ...CART, isVirtual: true }, isSent: false });
    expect(markup).toContain('Nada de esto se envía a tu puerta');
    expect(await rendered('97000')).not.toContain('Nada de esto se envía');
    expect(control(markup, 'streetAddress')).not.toBe('');
    expect(control(markup, 'phoneNumber')).not.toBe('');
    for (const name of ['betweenStreets', 'reference', 'firstName']) expect(control(markup, name)).toBe('');
    expect(markup).not.toContain('repartidor');
    expect(control(await rendered('97000'), 'reference')).not.toBe('');
  });

  test('keeps who receives it folded away, unless that is somebody else', async () => {
    expect(await rendered('97000')).toMatch(/<details class="recipient">/);
    const same = { ...GUEST, personalDetails: ANA, shippingDetails: testAddress() };
    const again = await rendered('97000', { checkout: same });
    expect(again).toMatch(/<details class="recipient">/);
    expect(control(again, 'firstName'), 'an address in their own name follows the name above').not.toContain(
      'value="A',
    );
    const other = {
      ...GUEST,
      personalDetails: ANA,
      shippingDetails: testAddress({ firstName: 'Luis', lastName: 'Canul' }),
    };
    expect(await rendered('97000', { checkout: other })).toMatch(/<details class="recipient" open/);
  });
});

describe('the first step of a customer with several addresses', () => {
  const saved = (addressId: string, zipCode: string, isDefaultShipping = false) => ({
    ...testAddress({ zipCode, streetAddress: `Calle ${addressId}` }),
    ...{ addressId, isDefaultShipping, isDefaultBilling: false },
  });
  const customer = {
    ...{ firstName: 'Ana', lastName: 'Pech', email: 'ana@example.mx' },
    addresses: [saved('7', '97000'), saved('8', '44100', true)],
  } as unknown as Customer;
  const isChecked = (markup: string, value: string) =>
    /\bchecked\b/.test(controls(markup).find((tag) => tag.includes(`value="${value}"`)) ?? '');

  test('offers them and another one, the usual one chosen, and one where the cart goes before it', async () => {
    const markup = await rendered('', { customer });
    expect(markup).toContain('action="/f/checkout/direccion-guardada"');
    expect(['7', '8', 'otra'].map((value) => isChecked(markup, value))).toEqual([false, true, false]);
    expect(control(markup, 'streetAddress')).toBe('');
    expect(markup).toMatch(/Ana Pech · ana@example\.mx <a [^>]*href="\/checkout\?paso=datos&amp;otra=8">Editar/);
    const going = await rendered('', {
      customer,
      cart: { ...CART, destination: { country: 'MX', postcode: '97000' } as Cart['destination'] },
    });
    expect(['7', '8', 'otra'].map((value) => isChecked(going, value))).toEqual([true, false, false]);
    const elsewhere = await rendered('', {
      customer,
      cart: { ...CART, destination: { country: 'MX', postcode: '97998' } as Cart['destination'] },
    });
    expect(['7', '8', 'otra'].map((value) => isChecked(elsewhere, value))).toEqual([false, true, false]);
  });

  test('shows empty fields of another one, and those of a saved one that is to be completed', async () => {
    const known = { ...GUEST, shippingDetails: customer.addresses[0] as Address };
    const other = await rendered('', { customer, checkout: known }, 'paso=datos&otra=1');
    expect(control(other, 'streetAddress')).not.toMatch(/value="Calle/);
    expect(other).toContain('name="otra"');
    expect(other).toContain('Elegir una dirección guardada');
    const completed = await rendered('', { customer }, 'paso=datos&otra=7');
    expect(
      [control(completed, 'streetAddress'), control(completed, 'zipCode')].map(
        (tag) => /value="([^"]+)"/.exec(tag)?.[1],
      ),
    ).toEqual(['Calle 7 491', '97000']);
    const typed = { ...GUEST, shippingDetails: testAddress({ streetAddress: 'Tecleada' }) };
    expect(control(await rendered('', { customer, checkout: typed }, 'otra=1'), 'streetAddress')).toContain(
      'value="Tecleada 491"',
    );
  });

  test('with one saved address fills it in, as there is nothing to choose', async () => {
    const one = { ...customer, addresses: [saved('8', '97000', true)] } as unknown as Customer;
    const markup = await rendered('', { customer: one });
    expect(control(markup, 'streetAddress')).toContain('value="Calle 8 491"');
    expect(markup).toContain('<summary>Ana Pech · ana@example.mx</summary>');
    const unnamed = await rendered('', { customer: { ...one, lastName: '' } as Customer });
    expect(unnamed).not.toContain('<summary>Ana');
  });
});

test('branches stand with how far they are, the nearest first and chosen; where nobody knows from where, none is', async () => {
  const far = { ...BRANCH, code: 'MID', name: 'Mérida', city: 'Mérida', state: 'Yucatán', zipCode: '97000' };
  const branches = ok([
    { ...far, position: { latitude: 20.97, longitude: -89.62 }, stock: [] },
    { ...BRANCH, stock: [] },
  ]);
  const going = { country: 'MX', region: 'Baja California', city: 'Tijuana', postcode: '22150' } as Cart['destination'];
  const chosenOf = (markup: string) =>
    (markup.match(/<input type="radio"[^>]*>/g) ?? []).map((tag) => [
      /value="([^"]*)"/.exec(tag)?.[1],
      /\bchecked\b/.test(tag),
    ]);
  const near = await rendered('', { cart: { ...CART, destination: going }, branches }, 'recibir=sucursal');
  expect(chosenOf(near)).toEqual([
    ['TIJ-RIO', true],
    ['MID', false],
  ]);
  expect(near).toMatch(/En tu ciudad[\s\S]*a unos \d{4} km/);
  const anywhere = await rendered('', { branches }, 'recibir=sucursal');
  expect(chosenOf(anywhere)).toEqual([
    ['MID', false],
    ['TIJ-RIO', false],
  ]);
});

test('a guest is led to their account and back, and asked once the details are in whether another e-mail was meant', async () => {
  const details = (step: 'datos' | 'pago', emailAddress: string | null, more: Partial<Checkout> = {}) =>
    rendered('', {
      checkout: { ...GUEST, personalDetails: emailAddress === null ? null : { ...ANA, emailAddress }, ...more },
      step,
      done: { datos: emailAddress !== null, envio: true, pago: false },
    });
  expect(await details('datos', null)).toMatch(
    /¿Ya tienes cuenta\? <a href="\/login\?volver=%2Fcheckout">Iniciar sesión/,
  );
  const asked = await details('pago', 'ana@gmial.com');
  expect(asked).toContain('¿Quisiste decir ana@gmail.com?');
  expect(asked).toMatch(/action="\/f\/checkout\/datos".*name="emailAddress" value="ana@gmail\.com"/);
  expect(await details('pago', 'ana@gmail.com')).not.toContain('¿Quisiste decir');
  const wanted = await details('pago', 'ana@gmial.com', { newAccount: { passwordHash: 'x' } });
  expect(wanted).toMatch(/<a href="\/checkout\?paso=datos">¿Quisiste decir/);
});

test('where nobody tells the branches, the step of a cart that is picked up says so and offers to have it sent', async () => {
  const cart = { ...CART, pickup: { branch: null } } as Cart;
  const markup = await rendered('', { cart, branches: refuse(503, BRANCHES_MESSAGES.branchesNotLoaded) });
  expect(markup).toContain('No pudimos cargar las sucursales');
  expect(markup).not.toContain('action="/f/checkout/sucursal"');
});
