import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import type { PaymentMethod, ShippingMethod } from './cart';
import { CASH_ON_DELIVERY, defaultPaymentMethod, defaultShippingMethod, joinPaymentMethods, offeredPaymentMethods, totalsCountry } from './methods';

const shipping = (method_code: string, change: Partial<ShippingMethod> = {}): ShippingMethod => ({
  carrier_code: 'c',
  method_code,
  carrier_title: '',
  method_title: '',
  amount: toCentavos(1),
  priceInclTax: toCentavos(1),
  available: true,
  errorMessage: '',
  default: false,
  offline: false,
  deliveryDays: null,
  ...change,
});
const payment = (code: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code,
  title: code,
  description: '',
  cost: toCentavos(0),
  costInclTax: toCentavos(0),
  default: false,
  offline: false,
  isServerMethod: false,
  ...change,
});

test('TOTALS-010 the default shipping method is the default one that is not offline, else the first that is not', () => {
  const offline = shipping('off', { offline: true, default: true });
  expect(defaultShippingMethod([offline, shipping('a'), shipping('b', { default: true })])?.method_code).toBe('b');
  expect(defaultShippingMethod([offline, shipping('a'), shipping('b')])?.method_code).toBe('a');
  expect(defaultShippingMethod([shipping('gone', { available: false, default: true }), shipping('a')])?.method_code).toBe('a');
  expect(defaultShippingMethod([offline])).toBeNull();
});

test('TOTALS-011 the default payment method is the default one, else the first (cases C5, C7)', () => {
  expect(defaultPaymentMethod([payment('a'), payment('b', { default: true })])?.code).toBe('b');
  expect(defaultPaymentMethod([payment('a'), payment('b')])?.code).toBe('a');
  expect(defaultPaymentMethod([])).toBeNull();
});

test('TOTALS-012 payment methods of a retailer’s answer join ours once, and replace those of an earlier answer (case C15)', () => {
  const joined = joinPaymentMethods([payment('cod'), payment('old', { isServerMethod: true })], [payment('a'), payment('cod'), payment('a')]);
  expect(joined.map(({ code, isServerMethod }) => [code, isServerMethod])).toEqual([
    ['cod', false],
    ['a', true],
  ]);
});

test('VALID-012 cash on delivery is hidden for a virtual cart only (case C17)', () => {
  const methods = [payment(CASH_ON_DELIVERY), payment('spei')];
  expect(offeredPaymentMethods(methods, { virtual: true }).map((method) => method.code)).toEqual(['spei']);
  expect(offeredPaymentMethods(methods, { virtual: false })).toEqual(methods);
});

test('TOTALS-018 totals are for the country of the address, else the store’s; without any they are refused', () => {
  expect(totalsCountry({ country: 'US' }, 'MX')).toEqual({ ok: true, value: 'US' });
  expect(totalsCountry(null, 'MX')).toEqual({ ok: true, value: 'MX' });
  expect(totalsCountry({ country: '' }, '')).toMatchObject({
    ok: false,
    problem: { message: 'Please do set the tax.defaultCountry in order to calculate totals' },
  });
});
