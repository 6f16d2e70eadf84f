import { expect, test } from 'vitest';
import { type Attempts, attempted, NO_ATTEMPTS, withdrawn } from './window';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 10, 22, 12);
const PER_HOUR = { limit: 10, windowMs: HOUR, lockMs: 0 };
const LOCKING = { limit: 5, windowMs: 10 * MINUTE, lockMs: 30 * MINUTE };

type Policy = typeof PER_HOUR;

/** Makes attempts at these moments, in ms after START; answers what became of each and what is kept. */
function make(policy: Policy, moments: number[], from: Attempts = NO_ATTEMPTS) {
  let kept = from;
  const answers = moments.map((at) => {
    const { answer, after } = attempted(kept, policy, crypto.randomUUID(), START + at);
    kept = after ?? kept;
    return answer.admitted ? 0 : answer.retryAfterSeconds;
  });
  return { answers, kept };
}

test('the tenth attempt of an hour is admitted, the eleventh is not, until the first is an hour old to the millisecond', () => {
  const { answers, kept } = make(
    PER_HOUR,
    Array.from({ length: 11 }, (_, index) => index * MINUTE),
  );
  expect(answers).toEqual([...Array(10).fill(0), 50 * 60]);
  expect(make(PER_HOUR, [HOUR - 1], kept).answers).toEqual([1]);
  expect(make(PER_HOUR, [HOUR, HOUR], kept).answers).toEqual([0, 60]);
});

test('a refused attempt does not count: who goes on trying waits no longer', () => {
  const { kept } = make(PER_HOUR, Array(10).fill(0));
  const after = make(PER_HOUR, Array(200).fill(HOUR - 1), kept);
  expect(after.kept).toEqual(kept);
  expect(make(PER_HOUR, [HOUR], after.kept).answers).toEqual([0]);
});

test('the same attempt again counts once and is admitted, also at the limit', () => {
  let kept = NO_ATTEMPTS;
  for (const id of ['a', 'a', 'b', 'b', 'b', 'c', 'd', 'e', 'a']) {
    const { answer, after } = attempted(kept, LOCKING, id, START);
    expect(answer).toEqual({ admitted: true });
    kept = after ?? kept;
  }
  expect(kept.made.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(attempted(kept, LOCKING, 'f', START).answer).toEqual({ admitted: false, retryAfterSeconds: 30 * 60 });
});

test('a lock begins with the attempt that reaches the limit, lasts as long as it says, and takes its attempts with it', () => {
  const { kept } = make(LOCKING, [0, 1, 2, 3, MINUTE]);
  expect(kept).toMatchObject({ lockedUntil: START + 31 * MINUTE, until: START + 31 * MINUTE });
  expect(make(LOCKING, [31 * MINUTE - 1], kept).answers).toEqual([1]);
  expect(make(LOCKING, Array(6).fill(31 * MINUTE), kept).answers).toEqual([0, 0, 0, 0, 0, 30 * 60]);
});

test('what is taken back does not count, and neither does the lock it brought about', () => {
  const { kept } = make(LOCKING, [0, 0, 0, 0]);
  const fifth = attempted(kept, LOCKING, 'correcto', START).after ?? kept;
  expect(fifth.lockedUntil).not.toBeNull();
  const left = withdrawn(fifth, LOCKING, 'correcto', START);
  expect([left.made.length, left.lockedUntil]).toEqual([4, null]);
  expect(withdrawn(left, LOCKING, 'nadie', START)).toEqual(left);
  expect(make(LOCKING, [0, 0], left).answers).toEqual([0, 30 * 60]);
});
