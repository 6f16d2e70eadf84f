import type { ReactNode } from 'react';
import { requestContext } from '../../commerce/request-context';
import { ACCOUNT_PAGE } from '../../contract/customers/pages';
import { Icon } from '../../ui/icon';
import { AccountNotices } from '../customers/account-notices';
import type { FormState } from '../shop/form-state';
import { Head } from '../shop/layout/head';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { ACCOUNT_PLACES } from './account-places';

interface AccountFrameProps {
  title: string;
  state: FormState;
  /** What the window is called, where the page greets by name. */
  windowTitle?: string;
  /** What stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the account: where one is, where else one may go, and what the last form said. On a phone the home lists the
 * places, below what matters now, and every other page leads back to it.
 */
export function AccountFrame({ title, windowTitle = title, state, action, children }: AccountFrameProps) {
  const t = texts();
  const { path } = requestContext();
  const isHome = path === ACCOUNT_PAGE;
  return (
    <div className={`wrap own ${isHome ? 'own-home' : ''}`}>
      <Head title={windowTitle} canonical={null} />
      <nav className="own-nav" aria-label={t('My account')}>
        {ACCOUNT_PLACES.map((place) => (
          <a key={place.path} href={href(place.path)} aria-current={path === place.path ? 'page' : undefined}>
            <Icon name={place.icon} size={20} />
            {t(place.label)}
          </a>
        ))}
      </nav>
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
    </div>
  );
}
