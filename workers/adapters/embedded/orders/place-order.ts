import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { WALLET_MESSAGES } from '../../../../src/contract/wallet/messages';
import { MESSAGES } from '../../../../src/domain/cart/messages';
import type { Order } from '../../../../src/domain/order/order';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { orderMailOf } from '../../../settings/order-mail';
import { branchShortages } from '../branches';
import { couponEmail, couponRefusal } from '../coupons';
import { shopDatabase } from '../database';
import { orderKey, orders } from '../schema/shop';
import { shortages } from '../stock';
import { isOverspent } from '../wallet/pay';
import { orderHold, tooManyUnpaid } from './hold';
import { dispatchOf, ORDER_COLUMNS, orderOf } from './row';
import { type OrderKey, orderStatements } from './statements';

/** Length of our own numbers, as statements.ts makes them. */
const NUMBER_DIGITS = 9;

/** The order made under this key, or by the same owner with the same order id. */
async function placedBefore(env: Env, order: Order, key: OrderKey): Promise<Order | null> {
  const [row] = await shopDatabase(env)
    .select(ORDER_COLUMNS)
    .from(orders)
    .leftJoin(orderKey, eq(orderKey.orderNumber, orders.number))
    .where(
      or(
        and(
          eq(orderKey.store, order.storeCode),
          eq(orderKey.owner, key.owner),
          eq(orderKey.route, key.route),
          eq(orderKey.key, key.key),
        ),
        and(eq(orders.store, order.storeCode), eq(orders.owner, key.owner), eq(orders.orderId, order.orderId)),
      ),
    )
    .limit(1);
  return row ? orderOf(row) : null;
}

/**
 * Writes an order, its stock and its coupon use in one batch and gives it its number; `order.number` is ignored. A key
 * that was used before answers with the order it made. Nothing is written when it is refused: 409 'The requested qty is
 * not available' with detail.skus [{ sku, requested, available }], for a coupon that was used, or where the wallet holds
 * less than it was to pay; 429 where telephone or
 * place have too many unpaid orders open and no challenge was passed.
 */
export async function placeInD1(
  env: Env,
  order: Order,
  key: OrderKey,
  challengePassed = false,
): Promise<Result<Order>> {
  const hold = await orderHold(env, order, challengePassed);
  const tellsRetailer = orderMailOf(env, order.storeCode) !== null;
  const usedBy = await couponEmail(order.personalDetails.emailAddress);
  try {
    const results = await withRetry(() =>
      env.SHOP.batch<{ number: string }>(orderStatements(env.SHOP, order, key, hold, usedBy, tellsRetailer)),
    );
    const number = results[0]?.results[0]?.number;
    if (number === undefined) throw new Error(`order ${order.orderId} was written without a number`);
    return ok({ ...order, number });
  } catch (error) {
    const placed = await withRetry(() => placedBefore(env, order, key));
    if (placed) return ok(placed);
    const text = String(error);
    if (text.includes('stock_never_negative') || text.includes('stock_move.managed')) {
      return refuse(409, MESSAGES.requestedQty, {
        detail: { skus: await shortages(env, order.storeCode, order.lines) },
      });
    }
    if (order.branch && (text.includes('branch_stock_never_negative') || text.includes('branch_move.known'))) {
      return refuse(409, MESSAGES.requestedQty, {
        detail: { skus: await branchShortages(env, order.storeCode, order.branch.code, order.lines) },
      });
    }
    const coupon = couponRefusal(text);
    if (coupon) return refuse(409, coupon);
    if (isOverspent(error)) return refuse(409, WALLET_MESSAGES.changed);
    if (text.includes('order_hold_ceiling')) return tooManyUnpaid(env, order, hold);
    throw error;
  }
}

const isDigits = (id: string): boolean => /^\d{1,9}$/.test(id);

/**
 * The order of a store view with this client id, number or number without its zeros; with an owner, only if that owner
 * placed it.
 */
export async function findOrder(
  env: Env,
  storeCode: string,
  orderId: string,
  owner: string | null = null,
): Promise<Order | null> {
  const numbers = isDigits(orderId) ? [orderId, orderId.padStart(NUMBER_DIGITS, '0')] : [orderId];
  const [row] = await shopDatabase(env)
    .select(ORDER_COLUMNS)
    .from(orders)
    .where(
      and(
        eq(orders.store, storeCode),
        or(eq(orders.orderId, orderId), inArray(orders.number, numbers)),
        ...(owner === null ? [] : [eq(orders.owner, owner)]),
      ),
    )
    .orderBy(desc(eq(orders.orderId, orderId)))
    .limit(1);
  return row ? orderOf(row) : null;
}

/** What became of the order of this number, where it goes and with whom it was sent; null when there is none. */
export async function orderStanding(
  env: Env,
  storeCode: string,
  number: string,
): Promise<Pick<Order, 'status' | 'dispatch' | 'shippingAddress'> | null> {
  const [row] = await withRetry(() =>
    shopDatabase(env)
      .select({
        status: orders.status,
        dispatch: orders.dispatch,
        to: sql<string>`json_extract(${orders.doc}, '$.shippingAddress')`.mapWith(
          (text: string): Order['shippingAddress'] => JSON.parse(text),
        ),
      })
      .from(orders)
      .where(and(eq(orders.store, storeCode), eq(orders.number, number)))
      .limit(1),
  );
  return row ? { status: row.status, shippingAddress: row.to, ...dispatchOf(row) } : null;
}
