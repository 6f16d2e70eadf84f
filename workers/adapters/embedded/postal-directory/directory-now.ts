import type { Env } from '../../../env';

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
