import type { BranchDocument } from '../../../src/contract/branches.ts';
import { call, type Door } from '../import/door.ts';

export interface Figures {
  branches: number;
  skus: number;
}

/** What these branches come to. */
export const figuresOf = (branches: readonly BranchDocument[]): Figures => ({
  branches: branches.length,
  skus: branches.reduce((sum, { stock }) => sum + Object.keys(stock).length, 0),
});

/** Puts branches in force in a running shop, all of them or none. */
export function sendBranches(door: Door, branches: readonly BranchDocument[]): Promise<Figures> {
  const lines = [...branches, { end: figuresOf(branches) }].map((line) => `${JSON.stringify(line)}\n`).join('');
  return call<Figures>(
    door,
    'POST',
    `import/${encodeURIComponent(door.store)}/branches`,
    new TextEncoder().encode(lines),
  );
}
