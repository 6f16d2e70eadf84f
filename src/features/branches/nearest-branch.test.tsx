import { expect, test, vi } from 'vitest';
import type { BranchRow } from './branch-row';
import { nearestAt } from './nearest-branch';

const rows: BranchRow[] = [];
vi.mock('./near-kept', () => ({ pickupAt: async () => ({ rows, texts: { nowhere: 'en ninguna' } }) }));

/** What is said where branches have this of what is chosen, the first of them near. */
async function said(...has: NonNullable<BranchRow['has']>[]) {
  const row = { name: 'Centro', address: '', hours: '', isNear: true } as const;
  rows.splice(0, rows.length, ...has.map((one, at) => ({ ...row, code: String(at), has: one })));
  const found = await nearestAt('/recoger');
  return typeof found === 'string' ? found : (found?.row.code ?? null);
}

test('the nearest branch that has a product is told, and where none has any that there is none', async () => {
  expect(await said('all', 'none')).toBe('0');
  expect(await said('none', 'none')).toBe('en ninguna');
  expect(await said('some', 'none')).toBeNull();
  expect(await said()).toBeNull();
});
