import type { NewCustomer } from '../../../../src/commerce/customers';
import { GENERAL_GROUP } from '../../../../src/domain/customer/customer';
import { emailKey } from '../../../../src/domain/customer/email-key';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { opaqueIds } from './opaque-ids';
import { readByEmail } from './read';

interface Written {
  customer: NewCustomer;
  /** Hash of the password; its salt is random, so that it tells our own write from another's. */
  hash: string;
  storeCode: string;
  now: number;
}

/** Who somebody is, without how they sign in. */
type Person = Pick<NewCustomer, 'email' | 'firstName' | 'lastName' | 'attributes'>;

/**
 * Writes who a customer is, under a new id; it fails where the e-mail has an account. With an id of the caller's it
 * writes nothing there instead.
 */
export const personStatement = (
  database: D1Database,
  person: Person,
  storeCode: string,
  now: number,
  id: number | null = null,
): D1PreparedStatement =>
  database
    .prepare(
      `INSERT INTO customer (id, email, email_key, group_id, first_name, last_name, attributes, store, is_subscribed, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)${id === null ? '' : ' ON CONFLICT (email_key) DO NOTHING'}`,
    )
    .bind(
      id ?? opaqueIds(1)[0],
      person.email.trim(),
      emailKey(person.email),
      GENERAL_GROUP,
      person.firstName,
      person.lastName,
      JSON.stringify(person.attributes),
      storeCode,
      now,
      now,
    );

function statements(database: D1Database, { customer, hash, storeCode, now }: Written): D1PreparedStatement[] {
  const key = emailKey(customer.email);
  const addressIds = opaqueIds(customer.addresses.length);
  const ofKey = '(SELECT id FROM customer WHERE email_key = ?)';
  return [
    personStatement(database, customer, storeCode, now),
    database
      .prepare(`INSERT INTO customer_password (customer_id, hash, updated_at) VALUES (${ofKey}, ?, ?)`)
      .bind(key, hash, now),
    ...customer.addresses.map(({ isDefaultShipping, isDefaultBilling, ...address }, index) =>
      database
        .prepare(
          `INSERT INTO customer_address (id, customer_id, is_default_shipping, is_default_billing, doc) VALUES (?, ${ofKey}, ?, ?, ?)`,
        )
        .bind(addressIds[index], key, Number(isDefaultShipping), Number(isDefaultBilling), JSON.stringify(address)),
    ),
  ];
}

/** Writes a customer whole, and answers the id; null when the e-mail has an account already. */
export async function writeCustomer(env: Pick<Env, 'SHOP'>, written: Written): Promise<string | null> {
  let isTaken = false;
  try {
    await withRetry(() => env.SHOP.batch(statements(env.SHOP, written)));
  } catch (error) {
    if (!String(error).includes('customer.email_key')) throw error;
    isTaken = true;
  }
  const found = await readByEmail(env, emailKey(written.customer.email));
  // A write whose answer was lost is made again, and then finds itself.
  if (isTaken && found?.hash !== written.hash) return null;
  if (!found) throw new Error('a customer was written and is not there');
  return found.customerId;
}
