import { HOLDING_STATUSES } from '../../../../src/domain/order/status';

/** The statuses of orders whose goods still lie in the shop, as SQL. */
export const HOLDING = HOLDING_STATUSES.map((status) => `'${status}'`).join(', ');

/** Units of a row of `stock` that open orders took, and that still lie there: SQL. */
export const HELD_TO_SEND = `(SELECT coalesce(sum(move.qty), 0) FROM stock_move AS move JOIN orders ON orders.number = move.order_number
  WHERE move.sku = stock.sku AND move.released_at IS NULL AND move.managed = 1 AND orders.store = stock.store AND orders.status IN (${HOLDING}))`;

/** The same of a row of `branch_stock`. */
export const HELD_AT_BRANCH = `(SELECT coalesce(sum(move.qty), 0) FROM branch_move AS move JOIN orders ON orders.number = move.order_number
  WHERE move.branch = branch_stock.branch AND move.sku = branch_stock.sku AND move.released_at IS NULL AND orders.store = branch_stock.store
    AND orders.status IN (${HOLDING}))`;
