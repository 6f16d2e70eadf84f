import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { Island } from '../../ui/island';
import { SCAN_PAGE } from '../scan/scan-page';
import { href } from '../shop/links';
import { monthsView } from '../shop/months/months-view';
import { texts } from '../shop/texts';
import { SEARCH_PATH } from './searched-text';

/** The widest thing on the row: the search field with its words. */
export function SearchForm({ query = '' }: { query?: string }) {
  const t = texts();
  const { store } = requestContext();
  return (
    <Island
      of="search-box"
      className="contents"
      props={{
        action: href(SEARCH_PATH),
        suggestAddress: storePath(store, '/api/search/suggest'),
        scan: href(SCAN_PAGE),
        query,
        sign: store.i18n.currencySign,
        texts: {
          search: t('Search'),
          placeholder: t('Search products and brands…'),
          close: t('Close'),
          suggestions: t('Suggestions'),
          all: t('See all results'),
          scan: t('Scan a product'),
          clear: t('Clear recent searches'),
          categories: t('Categories'),
          products: t('Products'),
          from: t('From'),
          instead: t('We have no “{asked}”. What comes closest: {shown}.', { asked: '{asked}', shown: '{shown}' }),
          months: monthsView()?.texts ?? null,
          count: t('{count} suggestions', { count: '{count}' }),
          recent: t('Recent searches'),
          popular: t('Popular searches'),
          hint: t('Write a product, a brand or a code in the search box.'),
          nothing: t('We found nothing for “{text}”', { text: '{text}' }),
          offline: t('You are offline: searching needs the network.'),
        },
      }}
    />
  );
}
