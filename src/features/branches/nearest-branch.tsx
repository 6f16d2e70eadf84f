import { type BranchRow, nearestWith } from './branch-row';
import { BranchWays } from './branch-ways';
import type { BranchListTexts } from './branches-shown';
import { pickupAt } from './near-kept';

/** A branch, in the words of the page that tells of it. */
export interface Nearest {
  row: BranchRow;
  texts: BranchListTexts;
}

/** The nearest branch that has what is chosen, out of the page of branches at this address; null where none has, or it did not come. */
export async function nearestAt(address: string): Promise<Nearest | null> {
  const page = await pickupAt(address);
  const row = page && nearestWith(page.rows);
  return row && { row, texts: page.texts };
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
