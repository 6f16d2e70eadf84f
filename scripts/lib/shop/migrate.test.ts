import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { migrate } from './migrate.ts';

const steps = vi.hoisted(() => ({ open: 0, mostAtOnce: 0, names: [] as string[] }));

vi.mock('../command.ts', () => ({
  runStep: async ({ name }: { name: string }) => {
    steps.names.push(name);
    steps.open += 1;
    steps.mostAtOnce = Math.max(steps.mostAtOnce, steps.open);
    await Promise.resolve();
    steps.open -= 1;
  },
}));

test('both databases of a folder are created one after the other, and not again while the migrations stay', async () => {
  const state = mkdtempSync(join(tmpdir(), 'migrate-'));
  const say = vi.fn();
  await migrate(state, say);
  await migrate(state, say);
  rmSync(state, { recursive: true });
  expect(steps).toEqual({ open: 0, mostAtOnce: 1, names: ['migrate-tianguis-catalogue', 'migrate-tianguis-shop'] });
  expect(say).toHaveBeenCalledOnce();
});
