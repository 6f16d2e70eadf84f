import { type RefObject, useEffect, useState } from 'react';
import { nearestWith } from '../branches/branch-row';
import { nearKept, pickupAt } from '../branches/near-kept';
import { usePlace } from '../place/use-place';
import { type BranchChoice, nearChoices } from './near-choices';

interface Near {
  choices: BranchChoice[];
  /** Whether one was chosen here because the shopper had chosen none. */
  isPreset: boolean;
}

const chosenIn = (form: HTMLFormElement | null): string => String((form && new FormData(form).get('branch')) ?? '');

/**
 * Branches as choices, the nearest to the postal code of this browser first and chosen, where `nearAt` is given: the
 * page that says which branches have the cart. What the shopper has chosen meanwhile stays.
 */
export function useNearChoices(
  branches: BranchChoice[],
  nearAt: string | null,
  form: RefObject<HTMLFormElement | null>,
): Near {
  const [near, setNear] = useState<Near>({ choices: branches, isPreset: false });
  const code = usePlace()?.code;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place as the step opens, and one that is told in it
  useEffect(() => {
    if (nearAt === null || code === undefined) return;
    let isLatest = true;
    void pickupAt(nearKept(nearAt)).then((found) => {
      if (!isLatest || !found || found.rows.length === 0) return;
      const chosen = chosenIn(form.current);
      setNear({
        choices: nearChoices(branches, found.rows, chosen || nearestWith(found.rows)?.code),
        isPreset: chosen === '',
      });
    });
    return () => {
      isLatest = false;
    };
  }, [code]);
  return near;
}
