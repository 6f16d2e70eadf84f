import { requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { SearchBox } from './search-box.client';

/** The widest thing on the row: a plain GET form that offers products and categories while a text is typed. */
export function SearchForm({ query = '' }: { query?: string }) {
  const t = texts();
  const { store } = requestContext();
  return (
    <SearchBox
      action={href('/catalogsearch/result')}
      suggestAddress={storePath(store, '/api/search/suggest')}
      query={query}
      sign={store.i18n.currencySign}
      texts={{
        search: t('Search'),
        placeholder: t('Search products and brands…'),
        hint: t('Write a product, a brand or a code in the search box.'),
        suggestions: t('Suggestions'),
        categories: t('Categories'),
        products: t('Products'),
        from: t('From'),
        close: t('Close'),
        all: t('See all results'),
        count: t('{count} suggestions', { count: '{count}' }),
      }}
    />
  );
}
