import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../command.ts';
import { hashOf } from '../hash.ts';
import { at, DIST_CONFIG, WRANGLER } from '../paths.mjs';
import { readText } from '../read-text.ts';

const DATABASES = ['tianguis-catalogue', 'tianguis-shop'];

/**
 * Creates and migrates the databases of a state folder, unless their migrations are those of last time; `say` is called
 * before it does.
 */
export async function migrate(state: string, say: () => void, config: string = DIST_CONFIG): Promise<void> {
  const wanted = hashOf([at('migrations')]);
  const stamp = join(state, '.migrated');
  if (readText(stamp) === wanted) return;
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
  writeFileSync(stamp, wanted);
}
