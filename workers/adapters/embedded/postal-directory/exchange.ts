import type { Env } from '../../../env';
import type { Tally } from './read-blocks';

export interface DirectoryFigures {
  codes: number;
  /** Colonias, those of each code counted once by name. */
  settlements: number;
}

/** What the directory in force holds; nothing before the first import. */
export async function directoryNow({ CATALOGUE }: Env): Promise<DirectoryFigures & { importedAt: number | null }> {
  const row = await CATALOGUE.prepare(
    'SELECT codes, settlements, imported_at AS importedAt FROM postal_directory',
  ).first<DirectoryFigures & { importedAt: number }>();
  return row ?? { codes: 0, settlements: 0, importedAt: null };
}

/** An import under way: its blocks are staged under `run`. */
export interface Staging {
  run: string;
  beganAt: number;
}

const municipalitiesOf = ({ municipalities }: Tally): Record<number, string[]> =>
  Object.fromEntries(
    [...municipalities].map(([region, names]) => [region, [...names].sort((a, b) => a.localeCompare(b, 'es'))]),
  );

/**
 * Puts the staged blocks in the place of those in force, in one batch; it fails as a whole when any of them is missing.
 */
export async function exchange(db: D1Database, { run, beganAt }: Staging, tally: Tally): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM postal_block'),
    db
      .prepare('INSERT INTO postal_block (prefix, codes) SELECT prefix, codes FROM staged_postal_block WHERE run = ?')
      .bind(run),
    db
      .prepare(
        `INSERT OR REPLACE INTO postal_directory (id, blocks, codes, settlements, municipalities, imported_at)
         SELECT 1, CASE count(*) WHEN ?1 THEN ?1 ELSE 0 END, ?2, ?3, ?4, ?5 FROM postal_block`,
      )
      .bind(tally.prefixes.size, tally.codes, tally.settlements, JSON.stringify(municipalitiesOf(tally)), beganAt),
    db.prepare('DELETE FROM staged_postal_block WHERE run = ?').bind(run),
  ]);
}
