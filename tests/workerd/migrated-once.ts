import { applyD1Migrations, type D1Migration } from 'cloudflare:test';

/** What makes an empty database a migrated one, by its name: kept where the test files of one workerd all find it. */
const WRITTEN = Symbol.for('migrated databases as statements');
const kept = globalThis as { [WRITTEN]?: Map<string, string[]> };
kept[WRITTEN] ??= new Map();
const written = kept[WRITTEN];

/** Not what SQLite, the platform and virtual tables make by themselves. */
const SCHEMA = `SELECT type, name, sql FROM sqlite_master
  WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name NOT LIKE '~_cf~_%' ESCAPE '~'
    AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY rowid`;

const asSql = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`;
};

/** Statements that write the whole of a database anew. */
async function dump(database: D1Database): Promise<string[]> {
  const { results } = await database.prepare(SCHEMA).all<{ type: string; name: string; sql: string }>();
  const rows: string[] = [];
  for (const { type, name, sql } of results) {
    if (type !== 'table' || sql.startsWith('CREATE VIRTUAL')) continue;
    const all = await database.prepare(`SELECT * FROM "${name}"`).raw();
    for (const row of all) rows.push(`INSERT INTO "${name}" VALUES (${row.map(asSql).join(', ')})`);
  }
  // Rows before triggers, which would answer them.
  const triggers = results.filter(({ type }) => type === 'trigger');
  const rest = results.filter(({ type }) => type !== 'trigger');
  return [...rest.map(({ sql }) => sql), ...rows, ...triggers.map(({ sql }) => sql)];
}

/**
 * Migrates an empty database. The first test file applies the migrations, each later one what they came to: a change
 * of a table, of which there are dozens, reads the whole schema again.
 */
export async function migrated(database: D1Database, name: string, migrations: D1Migration[]): Promise<void> {
  const known = written.get(name);
  if (known) {
    await database.batch(known.map((sql) => database.prepare(sql)));
    return;
  }
  // All of them as one, so that it waits for a single batch.
  await applyD1Migrations(database, [{ name: 'all', queries: migrations.flatMap(({ queries }) => queries) }]);
  written.set(name, await dump(database));
}
