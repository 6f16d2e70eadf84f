import { atBranch } from '../../../../src/domain/branch-stock';
import { isVirtualLine } from '../../../../src/domain/cart/lines';
import { NO_CENTAVOS } from '../../../../src/domain/money';
import type { Order } from '../../../../src/domain/order/order';
import type { OrderState } from '../../../../src/domain/order/step';
import { unitsBySku } from '../../../../src/domain/order/units';
import { couponUseStatement } from '../coupons';
import { holdStatement, type OrderHold } from './hold';
import { ORDER_NUMBER } from './number';
import { newsStatements } from './tell-news';

/** Who places (hashed, never a token), by which call, with which key: one order of a store view exists per key. */
export interface OrderKey {
  owner: string;
  /** Customer who is signed in, null for a visitor. */
  customerId?: string | null;
  route: string;
  key: string;
}

/** How an order stands when it is placed: nothing of it is paid. */
const placedState = ({ status, totals }: Order): OrderState => ({
  status,
  isAccepted: false,
  money: {
    charged: totals.grandTotal,
    authorised: NO_CENTAVOS,
    captured: NO_CENTAVOS,
    released: NO_CENTAVOS,
    received: NO_CENTAVOS,
    reversed: NO_CENTAVOS,
    refunded: NO_CENTAVOS,
    disputed: NO_CENTAVOS,
  },
});

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

/** The batch that places an order; its last statement answers the number. `couponEmail` is the hash by which its coupon counts. Any failing constraint undoes all of it. */
export function orderStatements(db: D1Database, order: Order, key: OrderKey, hold: OrderHold, couponEmail: string): D1PreparedStatement[] {
  const at = Date.parse(order.createdAt);
  const sent = order.branch ? order.lines.filter(isVirtualLine) : order.lines;
  const units = JSON.stringify(unitsBySku(sent));
  const { number: _, ...doc } = order;
  const statements = [
    db.prepare("UPDATE sequence SET last = last + 1 WHERE name = 'order'"),
    db
      .prepare(`INSERT INTO order_key (store, owner, route, key, order_number, created_at) VALUES (?, ?, ?, ?, ${ORDER_NUMBER}, ?)`)
      .bind(order.storeCode, key.owner, key.route, key.key, at),
    db
      .prepare(
        `INSERT INTO orders (number, store, order_id, owner, customer_id, status, email, grand_total, charged, created_at, doc)
         VALUES (${ORDER_NUMBER}, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9)`,
      )
      .bind(
        order.storeCode,
        order.orderId,
        key.owner,
        key.customerId ?? null,
        order.status,
        order.personalDetails.emailAddress,
        order.totals.grandTotal,
        at,
        JSON.stringify(doc),
      ),
    db
      .prepare(
        `INSERT INTO order_line (order_number, line_no, sku, parent_sku, name, qty, unit_net, unit_gross, discount, tax, shipping, total)
         SELECT ${ORDER_NUMBER}, value ->> 'lineNo', value ->> 'sku', value ->> 'parentSku', value ->> 'name', value ->> 'qty', value ->> 'unitNet',
           value ->> 'unitGross', value ->> 'discount', value ->> 'tax', value ->> 'shipping', value ->> 'total' FROM json_each(?)`,
      )
      .bind(JSON.stringify(order.lines)),
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
    holdStatement(db, order.storeCode, hold),
    ...newsStatements(db, { type: 'order-placed', number: null, store: order.storeCode, state: placedState(order), at }),
  ];
  const code = order.totals.couponCode;
  if (code !== null) {
    const use = { store: order.storeCode, code, at, customerId: key.customerId ?? null, email: couponEmail };
    statements.push(couponUseStatement(db, ORDER_NUMBER, use));
  }
  statements.push(db.prepare(`SELECT ${ORDER_NUMBER} AS number`));
  return statements;
}
