import type { Branch } from '../../domain/branch/branch';
import { nearestFirst, type Whereabouts } from '../../domain/branch/nearness';
import { Icon } from '../../ui/icon';
import { spacedPhone } from '../checkout/phone';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { branchAddressLine, hoursTexts, readyText } from './branch-texts';
import { mapAddress } from './map-address';
import { Near } from './near';
import { openText } from './open-text';
import { PICKUP_PATH } from './pickup-path';

function Located({ branch, place }: { branch: Branch; place: Whereabouts | null }) {
  const t = texts();
  const open = openText(branch);
  const ready = readyText(branch);
  return (
    <li id={branch.code} data-lat={branch.position?.latitude} data-lng={branch.position?.longitude}>
      <div className="branch-head">
        <h2>{branch.name}</h2>
        <Near branch={branch} place={place} />
      </div>
      {open && <p className={open.isOpen ? 'branch-open' : 'branch-closed'}>{open.text}</p>}
      <p>{branchAddressLine(branch)}</p>
      <p className="small muted">{hoursTexts(branch.hours).join(' · ') || t('Ask for its hours')}</p>
      {ready && (
        <p className="branch-pickup">
          <Icon name="store" size={18} />
          {t('What you buy online, free')}: {ready.charAt(0).toLowerCase() + ready.slice(1)}
        </p>
      )}
      <p className="branch-ways">
        {branch.phoneNumber && (
          <a
            className="btn btn-plain"
            href={`tel:+52${branch.phoneNumber}`}
            aria-label={`${t('Call')} ${branch.name}: ${spacedPhone(branch.phoneNumber)}`}
          >
            {spacedPhone(branch.phoneNumber)}
          </a>
        )}
        <a
          className="btn btn-plain"
          href={mapAddress(branch)}
          rel="noopener noreferrer"
          aria-label={`${t('See on the map')}: ${branch.name}`}
        >
          {t('See on the map')}
        </a>
      </p>
    </li>
  );
}

/** Every branch, the nearest first; with script by the distance from where the browser is, too. */
export function Locator({ branches, place }: { branches: readonly Branch[]; place: Whereabouts | null }) {
  const t = texts();
  return (
    <>
      <ul className="branch-list locator">
        {nearestFirst(branches, place).map((branch) => (
          <Located key={branch.code} branch={branch} place={place} />
        ))}
      </ul>
      <p>
        <a className="line-link" href={href(PICKUP_PATH)}>
          {t('See which branch has what is in your cart')}
        </a>
      </p>
    </>
  );
}
