import type { BookAddress } from '../../../../src/commerce/own/profiles';
import type { UsualFor } from '../../../../src/contract/profile/forms';
import type { CustomerAddress } from '../../../../src/domain/customer/customer';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { opaqueIds } from '../customers/opaque-ids';

type Database = Pick<Env, 'SHOP'>;

/** Most addresses of one customer: a profile with all of them is read at once. */
const MOST = 100;

const COLUMN = { shipping: 'is_default_shipping', billing: 'is_default_billing' } as const satisfies Record<
  UsualFor,
  string
>;

interface Flags {
  is_default_shipping: number;
  is_default_billing: number;
}

/** The id of an address as a row has it; 0, which no row has, for what is no id of ours. */
const rowId = (addressId: string): number => (/^\d{1,15}$/.test(addressId) ? Number(addressId) : 0);

/** Takes a default off every other address of the customer (?1), once the named one (?2) has it. */
const offOthers = ({ SHOP }: Database, customerId: number, id: number, usualFor: UsualFor): D1PreparedStatement => {
  const column = COLUMN[usualFor];
  return SHOP.prepare(
    `UPDATE customer_address SET ${column} = 0 WHERE customer_id = ?1 AND id <> ?2 AND ${column} = 1
       AND EXISTS (SELECT 1 FROM customer_address WHERE id = ?2 AND customer_id = ?1 AND ${column} = 1)`,
  ).bind(customerId, id);
};

const touched = ({ SHOP }: Database, customerId: number, now: number): D1PreparedStatement =>
  SHOP.prepare('UPDATE customer SET updated_at = ?2 WHERE id = ?1').bind(customerId, now);

/** What of a new address counts: the first one is the usual one for everything. */
const inserted = ({ SHOP }: Database, customerId: number, id: number, address: BookAddress, doc: string) =>
  SHOP.prepare(
    `INSERT INTO customer_address (id, customer_id, is_default_shipping, is_default_billing, doc, position)
       SELECT ?2, ?1,
         ?3 OR NOT EXISTS (SELECT 1 FROM customer_address WHERE customer_id = ?1),
         ?4 OR NOT EXISTS (SELECT 1 FROM customer_address WHERE customer_id = ?1), ?5,
         (SELECT coalesce(max(position), 0) + 1 FROM customer_address WHERE customer_id = ?1)
       WHERE (SELECT count(*) FROM customer_address WHERE customer_id = ?1) < ${MOST}
         AND EXISTS (SELECT 1 FROM customer WHERE id = ?1)
     ON CONFLICT (id) DO NOTHING`,
  ).bind(customerId, id, Number(address.isDefaultShipping), Number(address.isDefaultBilling), doc);

const updated = ({ SHOP }: Database, customerId: number, id: number, address: BookAddress, doc: string) =>
  SHOP.prepare(
    `UPDATE customer_address SET doc = ?5, is_default_shipping = is_default_shipping OR ?3,
       is_default_billing = is_default_billing OR ?4 WHERE id = ?2 AND customer_id = ?1`,
  ).bind(customerId, id, Number(address.isDefaultShipping), Number(address.isDefaultBilling), doc);

/**
 * Writes an address under a new id (null) or its own; null where it is none of the customer's, or there are as many as
 * one may have.
 */
export async function writeAddress(
  env: Database,
  owner: string,
  addressId: string | null,
  address: BookAddress,
  now: number,
): Promise<CustomerAddress | null> {
  const customerId = rowId(owner);
  // Written again, because its answer was lost, it keeps its id.
  const id = addressId === null ? (opaqueIds(1)[0] ?? 0) : rowId(addressId);
  const { isDefaultShipping: _, isDefaultBilling: __, ...typed } = address;
  const write = (addressId === null ? inserted : updated)(env, customerId, id, address, JSON.stringify(typed));
  const results = await withRetry(() =>
    env.SHOP.batch<Flags>([
      write,
      offOthers(env, customerId, id, 'shipping'),
      offOthers(env, customerId, id, 'billing'),
      touched(env, customerId, now),
      env.SHOP.prepare(
        'SELECT is_default_shipping, is_default_billing FROM customer_address WHERE id = ?2 AND customer_id = ?1',
      ).bind(customerId, id),
    ]),
  );
  const flags = results.at(-1)?.results[0];
  return flags
    ? {
        ...typed,
        addressId: String(id),
        isDefaultShipping: flags.is_default_shipping === 1,
        isDefaultBilling: flags.is_default_billing === 1,
      }
    : null;
}

/** Makes an address the usual one; false where it is none of the customer's. */
export async function makeUsual(
  env: Database,
  owner: string,
  addressId: string,
  usualFor: UsualFor,
  now: number,
): Promise<boolean> {
  const [customerId, id] = [rowId(owner), rowId(addressId)];
  const [made] = await withRetry(() =>
    env.SHOP.batch([
      env.SHOP.prepare(`UPDATE customer_address SET ${COLUMN[usualFor]} = 1 WHERE id = ?2 AND customer_id = ?1`).bind(
        customerId,
        id,
      ),
      offOthers(env, customerId, id, usualFor),
      touched(env, customerId, now),
    ]),
  );
  return (made?.meta.changes ?? 0) > 0;
}

/**
 * Whether an address (?2) of the customer (?1) may go: it is not the usual one for anything, none is left that could
 * be, or what takes its place (?3) is another one of theirs.
 */
const MAY_GO = `(
  NOT EXISTS (SELECT 1 FROM customer_address WHERE id = ?2 AND (is_default_shipping = 1 OR is_default_billing = 1))
  OR NOT EXISTS (SELECT 1 FROM customer_address WHERE customer_id = ?1 AND id <> ?2)
  OR EXISTS (SELECT 1 FROM customer_address WHERE customer_id = ?1 AND id = ?3 AND id <> ?2))`;

/** Gives what the address (?2) is the usual one for to the next one (?3). */
const handOn = ({ SHOP }: Database, ids: number[]): D1PreparedStatement =>
  SHOP.prepare(
    `UPDATE customer_address SET
       is_default_shipping = is_default_shipping OR coalesce((SELECT a.is_default_shipping FROM customer_address a WHERE a.id = ?2 AND a.customer_id = ?1), 0),
       is_default_billing = is_default_billing OR coalesce((SELECT a.is_default_billing FROM customer_address a WHERE a.id = ?2 AND a.customer_id = ?1), 0)
     WHERE id = ?3 AND customer_id = ?1 AND id <> ?2`,
  ).bind(...ids);

/**
 * Takes an address away, in one step with what takes its place, so that of two at once the second sees what the first
 * did. 'usual': another one has to be named first.
 */
export async function eraseAddress(
  env: Database,
  owner: string,
  addressId: string,
  next: string | null,
  now: number,
): Promise<'gone' | 'unknown' | 'usual'> {
  const ids = [rowId(owner), rowId(addressId), next === null ? 0 : rowId(next)];
  const there = 'SELECT 1 AS one FROM customer_address WHERE id = ?2 AND customer_id = ?1';
  const [before, , gone] = await withRetry(() =>
    env.SHOP.batch([
      env.SHOP.prepare(there).bind(ids[0], ids[1]),
      handOn(env, ids),
      env.SHOP.prepare(`DELETE FROM customer_address WHERE id = ?2 AND customer_id = ?1 AND ${MAY_GO}`).bind(...ids),
      touched(env, rowId(owner), now),
    ]),
  );
  if ((before?.results.length ?? 0) === 0) return 'unknown';
  return (gone?.meta.changes ?? 0) > 0 ? 'gone' : 'usual';
}
