import { expect, test } from 'vitest';
import { emptyCart } from '../../domain/cart/content';
import { testAddress } from '../../domain/order/address.fixture';
import type { Checkout } from '../../domain/order/order';
import { completed, currentStep } from './steps';

const EMPTY: Checkout = { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 };
const ANA = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };
const OPEN_CART = emptyCart('viu');

test('a step cannot be opened before the ones above it are done', () => {
  const done = completed(OPEN_CART, { ...EMPTY, personalDetails: ANA, shippingDetails: testAddress() });
  expect(currentStep('pago', done)).toBe('envio');
  expect(currentStep('datos', done)).toBe('datos');
});

test('without a step in the address, the first that is not done is shown', () => {
  expect(currentStep(null, completed(OPEN_CART, EMPTY))).toBe('datos');
  const known = { ...EMPTY, personalDetails: ANA };
  expect(currentStep('no-existe', completed(OPEN_CART, known)), 'who buys is known, not yet where it goes').toBe(
    'datos',
  );
  const going = completed(OPEN_CART, { ...known, shippingDetails: testAddress() });
  expect([currentStep('direccion', going), currentStep('revision', { ...going, envio: true })]).toEqual([
    'envio',
    'pago',
  ]);
});

test('a virtual cart has no delivery step to fill', () => {
  const done = completed({ ...OPEN_CART, isVirtual: true }, { ...EMPTY, personalDetails: ANA });
  expect([done.envio, done.datos]).toEqual([true, false]);
});

test('an address counts as long as the cart was given no other postal code', () => {
  const shippingDetails = testAddress({ zipCode: '06700' });
  const there = { country: 'MX', region: null, regionId: null, regionCode: null, city: null, street: [] };
  const isDone = (postcode: string | null, more: Partial<typeof OPEN_CART> = {}) =>
    completed(
      { ...OPEN_CART, destination: { ...there, postcode }, ...more },
      { ...EMPTY, personalDetails: ANA, shippingDetails },
    ).datos;
  expect([isDone('06700'), isDone(null), isDone('97000'), isDone('97000', { isVirtual: true })]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
