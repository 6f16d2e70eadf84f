import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { REQUEST_STATUSES, RIGHTS } from '../../../../../src/domain/privacy/request';

/**
 * Requests of people about their own data (LFPDPPP 21 to 34). `realm` and `customerId` are there where somebody signed in
 * asked, or somebody at the desk noted it for them; anybody else confirms the e-mail first (`confirmHash` is of that link's token)
 * or asks by telephone or in person. Times are epoch ms.
 */
export const privacyRequest = sqliteTable(
  'privacy_request',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    store: text().notNull(),
    realm: text(),
    customerId: text('customer_id'),
    right: text({ enum: RIGHTS }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    detail: text().notNull(),
    status: text({ enum: REQUEST_STATUSES }).notNull(),
    confirmHash: text('confirm_hash').unique(),
    /** Hash of the key it was sent under. */
    keyHash: text('key_hash').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    /** When its clock began. */
    receivedAt: integer('received_at'),
    /** The last moment of the clock that runs; null where none does. */
    dueAt: integer('due_at'),
    /** Why the time to answer, and the time to carry out, was made longer; null where it was not. */
    answerExtension: text('answer_extension'),
    carryExtension: text('carry_extension'),
    answer: text(),
    answeredAt: integer('answered_at'),
    carriedAt: integer('carried_at'),
    /** What the operator is called who noted it, and how they knew who asked ('name, order'); null of what came by the shop. */
    notedBy: text('noted_by'),
    checks: text(),
    /** Counts its steps: two at once collide. */
    version: integer().notNull().default(0),
  },
  (t) => [
    index('privacy_request_due').on(t.store, t.status, t.dueAt, t.id),
    index('privacy_request_customer').on(t.customerId, t.realm, t.id),
    index('privacy_request_email').on(t.emailKey),
    index('privacy_request_created').on(t.createdAt),
  ],
);

/**
 * Copies of what is kept of a customer, one a day; the file lies in the bucket under `id`, which is random. `day` is a
 * midnight in Mexico City; `madeAt` is null until it is there. Epoch ms.
 */
export const privacyCopy = sqliteTable(
  'privacy_copy',
  {
    id: text().primaryKey(),
    realm: text().notNull(),
    customerId: text('customer_id').notNull(),
    store: text().notNull(),
    day: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    madeAt: integer('made_at'),
  },
  (t) => [
    uniqueIndex('privacy_copy_day').on(t.realm, t.customerId, t.day),
    index('privacy_copy_created').on(t.createdAt),
  ],
);

/**
 * Accounts of our own that are closed. Until `eraseAt` their owner may take them back; then everything goes that the law
 * does not keep (`erasedAt`), and once no order is open any more what stays is found by its number alone (`blockedAt`).
 * `nextAt`: when it is gone on with; null once nothing is left to do. Epoch ms.
 */
export const accountClosing = sqliteTable(
  'account_closing',
  {
    customerId: integer('customer_id').primaryKey(),
    store: text().notNull(),
    /** What it is found by until it is erased; then empty. */
    emailKey: text('email_key').notNull(),
    /** Whether a link showed that the e-mail is theirs: signing up proves none. */
    isEmailShown: integer('is_email_shown', { mode: 'boolean' }).notNull().default(false),
    /** What the operator is called who closed it; null for the customer. */
    actor: text(),
    closedAt: integer('closed_at').notNull(),
    eraseAt: integer('erase_at').notNull(),
    erasedAt: integer('erased_at'),
    blockedAt: integer('blocked_at'),
    nextAt: integer('next_at'),
  },
  (t) => [
    index('account_closing_due').on(t.nextAt).where(sql`next_at IS NOT NULL`),
    index('account_closing_email').on(t.emailKey).where(sql`email_key <> ''`),
  ],
);

/** What somebody said of advertising, each time they did, with the version of the text it was said of. Epoch ms. */
export const advertisingConsent = sqliteTable(
  'advertising_consent',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    newsletterId: integer('newsletter_id').notNull(),
    version: text().notNull(),
    isGiven: integer('is_given', { mode: 'boolean' }).notNull(),
    at: integer().notNull(),
  },
  (t) => [index('advertising_consent_newsletter').on(t.newsletterId, t.id), index('advertising_consent_at').on(t.at)],
);
