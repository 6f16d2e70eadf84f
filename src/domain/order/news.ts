/**
 * What a shopper is told when their order moves on: paid, to be paid again, to be paid in another way, expired,
 * canceled, canceled in part, sent, sent under another number than they were told, not sent though they were told so, sent to another
 * address, promised for another day, handed over, not handed over though they were told so.
 */
const STATUS_NEWS = [
  'paid',
  'unpaid-again',
  'pay-otherwise',
  'expired',
  'canceled',
  'items',
  'sent',
  'guide',
  'not-sent',
  'address',
  'day',
  'delivered',
  'not-delivered',
] as const;

/** What they are told of money: too little came, too much, after the order was off, it was sent back, or came back again. */
const MONEY_NEWS = ['short', 'over', 'late', 'refunded', 'bounced'] as const;

export type StatusNews = (typeof STATUS_NEWS)[number];
export type MoneyNews = (typeof MONEY_NEWS)[number];
export type OrderNews = StatusNews | MoneyNews;

/** Events of the outbox an order has: when it is placed, and for every piece of news. */
export const ORDER_OUTBOX = [
  'order-placed',
  'order-paid',
  'order-unpaid-again',
  'order-pay-otherwise',
  'order-expired',
  'order-canceled',
  'order-items',
  'order-sent',
  'order-guide',
  'order-not-sent',
  'order-address',
  'order-day',
  'order-delivered',
  'order-not-delivered',
  'order-short',
  'order-over',
  'order-late',
  'order-refunded',
  'order-bounced',
] as const satisfies readonly `order-${OrderNews | 'placed'}`[];

export type OrderOutbox = (typeof ORDER_OUTBOX)[number];

/** What the retailer is told and the shopper is not: goods came back, or a price that was paid is less. */
export const RETAILER_NEWS = ['order-returned', 'order-credited'] as const;

/** Every event that the retailer is told. */
export const WEBHOOK_TYPES = [...ORDER_OUTBOX, ...RETAILER_NEWS] as const;
