import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../scripts/lib/migrate';
import { CONFIG } from '../scripts/lib/paths.mjs';
import { memoryFolder } from './memory-folder';

/**
 * Fills a new folder with migrated, empty databases: every configuration of ours names them by the same ids.
 * A run of `npm test` migrates once and copies; a single test file migrates its own.
 */
export async function migratedState(state: string): Promise<void> {
  const apply = (folder: string) => migrate(folder, () => undefined, CONFIG);
  if (!process.env.TEST_STATE) return apply(state);
  const folder = memoryFolder() ?? tmpdir();
  const template = join(folder, 'migrated');
  if (!existsSync(template)) {
    const made = mkdtempSync(join(folder, 'migrating-'));
    await apply(made);
    try {
      renameSync(made, template);
    } catch (error) {
      if (!existsSync(template)) throw error;
      rmSync(made, { recursive: true, force: true });
    }
  }
  cpSync(template, state, { recursive: true });
}
