import { COUPONS_OF_MINE_PAGE, LOYALTY_CARD_PAGE, RANKING_PAGE } from '../../contract/benefits/pages';
import { ACCOUNT_PAGE, SECURITY_PAGE } from '../../contract/customers/pages';
import { MY_FAVORITES_PAGE } from '../../contract/favorites/pages';
import { ORDERS_PAGE } from '../../contract/history/pages';
import { MY_NEWSLETTER_PAGE } from '../../contract/newsletter/forms';
import { STORES_PAGE } from '../../contract/own-branch/forms';
import { MY_PRIVACY_PAGE } from '../../contract/privacy/pages';
import { ADDRESSES_PAGE, DELIVERY_PAGE, PROFILE_PAGE } from '../../contract/profile/pages';
import { MY_REVIEWS_PAGE } from '../../contract/reviews/pages';
import { MY_VIEWED_PAGE } from '../../contract/viewed/forms';
import { WALLET_PAGE } from '../../contract/wallet/pages';
import type { Key } from '../../i18n';
import type { IconName } from '../../ui/icon';

export interface AccountPlace {
  /** Of the page, inside the store view. */
  path: string;
  label: Key;
  icon: IconName;
}

interface PlaceGroup {
  title: Key;
  places: readonly AccountPlace[];
}

/** The home of an account, which stands above its groups. */
export const HOME: AccountPlace = { path: ACCOUNT_PAGE, label: 'My account', icon: 'user' };

/** The pages of an account, as its home and its side list them. An area adds a line of its own to the group it is of. */
export const PLACE_GROUPS: readonly PlaceGroup[] = [
  {
    title: 'What you buy',
    places: [
      { path: ORDERS_PAGE, label: 'Your orders', icon: 'box' },
      { path: MY_REVIEWS_PAGE, label: 'Your reviews', icon: 'check' },
    ],
  },
  {
    title: 'What you keep',
    places: [
      { path: MY_FAVORITES_PAGE, label: 'Favourites', icon: 'heart' },
      { path: MY_VIEWED_PAGE, label: 'Seen lately', icon: 'undo' },
      { path: STORES_PAGE, label: 'Branches', icon: 'store' },
    ],
  },
  {
    title: 'Your benefits',
    places: [
      { path: WALLET_PAGE, label: 'Your wallet', icon: 'cash' },
      { path: COUPONS_OF_MINE_PAGE, label: 'Your coupons', icon: 'check' },
      { path: RANKING_PAGE, label: 'Your ranking', icon: 'shield' },
      { path: LOYALTY_CARD_PAGE, label: 'Your loyalty card', icon: 'card' },
      { path: MY_NEWSLETTER_PAGE, label: 'Newsletter', icon: 'share' },
    ],
  },
  {
    title: 'About you',
    places: [
      { path: PROFILE_PAGE, label: 'Your details', icon: 'info' },
      { path: ADDRESSES_PAGE, label: 'Your addresses', icon: 'pin' },
      { path: DELIVERY_PAGE, label: 'Delivery details', icon: 'truck' },
      { path: SECURITY_PAGE, label: 'Sign-in and security', icon: 'lock' },
      { path: MY_PRIVACY_PAGE, label: 'Your data and privacy', icon: 'shield' },
    ],
  },
];
