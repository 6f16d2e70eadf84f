import type { SearchQuery } from '../../../../src/commerce/catalogue';
import type { Entity } from '../../../../src/domain/catalogue/document';
import type { PidQuery } from '../product-documents';
import { columnOf, plainField, SOURCES } from './fields';

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

/** Categories a query is limited to, the wanted one first. */
function categoriesOf({ filters }: SearchQuery): (string | number | boolean | null)[] {
  const clause = filters.find((one) => one.attribute === 'category_ids');
  return clause?.value.in ?? (clause?.value.eq === undefined ? [] : [clause.value.eq]);
}

/** Place in the wanted category, behind it those that are only in the categories below. */
const positionSql = (categories: readonly unknown[]): PidQuery => ({
  sql: `(SELECT min(CASE WHEN category_id = ? THEN position ELSE position + 1000000 END) FROM product_category
         WHERE product_category.pid = product.pid AND category_id IN (SELECT value FROM json_each(?)))`,
  params: [Number(categories[0]), JSON.stringify(categories.map(Number))],
});

const fieldSql = (query: SearchQuery, field: string): PidQuery => {
  const categories = categoriesOf(query);
  if (query.entity === 'product' && POSITION_FIELDS.has(field) && categories.length > 0) return positionSql(categories);
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

/** Without a sort: a category's products and categories by position, found products by relevance, other products newest change first. */
function defaultSql(query: SearchQuery, hasRank: boolean): PidQuery[] {
  if (hasRank) return [{ sql: 'hit.key', params: [] }];
  if (query.entity === 'category' || query.entity === 'cms_hierarchy') return [fieldSql(query, 'position')];
  if (query.entity !== 'product') return [];
  const categories = categoriesOf(query);
  return categories.length > 0 ? [positionSql(categories)] : [{ sql: 'product.updated_at DESC', params: [] }];
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
