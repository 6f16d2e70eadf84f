import { requestContext } from '../../commerce/request-context';
import { FAVORITE_MESSAGES } from '../../contract/favorites/messages';
import { Icon } from '../../ui/icon';
import { Island } from '../../ui/island';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { COMPARE_PAGE, FAVORITES_PAGE } from './kept-pages';

/** To the favourites of this device, the same on every page; their count speaks for the hearts of the page too. */
export function FavoritesLink() {
  const t = texts();
  const { store, path } = requestContext();
  return (
    <a
      className="header-action"
      href={href(FAVORITES_PAGE)}
      aria-current={path === FAVORITES_PAGE ? 'page' : undefined}
    >
      <Icon name="heart" />
      <span className="label">{t('Favourites')}</span>
      <Island
        of="keep-buttons"
        as="span"
        className="badge"
        props={{
          store: store.storeCode,
          pages: { favorites: href(FAVORITES_PAGE), compare: href(COMPARE_PAGE) },
          words: {
            favorites: {
              off: t('Save to favourites'),
              on: t('Take off favourites'),
              added: t('Saved to your favourites'),
              removed: t('Taken off your favourites'),
              full: t('Your favourites are full: take one off first'),
              see: t('See favourites'),
            },
            compare: {
              off: t('Compare'),
              on: t('Do not compare'),
              added: t('Added to your comparison'),
              removed: t('Taken off your comparison'),
              full: t('You compare 4 products already: take one off first'),
              see: t('See comparison'),
            },
          },
          failed: t('Your browser keeps nothing for this shop'),
          account: {
            noStockKey: FAVORITE_MESSAGES.noStock,
            noStock: t.message(FAVORITE_MESSAGES.noStock),
            failed: t('We could not change your list. Try again.'),
            offer: t('You have favourites on this device. Save them in your account?'),
            see: t('See what they are'),
          },
        }}
      />
    </a>
  );
}
