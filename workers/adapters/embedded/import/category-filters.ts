import { LISTED } from '../../../../src/domain/catalogue/availability';
import type { CategoryDocument } from '../../../../src/domain/catalogue/document';
import { priceBounds } from '../../../../src/domain/catalogue/listing/price-ranges';
import { descendantIds, flatCategories, treeOf } from '../../../../src/domain/catalogue/tree';
import type { Centavos } from '../../../../src/domain/money';
import { insertPlaces } from '../catalogue/category-places';
import { insertCategoryFilters, insertPriceBounds, readPriceQuantiles } from '../catalogue/list-filters';
import { categorySource, listCte } from '../catalogue/list-sql';
import type { PidQuery } from '../product-documents';

/** Categories of one batch: each reads all its products. */
const BATCH_CATEGORIES = 10;

interface CategoryList {
  id: number;
  list: PidQuery;
}

async function writePriceBounds(db: D1Database, version: number, lists: readonly CategoryList[]): Promise<void> {
  const read = await db.batch<{ gross: Centavos }>(lists.map(({ list }) => readPriceQuantiles(db, list)));
  const found = lists.flatMap(({ id }, index) => {
    const bounds = priceBounds((read[index]?.results ?? []).map(({ gross }) => gross));
    return bounds.length > 0 ? [insertPriceBounds(db, version, id, bounds)] : [];
  });
  if (found.length > 0) await db.batch(found);
}

/**
 * Chooses and counts the filters of each category of a version, splits its prices, and keeps the order of those that
 * are long: what its list offers as long as the version is served.
 */
export async function writeCategoryFilters(
  db: D1Database,
  version: number,
  categories: readonly CategoryDocument[],
): Promise<void> {
  const tree = treeOf(categories);
  const lists = flatCategories(tree).map(({ id }): CategoryList => {
    const scope = {
      version,
      source: categorySource(version, id, descendantIds(tree, id)),
      visibility: LISTED,
      inStockOnly: false,
    };
    return { id, list: listCte(scope) };
  });
  for (let start = 0; start < lists.length; start += BATCH_CATEGORIES) {
    const some = lists.slice(start, start + BATCH_CATEGORIES);
    await db.batch(
      some.flatMap(({ id, list }) => [
        insertCategoryFilters(db, version, id, list),
        ...insertPlaces(db, version, id, list),
      ]),
    );
    await writePriceBounds(db, version, some);
  }
}
