import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { beyond, mistakenMost, notedByHand, notedWithinTheHour, SAME_AMOUNT_MS } from './noted';

const NOON = Date.UTC(2026, 10, 29, 18);
const event = (
  type: 'received' | 'captured' | 'take-back-received' | 'reversed' | 'refunded' | 'bounced',
  amount: number,
  more = {},
) => ({
  ...{ type, amount: toCentavos(amount), source: 'operator' as const, at: NOON },
  ...more,
});

test('what operators noted by hand may have been a mistake, the last of it first; what was put onto the order may not', () => {
  const came = [event('received', 500), event('received', 200)];
  expect(notedByHand(came)).toEqual({ noted: 700, notedLast: 200 });
  expect(notedByHand([...came, event('take-back-received', 600)])).toEqual({ noted: 100, notedLast: 100 });
  expect(
    notedByHand([event('received', 500, { source: 'collector' }), event('received', 500, { way: 'spei' })]),
  ).toEqual({
    ...{ noted: 0, notedLast: 0 },
  });
});

test('what left again by hand is no mistake any more, and never more than is there by no card', () => {
  const came = event('received', 500);
  expect(notedByHand([came, event('reversed', 500)])).toEqual({ noted: 0, notedLast: 0 });
  expect(notedByHand([came, event('refunded', 300)])).toEqual({ noted: 200, notedLast: 200 });
  expect(notedByHand([came, event('refunded', 300), event('bounced', 300)])).toEqual({ noted: 500, notedLast: 500 });
  expect(notedByHand([came, event('refunded', 700)])).toEqual({ noted: 0, notedLast: 0 });
  expect(mistakenMost(notedByHand([came]), toCentavos(120))).toEqual({ noted: 120, notedLast: 120 });
});

test.each([
  [
    'taken back and noted again',
    [event('received', 500), event('take-back-received', 500), event('received', 500)],
    500,
    500,
  ],
  ['noted after a bank\u2019s money went back', [event('refunded', 200), event('received', 500)], 500, 500],
  ['noted after a bank took back its own', [event('reversed', 700), event('received', 500)], 500, 500],
  [
    'noted, refunded beyond it, and noted again',
    [event('received', 500), event('refunded', 700), event('received', 300)],
    ...[300, 300],
  ],
  [
    'what bounces of other money',
    [event('refunded', 200), event('bounced', 200), event('received', 300), event('bounced', 50)],
    ...[300, 300],
  ],
  [
    'what bounces once the rest of it went',
    [event('received', 500), event('refunded', 700), event('bounced', 300)],
    ...[100, 100],
  ],
  [
    'the last of two taken back',
    [event('received', 500), event('received', 200), event('take-back-received', 200)],
    500,
    500,
  ],
  [
    'part by a card, told and sent back by its gateway',
    [
      event('captured', 400, { source: 'gateway' }),
      ...[event('received', 500), event('refunded', 400, { source: 'gateway' })],
    ],
    ...[500, 500],
  ],
] as const)(
  'of money that was noted what may have been a mistake is, in the order things happened: %s',
  (_, events, noted, notedLast) => {
    expect(notedByHand(events)).toEqual({ noted, notedLast });
  },
);

test('the same amount within the hour is found until it is taken back', () => {
  const [first, second] = [event('received', 500), event('received', 500, { at: NOON + 1 })];
  const within = (events: (typeof first)[], amount = 500, now = NOON + 2) =>
    notedWithinTheHour(events, toCentavos(amount), now);
  expect(within([first, second])).toBe(second);
  expect(within([first], 501)).toBeNull();
  expect(within([first], 500, NOON + SAME_AMOUNT_MS)).toBeNull();
  expect(within([first, event('take-back-received', 500)])).toBeNull();
});

test('what is more than what is due is all of it where nothing is', () => {
  expect([beyond(toCentavos(500), toCentavos(500)), beyond(toCentavos(501), toCentavos(500))]).toEqual([0, 1]);
  expect(beyond(toCentavos(500), toCentavos(0))).toBe(500);
});
