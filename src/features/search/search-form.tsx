import { Icon } from '../../ui/icon';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** The widest thing on the row: a plain GET form. */
export function SearchForm({ query = '' }: { query?: string }) {
  const t = texts();
  return (
    <search className="search">
      <form action={href('/catalogsearch/result')} method="get">
        <input
          id="buscar"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={t('Search sofas, screens, washing machines…')}
          aria-label={t('Search')}
          maxLength={120}
          required
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('Search')}>
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  );
}
