import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../read-text.ts';

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;
const FILE = '.session-keys';

export const newSessionKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/**
 * The keys of customers' tokens of a shop on this computer; made once and kept with its data, so that nobody is signed
 * out by a restart.
 */
export function sessionKeys(state: string): string {
  const file = join(state, FILE);
  const kept = readText(file)?.trim();
  if (kept) return kept;
  const key = newSessionKey();
  mkdirSync(state, { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: OWNER_ONLY });
  return key;
}
