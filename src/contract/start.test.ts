import { expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from './areas';

test('the contract makes no schema until one is asked for', () => {
  expect([...z.globalRegistry._idmap.keys()]).toEqual([]);
  for (const call of CALLS) call.body?.();
  expect([...z.globalRegistry._idmap.keys()]).toContain('CartItem');
});
