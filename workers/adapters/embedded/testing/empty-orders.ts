import { env } from './catalogue';

/** What an order, its payments and its news leave in SHOP. */
const TABLES = [
  'orders',
  'order_event',
  'order_line',
  'order_key',
  'order_hold',
  'order_word',
  'order_return',
  'order_return_line',
  'order_return_event',
  'order_return_picture',
  'order_grant',
  'outbox',
  'webhook_event',
  'coupon_use',
  'stock_move',
  'unmatched_payment',
  'card_payment',
  'payment_operation',
  'payment_movement',
  'refund',
];

/** A shop without orders: its products and customers stay. */
export async function emptyOrders(): Promise<void> {
  await env.SHOP.batch(TABLES.map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)));
}
