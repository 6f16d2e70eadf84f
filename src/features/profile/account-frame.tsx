import type { ReactNode } from 'react';
import { requestContext } from '../../commerce/request-context';
import { ACCOUNT_PAGE } from '../../contract/customers/pages';
import { ORDERS_PAGE } from '../../contract/history/pages';
import { ADDRESSES_PAGE, DELIVERY_PAGE, PROFILE_PAGE } from '../../contract/profile/pages';
import { Icon, type IconName } from '../../ui/icon';
import { AccountNotices } from '../customers/account-notices';
import { FAVORITES_PAGE } from '../device-lists/kept-pages';
import type { FormState } from '../shop/form-state';
import { Head } from '../shop/layout/head';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

const PLACES = [
  { path: ACCOUNT_PAGE, label: 'My account', icon: 'user' },
  { path: ORDERS_PAGE, label: 'Your orders', icon: 'box' },
  { path: ADDRESSES_PAGE, label: 'Your addresses', icon: 'pin' },
  { path: PROFILE_PAGE, label: 'Your details', icon: 'info' },
  { path: DELIVERY_PAGE, label: 'Delivery details', icon: 'truck' },
  { path: FAVORITES_PAGE, label: 'Favourites', icon: 'heart' },
] as const satisfies readonly { path: string; label: string; icon: IconName }[];

/** The pages of an account, for its home. */
export function AccountPlaces() {
  const t = texts();
  return (
    <nav className="account-out" aria-label={t('My account')}>
      {PLACES.filter(({ path }) => path !== ACCOUNT_PAGE).map((place) => (
        <a key={place.path} className="line-link" href={href(place.path)}>
          {t(place.label)}
        </a>
      ))}
    </nav>
  );
}

interface AccountFrameProps {
  title: string;
  state: FormState;
  /** What stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the account: where one is, where else one may go, and what the last form said. */
export function AccountFrame({ title, state, action, children }: AccountFrameProps) {
  const t = texts();
  const { path } = requestContext();
  return (
    <div className="wrap own">
      <Head title={title} canonical={null} />
      <nav className="own-nav" aria-label={t('My account')}>
        {PLACES.map((place) => (
          <a key={place.path} href={href(place.path)} aria-current={path === place.path ? 'page' : undefined}>
            <Icon name={place.icon} size={20} />
            {t(place.label)}
          </a>
        ))}
      </nav>
      <div className="own-main">
        <a className="own-back" href={href(ACCOUNT_PAGE)}>
          {t('Back to my account')}
        </a>
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
