import { commerce } from '../../commerce/request-context';
import { FORGOT_PASSWORD_PAGE, UNLOCK_PAGE } from '../../contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import type { FormState } from '../shop/form-state';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/**
 * What helps at once while an account is locked: a link of ours, or that of a retailer for a new password. Hidden until
 * the form was answered so.
 */
export function LockedOffer({ state }: { state: FormState }) {
  const t = texts();
  const isLocked = state.notices.some(({ message }) => message === CUSTOMER_MESSAGES.locked);
  const hasLinks = commerce().customers.unlocks !== null;
  return (
    <p data-after={CUSTOMER_MESSAGES.locked} hidden={!isLocked}>
      <a data-window-link="" href={href(hasLinks ? UNLOCK_PAGE : FORGOT_PASSWORD_PAGE)}>
        {hasLinks ? t('Get in at once with a link by e-mail') : t('Get in at once with a new password')}
      </a>
    </p>
  );
}
