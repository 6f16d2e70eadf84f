import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { labelIfAny, labelOr, title } from './labels';
import {
  amount,
  amountIfAny,
  flag,
  flagIfAny,
  id,
  ids,
  integer,
  integerIfAny,
  integerOr,
  line,
  listOf,
  memberQtyIfAny,
  reducedIfAny,
  textOf,
  toIds,
} from './lenient';

/** What a schema makes of a value, or the message it refuses it with. */
const read = (schema: z.ZodType, value: unknown): unknown => {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : `! ${error.issues[0]?.message}`;
};

test.each<[what: string, schema: z.ZodType, value: unknown, expected: unknown]>([
  ['an amount', amount(), 43, 43],
  ['an amount as text', amount(), ' 43.50 ', 43.5],
  ['an amount with a sign', amount(), '+4.', 4],
  ['an amount with an exponent', amount(), '1E+2', 100],
  ['an amount as words', amount(), 'poco', '! Must be a number'],
  ['an amount with a comma', amount(), '1,000', '! Must be a number'],
  ['an amount in hex', amount(), '0x10', '! Must be a number'],
  ['no amount', amount(), '  ', '! Field is required'],
  ['a null amount', amount(), null, '! Field is required'],
  ['a negative amount', amount(), '-1', '! Must not be negative'],
  ['the largest amount', amount(), 10_000_000, 10_000_000],
  ['a larger one', amount(), 10_000_000.01, '! Is too large'],
  ['an amount that may be missing', amountIfAny(), '', undefined],
  ['one that may be missing and is not', amountIfAny(), '0', 0],
  ['units of a member', memberQtyIfAny(), '2', 2],
  ['fewer than none', memberQtyIfAny(), -3, 0],
  ['as many as a line holds', memberQtyIfAny(), 10_000, 10_000],
  ['more', memberQtyIfAny(), 10_001, '! Is too large'],
  ['units not told', memberQtyIfAny(), undefined, undefined],
  ['a reduced price', reducedIfAny(), '0.01', 0.01],
  ['less than a centavo', reducedIfAny(), 0.009, undefined],
  ['a reduced price of 0', reducedIfAny(), 0, undefined],
  ['a negative reduced price', reducedIfAny(), -1, '! Must not be negative'],
  ['a whole number', integer(), '7', 7],
  ['half of one', integer(), 1.5, '! Must be a number'],
  ['none', integer(), undefined, '! Field is required'],
  ['none with another in its place', integerOr(5), null, 5],
  ['one with another in its place', integerOr(5), '0', 0],
  ['one that may be missing', integerIfAny(), '', undefined],
  ['an id', id(), '12', 12],
  ['an id of nought', id(), 0, '! Must be greater than 0'],
  ['ids joined by commas', ids(3), '1, 2,,3', [1, 2, 3]],
  ['a single id', ids(3), 4, [4]],
  ['ids by key', ids(3), { a: 1, b: '2' }, [1, 2]],
  ['no ids', ids(3), null, []],
  ['too many ids', ids(3), [1, 2, 3, 4], '! Is too large'],
  ['ids that are none', ids(3), true, '! Must be a list'],
  ['a line', line(5), '  a \n b ', 'a b'],
  ['a line from a number', line(5), 12, '12'],
  ['an empty line', line(5), '  ', '! Field is required'],
  ['a longer line', line(5), 'abcdef', '! Is too large'],
  ['a line that is none', line(5), {}, '! Must be a text'],
  ['a title with entities', title(20), 'Mesa &amp; sillas', 'Mesa & sillas'],
  ['a label', labelOr('-', 3), 'abcd', 'abc'],
  ['a label cut inside a letter', labelOr('-', 1), '😀', '\ufffd'],
  ['no label', labelOr('-', 3), null, '-'],
  ['a label that may be missing', labelIfAny(3), undefined, undefined],
  ['a label that is there', labelIfAny(3), 'abcd', 'abc'],
  ['a text', textOf(4), ' a\nbcd', 'a\nb'],
  ['no text', textOf(4), 5, ''],
  ['a list by key', listOf(integer(), 2), { x: '1', y: 2 }, [1, 2]],
  ['an empty text for a list', listOf(integer(), 2), '', []],
  ['a list with more', listOf(integer(), 2), [1, 2, 3], '! Is too large'],
  ['a list without what is not kept', listOf(integer(), 2, (one) => one !== 'x'), [1, 'x', 2], [1, 2]],
  ['a list that is none', listOf(integer(), 2), 'x', '! Must be a list'],
])('%s', (_what, schema, value, expected) => {
  expect(read(schema, value)).toEqual(expected);
});

describe('yes and no', () => {
  const yes = [true, 1, 2, '1', '2', 'true', 'yes', 'Yes'];
  const no = [false, 0, '0', 'false', 'no', 'No'];

  test('in the ways sources write them, whatever stands for anything else', () => {
    for (const otherwise of [true, false]) {
      expect(yes.map((value) => read(flag(otherwise), value))).toEqual(yes.map(() => true));
      expect(no.map((value) => read(flag(otherwise), value))).toEqual(no.map(() => false));
      expect(['x', null, undefined, 3].map((value) => read(flag(otherwise), value))).toEqual([
        otherwise,
        otherwise,
        otherwise,
        otherwise,
      ]);
    }
  });

  test('left out where nothing is said', () => {
    expect([null, undefined, '', 'yes', 'x', 0].map((value) => read(flagIfAny(), value))).toEqual([
      undefined,
      undefined,
      undefined,
      true,
      false,
      false,
    ]);
  });
});

test('ids in a list stay as they are', () => {
  expect(toIds(['1', 'x'])).toEqual(['1', 'x']);
});
