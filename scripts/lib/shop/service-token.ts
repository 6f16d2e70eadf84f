import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../paths.mjs';
import { readText } from '../read-text.ts';

const TOKEN_BYTES = 32;
const OWNER_ONLY = 0o600;
const FILE = join(DATA, 'service-token');

/** The token of the local shop's import and service calls; made once and kept beside its data. */
export function serviceToken(): string {
  const kept = readText(FILE)?.trim();
  if (kept) return kept;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  mkdirSync(DATA, { recursive: true });
  writeFileSync(FILE, `${token}\n`, { mode: OWNER_ONLY });
  return token;
}
