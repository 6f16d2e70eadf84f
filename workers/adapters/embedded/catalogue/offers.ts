import { LISTED } from '../../../../src/domain/catalogue/availability';
import { MOST_COUNTED } from '../../../../src/domain/catalogue/listing/listing';
import type { Listing, ListingQuery } from '../../../../src/domain/catalogue/product';
import type { CatalogueView } from '../catalogue-view';
import { listProducts } from './list';
import { foundFilters } from './list-filters';

const REDUCED = 'FROM product WHERE version = ? AND discount > 0';

/** What is reduced now, the most reduced first; of more than a thousand products those that are reduced most. */
export function offersList(view: CatalogueView, query: ListingQuery, start: number, size: number): Promise<Listing> {
  const { store, version } = view;
  const scope = {
    version,
    source: {
      sql: `SELECT pid, -discount AS ord, NULL AS child, (SELECT count(*) > ${MOST_COUNTED} FROM (SELECT 1 ${REDUCED} LIMIT ${MOST_COUNTED + 1})) AS cut
        ${REDUCED} ORDER BY discount DESC, id DESC LIMIT ${MOST_COUNTED}`,
      params: [version, version],
    },
    visibility: LISTED,
    inStockOnly: !store.flags.listOutOfStockProducts,
    filters: foundFilters,
  };
  return listProducts(view, scope, query, start, size, 'ord');
}
