import type { FoundCustomer } from '../../../../src/commerce/desk/customers';
import { hiddenEmail, hiddenName, hiddenPhone } from '../../../../src/domain/customer/look';
import { endWord, isCutNumber, LEAST_END, phoneEnd } from '../../../../src/domain/order/search-words';
import { foldText } from '../../../../src/domain/search/text';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';

const MOST_FOUND = 20;
const PHONE_DIGITS = 10;
/** Ten digits and the country's code; a longer number is looked for as the id of a customer. */
const PHONE_MOST = 13;
const LEAST = 2;
/** The last letter there is: `text` up to `text + LAST` is everything that begins with `text`. */
const LAST = '\u{10ffff}';

export interface PersonRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  created_at: number;
}

/** The columns of a person, with one of their telephones. */
export const PERSON = `id, first_name, last_name, email, created_at,
  (SELECT phone FROM customer_address WHERE customer_id = customer.id AND phone IS NOT NULL LIMIT 1) AS phone`;

/** A person as everybody at the desk may see them. */
export const foundOf = (row: PersonRow): FoundCustomer => ({
  id: String(row.id),
  name: hiddenName(row.first_name, row.last_name),
  email: hiddenEmail(row.email),
  phone: row.phone === null ? null : hiddenPhone(row.phone),
  createdAt: row.created_at,
});

const BY_PHONE = `SELECT customer_id FROM customer_address WHERE phone IN (?2, '52' || ?2, '+52' || ?2)
  UNION SELECT CAST(orders.customer_id AS INTEGER) FROM order_word JOIN orders ON orders.number = printf('%09d', -order_word.rank)
    WHERE order_word.store = ?1 AND word = ?2 AND orders.customer_id IS NOT NULL AND ?3 = ''`;
/** No more customers are looked at of those whose telephone ends alike, the newest first. */
const MOST_ENDS = 200;
/** Last digits of a telephone: of an address, or of an order. */
const BY_END = `SELECT * FROM (SELECT DISTINCT customer_id FROM customer_address WHERE substr(phone, -${LEAST_END}) = substr(?2, -${LEAST_END})
    AND substr(phone, -length(?2)) = ?2 ORDER BY customer_id DESC LIMIT ${MOST_ENDS})
  UNION SELECT * FROM (SELECT DISTINCT CAST(orders.customer_id AS INTEGER) AS id FROM order_word JOIN orders ON orders.number = printf('%09d', -order_word.rank)
    WHERE order_word.store = ?1 AND word >= ?3 AND word < ?3 || '${LAST}' AND orders.customer_id IS NOT NULL ORDER BY id DESC LIMIT ${MOST_ENDS})`;
/** Both searches by digits are bound alike; a number has no use for ?3. */
const BY_NUMBER = `SELECT id FROM customer WHERE id = CAST(?2 AS INTEGER)
  UNION SELECT CAST(customer_id AS INTEGER) FROM orders WHERE store = ?1 AND number = printf('%09d', ?2) AND customer_id IS NOT NULL AND ?3 IS NOT NULL`;
const BY_EMAIL = `SELECT id FROM customer WHERE ?1 <> '' AND email_key >= ?2 AND email_key < ?3`;
const BY_NAME = `SELECT id FROM customer WHERE ?1 <> '' AND name_key >= ?2 AND name_key < ?3
  UNION SELECT id FROM customer WHERE surname_key >= ?2 AND surname_key < ?3`;

/** How a text is looked for: the ids it finds, and what they are found by. */
function searchOf(typed: string): { sql: string; word: string; end: string } {
  const digits = typed.replace(/\D/g, '');
  const isNumber = /^[\d\s()+.-]+$/.test(typed);
  if (isNumber && digits.length >= PHONE_DIGITS && digits.length <= PHONE_MOST)
    return { sql: BY_PHONE, word: digits.slice(-PHONE_DIGITS), end: '' };
  const end = phoneEnd(typed);
  if (end !== null) {
    const sql = isCutNumber(end) ? BY_END : `${BY_NUMBER} UNION ${BY_END}`;
    return { sql, word: end, end: endWord(end) };
  }
  if (isNumber) return { sql: BY_NUMBER, word: digits, end: '' };
  if (typed.includes('@')) return { sql: BY_EMAIL, word: typed.toLowerCase(), end: `${typed.toLowerCase()}${LAST}` };
  const name = foldText(typed).replace(/\s+/g, ' ').trim();
  return { sql: BY_NAME, word: name, end: `${name}${LAST}` };
}

/** Customers of our own engine that a text finds. */
export async function findCustomers(env: Pick<Env, 'SHOP'>, store: string, typed: string): Promise<FoundCustomer[]> {
  const text = typed.trim();
  if (text.length < LEAST && !/^\d$/.test(text)) return [];
  const { sql, word, end } = searchOf(text);
  const { results } = await withRetry(() =>
    env.SHOP.prepare(`SELECT ${PERSON} FROM customer WHERE id IN (${sql}) ORDER BY surname_key, id LIMIT ${MOST_FOUND}`)
      .bind(store, word, end)
      .all<PersonRow>(),
  );
  return results.map(foundOf);
}
