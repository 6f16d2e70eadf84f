import type { Env } from '../../env';
import { log, reasonOf } from '../../http/log';

/** What a store view serves. */
export interface ActiveVersion {
  version: number;
  revision: number;
}

/** How long an isolate believes what it read: rows of a replaced version stay far longer (functions/purge). */
const BELIEVED_MS = 2000;

interface Memory {
  active: ActiveVersion | null;
  readAt: number;
}

const memories = new Map<string, Memory>();

async function read(env: Env, storeCode: string): Promise<ActiveVersion | null> {
  const before = memories.get(storeCode);
  // Meanwhile the others go on with what is known; waiting for this reading, they would wait for ever if its shopper went away.
  if (before) memories.set(storeCode, { ...before, readAt: Date.now() });
  try {
    const active = await env.CATALOGUE.prepare('SELECT version, revision FROM catalogue WHERE store = ?').bind(storeCode).first<ActiveVersion>();
    memories.set(storeCode, { active, readAt: Date.now() });
    return active;
  } catch (error) {
    if (!before) throw error;
    log('warn', 'The catalogue version could not be read, the last known one is served', { store: storeCode, reason: reasonOf(error) });
    return before.active;
  }
}

/** The version a store view serves, null before its first import; up to 2 s old. While D1 fails, the last one known to this isolate. */
export async function activeVersion(env: Env, storeCode: string): Promise<ActiveVersion | null> {
  const memory = memories.get(storeCode);
  if (memory && Date.now() - memory.readAt < BELIEVED_MS) return memory.active;
  return read(env, storeCode);
}

/** Makes this isolate read the version again: it was just changed here. */
export const forgetVersion = (storeCode: string): boolean => memories.delete(storeCode);
