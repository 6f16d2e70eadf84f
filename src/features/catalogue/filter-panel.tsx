import type { CSSProperties } from 'react';
import { DOOR_FILTER } from '../../domain/catalogue/listing/door-filter';
import { PRICE_FILTER } from '../../domain/catalogue/listing/listing';
import type { FilterGroup, FilterOption, Listing, ListingQuery } from '../../domain/catalogue/product';
import { Cached } from '../../ui/cached';
import { Icon } from '../../ui/icon';
import { Island } from '../../ui/island';
import { Static } from '../../ui/static';
import { texts } from '../shop/texts';
import { HiddenQuery } from './hidden-query';
import type { ListingLinks } from './listing-links';
import { filterText, optionText, shownGroups } from './option-text';
import { seeProducts } from './product-count';

export const FILTERS_ID = 'filtros';
const OPEN_GROUPS = 4;
/** A longer group shows the first options, and the rest when asked: two or three more are not worth the question. */
const MOST_OPTIONS = 8;
const SHOWN_OF_MORE = 6;

/** The price is what people narrow by first. */
const priceFirst = (groups: FilterGroup[]) =>
  groups.toSorted((a, b) => Number(b.code === PRICE_FILTER) - Number(a.code === PRICE_FILTER));

const countText = ({ quantity }: FilterOption, isMore: boolean): string => `${quantity}${isMore ? '+' : ''}`;

function Choice({ code, option, isMore }: { code: string; option: FilterOption; isMore: boolean }) {
  return (
    <label className="choice">
      <input
        type={option.single ? 'radio' : 'checkbox'}
        className={option.swatch ? 'choice-swatch' : undefined}
        style={option.swatch ? ({ '--swatch': option.swatch } as CSSProperties) : undefined}
        name={code}
        value={option.id}
        defaultChecked={option.selected}
      />
      {optionText(option)} <span className="choice-count">{countText(option, isMore)}</span>
    </label>
  );
}

function Choices({ code, options, isMore }: Pick<FilterGroup, 'code' | 'options'> & { isMore: boolean }) {
  const t = texts();
  const shown = options.length > MOST_OPTIONS ? SHOWN_OF_MORE : options.length;
  const more = options.slice(shown);
  const choice = (option: FilterOption) => <Choice key={option.id} code={code} option={option} isMore={isMore} />;
  return (
    <>
      {options.slice(0, shown).map(choice)}
      {more.length > 0 && (
        <details className="choice-more" open={more.some((option) => option.selected)}>
          <summary>{t('See {count} more', { count: more.length })}</summary>
          {more.map(choice)}
        </details>
      )}
    </>
  );
}

function Groups({ groups }: { groups: FilterGroup[] }) {
  return priceFirst(shownGroups(groups)).map((group, index) => (
    <details
      key={`${group.code} ${group.options[0]?.id}`}
      className="filter-group"
      open={index < OPEN_GROUPS || group.options.some((option) => option.selected)}
    >
      <summary>{filterText(group)}</summary>
      <fieldset>
        <legend className="sr">{filterText(group)}</legend>
        <Choices code={group.code} options={group.options} isMore={group.isMore === true} />
      </fieldset>
    </details>
  ));
}

/** What goes through a door: a usual one, that of the shopper's own measures, and the way to these. */
function Doors({ group: { code, label, options, isMore }, page }: { group: FilterGroup; page: string }) {
  const t = texts();
  return (
    <details className="filter-group" open>
      <summary>{t.data(label)}</summary>
      <fieldset>
        <legend className="sr">{t.data(label)}</legend>
        <Island
          of="own-door"
          props={{
            name: code,
            doors: options.map((option) => ({
              id: option.id,
              label: optionText(option),
              count: countText(option, isMore === true),
              ...(option.selected && { isChosen: true }),
            })),
            page,
            texts: { own: t('My door: {size} cm', { size: '{size}' }), measure: t('The measures of my door') },
          }}
        />
      </fieldset>
    </details>
  );
}

interface FilterPanelProps {
  listing: Listing;
  query: ListingQuery;
  links: ListingLinks;
  /** How many values are chosen. */
  chosen: number;
}

/** Open groups with counts beside the list; on phones the same form is a sheet with its button at the foot. */
export function FilterPanel({ listing, query, links, chosen }: FilterPanelProps) {
  const t = texts();
  const { filters: groups } = listing;
  const { action, keep, inPlace } = links;
  const doors = groups.find(({ code }) => code === DOOR_FILTER);
  return (
    <Static as="aside" id={FILTERS_ID} popover="auto" className="sheet sheet-side filters" aria-label={t('Filters')}>
      <div className="sheet-head">
        <h2>{t('Filters')}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={t('Close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <form action={action} method="get" autoComplete="off">
        <HiddenQuery query={{ filters: {}, sort: query.sort }} keep={keep} />
        <Cached of={groups} as={t.locale}>
          {() => <Groups groups={groups.filter(({ code }) => code !== DOOR_FILTER)} />}
        </Cached>
        {doors && <Doors group={doors} page={links.measure} />}
        <Island
          of="filter-foot"
          className="sheet-foot filters-foot"
          props={{
            texts: { apply: t('Apply filters'), see: seeProducts(listing) },
            reset: chosen > 0 ? { label: t('Reset filters'), href: inPlace({ filters: {}, sort: query.sort }) } : null,
          }}
        />
      </form>
    </Static>
  );
}
