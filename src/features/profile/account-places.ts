import { ACCOUNT_PAGE, SECURITY_PAGE } from '../../contract/customers/pages';
import { ORDERS_PAGE } from '../../contract/history/pages';
import { ADDRESSES_PAGE, DELIVERY_PAGE, PROFILE_PAGE } from '../../contract/profile/pages';
import type { Key } from '../../i18n';
import type { IconName } from '../../ui/icon';
import { FAVORITES_PAGE } from '../device-lists/kept-pages';

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
  { path: FAVORITES_PAGE, label: 'Favourites', icon: 'heart' },
  // Who one is.
  { path: ADDRESSES_PAGE, label: 'Your addresses', icon: 'pin' },
  { path: PROFILE_PAGE, label: 'Your details', icon: 'info' },
  { path: DELIVERY_PAGE, label: 'Delivery details', icon: 'truck' },
  { path: SECURITY_PAGE, label: 'Sign-in and security', icon: 'lock' },
];
