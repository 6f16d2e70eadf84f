import type { NewCustomer } from '../../../../src/commerce/customers';
import { type Customer, emailKey, GENERAL_GROUP } from '../../../../src/domain/customer/customer';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { prepared, shopDatabase } from '../database';
import { customerAddress, customerPassword } from '../schema/shop';
import { madeStatement } from './account-made';
import { opaqueIds } from './opaque-ids';
import { type AddressRow, type CustomerRow, customerOf, readByEmail, readCustomer } from './read';

interface Written {
  customer: NewCustomer;
  /** Hash of the password; its salt is random, so that it tells our own write from another's. */
  hash: string;
  storeCode: string;
  now: number;
}

/** Who somebody is, without how they sign in. */
type Person = Pick<NewCustomer, 'email' | 'firstName' | 'lastName' | 'attributes'>;

/** Who a customer is, as a new row under this id. */
const personRow = (id: number, person: Person, storeCode: string, now: number): CustomerRow => ({
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
});

const newId = (): number => opaqueIds(1)[0] ?? 0;

/** No account gave this e-mail (?3) up so lately that it may still take it back (email-change.ts); ?10 is now. */
const IS_FREE = `NOT EXISTS (SELECT 1 FROM email_undo
  WHERE lower(trim(email_undo.email)) = ?3 AND email_undo.used_at IS NULL AND email_undo.expires_at > ?10)`;

const insertStatement = (database: D1Database, row: CustomerRow, more: string): D1PreparedStatement =>
  database
    .prepare(
      `INSERT INTO customer (id, email, email_key, group_id, first_name, last_name, attributes, store, is_subscribed, created_at, updated_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10 ${more}`,
    )
    .bind(
      ...[row.id, row.email, row.emailKey, row.groupId, row.firstName, row.lastName, row.attributes, row.store],
      ...[row.isSubscribed ? 1 : 0, row.createdAt],
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

function addressRows(customerId: number, addresses: NewCustomer['addresses']): AddressRow[] {
  const ids = opaqueIds(addresses.length);
  return addresses.map(({ isDefaultShipping, isDefaultBilling, ...address }, index) => ({
    id: ids[index] ?? newId(),
    customerId,
    isDefaultShipping,
    isDefaultBilling,
    doc: JSON.stringify(address),
    position: index + 1,
  }));
}

/**
 * Writes a customer whole, and answers them as they were written; null when the e-mail has an account already, or one
 * that may still take it back: whoever changed the e-mail of an account must not keep it from its owner by another one.
 * What was written is not read back: it is one wait less.
 */
export async function writeCustomer(
  env: Pick<Env, 'SHOP'>,
  { customer: made, hash, storeCode, now }: Written,
): Promise<Customer | null> {
  const id = newId();
  const row = personRow(id, made, storeCode, now);
  const addresses = addressRows(id, made.addresses);
  const shop = shopDatabase(env);
  const statements = [
    shop.insert(customerPassword).values({ customerId: id, hash, updatedAt: now }),
    ...addresses.map((address) => shop.insert(customerAddress).values(address)),
  ].map((statement) => prepared(env.SHOP, statement));
  try {
    const person = insertStatement(env.SHOP, row, `WHERE ${IS_FREE}`);
    await withRetry(() => env.SHOP.batch([person, ...statements, madeStatement(env.SHOP, made.email, storeCode, now)]));
    return customerOf(row, addresses);
  } catch (error) {
    // No password without its customer, who was not written.
    if (/FOREIGN KEY constraint failed/.test(String(error))) return null;
    // A write whose answer was lost is made again, and then finds itself: by its id first, which stayed the same.
    if (!/UNIQUE constraint failed: customer\.(?:id|email_key)\b/.test(String(error))) throw error;
    const found = await readByEmail(env, row.emailKey);
    if (!found) throw error;
    return found.hash === hash ? readCustomer(env, found.customerId) : null;
  }
}
