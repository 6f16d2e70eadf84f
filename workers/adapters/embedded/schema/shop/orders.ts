import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { EVENT_SOURCES, ORDER_EVENT_TYPES } from '../../../../../src/domain/order/events';
import { ORDER_STATUSES } from '../../../../../src/domain/order/status';
import { SPEI, STORE_PAYMENT } from '../../../../../src/domain/payment/methods';
import { STORED_CHANGES } from '../../../../../src/domain/shipping/promise';

/**
 * The last number given out, per kind of document. Moves inside the batch that uses it, so no number is lost or
 * doubled.
 */
export const sequence = sqliteTable('sequence', { name: text().primaryKey(), last: integer().notNull() });

/**
 * One order of a store view per key: `owner` is the owner of the principal that placed it (a hash, never a token),
 * `route` the call, `key` the client's.
 */
export const orderKey = sqliteTable(
  'order_key',
  {
    store: text().notNull(),
    owner: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    orderNumber: text('order_number').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.store, t.owner, t.route, t.key] })],
);

/**
 * `doc` is the order as placed, without its number, and with the way it is paid now; `customer_id` is null for a
 * visitor's. What is promised stands in columns of its own (src/domain/order/promise.ts), null for nothing; `doc` keeps
 * what it was when the order was placed. Without an e-mail it leads to nobody any more (orders/anonymise.ts). Amounts in
 * centavos, times epoch ms.
 */
export const orders = sqliteTable(
  'orders',
  {
    number: text().primaryKey(),
    store: text().notNull(),
    orderId: text('order_id').notNull(),
    owner: text().notNull(),
    customerId: text('customer_id'),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    email: text().notNull(),
    grandTotal: integer('grand_total').notNull(),
    createdAt: integer('created_at').notNull(),
    doc: text().notNull(),
    isAccepted: integer('is_accepted', { mode: 'boolean' }).notNull().default(false),
    charged: integer().notNull().default(0),
    wallet: integer().notNull().default(0),
    authorised: integer().notNull().default(0),
    captured: integer().notNull().default(0),
    released: integer().notNull().default(0),
    received: integer().notNull().default(0),
    reversed: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    disputed: integer().notNull().default(0),
    /** Number of its last event, 0 for an order that was only placed. */
    lastEvent: integer('last_event').notNull().default(0),
    promisedFrom: integer('promised_from'),
    promisedTo: integer('promised_to'),
    promisedBefore: integer('promised_before'),
    promiseChange: text('promise_change', { enum: STORED_CHANGES }),
    /** Until when its branch keeps what it has ready (src/config/terms.ts); null before, and of what is sent. */
    keptUntil: integer('kept_until'),
    /** Whether its words stand in `order_word`: not of orders from before there were any. */
    hasWords: integer('has_words', { mode: 'boolean' }).notNull().default(false),
    /** Units of its lines that do not stay, as JSON (src/domain/order/items.ts). */
    gone: text().notNull().default('{}'),
    /** With whom it was sent, as JSON (src/domain/order/dispatch.ts), and under which number. */
    dispatch: text(),
    guide: text(),
    /** Whether money of it waits for a second name (`desk_approval`). */
    isAsked: integer('is_asked', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    uniqueIndex('orders_order_id').on(t.store, t.owner, t.orderId),
    index('orders_created').on(t.store, t.createdAt),
    index('orders_guide').on(t.store, t.guide).where(sql`guide IS NOT NULL`),
    index('orders_customer').on(t.customerId, t.createdAt),
    index('orders_email').on(sql`lower(trim(email))`),
    // Of those that still lead to somebody.
    index('orders_to_anonymise').on(t.createdAt).where(sql`email <> ''`),
    index('orders_number').on(t.store, t.number),
    index('orders_without_words').on(t.number).where(sql`has_words = 0`),
    // Those that wait for money, by how much they wait for.
    index('orders_waiting')
      .on(t.store, sql`charged - wallet - received + reversed + refunded`)
      .where(sql`status = 'pending' AND doc ->> '$.paymentMethod.code' <> 'cashondelivery'`),
  ],
);

/**
 * What happened to an order after it was placed, in order. Two at once collide on the number. `source` says who told it
 * and `id` names it there, so that what is told twice counts once; `note` is the operator's own, or the code of the
 * method an order is paid by otherwise. Amounts in centavos, times epoch ms.
 */
export const orderEvent = sqliteTable(
  'order_event',
  {
    orderNumber: text('order_number').notNull(),
    seq: integer().notNull(),
    type: text({ enum: ORDER_EVENT_TYPES }).notNull(),
    amount: integer(),
    source: text({ enum: EVENT_SOURCES }).notNull(),
    id: text().notNull(),
    note: text(),
    at: integer().notNull(),
    /** What the operator is called who did it. */
    actor: text(),
    /** The units it was about, as JSON (src/domain/order/items.ts); null of all of it. */
    items: text(),
    /** When it was written, where that is not when it happened: a bank or gateway tells later. */
    notedAt: integer('noted_at'),
    /**
     * First moment of the day on which money was sent back by hand, where its operator said it, or on which money came
     * that was put onto the order by hand.
     */
    sentOn: integer('sent_on'),
    /**
     * By which form money moved, where its order does not say it: into its customer's wallet, as they chose, or as money
     * came that was put onto the order by hand.
     */
    way: text({ enum: ['wallet', 'wallet-by-hand', SPEI, STORE_PAYMENT] }),
  },
  (t) => [
    primaryKey({ columns: [t.orderNumber, t.seq] }),
    uniqueIndex('order_event_id').on(t.source, t.id),
    index('order_event_noted').on(sql`CASE WHEN noted_at IS NULL THEN at ELSE noted_at END`),
  ],
);

/** Σ total over the lines of an order = its grand total. */
export const orderLine = sqliteTable(
  'order_line',
  {
    orderNumber: text('order_number').notNull(),
    lineNo: integer('line_no').notNull(),
    sku: text().notNull(),
    parentSku: text('parent_sku').notNull(),
    name: text().notNull(),
    qty: integer().notNull(),
    unitNet: integer('unit_net').notNull(),
    unitGross: integer('unit_gross').notNull(),
    discount: integer().notNull(),
    tax: integer().notNull(),
    shipping: integer().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderNumber, t.lineNo] }), check('order_line_qty', sql`${t.qty} > 0`)],
);
