import { atBranch } from '../../../../src/domain/branch/stock';
import { isVirtualLine } from '../../../../src/domain/cart/lines';
import { type Order, unitsBySku } from '../../../../src/domain/order/order';
import { ORDER_NUMBER } from './row';

/**
 * SQL: the skus that the order of this batch takes, as it has just written them, and how many of each. They are named
 * and not joined: a join reads the whole shelf.
 */
const skusOf = (moves: 'stock_move' | 'branch_move'): string =>
  `SELECT sku FROM ${moves} WHERE order_number = ${ORDER_NUMBER}`;
const takenFrom = (shelf: 'stock' | 'branch_stock'): string => {
  const moves = shelf === 'stock' ? 'stock_move' : 'branch_move';
  return `(SELECT taken.qty FROM ${moves} AS taken WHERE taken.order_number = ${ORDER_NUMBER} AND taken.sku = ${shelf}.sku)`;
};

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
        `UPDATE branch_stock SET qty = qty - ${takenFrom('branch_stock')} WHERE store = ?1 AND branch = ?2 AND sku IN (${skusOf('branch_move')})`,
      )
      .bind(storeCode, branch),
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
        `UPDATE stock SET qty = CASE WHEN is_in_stock = 0 THEN -1 WHEN manage_stock = 0 THEN qty ELSE qty - ${takenFrom('stock')} END
         WHERE store = ? AND sku IN (${skusOf('stock_move')})`,
      )
      .bind(order.storeCode),
    ...(order.branch ? branchStatements(db, order, order.branch.code) : []),
  ];
}
