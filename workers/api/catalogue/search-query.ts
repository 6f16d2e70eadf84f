import type { FilterClause, SearchQuery } from '../../../src/commerce/catalogue';
import type { SearchParams, SearchRequest } from '../../../src/contract/catalogue/calls';
import type { Entity } from '../../../src/domain/catalogue/document';

type Applied = SearchRequest['_appliedFilters'][number];

/** A comparison as the ports know it: a list under eq means in, from and moreq mean gte, to means lte. */
function toValue(value: Applied['value']): FilterClause['value'] {
  if (Array.isArray(value)) return { in: value };
  if (typeof value !== 'object' || value === null) return { eq: value };
  const { eq, moreq, from, to, gte, lte, ...same } = value;
  const lower = gte ?? moreq ?? from;
  const upper = lte ?? to;
  return {
    ...same,
    ...(eq === undefined ? {} : Array.isArray(eq) ? { in: eq } : { eq }),
    ...(lower === undefined ? {} : { gte: lower }),
    ...(upper === undefined ? {} : { lte: upper }),
  };
}

/** Sort of the query string, 'field:desc,other'; the request's own comes first. */
function sortOf(params: SearchParams, request: SearchRequest): SearchQuery['sort'] {
  const asked = request._appliedSort.map(({ field, options }) => ({ field, direction: typeof options === 'string' ? options : options.order }));
  const written = (params.sort ?? '').split(',').flatMap((part) => {
    const [field = '', direction] = part.trim().split(':');
    return /^[A-Za-z_][A-Za-z0-9_.]*$/.test(field) ? [{ field, direction: direction === 'desc' ? ('desc' as const) : ('asc' as const) }] : [];
  });
  return [...asked, ...written];
}

const named = (fields: string[] | undefined): string[] | null => (fields && fields.length > 0 ? fields : null);

/** The ports' query of a search call. A group is not taken from a client: nothing proves it. */
export const toSearchQuery = (entity: Entity, params: SearchParams, request: SearchRequest): SearchQuery => ({
  entity,
  text: request._searchText.trim(),
  filters: request._appliedFilters.map(({ attribute, scope, value }) => ({ attribute, scope, value: toValue(value) })),
  availableFilters: request._availableFilters.map(({ field, options }) => (options?.size ? { field, size: options.size } : { field })),
  sort: sortOf(params, request),
  size: params.size,
  from: params.from,
  includeFields: named(params._source_include),
  excludeFields: named(params._source_exclude),
  groupId: 0,
});

/** A query for documents by one field, everything else as it comes. */
export const byField = (entity: Entity, attribute: string, values: string[], groupId = 0): SearchQuery => ({
  entity,
  text: '',
  filters: [{ attribute, scope: 'default', value: { in: values } }],
  availableFilters: [],
  sort: [],
  size: values.length,
  from: 0,
  includeFields: null,
  excludeFields: null,
  groupId,
});
