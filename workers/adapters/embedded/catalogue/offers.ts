import { LISTED } from '../../../../src/domain/catalogue/availability';
import { MOST_COUNTED } from '../../../../src/domain/catalogue/listing/listing';
import type { Listing, ListingQuery } from '../../../../src/domain/catalogue/product';
import type { CatalogueView } from '../catalogue-view';
import { SAVED } from './front-sql';
import { listProducts } from './list';
import { foundFilters } from './list-filters';
import { inTurns } from './turns';

const REDUCED = 'FROM product WHERE version = ? AND discount > 0';

/**
 * What is reduced now: departments take turns with what saves most; of more than a thousand products those that are
 * reduced most.
 */
export function offersList(view: CatalogueView, query: ListingQuery, start: number, size: number): Promise<Listing> {
  const { store, version } = view;
  const turns = inTurns(view, {
    sql: `SELECT pid, id, ${SAVED} AS worth ${REDUCED} ORDER BY discount DESC, id DESC LIMIT ${MOST_COUNTED}`,
    params: [version],
  });
  const scope = {
    version,
    source: {
      sql: `SELECT pid, ord, NULL AS child, (SELECT count(*) > ${MOST_COUNTED} FROM (SELECT 1 ${REDUCED} LIMIT ${MOST_COUNTED + 1})) AS cut
        FROM (${turns.sql})`,
      params: [version, ...turns.params],
    },
    name: 'offers',
    visibility: LISTED,
    inStockOnly: !store.flags.listOutOfStockProducts,
    filters: foundFilters,
  };
  return listProducts(view, scope, query, start, size, 'ord');
}
