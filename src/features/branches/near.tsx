import type { Branch } from '../../domain/branch/branch';
import { isWithinReach, kilometresTo, nearness, type Whereabouts } from '../../domain/branch/nearness';
import { texts } from '../shop/texts';

const NEAR_KM = 20;
const STEP_KM = 5;
/** Kilometres as they are said from the centre of a town: further away in steps. */
const roughly = (km: number): number =>
  km < NEAR_KM ? Math.max(1, Math.round(km)) : Math.round(km / STEP_KM) * STEP_KM;

/**
 * How near a branch is: in the shopper's town, about so far from its centre, or in the state; the browser writes its
 * own kilometres into it. `data-near` is "reach" where it is worth going to.
 */
export function Near({ branch, place }: { branch: Branch; place: Whereabouts | null }) {
  const t = texts();
  const near = nearness(branch, place);
  const km = kilometresTo(branch, place);
  const away = km === null ? null : t('about {km} km away', { km: roughly(km) });
  return (
    <span className="branch-near" data-near={isWithinReach(branch, place) ? 'reach' : ''}>
      {near === 0 ? t('In your town') : (away ?? (near === 1 ? t('In your state') : null))}
    </span>
  );
}
