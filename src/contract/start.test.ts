import { expect, test, vi } from 'vitest';
import { z } from 'zod';

/** The registry is the process's: whatever earlier test files made is taken out before the contract is evaluated anew. */
test('the contract makes no schema until one is asked for', async () => {
  z.globalRegistry.clear();
  vi.resetModules();
  const { CALLS } = await import('./areas');
  expect([...z.globalRegistry._idmap.keys()]).toEqual([]);
  for (const call of CALLS) call.body?.();
  expect([...z.globalRegistry._idmap.keys()]).toContain('CartItem');
});
