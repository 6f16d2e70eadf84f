import { vi } from 'vitest';
import { PERSONAL } from '../../areas';
import { browser, env, MAIL, newCustomer, post, type SentLetter, visit } from './customers.fixture';

export const START = Date.UTC(2036, 10, 20, 18, 0, 30);
export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
export const WITH_MAIL = { ...env, ...MAIL };

export type Browser = ReturnType<typeof browser>;

export const sent: SentLetter[] = [];
let network = 0;
const address = () => {
  network += 1;
  return { 'x-local-address': `10.79.0.${network}` };
};

/** The clock stands, nobody wrote yet, and letters are caught. */
export async function begin(): Promise<void> {
  await env.SHOP.batch(
    ['outbox', 'privacy_request', 'privacy_copy', 'account_closing'].map((table) =>
      env.SHOP.prepare(`DELETE FROM ${table}`),
    ),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({});
  });
}

export const letters = () => sent.map(({ to, subject }) => [to[0], subject]);
export const tokenOf = (letter: SentLetter | undefined) => /\?token=([\w-]{32})/.exec(letter?.text ?? '')?.[1] ?? '';

/** Sends a form as a browser without script does. */
export async function sendForm(
  shopper: Browser,
  form: string,
  fields: Record<string, string> = {},
  more: object = MAIL,
): Promise<Response> {
  const headers = {
    ...shopper.page(),
    ...address(),
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = new URLSearchParams(fields).toString();
  const response = await visit(`/f/${form}`, { method: 'POST', headers, body }, more);
  shopper.keep(response.headers);
  return response;
}

/** Opens the link of a letter in this browser, whose token goes into a cookie. */
export async function open(shopper: Browser, page: string, letter: SentLetter | undefined): Promise<void> {
  const headers = { ...shopper.page(), 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
  shopper.keep((await visit(`/${page}?token=${tokenOf(letter)}`, { headers })).headers);
}

export const logIn = async (username: string, password: string) =>
  (await post('/api/user/login', { username, password, tokenCaptcha: '' }, address())).status;

/** Somebody who signed up and is signed in here. */
export async function someone() {
  const account = await newCustomer();
  const here = browser();
  await here.post('/api/user/login', { username: account.email, password: account.password, tokenCaptcha: '' });
  return { ...account, here };
}

export const CANARY = 'canario';

/** Columns that say whose a row is, and what they hold of this customer. */
const whoseColumns = (id: number, email: string, order: string): Record<string, string | number> => ({
  realm: 'shop',
  store: 'viu',
  customer_id: id,
  confirmed_by: id,
  order_number: order,
  email,
  email_key: email,
  subject_id: String(id),
});

/** A row of every table that holds something of people, with a canary in each of its texts, of this customer. */
export async function plant(id: number, email: string): Promise<void> {
  const order = String(id).slice(-9).padStart(9, '0');
  const list = 700_000_000 + (id % 1_000_000);
  // What lies under a row of another table comes after it.
  for (const { table } of [...PERSONAL].reverse()) {
    const name = (table as unknown as Record<symbol, string>)[Symbol.for('drizzle:Name')] ?? '';
    if (['customer', 'customer_password', 'account_closing', 'privacy_copy', 'wallet_entry'].includes(name)) continue;
    const { results } = await env.SHOP.prepare('SELECT name, type FROM pragma_table_info(?)')
      .bind(name)
      .all<{ name: string; type: string }>();
    const known: Record<string, string | number> = {
      ...whoseColumns(id, email, order),
      doc: JSON.stringify({ said: `${CANARY} ${name}` }),
      ...(name === 'orders' ? { number: order, status: 'complete' } : {}),
      ...(name === 'order_event' ? { id: `of ${order}` } : {}),
      ...(name === 'order_return' ? { number: order } : {}),
      ...(name === 'order_return_event' ? { return_number: order } : {}),
      ...(name === 'desk_audit' ? { subject: 'customer' } : {}),
      ...(name === 'favorite_list' ? { id: list } : {}),
      ...(name === 'favorite_item' ? { list_id: list } : {}),
      ...(name === 'newsletter' ? { id: list } : {}),
      ...(name === 'advertising_consent' ? { newsletter_id: list } : {}),
      ...(name === 'review' ? { status: 1, rating: 5, seq: list, order_number: order } : {}),
      ...(name === 'privacy_request' ? { status: 'open' } : {}),
      ...(name === 'orders' ? { gone: '{}', dispatch: '{}' } : {}),
      ...(name === 'coupon_use' ? { admitted: 1 } : {}),
    };
    const row = results
      .filter((column) => column.name in known || column.name !== 'id')
      .map((column): [string, string | number] => {
        const isText = column.type === 'TEXT';
        const value = known[column.name] ?? (isText ? `${CANARY} ${name} ${column.name} ${id}` : START);
        // A number that is bound to a column of text would be kept with a fraction.
        return [column.name, isText ? String(value) : value];
      });
    await env.SHOP.prepare(
      `INSERT INTO ${name} (${row.map(([column]) => `"${column}"`)}) VALUES (${row.map(() => '?')})`,
    )
      .bind(...row.map(([, value]) => value))
      .run();
  }
  await env.SHOP.prepare('INSERT INTO order_word (store, word, rank) VALUES (?, ?, ?)')
    .bind('viu', `${CANARY} de la busqueda`, -Number(order))
    .run();
}

/** The tables in which something of these texts stands. */
export async function tablesWith(...texts: string[]): Promise<string[]> {
  const { results } = await env.SHOP.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%'",
  ).all<{ name: string }>();
  const found = await Promise.all(
    results.map(async ({ name }) => {
      const rows = JSON.stringify((await env.SHOP.prepare(`SELECT * FROM ${name}`).all()).results);
      return texts.some((text) => rows.includes(text)) ? [name] : [];
    }),
  );
  return found.flat().sort();
}
