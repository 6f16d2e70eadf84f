import { expect, test } from 'vitest';
import { isEnded, stepClass, toldStatus } from './step-class';

test.each([
  ['pending', 'step-0'],
  ['Partially Approved', 'payment-preview'],
  ['authorized', 'payment-preview'],
  ['payment confirmed', 'payment-confirmed'],
  ['processing', 'payment-confirmed'],
  ['sent', 'order-sent'],
  ['order-sent', 'order-sent'],
  ['complete', 'order-delivered'],
  ['processed_closed', 'order-delivered'],
  ['canceled', 'step-0'],
  ['constructor', 'step-0'],
])('an order that is %s stands at %s', (status, reached) => {
  expect(stepClass(status)).toBe(reached);
});

test('what is over says so, and what nobody knows has no name', () => {
  expect(['canceled', 'expired', 'Rejected', 'denied', 'sent'].filter(isEnded)).toEqual([
    'canceled',
    'expired',
    'Rejected',
    'denied',
  ]);
  expect(toldStatus('quién sabe')).toBeNull();
});
