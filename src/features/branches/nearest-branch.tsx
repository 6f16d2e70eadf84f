import { type BranchRow, nearestWith } from './branch-row';
import { BranchWays } from './branch-ways';
import type { BranchListTexts } from './branches-shown';
import { pickupAt } from './near-kept';

/** A branch, in the words of the page that tells of it. */
export interface Nearest {
  row: BranchRow;
  texts: BranchListTexts;
}

/**
 * The nearest branch that has what is chosen, out of the page of branches at this address, or the words that none has it;
 * null where those that have it are far, or the page did not come.
 */
export async function nearestAt(address: string): Promise<Nearest | string | null> {
  const page = await pickupAt(address);
  if (!page) return null;
  const { rows, texts } = page;
  if (rows.length > 0 && rows.every(({ has }) => has === 'none')) return texts.nowhere;
  const row = nearestWith(rows);
  return row && { row, texts };
}

/** When it can be picked up at the nearest branch, and the ways there. */
export const NearestBranch = ({ row, texts }: Nearest) => (
  <>
    <strong>{row.ready ?? texts.all}</strong>
    <p>{[row.name, row.near].filter(Boolean).join(' · ')}</p>
    <p>{row.open?.text}</p>
    <BranchWays row={row} texts={texts} className="line-link" />
  </>
);
