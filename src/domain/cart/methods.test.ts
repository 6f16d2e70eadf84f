import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import type { ShippingMethod } from './cart';
import { defaultShippingMethod, FALLBACK_SHIPPING_METHOD, totalsCountry } from './methods';

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

test('TOTALS-010 the default shipping method is the default one that is not offline, else the first that is not', () => {
  const offline = shipping('off', { offline: true, default: true });
  expect(defaultShippingMethod([offline, shipping('a'), shipping('b', { default: true })])?.method_code).toBe('b');
  expect(defaultShippingMethod([offline, shipping('a'), shipping('b')])?.method_code).toBe('a');
  expect(
    defaultShippingMethod([shipping('gone', { available: false, default: true }), shipping('a')])?.method_code,
  ).toBe('a');
  expect(defaultShippingMethod([offline])).toBeNull();
});

test('what is offered where no method can be looked up: flat rate, 4 and with IVA 5 pesos, never chosen by itself', () => {
  expect(FALLBACK_SHIPPING_METHOD).toMatchObject({
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    amount: 400,
    priceInclTax: 500,
    available: true,
    default: true,
    offline: true,
  });
});

test('TOTALS-018 totals are for the country of the address, else the store’s; without any they are refused', () => {
  expect(totalsCountry({ country: 'US' }, 'MX')).toEqual({ ok: true, value: 'US' });
  expect(totalsCountry(null, 'MX')).toEqual({ ok: true, value: 'MX' });
  expect(totalsCountry({ country: '' }, '')).toMatchObject({
    ok: false,
    problem: { message: 'Please do set the tax.defaultCountry in order to calculate totals' },
  });
});
