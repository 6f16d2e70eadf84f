import type { FilterClause, SearchQuery } from '../../../src/commerce/catalogue';
import { emptyQuery } from '../../../src/commerce/empty-query';
import type { SearchParams, SearchRequest } from '../../../src/contract/catalogue';
import { DEFAULT_SIZES } from '../../../src/contract/catalogue/default-sizes';
import type { Entity } from '../../../src/domain/catalogue/document';

type Applied = SearchRequest['_appliedFilters'][number];
type Comparison = Extract<Applied['value'], { eq?: unknown }>;
type Plain = Exclude<Applied['value'], Comparison> | Omit<Comparison, Alternative>;

const ALTERNATIVES = ['or', 'nor', 'orGt', 'orGte', 'orLt', 'orLte', 'orMoreq', 'orFrom', 'orTo'] as const;
type Alternative = (typeof ALTERNATIVES)[number];

const isComparison = (value: Applied['value']): value is Comparison =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list = <Value>(given: Value | Value[]): Value[] => [given].flat() as Value[];

/** One value, or several, under the name that the ports have for it; a field to spread. */
const under = (one: 'eq' | 'neq', more: 'in' | 'nin', given: Comparison['eq']): FilterClause['value'] =>
  given === undefined ? {} : Array.isArray(given) ? { [more]: given } : { [one]: given };

/**
 * A comparison as the ports know it: a list under eq means in and one value under in means eq, neq and nin likewise,
 * from and moreq mean gte, to means lte.
 */
function toValue(value: Plain): FilterClause['value'] {
  if (Array.isArray(value)) return { in: value };
  if (typeof value !== 'object' || value === null) return { eq: value };
  const { eq, neq, in: wanted, nin, moreq, from, to, gte, lte, ...same } = value;
  const lower = gte ?? moreq ?? from;
  const upper = lte ?? to;
  return {
    ...same,
    ...under('eq', 'in', wanted),
    ...under('eq', 'in', eq),
    ...under('neq', 'nin', nin),
    ...under('neq', 'nin', neq),
    ...(lower === undefined ? {} : { gte: lower }),
    ...(upper === undefined ? {} : { lte: upper }),
  };
}

/**
 * A value under `or` is wanted, null under it means that there is none; `nor` is the reverse. Bounds of one filter are
 * one range.
 */
function alternativesOf(value: Comparison): FilterClause['value'][] {
  const { or, nor, orGt, orGte, orMoreq, orFrom, orLt, orLte, orTo } = value;
  const bounds = { gt: orGt, gte: orGte ?? orMoreq ?? orFrom, lt: orLt, lte: orLte ?? orTo };
  const range = Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined));
  return [
    ...(or === undefined ? [] : [or === null ? { nin: [null] } : { in: list(or) }]),
    ...(nor === undefined ? [] : [nor === null ? { in: [null] } : { nin: list(nor) }]),
    ...(Object.keys(range).length === 0 ? [] : [range]),
  ];
}

/** The clauses of one filter: what must hold, and what is one of several of which any will do. */
function clausesOf({ attribute, scope, value }: Applied): FilterClause[] {
  if (!isComparison(value)) return [{ attribute, scope, value: toValue(value) }];
  const required = Object.fromEntries(
    Object.entries(value).filter(([name]) => !(ALTERNATIVES as readonly string[]).includes(name)),
  );
  return [
    ...(Object.keys(required).length > 0 ? [{ attribute, scope, value: toValue(required) }] : []),
    ...alternativesOf(value).map((one): FilterClause => ({ attribute, scope, value: one, alternative: true })),
  ];
}

/** Sort of the query string, 'field:desc,other'; the request's own comes first. */
function sortOf(params: SearchParams, request: SearchRequest): SearchQuery['sort'] {
  const asked = request._appliedSort.map(({ field, options }) => ({
    field,
    direction: typeof options === 'string' ? options : options.order,
  }));
  const written = (params.sort ?? '').split(',').flatMap((part) => {
    const [field = '', direction] = part.trim().split(':');
    return /^[A-Za-z_][A-Za-z0-9_.]*$/.test(field)
      ? [{ field, direction: direction === 'desc' ? ('desc' as const) : ('asc' as const) }]
      : [];
  });
  return [...asked, ...written];
}

const named = (fields: string[] | undefined): string[] | null => (fields && fields.length > 0 ? fields : null);

/** The ports' query of a search call; `groupId` is the group that was proven, whatever the client says. */
export const toSearchQuery = (
  entity: Entity,
  params: SearchParams,
  request: SearchRequest,
  groupId: number,
): SearchQuery => ({
  entity,
  text: request._searchText.trim(),
  filters: request._appliedFilters.flatMap(clausesOf),
  availableFilters: request._availableFilters.map(({ field, options }) =>
    options?.size ? { field, size: options.size } : { field },
  ),
  sort: sortOf(params, request),
  size: params.size || DEFAULT_SIZES[entity],
  from: params.from,
  includeFields: named(params._source_include),
  excludeFields: named(params._source_exclude),
  groupId,
});

/** A query for documents by one field, everything else as it comes. */
export const byField = (entity: Entity, attribute: string, values: string[], groupId = 0): SearchQuery => ({
  ...emptyQuery(entity),
  filters: [{ attribute, scope: 'default', value: { in: values } }],
  size: values.length,
  groupId,
});
