import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long it waits for the shop, which writes the same file. */
const BUSY_MS = 5000;

/** Which times something has, by table: how its rows are found, and their columns in epoch ms. */
const TIMES = {
  order: [
    ['orders', 'number = :number', ['created_at', 'promised_from', 'promised_to', 'promised_before', 'kept_until']],
    ['order_event', 'order_number = :number', ['at']],
    ['order_hold', 'order_number = :number', ['until']],
    ['invoice_request', 'order_number = :number', ['created_at', 'decided_at']],
    ['order_return_event', 'return_number IN (SELECT number FROM order_return WHERE order_number = :number)', ['at']],
    ['order_return', 'order_number = :number', ['created_at']],
  ],
  request: [['privacy_request', 'id = :number', ['created_at', 'received_at', 'due_at', 'answered_at', 'carried_at']]],
} as const;
type Moved = keyof typeof TIMES;

/** The database of the shop among those of a state folder. */
function shopDatabase(state: string): DatabaseSync {
  for (const file of globSync('v3/d1/**/*.sqlite', { cwd: state })) {
    const database = new DatabaseSync(join(state, file), { timeout: BUSY_MS });
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'order_event'").get()) return database;
    database.close();
  }
  throw new Error(`no database of a shop in ${state}`);
}

/**
 * Makes an order, or a request about personal data, of the local shop so many days older, with all that happened to it:
 * no clock of a running Worker can be set. The rest stays as the shop wrote it.
 */
function moveBack(state: string, moved: Moved, number: string, days: number): void {
  const database = shopDatabase(state);
  try {
    database.exec('BEGIN IMMEDIATE');
    const ms = days * DAY_MS;
    for (const [table, where, columns] of TIMES[moved])
      database
        .prepare(`UPDATE ${table} SET ${columns.map((name) => `${name} = ${name} - :ms`).join(', ')} WHERE ${where}`)
        .run({ number, ms });
    if (moved === 'order')
      database
        .prepare(
          `UPDATE orders SET doc = json_set(doc, '$.createdAt', strftime('%Y-%m-%dT%H:%M:%fZ', created_at / 1000.0, 'unixepoch'))
         WHERE number = :number`,
        )
        .run({ number });
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

// In a process of its own, which is told not to say that sqlite is new in Node: move-back.ts STATE KIND NUMBER DAYS
const [, , state = '', moved = '', number = '', days = ''] = process.argv;
moveBack(state, moved as Moved, number, Number(days));
