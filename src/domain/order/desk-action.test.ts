import { expect, test } from 'vitest';
import { CARD, CASH_ON_DELIVERY, SPEI, STORE_PAYMENT } from '../payment/methods';
import { type ManyAction, stepsOf } from './desk-action';
import type { OrderStatus } from './status';

const UNPAID: [code: string, OrderStatus, ManyAction, ManyAction[] | null][] = [
  [CASH_ON_DELIVERY, 'pending', 'accept', ['accept']],
  [CASH_ON_DELIVERY, 'pending', 'send', ['accept', 'send']],
  [CASH_ON_DELIVERY, 'pending', 'deliver', null],
  [CASH_ON_DELIVERY, 'canceled', 'send', null],
  [SPEI, 'pending', 'accept', null],
  [SPEI, 'pending', 'send', null],
  [STORE_PAYMENT, 'pending', 'accept', null],
  [CARD, 'pending', 'send', null],
  ['de-un-comercio', 'pending', 'send', null],
  [SPEI, 'processing', 'send', ['send']],
  [SPEI, 'processing', 'accept', null],
  [CARD, 'sent', 'deliver', ['deliver']],
  [CARD, 'sent', 'send', null],
  [SPEI, 'pending', 'cancel', ['cancel']],
  [CARD, 'sent', 'cancel', ['cancel']],
  [CARD, 'complete', 'cancel', null],
];

test.each(UNPAID)('of many orders one by %s that is %s takes %s as %j', (code, status, action, steps) => {
  expect(stepsOf({ paymentMethod: { code } }, { status }, action)).toEqual(steps);
});
