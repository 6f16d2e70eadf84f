import { FAVORITE_MESSAGES } from '../../contract/favorites/messages';
import type { Translate } from '../../i18n';

/** What is said of a product that was kept on a list, or taken off it: asked for when there is something to say. */
export const keptTexts = (t: Translate) => ({
  favorites: {
    added: t('Saved to your favourites'),
    removed: t('Taken off your favourites'),
    full: t('Your favourites are full: take one off first'),
    see: t('See favourites'),
  },
  compare: {
    added: t('Added to your comparison'),
    removed: t('Taken off your comparison'),
    full: t('You compare 4 products already: take one off first'),
    see: t('See comparison'),
  },
  failed: t('Your browser keeps nothing for this shop'),
  /** Of lists of the account: why a product is not taken, and the offer to take over what this device keeps. */
  account: {
    noStockKey: FAVORITE_MESSAGES.noStock,
    noStock: t.message(FAVORITE_MESSAGES.noStock),
    failed: t('We could not change your list. Try again.'),
    unsent: t('Your list changes as soon as the connection is back. Until then it is kept here.'),
    offer: t('You have favourites on this device. Save them in your account?'),
    see: t('See what they are'),
  },
});
