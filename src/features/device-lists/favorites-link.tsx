import { requestContext } from '../../commerce/request-context';
import { Icon } from '../../ui/icon';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import type { KeptSettings } from './keep-buttons';
import { COMPARE_PAGE, FAVORITES_PAGE } from './kept-pages';

/** To the favourites of this device, the same on every page; it tells the page's buttons what they say. */
export function FavoritesLink() {
  const t = texts();
  const { store, path } = requestContext();
  const settings: KeptSettings = {
    store: store.storeCode,
    pages: { favorites: href(FAVORITES_PAGE), compare: href(COMPARE_PAGE) },
    texts: {
      favorites: {
        add: t('Save to favourites'),
        remove: t('Take off favourites'),
        added: t('Saved to your favourites'),
        removed: t('Taken off your favourites'),
        full: t('Your favourites are full: take one off first'),
        see: t('See favourites'),
      },
      compare: {
        add: t('Compare'),
        remove: t('Do not compare'),
        added: t('Added to your comparison'),
        removed: t('Taken off your comparison'),
        full: t('You compare 4 products already: take one off first'),
        see: t('See comparison'),
      },
      failed: t('Your browser keeps nothing for this shop'),
    },
  };
  return (
    <a
      className="header-action"
      href={href(FAVORITES_PAGE)}
      data-kept={JSON.stringify(settings)}
      aria-current={path === FAVORITES_PAGE ? 'page' : undefined}
    >
      <Icon name="heart" />
      <span className="label">{t('Favourites')}</span>
      <span className="badge" data-kept-count="" />
    </a>
  );
}
