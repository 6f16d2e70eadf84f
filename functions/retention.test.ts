import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embeddedDeskHealth } from '../workers/adapters/embedded/desk/health';
import { env, NOON } from '../workers/adapters/embedded/testing/catalogue';
import { AREAS } from '../workers/areas';
import { purge } from './purge';

const MINUTE_MS = 60_000;
const LONG_AGO = NOON - 10 * 365 * 24 * 60 * MINUTE_MS;
const SECRET = 'ana@example.mx';

/** What is kept of people for a time, and the column that says how old it is. */
const KEPT = {
  outbox: 'delivered_at',
  webhook_event: 'delivered_at',
  password_reset: 'expires_at',
  email_change: 'expires_at',
  email_undo: 'expires_at',
  order_grant: 'until',
  shared_cart: 'expires_at',
  back_in_stock_notice: 'sent_at',
  newsletter: 'asked_at',
  contact_message: 'created_at',
  desk_approval: 'closed_at',
  desk_audit: 'at',
  delivery_wish: 'updated_at',
  coupon_given: 'given_at',
  own_branch: 'updated_at',
  viewed_product: 'at',
  order_return_picture: 'created_at',
  wallet_entry: 'at',
  refund_account: 'given_at',
  privacy_request: 'created_at',
  privacy_copy: 'created_at',
  account_closing: 'blocked_at',
  advertising_consent: 'at',
} as const;
type Table = keyof typeof KEPT;

/** Every table of an area that something is deleted from, named above or not; what imports leave is no person's. */
const tables = [
  'outbox',
  ...Object.entries(AREAS).flatMap(([area, { retention }]) =>
    area === 'imports' || retention === 'nothing ages' ? [] : Object.keys(retention),
  ),
];

/** The column of a table's age; none for a table that is not named above: each that a row has to have is as old. */
const agedOf = (table: string): string | undefined => (KEPT as Record<string, string>)[table];

/**
 * Writes a row of this age, by itself one that is kept no longer; what it has to have besides its age (in `aged`) and
 * `more` is filled in.
 */
async function keep(
  table: string,
  aged: string | undefined,
  at: number = LONG_AGO,
  more: Record<string, string | number> = {},
): Promise<void> {
  const { results } = await env.SHOP.prepare(
    `SELECT name, type FROM pragma_table_info(?) WHERE "notnull" = 1 AND dflt_value IS NULL AND name <> ?`,
  )
    .bind(table, aged ?? '')
    .all<{ name: string; type: string }>();
  const row: [string, string | number][] = [
    ...(aged === undefined ? [] : [[aged, at] as [string, number]]),
    ...Object.entries(more),
    ...results
      .filter(({ name }) => !(name in more))
      .map(({ name, type }): [string, string | number] => [name, type === 'TEXT' ? `${SECRET} ${at}` : at]),
  ];
  await env.SHOP.prepare(`INSERT INTO ${table} (${row.map(([name]) => name)}) VALUES (${row.map(() => '?')})`)
    .bind(...row.map(([, value]) => value))
    .run();
}

const left = async (): Promise<string[]> => {
  const counted = await env.SHOP.batch<{ n: number }>(
    tables.map((table) => env.SHOP.prepare(`SELECT count(*) AS n FROM ${table}`)),
  );
  return tables.filter((_, place) => counted[place]?.results[0]?.n);
};
const failing = async () => (await embeddedDeskHealth(env, 'viu', NOON).health()).failing;

let logged: { name: string; reason: string }[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(JSON.parse(line)));
  await env.SHOP.batch(tables.map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)));
  await env.SHOP.prepare('DELETE FROM customer').run();
  await keep('customer', 'id');
  for (const table of tables) await keep(table, agedOf(table));
});
afterEach(() => vi.restoreAllMocks());

test('what was kept long enough of people goes, all of it', async () => {
  expect(tables).toEqual(expect.arrayContaining(Object.keys(KEPT)));
  expect(await left()).toEqual(tables);
  await purge(env, NOON);
  expect(await left()).toEqual([]);
  expect([logged, await failing()]).toEqual([[], []]);
});

const DAY_MS = 24 * 60 * MINUTE_MS;

test.each<[Table, number, Record<string, number>?]>([
  ['outbox', 7 * DAY_MS],
  ['webhook_event', 7 * DAY_MS],
  ['password_reset', 7 * DAY_MS, { customer_id: LONG_AGO }],
  ['email_change', 7 * DAY_MS, { customer_id: LONG_AGO }],
  ['email_undo', 7 * DAY_MS, { customer_id: LONG_AGO }],
  ['order_grant', 7 * DAY_MS],
  ['privacy_copy', 7 * DAY_MS],
  ['shared_cart', 0],
  ['back_in_stock_notice', 30 * DAY_MS],
  ['newsletter', 30 * DAY_MS],
  ['contact_message', 365 * DAY_MS],
  ['desk_audit', 5 * 365 * DAY_MS],
  ['delivery_wish', 5 * 365 * DAY_MS],
  ['coupon_given', 5 * 365 * DAY_MS],
  ['own_branch', 5 * 365 * DAY_MS],
  ['viewed_product', 365 * DAY_MS],
  ['order_return_picture', 180 * DAY_MS],
  ['wallet_entry', (6 * 365 + 122) * DAY_MS],
  ['refund_account', 90 * DAY_MS],
])('of %s what is kept still stays to its last minute', async (table, keptMs, more) => {
  await purge(env, NOON);
  await keep(table, KEPT[table], NOON - keptMs + MINUTE_MS, more);
  await purge(env, NOON);
  expect(await left()).toEqual([table]);
  await purge(env, NOON + 2 * MINUTE_MS);
  expect(await left()).toEqual([]);
});

test('where money of an order goes back to is kept until it went, whatever of the order a wallet pays', async () => {
  const accounts = () => env.SHOP.prepare('SELECT count(*) FROM refund_account').first<number>('count(*)');
  await env.SHOP.prepare('DELETE FROM refund_account').run();
  await keep('orders', undefined, 1, { number: 'uno', doc: '{}', received: 700, charged: 500, wallet: 300 });
  await keep('refund_account', 'given_at', LONG_AGO, { order_number: 'uno', way: 'clabe' });
  await purge(env, NOON);
  expect(await accounts()).toBe(1);
  await env.SHOP.prepare("UPDATE orders SET refunded = 500 WHERE number = 'uno'").run();
  await purge(env, NOON);
  expect(await accounts()).toBe(0);
});

test('how a customer wants things brought goes with the customer, and of no other and at no retailer', async () => {
  await env.SHOP.prepare('DELETE FROM delivery_wish').run();
  for (const [realm, customer_id] of [
    ['shop', String(LONG_AGO)],
    ['shop', '8'],
    ['0f0f0f', String(LONG_AGO)],
  ] as const)
    await keep('delivery_wish', 'updated_at', NOON, { realm, customer_id });
  await env.SHOP.prepare('DELETE FROM customer WHERE id = ?').bind(LONG_AGO).run();
  const { results } = await env.SHOP.prepare('SELECT realm, customer_id AS id FROM delivery_wish ORDER BY realm').all();
  expect(results).toEqual([
    { realm: '0f0f0f', id: String(LONG_AGO) },
    { realm: 'shop', id: '8' },
  ]);
});

test('who confirmed the newsletter is kept however long ago that was', async () => {
  await env.SHOP.prepare('DELETE FROM newsletter').run();
  await keep('newsletter', 'asked_at', LONG_AGO, { confirmed_at: LONG_AGO });
  await purge(env, NOON);
  expect(await left()).toEqual(['newsletter']);
});

test.each(['outbox', 'order_grant', 'contact_message'] as const)(
  'a failure in %s ends no other deletion, and stands in the log and at the desk until it is over',
  async (broken) => {
    await env.SHOP.prepare(`ALTER TABLE ${broken} RENAME TO away`).run();
    try {
      await purge(env, NOON);
      await purge(env, NOON + MINUTE_MS);
    } finally {
      await env.SHOP.prepare(`ALTER TABLE away RENAME TO ${broken}`).run();
    }
    expect(await left()).toEqual([broken]);
    const said = { name: `purge.${broken}`, reason: expect.stringContaining(`no such table: ${broken}`) };
    expect(logged).toEqual([expect.objectContaining(said), expect.objectContaining(said)]);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
    expect(await failing()).toEqual([{ ...said, since: NOON, failedAt: NOON + MINUTE_MS }]);
    await purge(env, NOON + 2 * MINUTE_MS);
    expect([await left(), await failing()]).toEqual([[], []]);
  },
);

test('where nothing can be noted either, the rest is deleted all the same', async () => {
  await env.SHOP.batch([
    env.SHOP.prepare('ALTER TABLE failing_work RENAME TO failing_away'),
    env.SHOP.prepare('ALTER TABLE outbox RENAME TO away'),
  ]);
  try {
    await purge(env, NOON);
  } finally {
    await env.SHOP.batch([
      env.SHOP.prepare('ALTER TABLE failing_away RENAME TO failing_work'),
      env.SHOP.prepare('ALTER TABLE away RENAME TO outbox'),
    ]);
  }
  expect(await left()).toEqual(['outbox']);
  expect(logged.map(({ name }) => name)).toEqual(['listFailing', 'purge.outbox', 'noteFailing']);
});
