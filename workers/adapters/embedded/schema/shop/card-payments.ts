import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Payments at the gateway, written before the gateway is asked for them: `key` is the payee's name and the count of its
 * payments, so that asking twice makes one. starting: the gateway has not answered, or has lost it; open: somebody may pay there; closed:
 * nobody can any more. `authorised` is what is authorised and neither taken nor let go, `captured` what was taken and is
 * there, as the gateway said last. Amounts in centavos, times epoch ms.
 */
export const cardPayment = sqliteTable(
  'card_payment',
  {
    key: text().primaryKey(),
    payeeKind: text('payee_kind').notNull(),
    payeeId: text('payee_id').notNull(),
    store: text().notNull(),
    /** The gateway's id of it, null until it has answered. */
    paymentId: text('payment_id'),
    /** Where the shopper pays, and where the gateway sends them back to. */
    url: text(),
    returnUrl: text('return_url').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** manual: held, and taken when the parcel goes; automatic: taken at once. */
    capture: text({ enum: ['manual', 'automatic'] })
      .notNull()
      .default('manual'),
    /** Monthly payments the shopper chose, 1 for all at once. */
    months: integer().notNull().default(1),
    /** What it grants in place of the months it was asked for, '1,3,6', '' where it does not say; null where it grants those. */
    grantedMonths: text('granted_months'),
    state: text({ enum: ['starting', 'open', 'closed'] }).notNull(),
    /** The bank has not decided yet. */
    isPending: integer('is_pending', { mode: 'boolean' }).notNull().default(false),
    /** The payer was led there since the gateway last said what became of it. */
    isUnchecked: integer('is_unchecked', { mode: 'boolean' }).notNull().default(false),
    /** Why the last card was refused, as the gateway names it. */
    decline: text(),
    authorised: integer().notNull().default(0),
    /** When what is held lapses, as the gateway says; null where it says nothing. */
    authorisedUntil: integer('authorised_until'),
    captured: integer().notNull().default(0),
    /** The last four digits of the card, where the gateway says them. */
    lastDigits: text('last_digits'),
    /** Movements the gateway has told of: an older answer changes nothing any more. */
    movements: integer().notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** When the gateway is asked what became of it, and how often it was. */
    nextAskAt: integer('next_ask_at'),
    asks: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('card_payment_id').on(t.paymentId),
    index('card_payment_payee').on(t.payeeKind, t.payeeId),
    index('card_payment_due').on(t.nextAskAt),
    index('card_payment_authorised').on(t.authorised),
    index('card_payment_lapses').on(t.store, t.authorisedUntil).where(sql`authorised > 0`),
  ],
);

/**
 * What the shop asks of the gateway, written down before it is asked: `key` is the idempotency key, the same for every
 * try. One of a kind is open for a payment at a time. `amount` null: all of it, and nobody can pay there any more.
 * `failure`: the gateway refused for good, and why. `askedBy`: what the operator is called who asked, null for nobody.
 * `after`: how many movements of its payment were known when it was written, which are none of its own; `moved`: what
 * of it was done once it is finished, also where that was not all of it.
 */
export const paymentOperation = sqliteTable(
  'payment_operation',
  {
    key: text().primaryKey(),
    paymentKey: text('payment_key').notNull(),
    payeeKind: text('payee_kind').notNull(),
    payeeId: text('payee_id').notNull(),
    kind: text({ enum: ['capture', 'release', 'refund'] }).notNull(),
    amount: integer(),
    createdAt: integer('created_at').notNull(),
    nextAttemptAt: integer('next_attempt_at').notNull(),
    attempts: integer().notNull().default(0),
    finishedAt: integer('finished_at'),
    failure: text(),
    after: integer().notNull().default(0),
    moved: integer().notNull().default(0),
    askedBy: text('asked_by'),
  },
  (t) => [
    uniqueIndex('payment_operation_open').on(t.paymentKey, t.kind).where(sql`${t.finishedAt} IS NULL`),
    index('payment_operation_due').on(t.finishedAt, t.nextAttemptAt),
    index('payment_operation_payee').on(t.payeeKind, t.payeeId),
  ],
);
