import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder';

const own = new Map<string, Promise<string>>();

async function make(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = memoryFolder() ?? tmpdir();
  const kept = join(folder, name);
  if (process.env.TEST_STATE && existsSync(kept)) return kept;
  const made = mkdtempSync(join(folder, `tianguis-${name}-`));
  await fill(made);
  if (!process.env.TEST_STATE) {
    process.on('exit', () => rmSync(made, { recursive: true, force: true }));
    return made;
  }
  try {
    renameSync(made, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
  return kept;
}

/**
 * A folder filled once for a whole run of `npm test`, whichever process comes first; a run of single files fills its
 * own. Nobody writes into it afterwards.
 */
export function madeOnce(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const known = own.get(name) ?? make(name, fill);
  own.set(name, known);
  return known;
}
