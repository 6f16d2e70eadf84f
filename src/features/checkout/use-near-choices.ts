import { type RefObject, useEffect, useState } from 'react';
import { nearestWith } from '../branches/branch-row';
import { nearKept, pickupAt } from '../branches/near-kept';
import { devicePlace } from '../place/device-place';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place that is known as the step opens, once
  useEffect(() => {
    if (nearAt === null || !devicePlace()) return;
    void pickupAt(nearKept(nearAt)).then((found) => {
      if (!found || found.rows.length === 0) return;
      const chosen = chosenIn(form.current);
      setNear({
        choices: nearChoices(branches, found.rows, chosen || nearestWith(found.rows)?.code),
        isPreset: chosen === '',
      });
    });
  }, []);
  return near;
}
