import type { ReactNode } from 'react';
import { requestContext } from '../../commerce/request-context';
import { ACCOUNT_PAGE } from '../../contract/customers/pages';
import { PageIcon } from '../../ui/page-icon';
import { AccountNotices } from '../customers/account-notices';
import { SignOutForm } from '../customers/sign-out-form';
import type { FormState } from '../shop/form-state';
import { Head } from '../shop/layout/head';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { type AccountPlace, HOME, PLACE_GROUPS } from './account-places';

interface AccountFrameProps {
  title: string;
  state: FormState;
  /** What the window is called, where the page greets by name. */
  windowTitle?: string;
  /** What stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

function PlaceLink({ place: { page, text, icon } }: { place: AccountPlace }) {
  const isHere = requestContext().path === page;
  return (
    <a href={href(page)} aria-current={isHere ? 'page' : undefined}>
      <PageIcon name={icon} size={20} />
      {texts()(text)}
    </a>
  );
}

/**
 * A page of the account: what the last form said, what it is for, and then where else one may go, which stands beside it
 * where there is room. On a phone the home alone lists the places, and every other page leads back to it.
 */
export function AccountFrame({ title, windowTitle = title, state, action, children }: AccountFrameProps) {
  const t = texts();
  const isHome = requestContext().path === ACCOUNT_PAGE;
  return (
    <div className={`wrap own ${isHome ? 'own-home' : ''}`}>
      <Head title={windowTitle} canonical={null} />
      <div className="own-main">
        {!isHome && (
          <a className="own-back" href={href(ACCOUNT_PAGE)}>
            {t('Back to my account')}
          </a>
        )}
        <div className="own-head">
          <h1>{title}</h1>
          {action}
        </div>
        <div className="notices">
          <AccountNotices state={state} />
        </div>
        {children}
      </div>
      <nav className="own-nav" aria-label={t('My account')}>
        <PlaceLink place={HOME} />
        {PLACE_GROUPS.map((group, at) => (
          <div key={group.title}>
            <p className="small muted" id={`lugares-${at}`}>
              {t(group.title)}
            </p>
            <ul className="own-places" aria-labelledby={`lugares-${at}`}>
              {group.places.map((place) => (
                <li key={place.page}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {isHome && <SignOutForm />}
      </nav>
    </div>
  );
}
