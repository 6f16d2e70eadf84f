import type { StockedBranch } from '../../domain/branch/branch';
import { nearestFirst, type Whereabouts } from '../../domain/branch/nearness';
import type { lackingAt } from '../../domain/branch/stock';
import { Icon } from '../../ui/icon';
import { spacedPhone } from '../checkout/phone';
import { texts } from '../shop/texts';
import { branchAddressLine, hoursTexts, readyText } from './branch-texts';
import { mapAddress } from './map-address';
import { Near } from './near';
import { openText } from './open-text';

interface Shown {
  branch: StockedBranch;
  lacks: ReturnType<typeof lackingAt>;
}

interface BranchListProps {
  branches: readonly Shown[];
  place: Whereabouts | null;
  /** Whether something is asked for: otherwise only where they are is said. */
  asks: boolean;
}

/** What a branch has of what was asked for. */
function Has({ lacks }: Pick<Shown, 'lacks'>) {
  const t = texts();
  if (lacks.length === 0)
    return (
      <p className="branch-has">
        <Icon name="check" size={18} />
        {t('In stock here')}
      </p>
    );
  const some = lacks.some(({ available }) => available > 0);
  return <p className="branch-lacks">{some ? t('Not enough of it here') : t('Not in stock here')}</p>;
}

/** Branches, those that have everything first, of each the nearest first. */
export function BranchList({ branches, place, asks }: BranchListProps) {
  const t = texts();
  const byCode = new Map(branches.map(({ branch, lacks }) => [branch.code, lacks]));
  const near = nearestFirst(
    branches.map(({ branch }) => branch),
    place,
  ).map((branch): Shown => ({ branch, lacks: byCode.get(branch.code) ?? [] }));
  const inOrder = [...near.filter(({ lacks }) => lacks.length === 0), ...near.filter(({ lacks }) => lacks.length > 0)];
  return (
    <ul className="branch-list">
      {inOrder.map(({ branch, lacks }) => {
        const open = openText(branch);
        const ready = asks && lacks.length === 0 ? readyText(branch) : null;
        return (
          <li
            key={branch.code}
            data-has={lacks.length === 0 ? '' : undefined}
            data-lat={branch.position?.latitude}
            data-lng={branch.position?.longitude}
          >
            <div className="branch-head">
              <h2>{branch.name}</h2>
              <Near branch={branch} place={place} />
            </div>
            {asks && <Has lacks={lacks} />}
            {ready && <p className="branch-ready">{ready}</p>}
            {open && <p className={open.isOpen ? 'branch-open' : 'branch-closed'}>{open.text}</p>}
            <p>{branchAddressLine(branch)}</p>
            <p className="small muted">{hoursTexts(branch.hours).join(' · ') || t('Ask for its hours')}</p>
            <p className="branch-ways">
              {branch.phoneNumber && (
                <a
                  className="line-link"
                  href={`tel:+52${branch.phoneNumber}`}
                  aria-label={`${t('Call')} ${branch.name}: ${spacedPhone(branch.phoneNumber)}`}
                >
                  {spacedPhone(branch.phoneNumber)}
                </a>
              )}
              <a
                className="line-link"
                href={mapAddress(branch)}
                rel="noopener noreferrer"
                aria-label={`${t('See on the map')}: ${branch.name}`}
              >
                {t('See on the map')}
              </a>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
