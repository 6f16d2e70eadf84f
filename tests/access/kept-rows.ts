import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Letters and notices go out meanwhile; what they say stands in the rows that they are about. */
const GOES_ON = new Set(['outbox', 'customer_session']);
const DAY_MS = 24 * 60 * 60 * 1000;
/** The link in a letter is good for weeks, what somebody opens by number and e-mail for an hour. */
const isOfLetter = (table: string, { until }: Record<string, unknown>): boolean =>
  table === 'order_grant' && Number(until) > Date.now() + DAY_MS;
const OWN_TABLE = "type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%'";

/** The database of orders and customers below a folder of the runtime. */
function openShopDatabase(state: string): DatabaseSync {
  for (const entry of readdirSync(state, { recursive: true, encoding: 'utf8' })) {
    if (!/d1.*[\da-f]{64}\.sqlite$/i.test(entry)) continue;
    const database = new DatabaseSync(join(state, entry), { readOnly: true });
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'orders'").get()) return database;
    database.close();
  }
  throw new Error(`there is no database of orders below ${state}`);
}

/** Every row of orders and customers in which one of these marks stands, or that names this customer, by its table. */
export function rowsOf(state: string, customer: string, marks: readonly string[]): string[] {
  const database = openShopDatabase(state);
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE ${OWN_TABLE}`).all() as { name: string }[];
  const rows = tables
    .filter(({ name }) => !GOES_ON.has(name))
    .flatMap(({ name }) =>
      database
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .filter(
          (row) =>
            !isOfLetter(name, row) &&
            (Object.values(row).some((value) => String(value) === customer) ||
              marks.some((mark) => JSON.stringify(row).includes(mark))),
        )
        .map((row) => `${name} ${JSON.stringify(row)}`),
    );
  database.close();
  return rows.sort();
}
