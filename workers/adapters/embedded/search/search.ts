import type { Suggestions } from '../../../../src/commerce/catalogue';
import type { Listing, ListingQuery } from '../../../../src/domain/catalogue/product';
import { FOUND } from '../../../../src/domain/catalogue/visibility';
import { foldText } from '../../../../src/domain/search-text';
import { categoryPath } from '../../../../src/domain/url';
import { CARD_VARIANT, type CardRow, cardColumns, liveCards } from '../catalogue/cards';
import { emptyListing, listingReading, windowOf } from '../catalogue/list';
import { foundFilters } from '../catalogue/list-filters';
import { listCte } from '../catalogue/list-sql';
import { flatNodes } from '../catalogue/tree-search';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';
import { AUTOCOMPLETE, LIVE } from './configuration';
import { find } from './find';

/** Categories offered while typing (spec 0 §9). */
const SUGGESTED_CATEGORIES = 5;
const MAX_SUGGESTIONS = 50;

const scopeOf = (view: CatalogueView, source: PidQuery) => ({
  source,
  visibility: FOUND,
  inStockOnly: !view.store.flags.listOutOfStockProducts,
  filters: foundFilters,
});

/** The results page. Nothing typed finds nothing. */
export async function searchList(view: CatalogueView, text: string, query: ListingQuery, start: number, size: number): Promise<Listing> {
  const window = windowOf(start, size);
  const listing = await find(view, {
    text,
    configurations: [LIVE],
    read: (source) => listingReading(view, scopeOf(view, source), query, window, 'ord'),
    isNothing: () => false,
  });
  return listing ? listing() : emptyListing(window.start, window.perPage);
}

async function suggestedCards(view: CatalogueView, text: string, size: number) {
  const rows = await find<CardRow[]>(view, {
    text,
    configurations: [LIVE, AUTOCOMPLETE],
    read(source) {
      const list = listCte(scopeOf(view, source), {});
      const statement = view.db
        .prepare(
          `${list.sql} SELECT ${cardColumns(view, null)}, ${CARD_VARIANT} AS variant FROM list JOIN product ON product.pid = list.pid ORDER BY list.ord LIMIT ?`,
        )
        .bind(...list.params, size);
      return { statements: [statement], of: ([result]) => (result?.results ?? []) as CardRow[] };
    },
    isNothing: (found) => found.length === 0,
  });
  return rows ? (await liveCards(view, rows)).cards : [];
}

/** Active categories with products whose name has the text anywhere in it. */
function suggestedCategories(view: CatalogueView, text: string): Suggestions['categories'] {
  const wanted = foldText(text.trim());
  return flatNodes(view.contents.tree)
    .filter((node) => node.productCount > 0 && foldText(node.name).includes(wanted))
    .slice(0, SUGGESTED_CATEGORIES)
    .map((node) => ({ name: node.name, path: categoryPath(node.slug) }));
}

/** What is offered while typing: the live search, and where it finds nothing the wider first configuration. */
export async function suggestions(view: CatalogueView, text: string, size: number): Promise<Suggestions> {
  if (text.trim() === '') return { products: [], categories: [] };
  const limit = Math.min(Math.max(1, Math.floor(size)), MAX_SUGGESTIONS);
  return { products: await suggestedCards(view, text, limit), categories: suggestedCategories(view, text) };
}
