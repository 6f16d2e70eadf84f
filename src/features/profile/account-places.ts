import { COUPONS_OF_MINE_PAGE, LOYALTY_CARD_PAGE, RANKING_PAGE } from '../../contract/benefits/pages';
import { ACCOUNT_PAGE, SECURITY_PAGE } from '../../contract/customers/pages';
import { MY_FAVORITES_PAGE } from '../../contract/favorites/pages';
import { ORDERS_PAGE } from '../../contract/history/pages';
import { MY_NEWSLETTER_PAGE } from '../../contract/newsletter/forms';
import { STORES_PAGE } from '../../contract/own-branch/forms';
import { ADDRESSES_PAGE, DELIVERY_PAGE, PROFILE_PAGE } from '../../contract/profile/pages';
import { MY_REVIEWS_PAGE } from '../../contract/reviews/pages';
import { MY_VIEWED_PAGE } from '../../contract/viewed/forms';
import type { Key } from '../../i18n';
import type { IconName } from '../../ui/icon';

interface AccountPlace {
  /** Of the page, inside the store view. */
  path: string;
  label: Key;
  icon: IconName;
}

/**
 * The pages of an account, as its home and its side list them: what was bought, what was kept, who one is. An area
 * adds a line of its own.
 */
export const ACCOUNT_PLACES: readonly AccountPlace[] = [
  { path: ACCOUNT_PAGE, label: 'My account', icon: 'user' },
  // What was bought.
  { path: ORDERS_PAGE, label: 'Your orders', icon: 'box' },
  // What was kept, and what the customer has.
  { path: MY_FAVORITES_PAGE, label: 'Favourites', icon: 'heart' },
  { path: COUPONS_OF_MINE_PAGE, label: 'Your coupons', icon: 'cash' },
  { path: RANKING_PAGE, label: 'Your ranking', icon: 'shield' },
  { path: LOYALTY_CARD_PAGE, label: 'Your loyalty card', icon: 'card' },
  { path: MY_VIEWED_PAGE, label: 'Seen lately', icon: 'undo' },
  { path: MY_REVIEWS_PAGE, label: 'Your reviews', icon: 'check' },
  { path: STORES_PAGE, label: 'Branches', icon: 'store' },
  { path: MY_NEWSLETTER_PAGE, label: 'Newsletter', icon: 'share' },
  // Who one is.
  { path: ADDRESSES_PAGE, label: 'Your addresses', icon: 'pin' },
  { path: PROFILE_PAGE, label: 'Your details', icon: 'info' },
  { path: DELIVERY_PAGE, label: 'Delivery details', icon: 'truck' },
  { path: SECURITY_PAGE, label: 'Sign-in and security', icon: 'lock' },
];
