import { commerce, requestContext } from '../../../commerce/request-context';
import { FIND_ORDER_PAGE } from '../../../contract/order-forms';
import { Static } from '../../../ui/static';
import { href } from '../links';
import { texts } from '../texts';
import { HELP_PAGES } from './help-pages';

/** The help pages beside one of them. */
export function HelpNav() {
  const t = texts();
  const { path } = requestContext();
  return (
    <Static as="nav" className="help-nav" aria-label={t('More help')}>
      <ul className="help-list">
        {commerce().guestOrders && (
          <li>
            <a href={href(FIND_ORDER_PAGE)}>{t('Find your order')}</a>
          </li>
        )}
        {HELP_PAGES.map((page) => (
          <li key={page.path}>
            <a href={href(page.path)} aria-current={page.path === path ? 'page' : undefined}>
              {t(page.title)}
            </a>
          </li>
        ))}
      </ul>
    </Static>
  );
}
