import { and, asc, eq, gte, max, sql } from 'drizzle-orm';
import type { ImportEntity } from '../../../../src/contract/documents/import-order';
import type { Env } from '../../../env';
import { catalogueDatabase, prepared } from '../database';
import { importPart } from '../schema/catalogue';
import type { ImportRun } from './run';

/** A document that was left out; `id` is its id, sku or key as far as it could be read. */
export interface Skipped {
  position: number;
  id: string | null;
  reason: string;
}

export interface ImportReport {
  accepted: number;
  skipped: Skipped[];
}

/** A piece of a source: its name within the import, and the position (from 1) of the first document of the piece. */
export interface Part {
  source: string;
  from: number;
}

/** How far a source is: the last position that was taken or skipped, and how many of each. */
export interface SourceState {
  source: string;
  entity: string;
  position: number;
  accepted: number;
  skipped: number;
}

/**
 * Remembers what a batch covers. Stands in the batch itself and fails with it when the same piece was written
 * meanwhile.
 */
export const partStatement = (
  db: D1Database,
  run: ImportRun,
  entity: ImportEntity | 'stock',
  source: string,
  position: number,
  { accepted, skipped }: ImportReport,
) =>
  prepared(
    db,
    catalogueDatabase({ CATALOGUE: db })
      .insert(importPart)
      .values({ version: run.id, source, entity, position, accepted, skipped: JSON.stringify(skipped) }),
  );

/** Whether a batch failed because somebody else wrote the same piece. */
export const isTakenMeanwhile = (error: unknown): boolean => String(error).includes('import_part');

/** The last position of a source that is taken care of, 0 before its first. */
export async function donePosition(env: Env, run: ImportRun, source: string): Promise<number> {
  const [row] = await catalogueDatabase(env)
    .select({ position: max(importPart.position) })
    .from(importPart)
    .where(and(eq(importPart.version, run.id), eq(importPart.source, source)));
  return row?.position ?? 0;
}

/** What became of the documents of a source from this position on, whichever call brought them. */
export async function partReport(env: Env, run: ImportRun, { source, from }: Part): Promise<ImportReport> {
  const rows = await catalogueDatabase(env)
    .select({ accepted: importPart.accepted, skipped: importPart.skipped })
    .from(importPart)
    .where(and(eq(importPart.version, run.id), eq(importPart.source, source), gte(importPart.position, from)))
    .orderBy(asc(importPart.position));
  return {
    accepted: rows.reduce((total, row) => total + row.accepted, 0),
    skipped: rows.flatMap((row) => JSON.parse(row.skipped) as Skipped[]),
  };
}

/** How far each source of an import is. */
export const sourceStates = (env: Env, id: number): Promise<SourceState[]> =>
  catalogueDatabase(env)
    .select({
      source: importPart.source,
      entity: importPart.entity,
      position: sql<number>`max(${importPart.position})`,
      accepted: sql<number>`sum(${importPart.accepted})`,
      skipped: sql<number>`sum(json_array_length(${importPart.skipped}))`,
    })
    .from(importPart)
    .where(eq(importPart.version, id))
    .groupBy(importPart.source, importPart.entity)
    .orderBy(asc(importPart.source));
