import { sql } from 'drizzle-orm';
import type { NewCustomer } from '../../../../src/commerce/customers';
import { emailKey, GENERAL_GROUP } from '../../../../src/domain/customer/customer';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { prepared, shopDatabase } from '../database';
import { customer, customerAddress, customerPassword } from '../schema/shop';
import { madeStatement } from './account-made';
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
): D1PreparedStatement => {
  const insert = shopDatabase({ SHOP: database })
    .insert(customer)
    .values({
      id: id ?? opaqueIds(1)[0],
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
  return prepared(database, id === null ? insert : insert.onConflictDoNothing({ target: customer.emailKey }));
};

function statements(database: D1Database, { customer: made, hash, storeCode, now }: Written): D1PreparedStatement[] {
  const shop = shopDatabase({ SHOP: database });
  const addressIds = opaqueIds(made.addresses.length);
  const customerId = sql<number>`(SELECT ${customer.id} FROM ${customer} WHERE ${customer.emailKey} = ${emailKey(made.email)})`;
  return [
    personStatement(database, made, storeCode, now),
    prepared(database, shop.insert(customerPassword).values({ customerId, hash, updatedAt: now })),
    madeStatement(database, made.email, storeCode, now),
    ...made.addresses.map(({ isDefaultShipping, isDefaultBilling, ...address }, index) =>
      prepared(
        database,
        shop.insert(customerAddress).values({
          id: addressIds[index],
          customerId,
          isDefaultShipping,
          isDefaultBilling,
          doc: JSON.stringify(address),
        }),
      ),
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
