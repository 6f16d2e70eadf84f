import { eq } from 'drizzle-orm';
import type { Env } from '../../../env';
import { catalogueDatabase } from '../database';
import { importRun } from '../schema/catalogue';
import { type SourceState, sourceStates } from './parts';

export interface ImportState {
  run: number;
  store: string;
  state: 'open' | 'broken' | 'aborted' | 'committed' | 'purged';
}

export interface ImportProgress extends ImportState {
  /** What it holds so far. */
  products: number;
  categories: number;
  /** How far its sources are, those that came in pieces. */
  sources: SourceState[];
}

/** What became of an import, whatever store view it belongs to; null when there is none with this id. */
export async function importState(env: Env, id: number): Promise<ImportState | null> {
  const [row] = await catalogueDatabase(env)
    .select({ run: importRun.id, store: importRun.store, state: importRun.state })
    .from(importRun)
    .where(eq(importRun.id, id))
    .limit(1);
  return row ?? null;
}

/** The same with what it holds and how far its sources are. */
export async function importProgress(env: Env, state: ImportState): Promise<ImportProgress> {
  const held = await env.CATALOGUE.prepare(
    'SELECT (SELECT count(*) FROM product WHERE version = ?1) AS products, (SELECT count(*) FROM category WHERE version = ?1) AS categories',
  )
    .bind(state.run)
    .first<{ products: number; categories: number }>();
  return {
    ...state,
    products: held?.products ?? 0,
    categories: held?.categories ?? 0,
    sources: await sourceStates(env, state.run),
  };
}
