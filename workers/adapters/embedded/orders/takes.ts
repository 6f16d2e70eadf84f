import { atBranch } from '../../../../src/domain/branch/stock';
import { isVirtualLine } from '../../../../src/domain/cart/lines';
import { type Order, unitsBySku } from '../../../../src/domain/order/order';
import { ORDER_NUMBER } from './row';

/** What an order takes at the branch where it is picked up; a sku that the branch does not have refuses it. */
function branchStatements(db: D1Database, { storeCode, lines }: Order, branch: string): D1PreparedStatement[] {
  const units = JSON.stringify(unitsBySku(atBranch(lines)));
  return [
    db
      .prepare(
        `INSERT INTO branch_move (order_number, branch, sku, qty, known)
         SELECT ${ORDER_NUMBER}, ?2, value ->> 'sku', value ->> 'qty',
           (SELECT 1 FROM branch_stock WHERE store = ?1 AND branch = ?2 AND sku = value ->> 'sku') FROM json_each(?3)`,
      )
      .bind(storeCode, branch, units),
    db
      .prepare(
        `UPDATE branch_stock SET qty = branch_stock.qty - taken.qty FROM (SELECT value ->> 'sku' AS sku, value ->> 'qty' AS qty FROM json_each(?3)) AS taken
         WHERE branch_stock.store = ?1 AND branch_stock.branch = ?2 AND branch_stock.sku = taken.sku`,
      )
      .bind(storeCode, branch, units),
  ];
}

/**
 * Takes the units of the order that a batch is placing: of the shop's stock, and at the branch where it is picked up.
 * What is not there fails the batch.
 */
export function takeStatements(db: D1Database, order: Order): D1PreparedStatement[] {
  const sent = order.branch ? order.lines.filter(isVirtualLine) : order.lines;
  const units = JSON.stringify(unitsBySku(sent));
  return [
    db
      .prepare(
        `INSERT INTO stock_move (order_number, sku, qty, managed)
         SELECT ${ORDER_NUMBER}, value ->> 'sku', value ->> 'qty', (SELECT manage_stock FROM stock WHERE store = ? AND sku = value ->> 'sku') FROM json_each(?)`,
      )
      .bind(order.storeCode, units),
    // What is marked out of stock goes below zero too, so that the same check refuses it.
    db
      .prepare(
        `UPDATE stock SET qty = CASE WHEN is_in_stock = 0 THEN -1 WHEN manage_stock = 0 THEN stock.qty ELSE stock.qty - taken.qty END
         FROM (SELECT value ->> 'sku' AS sku, value ->> 'qty' AS qty FROM json_each(?)) AS taken WHERE stock.store = ? AND stock.sku = taken.sku`,
      )
      .bind(units, order.storeCode),
    ...(order.branch ? branchStatements(db, order, order.branch.code) : []),
  ];
}
