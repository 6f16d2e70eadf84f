import { mine } from '../../commerce/request-context';
import { ACCOUNT_PAGE, SIGN_IN_PAGE } from '../../contract/customers/pages';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/**
 * Leads a customer to the account. To a visitor it says the same whether the e-mail of the order has an account or not.
 */
export function AccountLine() {
  const t = texts();
  if (mine().kind === 'customer') {
    return (
      <a className="line-link" href={href(ACCOUNT_PAGE)}>
        {t('My account')}
      </a>
    );
  }
  return (
    <p className="small muted">
      {t('If this e-mail has an account, it is there for you:')} <a href={href(SIGN_IN_PAGE)}>{t('Sign in')}</a>
    </p>
  );
}
