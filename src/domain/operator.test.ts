import { expect, test } from 'vitest';
import { isRole, may, ROLES } from './operator';

test('each role may what those before it may, and nothing of those behind it', () => {
  for (const [mine, role] of ROLES.entries())
    for (const [needed, other] of ROLES.entries()) expect(may({ role }, other)).toBe(mine >= needed);
});

test('only the names of roles are roles', () => {
  expect(['see', 'orders', 'money', 'all', 'admin', '', null, 1].map(isRole)).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false],
  ]);
});
