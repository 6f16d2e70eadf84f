import { departmentPlaces, NO_DEPARTMENT } from '../../../../src/domain/catalogue/turns';
import type { CatalogueView } from '../catalogue-view';
import type { PidQuery } from '../product-documents';

/** More than there are departments. */
const STEP = 1_000_000;

/**
 * Answers pid and ord of products, of which `best` answers pid, id and worth: departments take turns, in the order of
 * the menu, each with what is worth most of it, of equal ones the newer.
 */
export const inTurns = ({ contents }: CatalogueView, best: PidQuery): PidQuery => ({
  sql: `WITH best AS MATERIALIZED (${best.sql}),
      department AS MATERIALIZED (SELECT value ->> 0 AS category_id, value ->> 1 AS place FROM json_each(?)),
      placed AS MATERIALIZED (SELECT best.pid, best.id, best.worth, (SELECT coalesce(min(place), ${NO_DEPARTMENT}) FROM product_category
        CROSS JOIN department ON department.category_id = product_category.category_id WHERE product_category.pid = best.pid) AS place FROM best)
    SELECT pid, row_number() OVER (PARTITION BY place ORDER BY worth DESC, id DESC) * ${STEP} + place AS ord FROM placed`,
  params: [...best.params, JSON.stringify([...departmentPlaces(contents.tree)])],
});
