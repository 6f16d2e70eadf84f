import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { enhanced } from '../../ui/enhanced';
import { Icon } from '../../ui/icon';
import { SCAN_PAGE } from '../scan/scan-page';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { SEARCH_PATH, TEXT_PARAM } from './searched-text';

/** id of the search field; links to it lead there. */
const SEARCH_ID = 'buscar';
const LIST_ID = 'sugerencias';

/**
 * The widest thing on the row: a plain GET form that offers products and categories while a text is typed, in a panel
 * of its own on phones.
 */
export function SearchForm({ query = '' }: { query?: string }) {
  const t = texts();
  const { store } = requestContext();
  const action = href(SEARCH_PATH);
  return (
    <search
      className="search"
      {...enhanced('search-box', {
        action,
        suggestAddress: storePath(store, '/api/search/suggest'),
        sign: store.i18n.currencySign,
        texts: {
          categories: t('Categories'),
          products: t('Products'),
          from: t('From'),
          count: t('{count} suggestions', { count: '{count}' }),
          recent: t('Recent searches'),
          popular: t('Popular searches'),
          hint: t('Write a product, a brand or a code in the search box.'),
          nothing: t('We found nothing for “{text}”', { text: '{text}' }),
          offline: t('You are offline: searching needs the network.'),
        },
      })}
    >
      <form action={action} method="get">
        <input
          id={SEARCH_ID}
          type="search"
          name={TEXT_PARAM}
          defaultValue={query}
          placeholder={t('Search products and brands…')}
          aria-label={t('Search')}
          maxLength={120}
          required
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="search-send" aria-label={t('Search')}>
          <Icon name="search" size={20} />
        </button>
      </form>
      <button type="button" className="icon-button search-close" aria-label={t('Close')}>
        <Icon name="close" />
      </button>
      <div className="search-panel">
        <div id={LIST_ID} role="listbox" aria-label={t('Suggestions')} />
        <p className="muted">{t('Write a product, a brand or a code in the search box.')}</p>
        <a className="line-link" href={action} hidden>
          {t('See all results')}
        </a>
        <a className="line-link" href={href(SCAN_PAGE)}>
          {t('Scan a product')}
        </a>
        <button type="button" className="line-link" hidden>
          {t('Clear recent searches')}
        </button>
      </div>
      <p className="sr" role="status" />
    </search>
  );
}
