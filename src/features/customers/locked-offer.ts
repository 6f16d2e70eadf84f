import { commerce } from '../../commerce/request-context';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { FORGOT_PASSWORD_PAGE, UNLOCK_PAGE } from '../../contract/customers/pages';
import type { FormState } from '../shop/form-state';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** What helps at once while an account is locked. */
export interface LockedOffer {
  href: string;
  text: string;
  /** Message key of the refusal that it helps after. */
  after: string;
  /** Whether the form was refused so before this page. */
  isOpen: boolean;
}

/** A link of ours, or that of a retailer for a new password. */
export function lockedOffer(state: FormState): LockedOffer {
  const t = texts();
  const hasLinks = commerce().customers.unlocks !== null;
  return {
    href: href(hasLinks ? UNLOCK_PAGE : FORGOT_PASSWORD_PAGE),
    text: hasLinks ? t('Get in at once with a link by e-mail') : t('Get in at once with a new password'),
    after: CUSTOMER_MESSAGES.locked,
    isOpen: state.notices.some(({ message }) => message === CUSTOMER_MESSAGES.locked),
  };
}
