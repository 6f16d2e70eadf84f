import type { BranchRow } from '../branches/branch-row';
import type { Choice } from './choices';

/** A branch as a choice: how near it is, when it is ready there, where it is and when it is open. */
export interface BranchChoice extends Choice {
  near: string | null;
  ready: string | null;
  address: string;
  hours: string;
}

/** The same choices in the order of these rows, each with how near it is; `chosen` is the one that is ticked. */
export function nearChoices(
  choices: readonly BranchChoice[],
  rows: readonly BranchRow[],
  chosen: string | undefined,
): BranchChoice[] {
  const places = new Map(rows.map(({ code, near }, place) => [code, { near: near ?? null, place }]));
  const placeOf = ({ value }: BranchChoice) => places.get(value)?.place ?? Number.MAX_SAFE_INTEGER;
  return choices
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((choice) => ({
      ...choice,
      near: places.get(choice.value)?.near ?? null,
      isChosen: !choice.isOff && choice.value === chosen,
    }));
}
