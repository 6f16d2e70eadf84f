import type { Branch, StockedBranch } from '../../domain/branch/branch';
import { isWithinReach, kilometresTo, nearestFirst, nearness, type Whereabouts } from '../../domain/branch/nearness';
import type { lackingAt } from '../../domain/branch/stock';
import { texts } from '../shop/texts';
import type { BranchRow } from './branch-row';
import { branchAddressLine, hoursTexts, readyText } from './branch-texts';
import { openText } from './open-text';

const NEAR_KM = 20;
const STEP_KM = 5;
/** Kilometres as they are said from the centre of a town: further away in steps. */
const roughly = (km: number): number =>
  km < NEAR_KM ? Math.max(1, Math.round(km)) : Math.round(km / STEP_KM) * STEP_KM;

/** How near a branch is: in the shopper's town, about so far from its centre, or in the state. */
function nearText(branch: Branch, place: Whereabouts | null): string | undefined {
  const t = texts();
  const near = nearness(branch, place);
  if (near === 0) return t('In your town');
  const km = kilometresTo(branch, place);
  if (km !== null) return t('about {km} km away', { km: roughly(km) });
  return near === 1 ? t('In your state') : undefined;
}

function rowOf(branch: Branch, place: Whereabouts | null): BranchRow {
  return {
    code: branch.code,
    name: branch.name,
    near: nearText(branch, place),
    isNear: isWithinReach(branch, place) || undefined,
    open: openText(branch) ?? undefined,
    address: branchAddressLine(branch),
    hours: hoursTexts(branch.hours).join(' · ') || texts()('Ask for its hours'),
    phone: branch.phoneNumber || undefined,
    position: branch.position ?? undefined,
  };
}

/** Every branch, the nearest first, and when what is bought now could be picked up there. */
export const locatorRows = (branches: readonly Branch[], place: Whereabouts | null): BranchRow[] =>
  nearestFirst(branches, place).map((branch) => ({
    ...rowOf(branch, place),
    ready: readyText(branch) ?? undefined,
  }));

type Lacks = ReturnType<typeof lackingAt>;

const hasOf = (lacks: Lacks): BranchRow['has'] =>
  lacks.length === 0 ? 'all' : lacks.some(({ available }) => available > 0) ? 'some' : 'none';

/** Branches that were asked what they have, those that have everything first, of each the nearest first. */
export function stockedRows(
  branches: readonly StockedBranch[],
  place: Whereabouts | null,
  lacksOf: (branch: StockedBranch) => Lacks,
): BranchRow[] {
  const rows = nearestFirst(branches, place).map((branch): BranchRow => {
    const has = hasOf(lacksOf(branch));
    const ready = has === 'all' ? (readyText(branch) ?? undefined) : undefined;
    return { ...rowOf(branch, place), has, ready };
  });
  return [...rows.filter(({ has }) => has === 'all'), ...rows.filter(({ has }) => has !== 'all')];
}
