import type { NewCustomer } from '../../../../src/commerce/customers';
import type { Customer } from '../../../../src/domain/customer/customer';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { prepared, shopDatabase } from '../database';
import { customerAddress, customerPassword } from '../schema/shop';
import { madeStatement } from './account-made';
import { opaqueIds } from './opaque-ids';
import { freePersonStatement, newId, personRow } from './person-statement';
import { type AddressRow, customerOf, readByEmail, readCustomer } from './read';

interface Written {
  customer: NewCustomer;
  /** Hash of the password; its salt is random, so that it tells our own write from another's. */
  hash: string;
  storeCode: string;
  now: number;
}

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
    const person = freePersonStatement(env.SHOP, row);
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
