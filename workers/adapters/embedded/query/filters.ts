import type { FilterClause, FilterValue } from '../../../../src/commerce/catalogue';
import type { Entity } from '../../../../src/domain/catalogue/document';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import {
  columnOf,
  documentValues,
  type LinkedField,
  linkedField,
  plainField,
  SHOWN_STOCK,
  STOCK_FIELD,
} from './fields';

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

type Comparison = keyof typeof COMPARISONS;

const and = (conditions: readonly PidQuery[]): PidQuery => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' AND ') || '1',
  params: conditions.flatMap(({ params }) => params),
});

const not = ({ sql, params }: PidQuery): PidQuery => ({ sql: `NOT (${sql})`, params });

const listOf = (list: readonly FilterValue[]): string => JSON.stringify(list.filter((one) => one !== null));

const hasBounds = (value: FilterClause['value']): boolean =>
  Object.keys(COMPARISONS).some((name) => value[name as Comparison] !== undefined);

const isInside = (value: string, bounds: FilterClause['value']): PidQuery =>
  and(
    (Object.keys(COMPARISONS) as Comparison[]).flatMap((name) => {
      const bound = bounds[name];
      return bound === undefined ? [] : [{ sql: `CAST(${value} AS REAL) ${COMPARISONS[name]} ?`, params: [bound] }];
    }),
  );

/** Only % is a wildcard: an underscore stands for itself. */
const isLike = (value: string, pattern: string): PidQuery => ({
  sql: `${value} LIKE ? ESCAPE '\\'`,
  params: [pattern.replace(/[\\_]/g, '\\$&')],
});

/**
 * Conditions on a field: that one of its values is in a list, within bounds or like a pattern, or that it has a value
 * at all.
 */
interface Field {
  isOneOf(list: readonly FilterValue[]): PidQuery;
  isInside(bounds: FilterClause['value']): PidQuery;
  isLike(pattern: string): PidQuery;
  exists: PidQuery;
}

/** A column compares with text and numbers by its own type, by its index; an amount that is worked out has none. */
const columnField = (column: string): Field => ({
  isOneOf: (list) => ({
    sql: `${column} IN (SELECT ${column.includes('/') ? 'CAST(value AS REAL)' : 'value'} FROM json_each(?))`,
    params: [listOf(list)],
  }),
  isInside: (bounds) => isInside(column, bounds),
  isLike: (pattern) => isLike(column, pattern),
  exists: { sql: `${column} IS NOT NULL`, params: [] },
});

function valuesField({ sql, params }: PidQuery): Field {
  const some = (condition: PidQuery): PidQuery => ({
    sql: `EXISTS (SELECT 1 FROM (${sql}) AS field WHERE field.type <> 'null' AND ${condition.sql})`,
    params: [...params, ...condition.params],
  });
  return {
    // Ids come as numbers and as text, so values are compared as text.
    isOneOf: (list) =>
      some({
        sql: 'CAST(field.value AS TEXT) IN (SELECT CAST(value AS TEXT) FROM json_each(?))',
        params: [listOf(list)],
      }),
    isInside: (bounds) => some(isInside('field.value', bounds)),
    isLike: (pattern) => some(isLike('field.value', pattern)),
    exists: some({ sql: '1', params: [] }),
  };
}

/**
 * A field whose values stand in a table by product: looked up there at once, or for each product where they are few and
 * the values lead to many.
 */
const tableField = ({ table, column, where, params, values }: LinkedField, isWide: boolean): Field => {
  const pids = (condition: PidQuery): PidQuery => {
    const found = `${where} AND ${condition.sql}`;
    const byProduct = `EXISTS (SELECT 1 FROM ${table} WHERE ${table}.pid = product.pid AND ${found})`;
    // The plus keeps the products of a value from being taken in turn: they are compared with, in the order that was
    // asked for.
    const byValue = `+product.pid IN (SELECT pid FROM ${table}${values ? ` INDEXED BY ${values}` : ''} WHERE ${found})`;
    return { sql: values && !isWide ? byProduct : byValue, params: [...params, ...condition.params] };
  };
  return {
    isOneOf: (list) => pids({ sql: `${column} IN (SELECT value FROM json_each(?))`, params: [listOf(list)] }),
    isInside: (bounds) => pids(isInside(column, bounds)),
    isLike: (pattern) => pids(isLike(column, pattern)),
    exists: pids({ sql: '1', params: [] }),
  };
};

function fieldOf(
  view: CatalogueView,
  entity: Entity,
  name: string,
  scope: FilterClause['scope'],
  isWide: boolean,
): Field {
  if (entity !== 'product') return valuesField(documentValues(entity, name));
  const column = columnOf(entity, name, scope);
  if (column !== null) return columnField(column);
  const linked = linkedField(view, name, scope);
  if (linked) return tableField(linked, isWide);
  return valuesField(name === STOCK_FIELD ? SHOWN_STOCK : documentValues(entity, name));
}

function clauseSql(
  view: CatalogueView,
  entity: Entity,
  { attribute, scope, value }: FilterClause,
  isWide: boolean,
): PidQuery {
  const field = fieldOf(view, entity, plainField(attribute), scope, isWide);
  const conditions: PidQuery[] = [];
  for (const wanted of [value.eq === undefined ? undefined : [value.eq], value.in]) {
    if (wanted) conditions.push(wanted.includes(null) ? field.exists : field.isOneOf(wanted));
  }
  for (const unwanted of [value.neq === undefined ? undefined : [value.neq], value.nin]) {
    if (unwanted) conditions.push(not(unwanted.includes(null) ? field.exists : field.isOneOf(unwanted)));
  }
  if (hasBounds(value)) conditions.push(field.isInside(value));
  if (value.like !== undefined) conditions.push(field.isLike(value.like));
  return and(conditions);
}

const or = (conditions: readonly PidQuery[]): PidQuery => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
  params: conditions.flatMap(({ params }) => params),
});

/**
 * The condition of all filters on the rows of an entity; of the alternatives among them one has to hold. `isWide`:
 * asked of a whole catalogue.
 */
export function filtersSql(
  view: CatalogueView,
  entity: Entity,
  filters: readonly FilterClause[],
  isWide = false,
): PidQuery {
  const sqlOf = (clauses: readonly FilterClause[]) => clauses.map((clause) => clauseSql(view, entity, clause, isWide));
  const alternatives = filters.filter(({ alternative }) => alternative);
  return and([
    ...sqlOf(filters.filter(({ alternative }) => !alternative)),
    ...(alternatives.length > 0 ? [or(sqlOf(alternatives))] : []),
  ]);
}
