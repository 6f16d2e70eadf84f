import type { Branch } from '../../domain/branch';
import { nearness, type Whereabouts } from '../../domain/branch-nearness';
import { texts } from '../shop/texts';

/** How near a branch is, as far as addresses tell; the browser writes kilometres into it. */
export function Near({ branch, place }: { branch: Branch; place: Whereabouts | null }) {
  const t = texts();
  const near = nearness(branch, place);
  return (
    <span className="branch-near" data-near="">
      {near === 2 ? null : near === 0 ? t('In your town') : t('In your state')}
    </span>
  );
}
