import { expect, test } from 'vitest';
import type { Cart, CartLine } from '../../domain/cart/cart';
import { emptyCart } from '../../domain/cart/content';
import { toCentavos } from '../../domain/money';
import { testAddress } from '../../domain/order/address.fixture';
import type { Checkout } from '../../domain/order/order';
import { completed, currentStep } from './steps';

const EMPTY: Checkout = { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 };
const ANA = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };
const OPEN_CART = emptyCart('viu');

test('a step cannot be opened before the ones above it are done', () => {
  const done = completed(OPEN_CART, { ...EMPTY, personalDetails: ANA });
  expect(currentStep('pago', done)).toBe('direccion');
  expect(currentStep('datos', done)).toBe('datos');
});

test('without a step in the address, the first that is not done is shown', () => {
  expect(currentStep(null, completed(OPEN_CART, EMPTY))).toBe('datos');
  expect(currentStep('no-existe', completed(OPEN_CART, { ...EMPTY, personalDetails: ANA }))).toBe('direccion');
});

test('a virtual cart has no delivery step to fill', () => {
  const done = completed({ ...OPEN_CART, isVirtual: true }, EMPTY);
  expect(done.envio).toBe(true);
  expect(done.direccion).toBe(false);
});

test('an address counts as long as the cart was given no other postal code', () => {
  const shippingDetails = testAddress({ zipCode: '06700' });
  const there = { country: 'MX', region: null, regionId: null, regionCode: null, city: null, street: [] };
  const isDone = (postcode: string | null, more: Partial<typeof OPEN_CART> = {}) =>
    completed({ ...OPEN_CART, destination: { ...there, postcode }, ...more }, { ...EMPTY, shippingDetails }).direccion;
  expect([isDone('06700'), isDone(null), isDone('97000'), isDone('97000', { isVirtual: true })]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('how it is paid has to be chosen, anew where its months are offered no longer, unless there is nothing to pay', () => {
  const costing = (grandTotal: number, paymentTerms: Partial<Cart['paymentTerms']> = {}) =>
    completed(
      {
        ...OPEN_CART,
        lines: [{} as CartLine],
        totals: { ...OPEN_CART.totals, grandTotal: toCentavos(grandTotal) },
        paymentTerms: { ...OPEN_CART.paymentTerms, ...paymentTerms },
      },
      EMPTY,
    ).pago;
  expect([
    costing(1),
    costing(1, { isChosen: true }),
    costing(1, { isChosen: true, months: null }),
    costing(0),
  ]).toEqual([false, true, false, true]);
  expect(completed(OPEN_CART, EMPTY).pago).toBe(false);
});
