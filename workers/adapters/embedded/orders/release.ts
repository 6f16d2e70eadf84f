import { atBranch } from '../../../../src/domain/branch/stock';
import { isVirtualLine } from '../../../../src/domain/cart/lines';
import { type ItemUnits, linesOf } from '../../../../src/domain/order/items';
import { type Order, unitsBySku } from '../../../../src/domain/order/order';
import { HELD_AT_BRANCH, HELD_TO_SEND } from '../desk-stock/held';

/**
 * What of `back.qty` units comes back for sale in a row of `table`, and what is missing no longer: units that were
 * counted and not found are given back by orders that never had them. SQL behind `qty = qty +`.
 */
const foundBack = (table: 'stock' | 'branch_stock'): string =>
  `max(0, back.qty - ${table}.missing), missing = max(0, ${table}.missing - back.qty)`;

/**
 * Puts the units of these orders back on the shelf, once: a unit that is back already stays where it is. `numbers` is
 * SQL that answers order numbers, with `bound` for its ?1.
 */
export function releaseStockStatements(
  db: D1Database,
  numbers: string,
  bound: string,
  now: number,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE stock SET qty = stock.qty + ${foundBack('stock')}
         FROM (SELECT orders.store, stock_move.sku, sum(stock_move.qty) AS qty FROM stock_move JOIN orders ON orders.number = stock_move.order_number
           WHERE stock_move.managed = 1 AND stock_move.released_at IS NULL AND stock_move.order_number IN (${numbers})
           GROUP BY orders.store, stock_move.sku) AS back
         WHERE stock.store = back.store AND stock.sku = back.sku`,
      )
      .bind(bound),
    db
      .prepare(`UPDATE stock_move SET released_at = ?2 WHERE released_at IS NULL AND order_number IN (${numbers})`)
      .bind(bound, now),
    db
      .prepare(
        `UPDATE branch_stock SET qty = branch_stock.qty + ${foundBack('branch_stock')}
         FROM (SELECT orders.store, branch_move.branch, branch_move.sku, sum(branch_move.qty) AS qty
           FROM branch_move JOIN orders ON orders.number = branch_move.order_number
           WHERE branch_move.released_at IS NULL AND branch_move.order_number IN (${numbers})
           GROUP BY orders.store, branch_move.branch, branch_move.sku) AS back
         WHERE branch_stock.store = back.store AND branch_stock.branch = back.branch AND branch_stock.sku = back.sku`,
      )
      .bind(bound),
    db
      .prepare(`UPDATE branch_move SET released_at = ?2 WHERE released_at IS NULL AND order_number IN (${numbers})`)
      .bind(bound, now),
  ];
}

/** After an order went: no more units are missing than open orders still hold, as those that went were there. */
export const wentStatements = (db: D1Database, number: string): D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE stock SET missing = min(missing, ${HELD_TO_SEND}) WHERE missing > 0 AND (store, sku) IN (SELECT orders.store, stock_move.sku
         FROM stock_move JOIN orders ON orders.number = stock_move.order_number WHERE stock_move.order_number = ?1)`,
    )
    .bind(number),
  db
    .prepare(
      `UPDATE branch_stock SET missing = min(missing, ${HELD_AT_BRANCH}) WHERE missing > 0 AND (store, branch, sku) IN (
         SELECT orders.store, branch_move.branch, branch_move.sku
         FROM branch_move JOIN orders ON orders.number = branch_move.order_number WHERE branch_move.order_number = ?1)`,
    )
    .bind(number),
];

/** Lets the coupons of these orders be used again; `numbers` and `bound` as above. */
export const releaseCouponStatement = (db: D1Database, numbers: string, bound: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM coupon_use WHERE order_number IN (${numbers})`).bind(bound);

/**
 * Puts some units of an order back on the shelf they were taken from, a bundle as its parts; what the order holds is as
 * much less. Written with the event that takes them off, so that it happens once.
 */
export function releasePartStatements(
  db: D1Database,
  { number, lines, branch }: Order,
  items: readonly ItemUnits[],
): D1PreparedStatement[] {
  const taken = linesOf(lines, items);
  const shelf = JSON.stringify(unitsBySku(branch ? taken.filter(isVirtualLine) : taken));
  const there = JSON.stringify(branch ? unitsBySku(atBranch(taken)) : []);
  const back = (from: string, columns: string) =>
    `(SELECT orders.store, ${columns}, ${from}.sku, value ->> 'qty' AS qty FROM json_each(?2) JOIN ${from} ON ${from}.sku = value ->> 'sku'
      JOIN orders ON orders.number = ${from}.order_number WHERE ${from}.order_number = ?1 AND ${from}.released_at IS NULL) AS back`;
  return [
    db
      .prepare(
        `UPDATE stock SET qty = stock.qty + ${foundBack('stock')} FROM ${back('stock_move', 'stock_move.managed')}
         WHERE back.managed = 1 AND stock.store = back.store AND stock.sku = back.sku`,
      )
      .bind(number, shelf),
    db
      .prepare(
        `UPDATE branch_stock SET qty = branch_stock.qty + ${foundBack('branch_stock')} FROM ${back('branch_move', 'branch_move.branch')}
         WHERE branch_stock.store = back.store AND branch_stock.branch = back.branch AND branch_stock.sku = back.sku`,
      )
      .bind(number, there),
    ...(['stock_move', 'branch_move'] as const).map((move) =>
      db
        .prepare(
          `UPDATE ${move} SET qty = ${move}.qty - taken.units
           FROM (SELECT value ->> 'sku' AS sku, value ->> 'qty' AS units FROM json_each(?2)) AS taken
           WHERE ${move}.order_number = ?1 AND ${move}.released_at IS NULL AND ${move}.sku = taken.sku`,
        )
        .bind(number, move === 'stock_move' ? shelf : there),
    ),
  ];
}
