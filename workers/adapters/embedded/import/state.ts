import { count, eq } from 'drizzle-orm';
import type { Env } from '../../../env';
import { catalogueDatabase } from '../database';
import { category, importRun, product } from '../schema/catalogue';
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
  const database = catalogueDatabase(env);
  const [[products], [categories]] = await database.batch([
    database.select({ held: count() }).from(product).where(eq(product.version, state.run)),
    database.select({ held: count() }).from(category).where(eq(category.version, state.run)),
  ]);
  return {
    ...state,
    products: products?.held ?? 0,
    categories: categories?.held ?? 0,
    sources: await sourceStates(env, state.run),
  };
}
