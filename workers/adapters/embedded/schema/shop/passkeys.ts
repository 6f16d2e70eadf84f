import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { customer } from './customers';

/** A passkey of a customer. Bytes are Base64url, times epoch ms; `transports` is JSON of names. */
export const passkey = sqliteTable(
  'passkey',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    credentialId: text('credential_id').notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** SubjectPublicKeyInfo, of a key for `algorithm` (COSE). */
    publicKey: text('public_key').notNull(),
    algorithm: integer().notNull(),
    /** How often it has signed, as the authenticator counts; 0 where it does not count. */
    counter: integer().notNull(),
    transports: text().notNull(),
    name: text().notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [index('passkey_customer').on(t.customerId)],
);

/** Challenges that were used, by their hash, for as long as they would count. */
export const usedChallenge = sqliteTable(
  'used_challenge',
  { hash: text().primaryKey(), expiresAt: integer('expires_at').notNull() },
  (t) => [index('used_challenge_expires').on(t.expiresAt)],
);
