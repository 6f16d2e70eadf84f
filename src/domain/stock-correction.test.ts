import { expect, test } from 'vitest';
import { CORRECTION_MESSAGES, corrected, onHand } from './stock-correction';

test('what is counted is what can be sold and what is held; below what is held it is said first, and then so many are missing', () => {
  const shelf = { qty: 3, held: 2, missing: 0 };
  expect(onHand(shelf)).toBe(5);
  expect(corrected(shelf, 7, false)).toEqual({ ok: true, value: { qty: 5, held: 2, missing: 0 } });
  expect(corrected(shelf, 2, false)).toEqual({ ok: true, value: { qty: 0, held: 2, missing: 0 } });
  expect(corrected(shelf, 1, false)).toMatchObject({
    ok: false,
    problem: { status: 409, message: CORRECTION_MESSAGES.held, detail: { held: 2, counted: 1 } },
  });
  const few = corrected(shelf, 1, true);
  expect(few).toEqual({ ok: true, value: { qty: 0, held: 2, missing: 1 } });
  expect(few.ok && onHand(few.value)).toBe(1);
});
