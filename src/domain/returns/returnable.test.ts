import { expect, test } from 'vitest';
import { RETURNS_REFUSED } from './refusals';
import { orderProblem } from './returnable';

test('what lies ready at a branch goes back only once somebody came for it; what is brought, from when it was sent', () => {
  const problems = (isPickup: boolean) =>
    (['pending', 'processing', 'sent', 'complete', 'canceled'] as const).map((status) =>
      orderProblem({ status, isPickup }, null, 0),
    );
  const { notSent, notPickedUp, ended } = RETURNS_REFUSED;
  expect(problems(false)).toEqual([notSent, notSent, null, null, ended]);
  expect(problems(true)).toEqual([notSent, notSent, notPickedUp, null, ended]);
});
