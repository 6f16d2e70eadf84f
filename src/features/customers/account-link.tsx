import { ACCOUNT_PAGE } from '../../contract/customers/pages';
import { PageIcon } from '../../ui/page-icon';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/**
 * To the account, the same on every page: whoever is not signed in is asked to, in a window over the page where there
 * is script (`data-account`).
 */
export function AccountLink({ current }: { current: boolean }) {
  const t = texts();
  return (
    <a
      className="header-action"
      href={href(ACCOUNT_PAGE)}
      data-account=""
      data-live="windows"
      aria-current={current ? 'page' : undefined}
    >
      <PageIcon name="user" />
      <span className="label">{t('My account')}</span>
    </a>
  );
}
