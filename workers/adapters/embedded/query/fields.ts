import type { FilterClause } from '../../../../src/commerce/catalogue';
import type { Entity } from '../../../../src/domain/catalogue/document';
import { isFacet } from '../../../../src/domain/catalogue/listing/filters';
import { AVAILABLE } from '../catalogue/list-sql';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';

/**
 * Where the documents of an entity are. Disabled products, reviews that are not approved and content that is not active
 * are nobody's to read.
 */
export const SOURCES: Record<Entity, { table: string; where: string }> = {
  product: { table: 'product', where: 'product.status < 2' },
  category: { table: 'category', where: '1' },
  attribute: { table: 'attribute', where: '1' },
  taxrule: { table: 'tax_rule', where: '1' },
  review: { table: 'review', where: "doc ->> 'review_status' = 1" },
  cms_page: { table: 'cms', where: "kind = 'cms_page' AND doc ->> 'active'" },
  cms_block: { table: 'cms', where: "kind = 'cms_block' AND doc ->> 'active'" },
  cms_hierarchy: { table: 'cms', where: "kind = 'cms_hierarchy' AND doc ->> 'active'" },
};

/**
 * Fields of a product that have a column, so that no document has to be opened for them. Prices in pesos. The plus lets
 * what most products have be compared and not looked up, once for each product and value.
 */
const COLUMNS: Record<string, string> = {
  id: 'product.id',
  sku: 'product.sku',
  type_id: 'product.type',
  status: '+product.status',
  visibility: '+product.visibility',
  url_path: 'product.url_path',
  slug: 'product.slug',
  final_price: 'product.final_net / 100.0',
  discount: 'product.discount',
  created_at: 'product.created_at',
  updated_at: 'product.updated_at',
};

/** The price a shopper filters by, with tax. */
const SHELF_PRICE = 'product.final_gross / 100.0';

/** The column of a field, or null when it is only in the document. */
export function columnOf(entity: Entity, field: string, scope: FilterClause['scope']): string | null {
  if (entity !== 'product') return null;
  if (scope === 'catalog' && (field === 'price' || field === 'final_price')) return SHELF_PRICE;
  return Object.hasOwn(COLUMNS, field) ? (COLUMNS[field] ?? null) : null;
}

/** Field names as the search index of the family spells them: category.name.keyword is category.name. */
export const plainField = (field: string): string => field.replace(/\.keyword$/, '');

const jsonPath = (field: string): string =>
  `$.${field
    .split('.')
    .map((part) => `"${part.replaceAll('"', '')}"`)
    .join('.')}`;

/**
 * The values of a document's field, one row each as `value` and `type`: of a list its entries, of a list of objects the
 * member named behind the dot.
 */
export function documentValues(entity: Entity, field: string): PidQuery {
  const { table } = SOURCES[entity];
  const [first = '', ...rest] = field.split('.');
  if (rest.length === 0)
    return { sql: `SELECT value, type FROM json_each(${table}.doc, ?)`, params: [jsonPath(field)] };
  const inside = jsonPath(rest.join('.'));
  return {
    sql: `SELECT value, type FROM json_each(${table}.doc, ?)
      UNION ALL SELECT CASE entry.type WHEN 'object' THEN json_extract(entry.value, ?) END, CASE entry.type WHEN 'object' THEN coalesce(json_type(entry.value, ?), 'null') ELSE 'null' END
      FROM json_each(${table}.doc, ?) AS entry`,
    params: [jsonPath(field), inside, inside, jsonPath(first)],
  };
}

/** Where the values of a product's field stand beside it, by pid. */
export interface LinkedField {
  table: string;
  column: string;
  where: string;
  params: unknown[];
  /**
   * The index that leads from a value to its products, where `where` goes by product: what is asked of the whole
   * catalogue begins there.
   */
  values?: string;
}

/**
 * The table of a field that has one: categories, variants' skus, and for a chosen filter the values of the product and
 * its variants.
 */
export function linkedField(
  { version, contents }: CatalogueView,
  field: string,
  scope: FilterClause['scope'],
): LinkedField | null {
  if (field === 'category_ids')
    return { table: 'product_category', column: 'category_id', where: 'version = ?', params: [version] };
  if (field === 'configurable_children.sku')
    return { table: 'product_sku', column: 'sku', where: "version = ? AND kind = 'child'", params: [version] };
  const attribute = scope === 'catalog' ? contents.attributes.get(field) : undefined;
  return attribute && isFacet(attribute)
    ? {
        table: 'product_facet',
        column: 'product_facet.value',
        where: 'code = ?',
        params: [field],
        values: 'product_facet_value',
      }
    : null;
}

/** Columns that no index has: telling by them opens a product's row, and looking for one opens them all. */
const UNINDEXED = new Set(['type_id', 'url_path', 'slug', 'created_at']);

/** Whether an index tells a product's field without opening it. */
export const isIndexed = (field: string): boolean =>
  columnOf('product', field, 'default') !== null && !UNINDEXED.has(field);

/** Whether a filter on a product's field has to open it. */
export function isReadFromDocument(view: CatalogueView, attribute: string, scope: FilterClause['scope']): boolean {
  const field = plainField(attribute);
  if (UNINDEXED.has(field)) return true;
  return (
    columnOf('product', field, scope) === null && linkedField(view, field, scope) === null && field !== STOCK_FIELD
  );
}

/** Field whose value is asked of the stock as it is shown, not of the document. */
export const STOCK_FIELD = 'stock.is_in_stock';

/** Whether a product is shown as to be had, as the value of that field. */
export const SHOWN_STOCK: PidQuery = {
  sql: `SELECT ${AVAILABLE} OR (product.type IN ('grouped', 'bundle') AND product.doc ->> '$.stock.is_in_stock') AS value, 'integer' AS type`,
  params: [],
};
