import { expect, test } from 'vitest';
import { BRANCH } from '../branch/branch.fixture';
import { SPEI } from '../payment/methods';
import { isMoveTo, movedNote, readMovedNote, refuseMove, typedMove } from './moved-day';
import { afterMove, afterOperator, afterPayment } from './promise';

const CALENDAR = { holidays: new Set<string>(), cutOffHour: 14 };
const city = (local: string) => Date.parse(`${local}-06:00`);
const tijuana = (local: string) => Date.parse(`${local}-08:00`);
const NOW = city('2026-12-01T10:00:00');
const promise = {
  from: city('2026-11-27T00:00:00'),
  to: city('2026-12-01T00:00:00'),
  before: city('2026-11-25T14:00:00'),
};
const READY = tijuana('2026-12-01T13:15:00');
const pickup = { branch: BRANCH, promise: { from: READY, to: READY, before: tijuana('2026-12-01T11:15:00') } };
const typed = (day: string, time = '', reason = 'carrier') => ({ day, time, reason });
const PROCESSING = { status: 'processing' } as const;

type Asked = Parameters<typeof refuseMove>;

/** Another day as it was typed, or why it cannot be promised now. */
function movedDay(order: Asked[0], state: Asked[1], words: Parameters<typeof typedMove>[1], now: number) {
  const move = typedMove(order, words);
  const refused = move.ok && refuseMove(order, state, move.value, now);
  return refused && !refused.ok ? refused : move;
}

test('a delivery is promised for another day, today at the earliest and not further than 120 days', () => {
  const told = (day: string) => movedDay({ promise }, PROCESSING, typed(day), NOW);
  expect(told('2026-12-03')).toEqual({
    ok: true,
    value: { type: 'move-day', to: city('2026-12-03T00:00:00'), reason: 'carrier' },
  });
  expect([told('2026-12-01').ok, told('2026-11-30').ok]).toEqual([true, false]);
  expect([told('2027-03-31').ok, told('2027-04-01').ok]).toEqual([true, false]);
  for (const day of ['', '2026-02-30', 'mañana'])
    expect(told(day)).toMatchObject({ problem: { status: 422, fields: [{ field: 'day' }] } });
});

test('a pickup is promised for a moment to come, by the clock of its branch; while it lies ready there is nothing to promise', () => {
  const at = (time: string, now: number) => movedDay(pickup, PROCESSING, typed('2026-12-01', time), now);
  const later = tijuana('2026-12-01T17:30:00');
  expect(at('17:30', later - 60_000)).toMatchObject({ ok: true, value: { to: later } });
  expect(at('17:30', later)).toMatchObject({ problem: { status: 422, fields: [{ field: 'day' }] } });
  for (const time of ['', '24:00', '9:00', '17:60'])
    expect(at(time, NOW)).toMatchObject({ problem: { status: 422, fields: [{ field: 'time' }] } });
  expect(movedDay(pickup, { status: 'sent' }, typed('2026-12-02', '12:00'), NOW)).toMatchObject({
    problem: { status: 409 },
  });
});

test('it has one of the reasons that its customer reads, and something to be moved', () => {
  expect(movedDay({ promise }, PROCESSING, typed('2026-12-03', '', 'porque sí'), NOW)).toMatchObject({
    problem: { status: 422, fields: [{ field: 'reason' }] },
  });
  expect(movedDay({}, PROCESSING, typed('2026-12-03'), NOW)).toMatchObject({ problem: { status: 409 } });
});

test('the same words are the same move whatever became of the order, and however late they are told again', () => {
  const words = typed('2026-12-01', '13:15');
  expect(typedMove(pickup, words)).toEqual(typedMove({ branch: BRANCH }, words));
  expect(typedMove({}, typed('2026-11-30'))).toMatchObject({ ok: true });
});

test('history keeps the day it had, the one it has and why, and both are read again from it', () => {
  const moved = { type: 'move-day', to: city('2026-12-03T00:00:00'), reason: 'road' } as const;
  const note = movedNote({ promise }, moved, 'Cierre · en La Tinaja');
  expect(note).toBe('2026-12-01 → 2026-12-03 · road · Cierre · en La Tinaja');
  expect(readMovedNote(note)).toEqual({
    from: '2026-12-01',
    to: '2026-12-03',
    reason: 'road',
    note: 'Cierre · en La Tinaja',
  });
  expect(movedNote(pickup, { ...moved, to: tijuana('2026-12-02T12:00:00') }, null)).toBe(
    '2026-12-01 13:15 → 2026-12-02 12:00 · road',
  );
  expect([
    isMoveTo(note, {}, moved),
    isMoveTo(note, {}, { ...moved, reason: 'shop' }),
    isMoveTo(null, {}, moved),
  ]).toEqual([true, false, false]);
  expect(readMovedNote('Llama antes de salir')).toBeNull();
});

test('what was promised first stays what it changed from, and a later day that was told stays whatever comes', () => {
  const to = city('2026-12-10T00:00:00');
  const moved = afterOperator({ promise }, { type: 'move-day', to, reason: 'goods' });
  expect(moved).toEqual({ from: to, to, before: promise.before, change: { why: 'goods', was: promise } });
  const again = afterOperator({ promise: moved ?? promise }, { type: 'move-day', to: to + 1, reason: 'road' });
  expect(again?.change).toEqual({ why: 'road', was: promise });
  const order = {
    promise: moved ?? promise,
    shippingMethod: { carrierCode: 'a', methodCode: 'b', title: '', deliveryDays: { from: 2, to: 4 } },
    paymentMethod: { code: SPEI, title: '' },
  };
  expect(afterPayment(order, city('2026-11-30T09:00:00'), CALENDAR)).toMatchObject({ to, change: { why: 'goods' } });
  expect(afterPayment(order, city('2026-12-08T09:00:00'), CALENDAR)).toMatchObject({
    change: { why: 'paid-late', was: promise },
  });
  expect(afterMove(order, { from: 3, to: 5 }, CALENDAR)).toBeNull();
});
