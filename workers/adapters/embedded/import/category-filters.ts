import type { CategoryDocument } from '../../../../src/domain/catalogue/document';
import { descendantIds, flatCategories, treeOf } from '../../../../src/domain/catalogue/tree';
import { LISTED } from '../../../../src/domain/catalogue/visibility';
import { insertCategoryFilters } from '../catalogue/list-filters';
import { categorySource, listCte } from '../catalogue/list-sql';

/** Categories of one batch: each reads all its products. */
const BATCH_CATEGORIES = 10;

/** Chooses and counts the filters of each category of a version: what its list offers as long as the version is served. */
export async function writeCategoryFilters(db: D1Database, version: number, categories: readonly CategoryDocument[]): Promise<void> {
  const tree = treeOf(categories);
  const statements = flatCategories(tree).map(({ id }) => {
    const scope = { version, source: categorySource(version, id, descendantIds(tree, id)), visibility: LISTED, inStockOnly: false };
    return insertCategoryFilters(db, version, id, listCte(scope));
  });
  for (let start = 0; start < statements.length; start += BATCH_CATEGORIES) await db.batch(statements.slice(start, start + BATCH_CATEGORIES));
}
