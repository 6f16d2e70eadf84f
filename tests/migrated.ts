import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../scripts/lib/ops/built-config';
import { CONFIG } from '../scripts/lib/paths.mjs';
import { madeOnce } from './made-once';

/** Where the command line notes what it has applied, in words of its own; rows read depend on there being one. */
const NOTED =
  'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)';

/**
 * Applies every migration of the shop's configuration in a batch a database, by the API of the runtime, and notes them
 * as a deployment does: its command line starts it anew for each database.
 */
async function migrate(state: string): Promise<void> {
  const [{ readD1Migrations }, { Miniflare }, { unstable_readConfig }] = await Promise.all([
    import('@cloudflare/vitest-plugin'),
    import('miniflare'),
    import('wrangler'),
  ]);
  const config = unstable_readConfig({ config: CONFIG });
  const databases: Database[] = config.d1_databases;
  const env = Object.fromEntries(
    databases.map(({ binding, database_id: id }) => [binding, { type: 'd1' as const, id }]),
  );
  const manifest = {
    mainModule: 'index.js',
    modulesRoot: state,
    modules: { 'index.js': { type: 'esm' as const, contents: 'export default {};' } },
  };
  const miniflare = new Miniflare({
    cf: false,
    resourcePersistencePath: join(state, 'v3'),
    workers: [{ config: { name: 'migrations', compatibilityDate: config.compatibility_date, manifest, env } }],
  });
  try {
    for (const { binding, migrations_dir: folder = '' } of databases) {
      const database = await miniflare.getD1Database(binding);
      const migrations = await readD1Migrations(folder);
      await database.batch([
        database.prepare(NOTED),
        ...migrations.flatMap(({ name, queries }) => [
          ...queries.map((query) => database.prepare(query)),
          database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
        ]),
      ]);
    }
  } finally {
    await miniflare.dispose();
  }
}

/** Fills a new folder with migrated, empty databases: every configuration of ours names them by the same ids. */
export async function migratedState(state: string): Promise<void> {
  cpSync(await madeOnce('migrated', migrate), state, { recursive: true });
}
