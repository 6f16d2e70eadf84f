import type { FilterClause, SearchQuery } from '../../../../src/commerce/catalogue';
import { LISTED } from '../../../../src/domain/catalogue/availability';
import { descendantIds } from '../../../../src/domain/catalogue/tree';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { linkedField, plainField } from './fields';
import { wantedCategories } from './sort';

/** The values a clause wants one of, and nothing else; null where it wants something else. */
export function wantedValues({ value, alternative }: FilterClause) {
  const named = value.in ?? (value.eq === undefined ? [] : [value.eq]);
  return alternative || Object.keys(value).length !== 1 || named.length === 0 || named.includes(null) ? null : named;
}

const isListed = (clause: FilterClause): boolean =>
  clause.attribute === 'visibility' &&
  (wantedValues(clause)?.every((value) => LISTED.includes(Number(value))) ?? false);

/**
 * The long category that a query wants as its page lists it: with all that is below it, itself first, and nothing that
 * lists do not show, as clients of the layer ask for it; null for any other query.
 */
export function wholeLongCategory({ contents }: CatalogueView, query: SearchQuery): number | null {
  const ids = wantedCategories(query).map(Number);
  const [first] = ids;
  if (first === undefined || !contents.placedCategories.has(first) || !query.filters.some(isListed)) return null;
  const [wanted, below] = [new Set(ids), descendantIds(contents.tree, first)];
  return wanted.size === below.length && below.every((id) => wanted.has(id)) ? first : null;
}

/**
 * Whether a clause wants products with one of some values of an attribute, which are found with the products of their
 * categories.
 */
export const isChoice = (view: CatalogueView, clause: FilterClause): boolean =>
  linkedField(view, plainField(clause.attribute), clause.scope)?.table === 'product_facet' &&
  wantedValues(clause) !== null;

/** The products of a long category in their order, `placed.ord`, as far as they have the values that are chosen. */
export function placesOf(view: CatalogueView, { filters }: SearchQuery, categoryId: number): PidQuery {
  const own = [view.version, categoryId];
  const chosen = filters.filter((clause) => isChoice(view, clause));
  const conditions = chosen.map(
    () => `AND place IN (SELECT entry.value FROM category_facet CROSS JOIN json_each(places) AS entry
      WHERE version = ? AND category_id = ? AND code = ? AND category_facet.value IN (SELECT value FROM json_each(?)))`,
  );
  return {
    sql: `(SELECT pid, place AS ord FROM category_place WHERE version = ? AND category_id = ? ${conditions.join(' ')}) AS placed
      CROSS JOIN product INDEXED BY product_list ON product.version = ? AND product.pid = placed.pid`,
    params: [
      ...own,
      ...chosen.flatMap((clause) => [...own, plainField(clause.attribute), JSON.stringify(wantedValues(clause))]),
      view.version,
    ],
  };
}
