import type { ImportEntity } from '../../../../src/contract/documents/import-order';
import type { Env } from '../../../env';
import type { RowOf } from '../database';
import type { importPart } from '../schema/catalogue';
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
  db
    .prepare('INSERT INTO import_part (version, source, entity, position, accepted, skipped) VALUES (?, ?, ?, ?, ?, ?)')
    .bind(run.id, source, entity, position, accepted, JSON.stringify(skipped));

/** Whether a batch failed because somebody else wrote the same piece. */
export const isTakenMeanwhile = (error: unknown): boolean => String(error).includes('import_part');

/** The last position of a source that is taken care of, 0 before its first. */
export async function donePosition(env: Env, run: ImportRun, source: string): Promise<number> {
  const row = await env.CATALOGUE.prepare(
    'SELECT max(position) AS position FROM import_part WHERE version = ? AND source = ?',
  )
    .bind(run.id, source)
    .first<{ position: number | null }>();
  return row?.position ?? 0;
}

/** What became of the documents of a source from this position on, whichever call brought them. */
export async function partReport(env: Env, run: ImportRun, { source, from }: Part): Promise<ImportReport> {
  const { results } = await env.CATALOGUE.prepare(
    'SELECT accepted, skipped FROM import_part WHERE version = ? AND source = ? AND position >= ? ORDER BY position',
  )
    .bind(run.id, source, from)
    .all<RowOf<typeof importPart, 'accepted' | 'skipped'>>();
  return {
    accepted: results.reduce((sum, row) => sum + row.accepted, 0),
    skipped: results.flatMap((row) => JSON.parse(row.skipped) as Skipped[]),
  };
}

/** How far each source of an import is. */
export async function sourceStates(env: Env, id: number): Promise<SourceState[]> {
  const { results } = await env.CATALOGUE.prepare(
    `SELECT source, entity, max(position) AS position, sum(accepted) AS accepted, sum(json_array_length(skipped)) AS skipped
     FROM import_part WHERE version = ? GROUP BY source, entity ORDER BY source`,
  )
    .bind(id)
    .all<SourceState>();
  return results;
}
