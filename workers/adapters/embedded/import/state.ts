import { eq } from 'drizzle-orm';
import type { Env } from '../../../env';
import { database } from '../database';
import { importRun } from '../schema';

export interface ImportState {
  run: number;
  store: string;
  state: 'open' | 'broken' | 'aborted' | 'committed' | 'purged';
}

/** How far an import is, whatever store view it belongs to; null when there is none with this id. */
export async function importState(env: Env, id: number): Promise<ImportState | null> {
  const [row] = await database(env)
    .select({ run: importRun.id, store: importRun.store, state: importRun.state })
    .from(importRun)
    .where(eq(importRun.id, id))
    .limit(1);
  return row ?? null;
}
