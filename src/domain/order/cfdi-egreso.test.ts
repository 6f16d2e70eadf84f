import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import type { OrderEvent } from './events';
import { cfdiEgreso, type OrderState, placedState, step } from './step';

const PRICE = 100_00;
const money = (
  type: 'received' | 'authorised' | 'captured' | 'adjusted' | 'refunded' | 'reversed',
  amount: number,
) => ({
  type,
  amount: toCentavos(amount),
});
const returned = (amount: number): OrderEvent => ({
  type: 'return-items',
  items: [{ lineNo: 1, qty: 1 }],
  amount: toCentavos(amount),
});

/** What is to be credited of an invoice at each of these events. */
function egresos(events: OrderEvent[], wallet = 0): number[] {
  let state: OrderState = placedState(toCentavos(PRICE), toCentavos(wallet));
  return events.map((event) => {
    const next = step(state, event);
    if (!next.ok) throw new Error(next.problem.message);
    const before = state;
    state = next.value.state;
    return cfdiEgreso(before, state);
  });
}

test('what lowers a price that was paid is credited once, as it is lowered; the money that goes back then is not', () => {
  const paid = money('received', PRICE);
  expect(egresos([paid, { type: 'send' }, returned(30_00), money('refunded', 30_00), { type: 'cancel' }])).toEqual([
    0, 0, 30_00, 0, 70_00,
  ]);
  expect(egresos([paid, money('adjusted', 1), { type: 'cancel' }])).toEqual([0, 1, PRICE - 1]);
});

test('a card that is charged as the order goes is credited from then on, and what it only held is not', () => {
  const held = money('authorised', PRICE);
  expect(egresos([held, { type: 'cancel' }])).toEqual([0, 0]);
  expect(egresos([held, money('captured', PRICE), { type: 'send' }, returned(1)])).toEqual([0, 0, 0, 1]);
});

test('nothing is credited of what came on top, was taken back by a bank, or came for an order that waits for its money', () => {
  expect(egresos([money('received', PRICE + 50), money('refunded', 50)])).toEqual([0, 0]);
  expect(egresos([money('received', PRICE + 50), { type: 'cancel' }])).toEqual([0, PRICE]);
  expect(egresos([money('received', PRICE), { type: 'send' }, money('reversed', 40_00), returned(50_00)])).toEqual([
    0, 0, 0, 10_00,
  ]);
  expect(egresos([money('received', PRICE - 1), { type: 'expire' }])).toEqual([0, 0]);
});

test('what the wallet paid is credited as other money is', () => {
  expect(egresos([money('received', 60_00), { type: 'send' }, returned(PRICE)], 40_00)).toEqual([0, 0, PRICE]);
});
