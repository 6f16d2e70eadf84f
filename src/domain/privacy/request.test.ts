import { expect, test } from 'vitest';
import { answerBy, askedAt, carryOutBy, folioOf, idOfFolio, isLate, isWhoAsks } from './request';

const HOUR_MS = 60 * 60 * 1000;
/** A moment by the clock of Mexico City. */
const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00-06:00`);
const dayOf = (moment: number) => new Date(moment - 6 * HOUR_MS).toISOString().slice(0, 10);

// LFPDPPP 31; Monday to Friday without the rest days of LFT 74.
test.each([
  ['four weeks without rest days', '2026-11-20', '2026-12-18', '2027-01-19'],
  ['over the 25th and New Year', '2026-12-10', '2027-01-11', '2027-02-09'],
  ['over the 16th of September', '2026-09-01', '2026-09-30', '2026-10-28'],
  ['on a Saturday', '2026-11-21', '2026-12-18', '2027-01-19'],
])('a request is answered within 20 business days, or 40 where that was made longer: %s', (_, came, last, longest) => {
  expect([dayOf(answerBy(at(came))), dayOf(answerBy(at(came), true))]).toEqual([last, longest]);
  expect(answerBy(at(came, '00:00'))).toBe(answerBy(at(came, '23:59')));
});

test.each([
  ['2026-11-20', '2026-12-11', '2027-01-05'],
  ['2026-12-18', '2027-01-12', '2027-02-03'],
])('what was granted is carried out within 15 business days, or 30: %s', (answered, last, longest) => {
  expect([dayOf(carryOutBy(at(answered))), dayOf(carryOutBy(at(answered), true))]).toEqual([last, longest]);
});

test('a request is late from the moment its last day is over', () => {
  const dueAt = answerBy(at('2026-11-20'));
  expect([isLate({ dueAt }, dueAt), isLate({ dueAt }, dueAt + 1), isLate({ dueAt: null }, dueAt + 1)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('a folio is read as it is written and as it is typed', () => {
  expect(folioOf(12)).toBe('ARCO-000012');
  for (const typed of ['ARCO-000012', 'arco-12', ' 12 ', 'ARCO000012']) expect(idOfFolio(typed)).toBe(12);
  for (const typed of ['', '0', 'ARCO-', '12x', '12345678901']) expect(idOfFolio(typed)).toBeNull();
});

test('a request that is noted counts from the day it was made, of this year past and no day that has not come', () => {
  const now = at('2026-11-20', '18:30');
  expect(askedAt('2026-11-20', now)).toBe(now);
  expect(askedAt('2026-11-16', now)).toBe(at('2026-11-16', '00:00'));
  expect([askedAt('2026-11-21', now), askedAt('2025-11-18', now)]).toEqual([null, null]);
  expect(askedAt('2025-11-20', now)).toBe(at('2025-11-20', '00:00'));
});

test('who asks is known by two things they said, or by a document', () => {
  expect([isWhoAsks([]), isWhoAsks(['name']), isWhoAsks(['name', 'name'])]).toEqual([false, false, false]);
  expect([isWhoAsks(['name', 'order']), isWhoAsks(['document'])]).toEqual([true, true]);
});
