'use client';

import { islandPropsAt } from '../../ui/hooks/island-props';
import { BranchList } from './branch-list';
import type { BranchesShown, BranchListTexts, NearTexts } from './branches-shown';
import { NearForm } from './near-form';
import { useBranches } from './use-branches';

interface Props extends BranchesShown {
  /** Where it is said which branch has what is in the cart. */
  pickup: { label: string; href: string };
  texts: BranchListTexts & NearTexts;
}

declare module '../../ui/island' {
  interface Islands {
    locator: Props;
  }
}

const locatorAt = (address: string, limit: AbortSignal): Promise<Props | null> =>
  islandPropsAt(address, 'locator', limit);

/** Every branch, the nearest first. */
export default function Locator(props: Props) {
  const { texts, pickup } = props;
  const { shown, rows, near } = useBranches(props, locatorAt, { away: texts.away, namesIt: true });
  return (
    <>
      <NearForm shown={shown} near={near} texts={texts} />
      <BranchList rows={rows} texts={texts} isLocator />
      <p>
        <a className="line-link" href={pickup.href}>
          {pickup.label}
        </a>
      </p>
    </>
  );
}
