import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { CARD, CASH_ON_DELIVERY, SPEI, STORE_PAYMENT } from '../payment/methods';
import { doorMoney, manyEventsOf, stepsOf } from './desk-action';
import { ORDER_STATUSES, type OrderStatus } from './status';
import { placedState } from './step';

type Moving = Parameters<typeof stepsOf>[2];

const UNPAID: [code: string, OrderStatus, Moving, Moving[] | null][] = [
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

const placed = placedState(toCentavos(1_160_00));
const money = placed.money;

test('money of the door is to be noted of what was accepted and is on its way, lies ready or was handed over, all that is due', () => {
  const noted = ORDER_STATUSES.filter((status) => doorMoney({ ...placed, status, isAccepted: true }) > 0);
  expect(noted).toEqual(['sent', 'complete']);
  expect(doorMoney({ ...placed, status: 'complete', isAccepted: false })).toBe(0);
  const sent = (more: Partial<typeof money>) =>
    manyEventsOf(
      { paymentMethod: { code: CASH_ON_DELIVERY } },
      { status: 'sent', isAccepted: true, money: { ...money, ...more } },
      'received',
    );
  expect(sent({})).toEqual([{ type: 'received', amount: 1_160_00 }]);
  expect(sent({ received: toCentavos(1_000_00), wallet: toCentavos(60_00) })).toEqual([
    { type: 'received', amount: 100_00 },
  ]);
  expect(sent({ received: toCentavos(1_160_00) })).toBeNull();
  expect(sent({ authorised: toCentavos(1_160_00) })).toBeNull();
});
