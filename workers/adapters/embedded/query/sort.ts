import type { FilterClause, FilterValue, SearchQuery } from '../../../../src/commerce/catalogue';
import type { Entity } from '../../../../src/domain/catalogue/document';
import type { PidQuery } from '../product-documents';
import { columnOf, isIndexed, plainField, SOURCES } from './fields';

const KEY: Record<Entity, string> = {
  product: 'product.id',
  category: 'category.id',
  attribute: 'attribute.id',
  taxrule: 'tax_rule.id',
  review: 'review.id',
  cms_page: 'cms.id',
  cms_block: 'cms.id',
  cms_hierarchy: 'cms.id',
};

const POSITION_FIELDS = new Set(['position', 'category.position']);

/** The filter that limits a query of products to categories, and says nothing else. */
export const wantedClause = ({ filters }: SearchQuery): FilterClause | undefined =>
  filters.find(({ attribute, value, alternative }) => {
    const named = value.in ?? [value.eq];
    return (
      attribute === 'category_ids' &&
      !alternative &&
      Object.keys(value).length === 1 &&
      named.length > 0 &&
      !named.some((one) => one === null || one === undefined)
    );
  });

/** Categories a query of products is limited to, the wanted one first. */
export function wantedCategories(query: SearchQuery): FilterValue[] {
  const value = wantedClause(query)?.value;
  return value?.in ?? (value?.eq === undefined ? [] : [value.eq]);
}

const isPlace = (query: SearchQuery, field: string): boolean =>
  query.entity === 'product' &&
  query.text.trim() === '' &&
  POSITION_FIELDS.has(field) &&
  wantedCategories(query).length > 0;

/** The name under which clients of the family ask for no order: another one each time. */
const RANDOM = 'random';

/** Whether products are wanted in the order of their categories, and in no other. */
export const isInPlace = (query: SearchQuery): boolean =>
  query.sort.length === 0
    ? query.text.trim() === '' && wantedCategories(query).length > 0
    : query.sort.length === 1 &&
      query.sort.every(({ field, direction }) => direction === 'asc' && isPlace(query, plainField(field)));

const fieldSql = (query: SearchQuery, field: string): PidQuery => {
  if (field === RANDOM) return { sql: 'random()', params: [] };
  if (isPlace(query, field)) return { sql: 'placed.ord', params: [] };
  const column = columnOf(query.entity, field, 'default');
  if (column !== null) return { sql: column, params: [] };
  return {
    sql: `${SOURCES[query.entity].table}.doc ->> ?`,
    params: [
      `$.${field
        .split('.')
        .map((part) => `"${part.replaceAll('"', '')}"`)
        .join('.')}`,
    ],
  };
};

/**
 * Fields with an index that has nothing else lists are filtered by: it gives the order of the whole catalogue, and of
 * no part of it.
 */
const ORDERS_ALL = new Set(['sku', 'created_at']);

const isOfAll = ({ text, filters, sort }: SearchQuery): boolean =>
  text.trim() === '' && filters.length === 0 && sort.length === 1;

/**
 * Whether products have to be opened to be sorted: by a field that only their documents have, or that no index tells of
 * these products.
 */
export const isSortedByDocument = (query: SearchQuery): boolean =>
  query.sort.some(({ field }) => {
    const name = plainField(field);
    if (isPlace(query, name)) return false;
    return ORDERS_ALL.has(name) ? !isOfAll(query) : !isIndexed(name);
  });

/**
 * Without a sort: a category's products and categories by position, found products by relevance, other products newest
 * change first.
 */
function defaultSql(query: SearchQuery, hasRank: boolean): PidQuery[] {
  if (hasRank) return [{ sql: 'hit.key', params: [] }];
  if (query.entity === 'category' || query.entity === 'cms_hierarchy') return [fieldSql(query, 'position')];
  if (query.entity !== 'product') return [];
  return wantedCategories(query).length > 0
    ? [{ sql: 'placed.ord', params: [] }]
    : [{ sql: 'product.updated_at DESC', params: [] }];
}

/** The ORDER BY of a query; ties are broken by id, the newest product first. */
export function sortSql(query: SearchQuery, hasRank: boolean): PidQuery {
  const asked = query.sort.map(({ field, direction }) => {
    const { sql, params } = fieldSql(query, plainField(field));
    return { sql: `${sql} ${direction === 'desc' ? 'DESC' : 'ASC'}`, params };
  });
  const terms = [
    ...(asked.length > 0 ? asked : defaultSql(query, hasRank)),
    { sql: `${KEY[query.entity]}${query.entity === 'product' ? ' DESC' : ''}`, params: [] },
  ];
  return { sql: terms.map(({ sql }) => sql).join(', '), params: terms.flatMap(({ params }) => params) };
}
