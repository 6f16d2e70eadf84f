import type { SearchQuery } from '../../../../src/commerce/catalogue';
import { firstBefore } from '../catalogue/list-sql';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { plainField, SOURCES } from './fields';
import { isChoice, wantedValues } from './long-category';
import { wantedCategories } from './sort';

/** Of so many categories a choice begins with the products that have its values; in fewer each product is looked at. */
const MANY_CATEGORIES = 50;

/**
 * Most products that are taken of all categories together to find the first of them. Of more, putting all of them
 * together is as quick.
 */
const MOST_TAKEN = 12_000;

const idsOf = (query: SearchQuery): number[] => [...new Set(wantedCategories(query).map(Number))];

/** The choices of a query as conditions on `entry.pid`, each behind its AND. */
function choicesSql(view: CatalogueView, query: SearchQuery): PidQuery {
  const chosen = query.filters.filter((clause) => isChoice(view, clause));
  const ofValue = 'code = ? AND product_facet.value IN (SELECT value FROM json_each(?))';
  // The plus keeps the products of a value from being looked up in every category.
  const condition =
    idsOf(query).length > MANY_CATEGORIES
      ? `+entry.pid IN (SELECT pid FROM product_facet INDEXED BY product_facet_value WHERE ${ofValue})`
      : `EXISTS (SELECT 1 FROM product_facet WHERE product_facet.pid = entry.pid AND ${ofValue})`;
  return {
    sql: chosen.map(() => ` AND ${condition}`).join(''),
    params: chosen.flatMap((clause) => [plainField(clause.attribute), JSON.stringify(wantedValues(clause))]),
  };
}

/**
 * Products of the wanted categories that have the chosen values, with their place, `placed.ord`: those of the first
 * before the others.
 */
export function placedIn(view: CatalogueView, query: SearchQuery): PidQuery {
  const [ids, choices] = [idsOf(query), choicesSql(view, query)];
  return {
    sql: `(SELECT pid, ${firstBefore('category_id', 'position')} AS ord FROM product_category AS entry
      WHERE version = ? AND category_id IN (SELECT value FROM json_each(?))${choices.sql} GROUP BY pid) AS placed
      CROSS JOIN product INDEXED BY product_list ON product.version = ? AND product.pid = placed.pid`,
    params: [ids[0], view.version, JSON.stringify(ids), ...choices.params, view.version],
  };
}

/** The same products one category after another, so that counting can stop; one that is in two of them comes twice. */
export function within(view: CatalogueView, query: SearchQuery): PidQuery {
  const choices = choicesSql(view, query);
  return {
    sql: `json_each(?) AS wanted CROSS JOIN product_category AS entry INDEXED BY product_category_place
      ON entry.version = ? AND entry.category_id = wanted.value${choices.sql}
      CROSS JOIN product INDEXED BY product_list ON product.version = entry.version AND product.pid = entry.pid`,
    params: [JSON.stringify(idsOf(query)), view.version, ...choices.params],
  };
}

/** Whether so many products of each wanted category are few enough to be taken. */
export const areFew = (query: SearchQuery, most: number): boolean => idsOf(query).length * most <= MOST_TAKEN;

/**
 * As `placedIn`, of each category the first `most` that meet `condition`, a condition on product: among them are the
 * first `most` of all, because a product has no more than these before it in the category it has its place by.
 */
export function firstOfEach(view: CatalogueView, query: SearchQuery, condition: PidQuery, most: number): PidQuery {
  const [ids, choices] = [idsOf(query), choicesSql(view, query)];
  return {
    sql: `(SELECT CAST(taken.key AS INTEGER) AS pid, ${firstBefore('wanted.value', 'taken.value')} AS ord
      FROM json_each(?) AS wanted CROSS JOIN json_each((SELECT json_group_object(pid, position) FROM (
        SELECT entry.pid, entry.position FROM product_category AS entry INDEXED BY product_category_place
        CROSS JOIN product INDEXED BY product_list ON product.version = entry.version AND product.pid = entry.pid
        WHERE entry.version = ? AND entry.category_id = wanted.value${choices.sql} AND ${SOURCES.product.where} AND ${condition.sql}
        ORDER BY entry.position, product.id DESC LIMIT ${most}))) AS taken GROUP BY 1) AS placed
      CROSS JOIN product INDEXED BY product_list ON product.version = ? AND product.pid = placed.pid`,
    params: [ids[0], JSON.stringify(ids), view.version, ...choices.params, ...condition.params, view.version],
  };
}
