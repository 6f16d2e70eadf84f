import type { UnpaidOrders } from '../../../../src/config/unpaid-orders';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { phoneSubject, placeSubject } from '../../../../src/domain/order/delivery-subject';
import type { Order } from '../../../../src/domain/order/order';
import { paymentKind } from '../../../../src/domain/payment/kind';
import { type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { unpaidOrdersOf } from '../../../settings/unpaid-orders';
import { ORDER_NUMBER } from './number';

const SECOND_MS = 1000;

/** What an unpaid order holds, and by what it is counted: hashes, null where it is not paid in cash. */
export interface OrderHold extends Pick<UnpaidOrders, 'perPhone' | 'perAddress'> {
  /** Epoch ms. */
  until: number;
  phone: string | null;
  place: string | null;
  challengePassed: boolean;
}

/** The hold of an order that is about to be placed. */
export async function orderHold(env: Env, order: Order, challengePassed: boolean): Promise<OrderHold> {
  const { perPhone, perAddress, holdMs } = unpaidOrdersOf(env, order.storeCode);
  const kind = paymentKind(order.paymentMethod.code);
  const to = kind === 'cash' ? order.shippingAddress : null;
  return {
    until: Date.parse(order.createdAt) + holdMs[kind],
    phone: to && (await digest(`phone ${phoneSubject(to)}`)),
    // A branch is everybody's address: only the telephone counts there.
    place: to && !order.branch ? await digest(`place ${placeSubject(to)}`) : null,
    perPhone,
    perAddress,
    challengePassed,
  };
}

/** Writes the hold of the order that has the last number; past a ceiling its check refuses the whole batch. */
export function holdStatement(
  db: D1Database,
  store: string,
  { until, phone, place, perPhone, perAddress, challengePassed }: OrderHold,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_hold (order_number, store, until, phone, place, admitted)
       VALUES (${ORDER_NUMBER}, ?1, ?2, ?3, ?4, ?5 OR ((SELECT count(*) FROM order_hold WHERE store = ?1 AND phone = ?3) < ?6
         AND (SELECT count(*) FROM order_hold WHERE store = ?1 AND place = ?4) < ?7))`,
    )
    .bind(store, until, phone, place, challengePassed ? 1 : 0, perPhone, perAddress);
}

/** The refusal of an order past a ceiling; `detail.retryAfter` in seconds, until the first of the open ones expires. */
export async function tooManyUnpaid(
  env: Env,
  { storeCode, createdAt }: Order,
  { phone, place }: OrderHold,
): Promise<Result<never>> {
  const open = await withRetry(() =>
    env.SHOP.prepare('SELECT min(until) AS until FROM order_hold WHERE store = ?1 AND (phone = ?2 OR place = ?3)')
      .bind(storeCode, phone, place)
      .first<{ until: number | null }>(),
  );
  const waitMs = Math.max(SECOND_MS, (open?.until ?? 0) - Date.parse(createdAt));
  return refuse(429, ORDER_MESSAGES.tooManyUnpaid, { detail: { retryAfter: Math.ceil(waitMs / SECOND_MS) } });
}
