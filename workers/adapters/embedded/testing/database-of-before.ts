import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test';
import type { Env } from '../../../env';

type WithMigrations = Pick<Env, 'SHOP'> & { SHOP_MIGRATIONS: D1Migration[] };

/** Migrations as one, so that a single batch applies them. */
const apply = (db: D1Database, name: string, migrations: D1Migration[]): Promise<void> =>
  applyD1Migrations(db, [{ name, queries: migrations.flatMap(({ queries }) => queries) }], `applied_${name}`);

async function emptied(db: D1Database): Promise<void> {
  const sql =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'";
  const { results } = await db.prepare(sql).all<{ name: string }>();
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = ON'),
    ...results.map(({ name }) => db.prepare(`DROP TABLE "${name}"`)),
  ]);
}

/**
 * Makes SHOP what it was before the migration of this name (as '0022_words'), empty; answers what applies it and all
 * that follow.
 */
export async function shopBefore(migration: string): Promise<() => Promise<void>> {
  const { SHOP, SHOP_MIGRATIONS } = env as unknown as WithMigrations;
  const at = SHOP_MIGRATIONS.findIndex(({ name }) => name.startsWith(migration));
  if (at === -1) throw new Error(`there is no migration ${migration}`);
  await emptied(SHOP);
  await apply(SHOP, 'before', SHOP_MIGRATIONS.slice(0, at));
  return () => apply(SHOP, 'after', SHOP_MIGRATIONS.slice(at));
}
