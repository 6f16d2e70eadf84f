import { expect, test } from 'vitest';
import { BRANCH } from '../branch/branch.fixture';
import { CARD, CASH_ON_DELIVERY, SPEI, STORE_PAYMENT } from '../payment/methods';
import { promiseAt } from '../shipping/promise';
import type { Order } from './order';
import { afterMove, afterPayment, daysToOther, promiseDocument, promisedFrom, promiseOf } from './promise';

const CALENDAR = { holidays: new Set(['2026-12-25']), cutOffHour: 14 };
const at = (local: string) => Date.parse(`${local}-06:00`);
const DAYS = { from: 2, to: 4 };
/** A Tuesday. */
const PLACED = at('2026-11-24T13:59:50');

type Promised = Pick<Order, 'promise' | 'branch' | 'shippingMethod' | 'paymentMethod'>;
const order = (code: string, more: Partial<Promised> = {}): Promised => ({
  promise: promiseAt(DAYS, PLACED, CALENDAR),
  shippingMethod: { carrierCode: 'a', methodCode: 'b', title: 'Envío', deliveryDays: DAYS },
  paymentMethod: { code, title: code },
  ...more,
});
const FIRST = { from: at('2026-11-26T00:00:00'), to: at('2026-11-30T00:00:00'), before: at('2026-11-24T14:00:00') };
const LATE = { from: at('2026-11-27T00:00:00'), to: at('2026-12-01T00:00:00'), before: at('2026-11-25T14:00:00') };

test.each([SPEI, STORE_PAYMENT, CARD])(
  '%s: money that comes before the cut keeps the promise, past it changes it once',
  (code) => {
    expect(order(code).promise).toEqual(FIRST);
    expect(afterPayment(order(code), at('2026-11-24T13:59:59'), CALENDAR)).toBeNull();
    const late = afterPayment(order(code), at('2026-11-24T14:00:10'), CALENDAR);
    expect(late).toEqual({ ...LATE, change: { why: 'paid-late', was: FIRST } });
    // Taken back and paid anew another day: what was promised first is still what it changed from.
    const again = afterPayment(order(code, { promise: late ?? FIRST }), at('2026-11-26T09:00:00'), CALENDAR);
    expect(again?.change).toEqual({ why: 'paid-late', was: FIRST });
  },
);

test('what is paid at the door is promised from the order on, whenever its money comes', () => {
  expect(afterPayment(order(CASH_ON_DELIVERY), at('2026-11-30T09:00:00'), CALENDAR)).toBeNull();
});

test('at a place that takes other days it arrives that much later, until the same cut; at one that takes as many nothing changes', () => {
  const placed = order(SPEI);
  expect(daysToOther(placed, { from: 2, to: 4 })).toBeNull();
  expect(daysToOther({ ...placed, shippingMethod: null }, { from: 5, to: 7 })).toBeNull();
  const days = daysToOther(placed, { from: 3, to: 5 });
  expect(days).toEqual({ from: 3, to: 5 });
  const moved = afterMove(placed, days ?? DAYS, CALENDAR);
  expect(moved).toEqual({ ...LATE, before: FIRST.before, change: { why: 'address', was: FIRST } });
  const back = afterMove(order(SPEI, { promise: moved ?? FIRST }), { from: 4, to: 5 }, CALENDAR);
  expect(back?.change).toEqual({ why: 'address', was: FIRST });
});

test('while its money is waited for past the cut, what is promised is that of paying now, said as a change; nothing is stored', () => {
  const told = (now: string, isWaiting = true) =>
    promiseOf(order(SPEI), { isWaiting, since: PLACED, now: at(now) }, CALENDAR);
  expect(told('2026-11-24T13:59:59')).toEqual(FIRST);
  expect(told('2026-11-24T14:00:10')).toEqual({ ...LATE, change: { why: 'unpaid', was: FIRST } });
  expect(told('2026-12-24T14:00:10', false)).toEqual(FIRST);
});

test('an order of before promises were stored counts from its payment, and while it waits from now; one without days has none', () => {
  const { promise: _, ...old } = order(SPEI);
  const told = (isWaiting: boolean) =>
    promiseOf(old, { isWaiting, since: PLACED, now: at('2026-11-24T14:00:10') }, CALENDAR);
  expect([told(false), told(true)]).toEqual([FIRST, LATE]);
  expect(
    promiseOf({ ...old, shippingMethod: null }, { isWaiting: false, since: PLACED, now: PLACED }, CALENDAR),
  ).toBeNull();
});

test('for other programs a promise is days, its cut and what changed it; null for none', () => {
  const late = afterPayment(order(SPEI), at('2026-11-24T14:00:10'), CALENDAR) ?? FIRST;
  expect(promiseDocument({ promise: late })).toEqual({
    from: '2026-11-27',
    to: '2026-12-01',
    ready: null,
    before: '2026-11-25T20:00:00.000Z',
    changed: 'paid-late',
  });
  const pickup = { branch: BRANCH, promise: { from: PLACED, to: PLACED, before: PLACED } };
  expect(promiseDocument(pickup)?.ready).toBe('2026-11-24T19:59:50.000Z');
  expect([promiseDocument(order(CARD))?.changed, promiseDocument({})]).toEqual([null, null]);
});

// By the clock of Tijuana, where the branch opens from 10 to 20: ordered at 11:01, it is ready at 13:15.
const tijuana = (local: string) => Date.parse(`${local}-08:00`);
const READY = tijuana('2026-11-23T13:15:00');

test('what is picked up is promised for the moment at which its branch has it ready, as product, cart and checkout say', () => {
  const at = (local: string) => promisedFrom({ branch: BRANCH, shippingMethod: null }, tijuana(local), CALENDAR);
  expect(at('2026-11-23T11:01:00')).toEqual({ from: READY, to: READY, before: tijuana('2026-11-23T11:15:00') });
  expect(at('2026-11-23T18:00:00')?.to).toBe(tijuana('2026-11-23T20:00:00'));
  expect(at('2026-11-23T18:01:00')?.to).toBe(tijuana('2026-11-24T12:00:00'));
  expect(promisedFrom({ branch: { ...BRANCH, hours: [] }, shippingMethod: null }, READY, CALENDAR)).toBeNull();
});

test('money that comes in time keeps the moment of a pickup, a minute later it is counted from there, and at the branch it is paid whenever', () => {
  const promise = { from: READY, to: READY, before: tijuana('2026-11-23T11:15:00') };
  const paid = (code: string, local: string) =>
    afterPayment(order(code, { branch: BRANCH, shippingMethod: null, promise }), tijuana(local), CALENDAR);
  expect([paid(SPEI, '2026-11-23T11:15:00'), paid(CASH_ON_DELIVERY, '2026-11-24T11:00:00')]).toEqual([null, null]);
  const later = tijuana('2026-11-23T13:30:00');
  expect(paid(SPEI, '2026-11-23T11:16:00')).toEqual({
    from: later,
    to: later,
    before: tijuana('2026-11-23T11:30:00'),
    change: { why: 'paid-late', was: promise },
  });
});

test('a pickup of before its moment was stored counts from its payment, and while it waits from now', () => {
  const { promise: _, ...old } = order(SPEI, { branch: BRANCH, shippingMethod: null });
  const [since, now] = [tijuana('2026-11-23T11:01:00'), tijuana('2026-11-23T18:01:00')];
  expect(promiseOf(old, { isWaiting: false, since, now }, CALENDAR)?.to).toBe(READY);
  expect(promiseOf(old, { isWaiting: true, since, now }, CALENDAR)?.to).toBe(tijuana('2026-11-24T12:00:00'));
});
