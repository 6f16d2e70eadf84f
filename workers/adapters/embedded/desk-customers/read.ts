import type { DeskCustomer, OpenedCustomer } from '../../../../src/commerce/desk/customers';
import { type CustomerAttribute, fullName } from '../../../../src/domain/customer/customer';
import { LOOK_MS } from '../../../../src/domain/customer/look';
import type { Address } from '../../../../src/domain/order/order';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { type AuditRow, entryOf } from '../audit/entry';
import type { By } from '../audit/write';
import { newestOf } from '../orders/read';
import { foundOf, PERSON, type PersonRow } from './find';

const MOST_ORDERS = 20;
const MOST_SHOWN = 20;

type Row = PersonRow &
  AuditRow & { doc: string; attributes: string; is_subscribed: number; group_id: number; looked: number | null };

const lineOf = ({
  streetAddress,
  exteriorNumber,
  apartmentNumber,
  neighbourhood,
  zipCode,
  city,
  state,
}: Address): string =>
  [`${streetAddress} ${exteriorNumber} ${apartmentNumber}`.trim(), neighbourhood, `${zipCode} ${city}`, state]
    .filter(Boolean)
    .join(', ');

/**
 * A customer of our own engine as this operator may see them: whole only a while after they opened it, which is on
 * record.
 */
export async function readDeskCustomer(
  env: Env,
  { operator, store, at }: By,
  id: string,
): Promise<DeskCustomer | null> {
  const since = at - LOOK_MS;
  const bound = [
    [
      `SELECT ${PERSON}, attributes, is_subscribed, group_id, (SELECT max(at) FROM desk_audit WHERE store = ?2 AND subject = 'customer' AND subject_id = ?1
         AND action = 'look-at-customer' AND actor_id = ?3 AND at > ?4) AS looked FROM customer WHERE id = CAST(?1 AS INTEGER)`,
      [id, store, operator.id, since],
    ],
    ['SELECT doc FROM customer_address WHERE customer_id = CAST(? AS INTEGER) ORDER BY id', [id]],
    [
      `SELECT * FROM desk_audit WHERE store = ? AND subject = 'customer' AND subject_id = ? ORDER BY id DESC LIMIT ${MOST_SHOWN}`,
      [store, id],
    ],
  ] as const;
  const [[people, addresses, entries], orders] = await Promise.all([
    withRetry(() => env.SHOP.batch<Row>(bound.map(([text, values]) => env.SHOP.prepare(text).bind(...values)))),
    newestOf(env, store, id, MOST_ORDERS),
  ]);
  const row = people?.results[0];
  if (!row) return null;
  if (row.looked === null) return { ...foundOf(row), opened: null };
  const docs = (addresses?.results ?? []).map(({ doc }) => JSON.parse(doc) as Address);
  const opened: OpenedCustomer = {
    name: fullName({
      firstName: row.first_name,
      lastName: row.last_name,
      attributes: JSON.parse(row.attributes) as CustomerAttribute[],
    }),
    email: row.email,
    phones: [...new Set(docs.flatMap(({ phoneNumber }) => phoneNumber || []))],
    addresses: docs.map(lineOf),
    isSubscribed: row.is_subscribed === 1,
    groupId: row.group_id,
    orders,
    history: (entries?.results ?? []).map(entryOf),
  };
  return { ...foundOf(row), opened: { ...opened, until: row.looked + LOOK_MS } };
}
