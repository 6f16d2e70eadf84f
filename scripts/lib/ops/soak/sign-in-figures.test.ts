import { expect, test } from 'vitest';
import { MIB } from './faults';
import {
  type Held,
  MANY,
  ROUNDS,
  type Rush,
  signInFaults,
  signInsTable,
  type Timed,
  TOO_MANY,
} from './sign-in-figures';

const times = (count: number, ms: number) => Array.from({ length: count }, () => ms);

const ALL = MANY * ROUNDS;
const PLACES = 60;
const TOLD = TOO_MANY - PLACES;
const FINE_MANY: Rush = {
  statuses: { 200: ALL },
  inMs: times(ALL, 15_000),
  toldMs: [],
  retryAfter: [],
  pageMs: times(9, 204),
};
const FINE_TOO_MANY: Rush = {
  statuses: { 200: PLACES, 503: TOLD },
  inMs: times(PLACES, 15_000),
  toldMs: [...times(TOLD / 2 + 1, 500), ...times(TOLD / 2 - 1, 3_000)],
  retryAfter: times(TOLD, 15),
  pageMs: times(9, 204),
};
const TIMED: Timed = { hashMs: 200, ownPageMs: 4, many: FINE_MANY, tooMany: FINE_TOO_MANY };
const HELD: Held = { before: 16 * MIB, peak: 64 * MIB, runtime: null };

test('at the bounds nothing is wrong, and the table says what was measured', () => {
  expect(signInFaults(TIMED, HELD)).toEqual([]);
  expect(signInsTable(TIMED, HELD)).toContain('| in / told to come again | 150 / 0 | 60 / 440 |');
});

test.each<[string, Partial<Timed>, Partial<Held>, string]>([
  ['one of the fifty is not let in', { many: { ...FINE_MANY, statuses: { 200: ALL - 1, 503: 1 } } }, {}, 'de 150'],
  ['one waits too long', { many: { ...FINE_MANY, inMs: [15_001] } }, {}, 'el más lento'],
  [
    'an answer is neither',
    { tooMany: { ...FINE_TOO_MANY, inMs: times(PLACES - 1, 1), statuses: { 200: 59, 500: 1, 503: TOLD } } },
    {},
    'de 500',
  ],
  ['half are told late', { tooMany: { ...FINE_TOO_MANY, toldMs: times(TOLD, 501) } }, {}, 'a la mitad'],
  ['one is told late', { tooMany: { ...FINE_TOO_MANY, toldMs: [...times(TOLD - 1, 1), 3_001] } }, {}, 'al último'],
  ['one is not told when', { tooMany: { ...FINE_TOO_MANY, retryAfter: [0] } }, {}, 'a alguien'],
  ['a page takes longer than a hash', { many: { ...FINE_MANY, pageMs: times(9, 205) } }, {}, 'una página'],
  ['too much memory is held', {}, { peak: 64 * MIB + 1 }, 'la memoria'],
])('%s', (_, timed, held, said) => {
  expect(signInFaults({ ...TIMED, ...timed }, { ...HELD, ...held })).toEqual([expect.stringContaining(said)]);
});
