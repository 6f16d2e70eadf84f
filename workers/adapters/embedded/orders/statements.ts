import { AT_THE_TILL_MS } from '../../../../src/config/terms';
import { emailKey } from '../../../../src/domain/customer/customer';
import type { NewAccount, Order } from '../../../../src/domain/order/order';
import { orderWords } from '../../../../src/domain/order/search-words';
import { type OrderState, placedState } from '../../../../src/domain/order/step';
import { knownKind } from '../../../../src/domain/payment/kind';
import { couponUseStatement } from '../coupons';
import { opaqueIds } from '../customers/opaque-ids';
import { orderAccountStatements } from '../customers/order-account-statements';
import { takeStatement } from '../wallet/pay';
import { holdStatement, type OrderHold } from './hold';
import { newsStatements } from './news';
import { NUMBER_OF_LAST, ORDER_NUMBER } from './row';
import { takeStatements } from './takes';
import { wordStatement } from './words';

/** Who places (hashed, never a token), by which call, with which key: one order of a store view exists per key. */
export interface OrderKey {
  owner: string;
  /** Customer who is signed in, null for a visitor. */
  customerId?: string | null;
  /** The account that is made with the order. */
  newAccount?: NewAccount | undefined;
  route: string;
  key: string;
}

/**
 * The order itself: its key, its row and its lines. `madeId` is the id of the customer who is made with it, unless the
 * e-mail has an account.
 */
function rowStatements(
  db: D1Database,
  order: Order,
  { status }: OrderState,
  key: OrderKey,
  at: number,
  madeId: number | null,
): D1PreparedStatement[] {
  const { number: _, ...doc } = order;
  return [
    db
      .prepare(
        `INSERT INTO order_key (store, owner, route, key, order_number, created_at) VALUES (?, ?, ?, ?, ${ORDER_NUMBER}, ?)`,
      )
      .bind(order.storeCode, key.owner, key.route, key.key, at),
    db
      .prepare(
        `INSERT INTO orders (number, store, order_id, owner, customer_id, status, email, grand_total, charged, created_at, doc,
           promised_from, promised_to, promised_before, has_words, wallet)
         VALUES (${ORDER_NUMBER}, ?1, ?2, ?3, coalesce(?4, (SELECT id FROM customer WHERE id = ?10)), ?5, ?6, ?7, ?7, ?8, ?9, ?11, ?12, ?13, 1, ?14)`,
      )
      .bind(
        order.storeCode,
        order.orderId,
        key.owner,
        key.customerId ?? null,
        status,
        order.personalDetails.emailAddress,
        order.totals.grandTotal,
        at,
        JSON.stringify(doc),
        madeId,
        order.promise?.from ?? null,
        order.promise?.to ?? null,
        order.promise?.before ?? null,
        order.wallet ?? 0,
      ),
    db
      .prepare(
        `INSERT INTO order_line (order_number, line_no, sku, parent_sku, name, qty, unit_net, unit_gross, discount, tax, shipping, total)
         SELECT ${ORDER_NUMBER}, value ->> 'lineNo', value ->> 'sku', value ->> 'parentSku', value ->> 'name', value ->> 'qty', value ->> 'unitNet',
           value ->> 'unitGross', value ->> 'discount', value ->> 'tax', value ->> 'shipping', value ->> 'total' FROM json_each(?)`,
      )
      .bind(JSON.stringify(order.lines)),
    wordStatement(db, { number: null, store: order.storeCode, words: orderWords(order) }),
  ];
}

/** The use of its coupon, by the customer and the hash of the e-mail; nothing without one. */
function couponStatements(
  db: D1Database,
  { storeCode, totals, personalDetails }: Order,
  customerId: string | null,
  email: string,
  at: number,
): D1PreparedStatement[] {
  const code = totals.couponCode;
  const mailbox = emailKey(personalDetails.emailAddress);
  return code === null
    ? []
    : [couponUseStatement(db, ORDER_NUMBER, { store: storeCode, code, at, customerId, email, mailbox })];
}

/** Holds in the customer's wallet what it pays; nothing where it pays nothing. */
const walletStatements = (
  db: D1Database,
  { storeCode: store, wallet: amount }: Order,
  customerId: string | null,
  at: number,
): D1PreparedStatement[] =>
  amount ? [takeStatement(db, ORDER_NUMBER, { store, customerId: customerId ?? '', kind: 'payment', amount, at })] : [];

/** Has the retailer written to about the order that this batch places. */
const retailerStatement = (db: D1Database, store: string, at: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at) VALUES ('order-new', ${ORDER_NUMBER}, ?1, ?2, ?2)`,
    )
    .bind(store, at);

/**
 * When its shopper is written to: whoever is to pay by card stands at its page now, and the letter of who pays there says
 * all of it.
 */
const firstLetterAt = ({ paymentMethod }: Order, { status }: OrderState, { until }: OrderHold, at: number): number =>
  status === 'pending' && knownKind(paymentMethod.code) === 'card'
    ? at + Math.min(AT_THE_TILL_MS, Math.floor((until - at) / 2))
    : at;

/**
 * The batch that places an order; its first statement answers the number. `couponEmail` is the hash by which its coupon
 * counts; `tellsRetailer` where the retailer gets a letter of it. Any failing constraint undoes all of it.
 */
export function orderStatements(
  db: D1Database,
  order: Order,
  key: OrderKey,
  hold: OrderHold,
  couponEmail: string,
  tellsRetailer: boolean,
): D1PreparedStatement[] {
  const at = Date.parse(order.createdAt);
  const state = placedState(order.totals.grandTotal, order.wallet);
  const newAccount = key.customerId == null ? key.newAccount : undefined;
  const [madeId = null] = newAccount ? opaqueIds(1) : [];
  return [
    db.prepare(`UPDATE sequence SET last = last + 1 WHERE name = 'order' RETURNING ${NUMBER_OF_LAST} AS number`),
    ...(newAccount && madeId !== null ? orderAccountStatements(db, order, newAccount, madeId, at) : []),
    ...rowStatements(db, order, state, key, at, madeId),
    ...takeStatements(db, order),
    ...walletStatements(db, order, key.customerId ?? null, at),
    ...(state.status === 'pending' ? [holdStatement(db, order.storeCode, hold)] : []),
    ...newsStatements(db, {
      type: 'order-placed',
      number: null,
      store: order.storeCode,
      state,
      at,
      tellAt: firstLetterAt(order, state, hold, at),
    }),
    ...(tellsRetailer ? [retailerStatement(db, order.storeCode, at)] : []),
    ...couponStatements(db, order, key.customerId ?? null, couponEmail, at),
  ];
}
