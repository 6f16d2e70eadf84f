import type { CategoryPage } from '../../../../src/commerce/catalogue';
import { LISTED } from '../../../../src/domain/catalogue/availability';
import type { ListingQuery } from '../../../../src/domain/catalogue/product';
import { crumbsOf, descendantIds } from '../../../../src/domain/catalogue/tree';
import type { CatalogueView } from '../catalogue-view';
import { listProducts } from './list';
import { categoryFilters } from './list-filters';
import { categorySource } from './list-sql';
import { findNode } from './tree-search';

/** The page of an active category, with the products of everything below it. */
export async function categoryPage(
  view: CatalogueView,
  slug: string,
  query: ListingQuery,
  start: number,
  size: number,
): Promise<CategoryPage | null> {
  const { contents, store, version } = view;
  const node = findNode(contents.tree, (candidate) => candidate.slug === slug);
  const doc = node && contents.categories.get(node.id);
  if (!node || !doc) return null;
  const scope = {
    version,
    source: categorySource(version, node.id, descendantIds(contents.tree, node.id)),
    visibility: LISTED,
    inStockOnly: !store.flags.listOutOfStockProducts,
    filters: categoryFilters(version, node.id, store.flags.listOutOfStockProducts),
    ...(contents.placedCategories.has(node.id) ? { placedCategory: node.id } : {}),
    ...(store.flags.priceRangesByCategory ? { priceBounds: contents.priceBounds.get(node.id) } : {}),
  };
  const { id, name, description = '', image = null, banner = null } = doc;
  return {
    category: { id, name, slug: node.slug, description, image, banner },
    crumbs: crumbsOf(contents.tree, node.id),
    children: node.children,
    listing: await listProducts(view, scope, query, start, size, 'ord'),
  };
}
