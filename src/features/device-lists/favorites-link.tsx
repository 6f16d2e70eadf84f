import { requestContext } from '../../commerce/request-context';
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
            favorites: { off: t('Save to favourites'), on: t('Take off favourites') },
            compare: { off: t('Compare'), on: t('Do not compare') },
          },
          kept: t('The change is kept on this device'),
        }}
      />
    </a>
  );
}
