import { expect, test } from 'vitest';
import { type Evidence, isDenied, isNeverMade } from './evidence';

const NEVER = Number.POSITIVE_INFINITY;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test.each<[Evidence['status'], Evidence['cart'], number, number]>([
  ['denies', 'holds', 2 * MINUTE_MS, 0],
  ['denies', 'spent', NEVER, DAY_MS],
  ['denies', 'silent', NEVER, NEVER],
  ['silent', 'holds', 15 * MINUTE_MS, 15 * MINUTE_MS],
  ['silent', 'spent', NEVER, NEVER],
  ['silent', 'silent', NEVER, NEVER],
])(
  'a status that %s and a cart that %s are believed after %d ms, once both denied it after %d',
  (status, cart, first, again) => {
    for (const [wasDenied, after] of [
      [false, first],
      [true, again],
    ] as const) {
      expect(isNeverMade({ status, cart }, after === NEVER ? Number.MAX_SAFE_INTEGER : after, wasDenied)).toBe(
        after !== NEVER,
      );
      if (after > 0 && after !== NEVER) expect(isNeverMade({ status, cart }, after - 1, wasDenied)).toBe(false);
    }
    expect(isDenied({ status, cart })).toBe(status === 'denies' && cart === 'holds');
  },
);
