import { PRICE_FILTER, toggleFilter } from '../../domain/catalogue/listing/listing';
import type { FilterGroup, ListingQuery } from '../../domain/catalogue/product';
import { Chip } from '../../ui/chip';
import { texts } from '../shop/texts';
import { filterText, optionText, shownGroups } from './option-text';

interface ChosenFiltersProps {
  groups: FilterGroup[];
  query: ListingQuery;
  address: (query: ListingQuery) => string;
}

/** What was chosen, as chips: following one takes it back. */
export function ChosenFilters({ groups, query, address }: ChosenFiltersProps) {
  const t = texts();
  const chosen = shownGroups(groups).flatMap((group) =>
    group.options.filter((option) => option.selected).map((option) => ({ group, option })),
  );
  if (chosen.length === 0) return null;
  return (
    <div className="chips">
      {chosen.map(({ group, option }) => (
        <Chip
          key={`${group.code}:${option.id}`}
          href={address(toggleFilter(query, group.code, option.id, option.single))}
          label={group.code === PRICE_FILTER ? optionText(option) : `${filterText(group)}: ${optionText(option)}`}
          removeLabel={t('Remove filter')}
        />
      ))}
      <a className="line-link" href={address({ filters: {}, sort: query.sort })} rel="nofollow">
        {t('Reset filters')}
      </a>
    </div>
  );
}
