import { once } from '../../once';
import type { AttributeDocument } from '../document';
import type { FilterGroup, FilterOption } from '../product';
import { DOOR_FILTER, FIT_CODE } from './door-filter';
import { DEFAULT_FILTERS, DISCOUNT_FILTER, type ListFilters, MOST_COUNTED, PRICE_FILTER } from './listing';

/** Most buckets of one count (spec 0 §9). */
const AGGREGATION_SIZE = 1000;
/** Filters that offer fewer values than the others (spec 0 §9). */
const FILTER_AGGREGATION_SIZES: ReadonlyMap<string, number> = new Map([
  ['size', 10],
  ['color', 10],
]);
const DISCOUNT_STEP = 10;

/**
 * Most attributes a list can be filtered by, those of the specification among them; discount and price stand beside
 * them.
 */
export const MOST_ATTRIBUTE_FILTERS = 8;

/**
 * Attribute codes that would mean something else in the address of a list: its own parameters, those of advertisers,
 * names every object has.
 */
export const TAKEN_NAMES: readonly string[] = [
  ...[
    DISCOUNT_FILTER,
    PRICE_FILTER,
    DOOR_FILTER,
    FIT_CODE,
    'sort',
    'q',
    'desde',
    'cuantos',
    'vista',
    'aviso',
    'exacto',
  ],
  ...['token', 'cart', 'utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'fbclid'],
  ...Object.getOwnPropertyNames(Object.prototype),
];
const byLabel = once(() => new Intl.Collator('es'));
const MAX_DISCOUNT = 100;
const DISCOUNT_IDS: ReadonlySet<string> = new Set(
  Array.from({ length: MAX_DISCOUNT / DISCOUNT_STEP }, (_, index) => String((index + 1) * DISCOUNT_STEP)),
);

/** What lists may be filtered by where nobody can tell the attributes of their catalogue. */
export const FILTERS_ANYWHERE: ListFilters = new Map<string, ReadonlySet<string> | null>([
  ...[...DEFAULT_FILTERS, PRICE_FILTER, DOOR_FILTER].map((code) => [code, null] as const),
  [DISCOUNT_FILTER, DISCOUNT_IDS],
]);

/**
 * Whether products are kept by the values of an attribute: those of the specification and those marked filterable, as
 * far as they have options.
 */
export const isFacet = ({ attribute_code, is_filterable, options }: AttributeDocument): boolean =>
  options.length > 0 &&
  (is_filterable || DEFAULT_FILTERS.includes(attribute_code)) &&
  attribute_code !== DOOR_FILTER &&
  attribute_code !== FIT_CODE;

/** Whether lists may offer an attribute as a filter. */
export const isFilter = (attribute: AttributeDocument): boolean =>
  isFacet(attribute) && !TAKEN_NAMES.includes(attribute.attribute_code);

/** All that lists of these attributes may be filtered by. */
export const listFilters = (attributes: Iterable<AttributeDocument>): ListFilters =>
  new Map<string, ReadonlySet<string> | null>([
    ...DEFAULT_FILTERS.map((code) => [code, new Set<string>()] as const),
    ...[...attributes]
      .filter(isFilter)
      .map(({ attribute_code: code, options }) => [code, new Set(options.map(({ value }) => value))] as const),
    [DISCOUNT_FILTER, DISCOUNT_IDS],
    [PRICE_FILTER, null],
  ]);

/**
 * How many products an attribute tells apart from the rest of their list: all but those with its commonest value, or
 * but those without any, whichever are more. `total`: products of the list; `given`: those with a value; `most`: those
 * with the commonest one.
 */
export const filterUse = (total: number, given: number, most: number): number => Math.min(total - most, given);

/**
 * The attributes a list offers, of `uses` by code: those of the specification, then the most used ones; of equal ones
 * by code.
 */
export function offeredFilters(uses: ReadonlyMap<string, number>): string[] {
  const isFurther = (code: string): number => Number(!DEFAULT_FILTERS.includes(code));
  return [...uses]
    .filter(([, use]) => use > 0)
    .sort(([a, useOfA], [b, useOfB]) => isFurther(a) - isFurther(b) || useOfB - useOfA || (a < b ? -1 : 1))
    .slice(0, MOST_ATTRIBUTE_FILTERS)
    .map(([code]) => code);
}

/**
 * The filters of a list in the order they are shown: the attributes it offers, and those chosen all the same, then
 * discount and price.
 */
export function filterOrder(offered: readonly string[], chosen: readonly string[]): string[] {
  const own = [DISCOUNT_FILTER, PRICE_FILTER];
  const attributes = [...new Set([...offered, ...chosen])].filter((code) => !own.includes(code));
  const place = (code: string): number =>
    DEFAULT_FILTERS.includes(code) ? DEFAULT_FILTERS.indexOf(code) : DEFAULT_FILTERS.length;
  return [...attributes.sort((a, b) => place(a) - place(b)), ...own];
}

/** How many values of a field are counted: what was asked for, else the field's own size; never above 1000. */
export const aggregationSize = (field: string, asked?: number): number =>
  Math.min(asked ?? FILTER_AGGREGATION_SIZES.get(field) ?? AGGREGATION_SIZE, AGGREGATION_SIZE);

/** The bucket of a discount in percent: rounded up to a multiple of 10, 0 for no discount. */
export const discountBucket = (percent: number): number =>
  percent <= 0 ? 0 : Math.min(Math.ceil(percent / DISCOUNT_STEP) * DISCOUNT_STEP, MAX_DISCOUNT);

/** Discounts of the bucket with this id, as above `from` up to and with `to`; null when it is not a bucket's id. */
export function discountRange(id: string): { from: number; to: number } | null {
  const to = /^\d{2,3}$/.test(id) ? Number(id) : 0;
  return to > 0 && discountBucket(to) === to ? { from: to - DISCOUNT_STEP, to } : null;
}

/** The discount filter of a list, the greatest first; `counts`: products by bucket. Null when no product is reduced. */
export function discountGroup(counts: ReadonlyMap<number, number>, selected: readonly string[]): FilterGroup | null {
  const chosen = selected.filter((id) => discountRange(id));
  const buckets = [...new Set([...counts.keys(), ...chosen.map(Number)])]
    .filter((bucket) => bucket > 0)
    .sort((a, b) => b - a);
  const options = buckets.map((bucket, index): FilterOption => {
    const id = String(bucket);
    return {
      id,
      label: `${bucket}%`,
      type: 'discount',
      from: bucket - DISCOUNT_STEP,
      to: bucket,
      single: false,
      sort_order: index,
      quantity: counts.get(bucket) ?? 0,
      selected: chosen.includes(id),
      swatch: null,
    };
  });
  return options.length ? { code: 'discount', label: 'Discount', options } : null;
}

/**
 * The filter of an attribute. `counts`: products by option id. Values the attribute does not know or has no label for
 * are left out; of more than the filter offers, those of most products stay, and the chosen ones always. Sorted by
 * sort_order, then label.
 */
export function termsGroup(
  attribute: AttributeDocument,
  counts: ReadonlyMap<string, number>,
  selected: readonly string[],
): FilterGroup | null {
  const code = attribute.attribute_code;
  const known = attribute.options.filter(
    ({ value, label }) => label.trim() !== '' && (counts.has(value) || selected.includes(value)),
  );
  const options = known
    .map(
      ({ value, label, sort_order, swatch }): FilterOption => ({
        id: value,
        label,
        type: code,
        single: false,
        sort_order,
        quantity: counts.get(value) ?? 0,
        selected: selected.includes(value),
        swatch: swatch ?? null,
      }),
    )
    .sort((a, b) => Number(b.selected) - Number(a.selected) || b.quantity - a.quantity)
    .filter((option, index) => option.selected || index < aggregationSize(code))
    .sort((a, b) => a.sort_order - b.sort_order || byLabel().compare(a.label, b.label));
  return options.length ? { code, label: attribute.default_frontend_label, options } : null;
}

/** One product in so many: a value that fewer have is rare. */
const RARE = 20;

/**
 * The filters that tell the products of a list apart: one value that all of them have changes nothing, and one that
 * hardly any has is no way to choose, unless it is chosen and can be let go. Those of the specification stay.
 */
export const usefulGroups = (groups: readonly (FilterGroup | null)[], total: number): FilterGroup[] =>
  groups
    .filter((group) => group !== null)
    .filter(({ code, options, isMore }) => {
      const counted = isMore ? Math.min(total, MOST_COUNTED) : total;
      const isFurther = code !== PRICE_FILTER && !DEFAULT_FILTERS.includes(code);
      return (
        options.length > 1 ||
        options.some(
          ({ selected, quantity }) => selected || (quantity < counted && !(isFurther && quantity * RARE < counted)),
        )
      );
    });
