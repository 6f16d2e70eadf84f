import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOfText } from '../scripts/lib/hash';
import { migrate } from '../scripts/lib/migrate';
import { DIST_CONFIG } from '../scripts/lib/paths.mjs';
import { memoryFolder } from './memory-folder';

/**
 * Fills a new folder with migrated, empty databases for a wrangler configuration.
 * A run of `npm test` migrates once for each configuration and copies; a single test file migrates its own.
 */
export async function migratedState(state: string, config: string = DIST_CONFIG): Promise<void> {
  if (!process.env.TEST_STATE) return migrate(state, () => undefined, config);
  const folder = memoryFolder() ?? tmpdir();
  const template = join(folder, `migrated-${hashOfText(config).slice(0, 16)}`);
  if (!existsSync(template)) {
    const made = mkdtempSync(join(folder, 'migrating-'));
    await migrate(made, () => undefined, config);
    try {
      renameSync(made, template);
    } catch (error) {
      if (!existsSync(template)) throw error;
      rmSync(made, { recursive: true, force: true });
    }
  }
  cpSync(template, state, { recursive: true });
}
