import { emailKey } from '../../../../src/domain/customer/customer';

/** What the event of a made account holds. */
export interface Made {
  customerId: string;
  store: string;
}

const writing = (isWho: string): string =>
  `INSERT INTO outbox (type, subject, store, secret, created_at, next_attempt_at)
   SELECT 'account-made', '', ?2, json_object('customerId', CAST(id AS TEXT), 'store', ?2), ?3, ?3 FROM customer WHERE ${isWho} = ?1`;

/** The same of an account that an order makes, by its id: none is written where the e-mail had an account. */
export const madeWithOrder = (database: D1Database, id: number, storeCode: string, now: number): D1PreparedStatement =>
  database.prepare(writing('id')).bind(id, storeCode, now);

/** Writes the event of an account, in the batch that makes it: its letter welcomes whoever reads the e-mail. */
export const madeStatement = (
  database: D1Database,
  email: string,
  storeCode: string,
  now: number,
): D1PreparedStatement => database.prepare(writing('email_key')).bind(emailKey(email), storeCode, now);
