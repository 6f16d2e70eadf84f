import { and, eq, inArray, sql } from 'drizzle-orm';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { catalogueDatabase, names, prepared, shopDatabase } from '../database';
import { importRun } from '../schema/catalogue';
import { importVersion, sequence } from '../schema/shop';

/** An import under way: its id is the catalogue version it fills. */
export interface ImportRun {
  id: number;
  store: StoreView;
}

/**
 * Starts an import of a store view; what it writes is not served before its commit. Its id comes from the database of
 * the shop, which is never restored over: a catalogue put back to an earlier state is given no version a second time.
 */
export async function beginImport(
  env: Env,
  store: StoreView,
  now: number,
  scope: 'catalogue' | 'stock' = 'catalogue',
): Promise<ImportRun> {
  const columns = names(importVersion.store, importVersion.lastOrder, importVersion.scope, importVersion.beganAt);
  const row = await shopDatabase(env).get<Pick<typeof importVersion.$inferSelect, 'version'> | undefined>(
    sql`INSERT INTO ${importVersion} (${columns})
      SELECT ${store.storeCode}, ${sequence.last}, ${scope}, ${now} FROM ${sequence} WHERE ${sequence.name} = 'order'
      RETURNING ${names(importVersion.version)} AS version`,
  );
  if (!row) throw new Error('no version was given out');
  await catalogueDatabase(env)
    .insert(importRun)
    .values({ id: row.version, store: store.storeCode, state: 'open', startedAt: now });
  return { id: row.version, store };
}

/** The open import with this id: 404 when the store view has none, 409 when it is broken, aborted or committed. */
export async function openImport(env: Env, store: StoreView, id: number): Promise<Result<ImportRun>> {
  const [row] = await catalogueDatabase(env)
    .select({ state: importRun.state })
    .from(importRun)
    .where(and(eq(importRun.id, id), eq(importRun.store, store.storeCode)))
    .limit(1);
  if (!row) return refuse(404, 'There is no such import');
  if (row.state !== 'open') return refuse(409, `The import is ${row.state}`);
  return ok({ id, store });
}

/**
 * Fails, and with it the batch it stands in, unless the import is still open: what is served or given up is not written
 * to any more.
 */
export const whileOpen = (db: D1Database, { id }: ImportRun): D1PreparedStatement =>
  prepared(
    db,
    catalogueDatabase({ CATALOGUE: db })
      .update(importRun)
      .set({ commits: sql`${importRun.commits} + 2 * (${importRun.state} <> 'open')` })
      .where(eq(importRun.id, id)),
  );

/** Closes the import; fails, and with it the batch it stands in, unless the import is open. */
export const closing = (db: D1Database, { id }: ImportRun, now: number): D1PreparedStatement =>
  prepared(
    db,
    catalogueDatabase({ CATALOGUE: db })
      .update(importRun)
      .set({
        commits: sql`${importRun.commits} + 1`,
        state: sql`CASE ${importRun.state} WHEN 'open' THEN 'committed' ELSE ${importRun.state} END`,
        finishedAt: now,
      })
      .where(eq(importRun.id, id)),
  );

/** The refusal of an import that was closed meanwhile; null when a batch failed for another reason. */
export const closedMeanwhile = (error: unknown): Result<never> | null =>
  String(error).includes('import_run_commits') ? refuse(409, 'The import is not open any more') : null;

/** Gives an import up; its rows are purged later. Answers false when it was committed or given up before. */
export async function abortImport(env: Env, run: ImportRun, now: number): Promise<boolean> {
  const { meta } = await catalogueDatabase(env)
    .update(importRun)
    .set({ state: 'aborted', finishedAt: now })
    .where(and(eq(importRun.id, run.id), inArray(importRun.state, ['open', 'broken'])));
  return meta.changes > 0;
}

/** Marks an import whose data stopped being readable: it can no longer be committed. */
export async function breakImport(env: Env, run: ImportRun, now: number): Promise<void> {
  await catalogueDatabase(env)
    .update(importRun)
    .set({ state: 'broken', finishedAt: now })
    .where(and(eq(importRun.id, run.id), eq(importRun.state, 'open')));
}
