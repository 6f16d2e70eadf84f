import { expect, test } from 'vitest';
import type { PaymentMethod } from '../cart/cart';
import { toCentavos } from '../money';
import {
  CARD,
  CARD_AT_BRANCH_TEXT,
  CARD_TEXT,
  CASH_ON_DELIVERY,
  defaultPaymentMethod,
  joinPaymentMethods,
  offeredPaymentMethods,
} from './methods';

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

test('TOTALS-011 the default payment method is the default one, else the first (cases C5, C7)', () => {
  expect(defaultPaymentMethod([payment('a'), payment('b', { default: true })])?.code).toBe('b');
  expect(defaultPaymentMethod([payment('a'), payment('b')])?.code).toBe('a');
  expect(defaultPaymentMethod([])).toBeNull();
});

test('TOTALS-012 payment methods of a retailer’s answer join ours once, and replace those of an earlier answer (case C15)', () => {
  const joined = joinPaymentMethods(
    [payment('cod'), payment('old', { isServerMethod: true })],
    [payment('a'), payment('cod'), payment('a')],
  );
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

test('a card pays what is picked up when it is ready at the branch, in our own words alone', () => {
  const methods = [
    payment(CARD, { description: CARD_TEXT }),
    payment(CARD, { description: 'La pagas en línea' }),
    payment('spei'),
  ];
  const told = (pickup: boolean) =>
    offeredPaymentMethods(methods, { virtual: false, pickup }).map(({ description }) => description);
  expect([told(false), told(true)]).toEqual([
    [CARD_TEXT, 'La pagas en línea', ''],
    [CARD_AT_BRANCH_TEXT, 'La pagas en línea', ''],
  ]);
});
