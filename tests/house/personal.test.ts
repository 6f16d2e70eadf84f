import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { AREAS, PERSONAL } from '../../workers/areas';

const ROOT = resolve(import.meta.dirname, '../..');

/** Columns that say whose a row is, or hold something of somebody. */
const OF_SOMEBODY =
  /^(?:customer_id|confirmed_by|owner|email|email_key|first_name|last_name|name|nickname|phone|holder|clabe|receiver|comment|message|detail|doc|note|notes|actor|attributes|order_number)$/;

/** Tables with such a column that hold nobody's data, or only what cannot be led back to anybody. */
const OF_NOBODY: Record<string, string> = {
  branch: 'branches of the shop',
  sequence: 'names of sequences',
  failing_work: 'names of work',
  order_key: 'a hash of whoever ordered',
  order_hold: 'hashes of a telephone and a place, until the order is paid',
  order_line: 'goods; whose they are stands with the order',
  refund: 'when money goes back; whose it is stands with the order',
  order_grant: 'a hash of a token, until it ends',
  webhook_event: 'what became of an order, until the retailer was told',
  desk_entry: 'where an order stands at the desk',
  desk_approval: 'our own people, and what they agreed to give back',
  branch_move: 'goods, and who of our people moved them',
  stock_move: 'goods, and who of our people moved them',
  shared_cart: 'a hash of whoever shared it, for thirty days',
};

const schema = await Promise.all(
  globSync('workers/adapters/embedded/schema/shop/*.ts', { cwd: ROOT }).map(
    (file) => import(join(ROOT, file)) as Promise<Record<string, unknown>>,
  ),
);
const tables = [
  ...new Set(schema.flatMap((file) => Object.values(file)).filter((one): one is SQLiteTable => is(one, Table))),
];
const personalColumns = (table: SQLiteTable): string[] =>
  Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => OF_SOMEBODY.test(name));
const declared = new Set(PERSONAL.map(({ table }) => getTableName(table)));

test('every table with a column of somebody is said by its area, so that a copy shows it and a closed account loses it', () => {
  expect(tables.length).toBeGreaterThan(50);
  const forgotten = tables
    .filter((table) => personalColumns(table).length > 0)
    .map((table) => getTableName(table))
    .filter((name) => !declared.has(name) && !(name in OF_NOBODY));
  expect(forgotten.sort()).toEqual([]);
  expect(Object.keys(OF_NOBODY).filter((name) => declared.has(name))).toEqual([]);
});

test('a copy shows nothing that lets somebody in', () => {
  const shown = PERSONAL.flatMap(({ shown: columns }) => Object.values(columns).map(({ name }) => name));
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((name) => /hash|token|secret|key/i.test(name))).toEqual([]);
});

test('docs/retention.md says of every table with data of people how long a row stays, and why', () => {
  const page = readFileSync(join(ROOT, 'docs/retention.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|/gm)].map(([, name = '']) => name);
  const aged = Object.entries(AREAS).flatMap(([area, { retention }]) =>
    // What imports leave is nobody's.
    area === 'imports' || retention === 'nothing ages' ? [] : Object.keys(retention),
  );
  const known = new Set(tables.map((table) => getTableName(table)));
  const wanted = [...new Set([...declared, ...aged.filter((name) => known.has(name))])].sort();
  expect(rows.sort()).toEqual(wanted);
});
