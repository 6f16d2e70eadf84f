import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../command.ts';
import { hashOf } from '../hash.ts';
import { at, DIST_CONFIG, WRANGLER } from '../paths.mjs';
import { readText } from '../read-text.ts';

const DATABASES = ['tianguis-catalogue', 'tianguis-shop'];

const stampOf = (state: string): string => join(state, '.migrated');
const migrationsNow = (): string => hashOf([at('migrations')]);

/** Notes in a state folder that its databases are migrated. */
export const noteMigrated = (state: string): void => writeFileSync(stampOf(state), migrationsNow());

/**
 * Creates and migrates the databases of a state folder, unless their migrations are those of last time; `say` is called
 * before it does.
 */
export async function migrate(state: string, say: () => void, config: string = DIST_CONFIG): Promise<void> {
  if (readText(stampOf(state)) === migrationsNow()) return;
  say();
  mkdirSync(state, { recursive: true });
  const apply = (database: string) => {
    const args = [
      '--no-warnings',
      WRANGLER,
      'd1',
      'migrations',
      'apply',
      database,
      '--local',
      '-c',
      config,
      '--persist-to',
      state,
    ];
    return runStep({ name: `migrate-${database}`, title: 'crear las bases de datos', args });
  };
  // One after the other: the runtime keeps one file about all databases of a folder, and two that start at once may
  // find it locked.
  for (const database of DATABASES) await apply(database);
  noteMigrated(state);
}
