import { SORT_OPTIONS } from '../../domain/catalogue/listing/listing';
import type { ListingQuery } from '../../domain/catalogue/product';
import { Icon } from '../../ui/icon';
import { Island } from '../../ui/island';
import { texts } from '../shop/texts';
import { HiddenQuery } from './hidden-query';

interface SortFormProps {
  query: ListingQuery;
  action: string;
  keep: Record<string, string>;
}

/** A GET form, only shown: sends itself when the choice changes, has a button where there is no script. */
export function SortForm({ query, action, keep }: SortFormProps) {
  const t = texts();
  return (
    <form className="sort" action={action} method="get" autoComplete="off">
      <HiddenQuery query={{ ...query, sort: null }} keep={keep} />
      <label htmlFor="orden">{t('Sort by')}</label>
      <span className="sort-select">
        <select id="orden" name="sort">
          <option value="">{t('Recommended')}</option>
          {SORT_OPTIONS.map((option) => (
            <option key={option.id} value={option.id} selected={option.id === query.sort}>
              {t.data(option.label)}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} />
      </span>
      <Island of="auto-submit" as="span" className="without-script" props={{ label: t('Apply') }} />
    </form>
  );
}
