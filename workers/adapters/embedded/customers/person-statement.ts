import type { NewCustomer } from '../../../../src/commerce/customers';
import { noticeAt } from '../../../../src/config/privacy-notice';
import { emailKey, GENERAL_GROUP } from '../../../../src/domain/customer/customer';
import { opaqueIds } from './opaque-ids';
import type { CustomerRow } from './read';

/** Who somebody is, without how they sign in. */
type Person = Pick<NewCustomer, 'email' | 'firstName' | 'lastName' | 'attributes'>;

/** Who a customer is, as a new row under this id. */
export const personRow = (id: number, person: Person, storeCode: string, now: number): CustomerRow => ({
  id,
  email: person.email.trim(),
  emailKey: emailKey(person.email),
  groupId: GENERAL_GROUP,
  firstName: person.firstName,
  lastName: person.lastName,
  attributes: JSON.stringify(person.attributes),
  store: storeCode,
  isSubscribed: false,
  createdAt: now,
  updatedAt: now,
  notice: noticeAt(now),
});

export const newId = (): number => opaqueIds(1)[0] ?? 0;

/** No account gave this e-mail (?3) up so lately that it may still take it back (email-change.ts); ?10 is now. */
const IS_FREE = `NOT EXISTS (SELECT 1 FROM email_undo
  WHERE lower(trim(email_undo.email)) = ?3 AND email_undo.used_at IS NULL AND email_undo.expires_at > ?10)`;

const insertStatement = (database: D1Database, row: CustomerRow, more: string): D1PreparedStatement =>
  database
    .prepare(
      `INSERT INTO customer (id, email, email_key, group_id, first_name, last_name, attributes, store, is_subscribed, created_at, updated_at, notice)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10, ?11 ${more}`,
    )
    .bind(
      ...[row.id, row.email, row.emailKey, row.groupId, row.firstName, row.lastName, row.attributes, row.store],
      ...[row.isSubscribed ? 1 : 0, row.createdAt, row.notice],
    );

/**
 * Writes who a customer is, under a new id; it fails where the e-mail has an account. With an id of the caller's it
 * writes nothing there instead, nor where an account may still take that e-mail back: nobody has proved that it is
 * theirs, as a provider has.
 */
export const personStatement = (
  database: D1Database,
  person: Person,
  storeCode: string,
  now: number,
  id: number | null = null,
): D1PreparedStatement =>
  insertStatement(
    database,
    personRow(id ?? newId(), person, storeCode, now),
    id === null ? '' : `WHERE ${IS_FREE} ON CONFLICT (email_key) DO NOTHING`,
  );

/** Writes this row where its e-mail is free; it fails where the e-mail has an account. */
export const freePersonStatement = (database: D1Database, row: CustomerRow): D1PreparedStatement =>
  insertStatement(database, row, `WHERE ${IS_FREE}`);
