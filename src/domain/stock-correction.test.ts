import { expect, test } from 'vitest';
import { CORRECTION_MESSAGES, corrected, onHand } from './stock-correction';

test('what is counted is what can be sold and what is held; below what is held it is said first, and then none is left', () => {
  expect(onHand({ qty: 3, held: 2 })).toBe(5);
  expect(corrected({ qty: 3, held: 2 }, 7, false)).toEqual({ ok: true, value: 5 });
  expect(corrected({ qty: 3, held: 2 }, 2, false)).toEqual({ ok: true, value: 0 });
  expect(corrected({ qty: 3, held: 2 }, 1, false)).toMatchObject({
    ok: false,
    problem: { status: 409, message: CORRECTION_MESSAGES.held, detail: { held: 2, counted: 1 } },
  });
  expect(corrected({ qty: 3, held: 2 }, 1, true)).toEqual({ ok: true, value: 0 });
});
