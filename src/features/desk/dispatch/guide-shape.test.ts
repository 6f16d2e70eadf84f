import { expect, test } from 'vitest';
import { CARRIERS } from '../../../config/carriers';
import { dispatchOf } from '../../../domain/order/dispatch';
import { guideShape } from './guide-shape';

test.each(CARRIERS.filter(({ guide }) => guide !== undefined))(
  'the example of $name is a guide by its own rule',
  ({ code, guide }) => {
    const example = guideShape(guide)?.example ?? '';
    expect(dispatchOf(CARRIERS, code, example)).toMatchObject({ ok: true, value: { guide: example } });
  },
);

test('a rule is said by which marks there are and how many, form by form', () => {
  expect(guideShape('[A-Z]{2}[0-9]{9}[A-Z]{2}|[0-9A-Z]{10,25}')).toEqual({
    forms: [
      [
        { marks: 'letters', from: 2, to: 2 },
        { marks: 'digits', from: 9, to: 9 },
        { marks: 'letters', from: 2, to: 2 },
      ],
      [{ marks: 'both', from: 10, to: 25 }],
    ],
    example: 'AB123456789AB',
  });
});

test.each([undefined, '', '[0-9]{10}|.+', '(?:AB)[0-9]{4}', '[0-9]+', '[a-f]{4}', '[0-9]{3}|'])(
  'of a rule that says something else (%s) nothing is said',
  (rule) => expect(guideShape(rule)).toBeNull(),
);
