import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { STORES, storeByCode } from '../../../../src/config/stores';
import type { Customer, CustomerAddress, CustomerAttribute } from '../../../../src/domain/customer/customer';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { customer, customerAddress, customerPassword } from '../schema/shop';

/** As they are written: what they are found by follows from it. */
export type CustomerRow = Omit<typeof customer.$inferSelect, 'nameKey' | 'surnameKey'>;
export type AddressRow = Omit<typeof customerAddress.$inferSelect, 'phone'>;

const addressOf = (row: AddressRow): CustomerAddress => ({
  ...(JSON.parse(row.doc) as Omit<CustomerAddress, 'addressId'>),
  addressId: String(row.id),
  isDefaultShipping: row.isDefaultShipping,
  isDefaultBilling: row.isDefaultBilling,
});

/** A customer of these rows, the addresses in the order they were added. */
export const customerOf = (row: CustomerRow, addresses: AddressRow[]): Customer => ({
  customerId: String(row.id),
  groupId: row.groupId,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  attributes: JSON.parse(row.attributes) as CustomerAttribute[],
  addresses: addresses.map(addressOf),
  createdIn: row.store,
  storeId: storeByCode(STORES, row.store)?.storeId ?? 0,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  isSubscribed: row.isSubscribed,
});

/** Ids of ours are whole numbers; another realm's cannot be asked for here. */
const rowId = (customerId: string): number | null => (/^\d{1,15}$/.test(customerId) ? Number(customerId) : null);

/** The address book that this says whose it is, in the order it was written. */
const addressesOf = (database: ReturnType<typeof shopDatabase>, ofWhom: SQL) =>
  database.select().from(customerAddress).where(ofWhom).orderBy(customerAddress.position, customerAddress.id);

/** A customer with the whole address book; null when there is none. */
export async function readCustomer(env: Pick<Env, 'SHOP'>, customerId: string): Promise<Customer | null> {
  const id = rowId(customerId);
  if (id === null) return null;
  const database = shopDatabase(env);
  const [[found], addresses] = await withRetry(() =>
    database.batch([
      database.select().from(customer).where(eq(customer.id, id)),
      addressesOf(database, eq(customerAddress.customerId, id)),
    ]),
  );
  return found ? customerOf(found, addresses) : null;
}

/** The customer of an e-mail's key and the hash of their password; null when nobody has it. */
export async function readByEmail(
  env: Pick<Env, 'SHOP'>,
  key: string,
): Promise<{ customerId: string; hash: string | null } | null> {
  const [found] = await withRetry(() =>
    shopDatabase(env)
      .select({ id: customer.id, hash: customerPassword.hash })
      .from(customer)
      .leftJoin(customerPassword, eq(customerPassword.customerId, customer.id))
      .where(eq(customer.emailKey, key)),
  );
  return found ? { customerId: String(found.id), hash: found.hash } : null;
}

/** Who signs in with an e-mail, by its key, in one wait: the customer and the hash of their password, null without one. */
export async function readSigningIn(
  env: Pick<Env, 'SHOP'>,
  key: string,
): Promise<{ customer: Customer; hash: string | null } | null> {
  const database = shopDatabase(env);
  const id = database.select({ id: customer.id }).from(customer).where(eq(customer.emailKey, key));
  const [[found], addresses, [password]] = await withRetry(() =>
    database.batch([
      database.select().from(customer).where(eq(customer.emailKey, key)),
      addressesOf(database, inArray(customerAddress.customerId, id)),
      database.select().from(customerPassword).where(inArray(customerPassword.customerId, id)),
    ]),
  );
  return found ? { customer: customerOf(found, addresses), hash: password?.hash ?? null } : null;
}

/** The hash of a customer's password; null without one. */
export async function readHash(env: Pick<Env, 'SHOP'>, customerId: string): Promise<string | null> {
  const [found] = await withRetry(() =>
    shopDatabase(env)
      .select({ hash: customerPassword.hash })
      .from(customerPassword)
      .where(eq(customerPassword.customerId, Number(customerId))),
  );
  return found?.hash ?? null;
}

/** Puts a hash of the same password in the place of another, unless the password was changed meanwhile. */
export async function replaceHash(
  env: Pick<Env, 'SHOP'>,
  customerId: string,
  before: string,
  after: string,
): Promise<void> {
  const same = and(eq(customerPassword.customerId, Number(customerId)), eq(customerPassword.hash, before));
  await withRetry(() => shopDatabase(env).update(customerPassword).set({ hash: after }).where(same));
}
