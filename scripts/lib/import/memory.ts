import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfText } from '../hash.ts';
import { DATA } from '../paths.mjs';
import { readText } from '../read-text.ts';
import type { Door } from './door.ts';
import type { Skipped, Source } from './source.ts';

/**
 * How far one source is, as far as this side heard: the last position that was answered, and what became of those
 * before.
 */
export interface SourceProgress {
  position: number;
  accepted: number;
  skippedCount: number;
}

/** What is needed to go on with an import that was broken off. */
export interface Kept {
  run: number;
  /** By the name of the source within the import. */
  sources: Record<string, SourceProgress>;
  skipped: Skipped[];
}

/** Whether the shop took a newer import over meanwhile: what was begun cannot be served any more. */
export const isOvertaken = ({ run }: Pick<Kept, 'run'>, served: { version: number } | null): boolean =>
  served !== null && served.version > run;

/** Where the state of an import is kept from one call to the next. */
export interface ImportMemory {
  recall(): Kept | null;
  keep(kept: Kept): void;
  forget(): void;
}

const FOLDER = join(DATA, 'imports');

/**
 * Memory of an import of these files into this store view; a file that changed makes it another import. Null when a
 * source has no stamp.
 */
export function importMemory({ url, store }: Door, sources: readonly Source[]): ImportMemory | null {
  if (sources.some(({ stamp }) => !stamp)) return null;
  const path = join(
    FOLDER,
    `${hashOfText(JSON.stringify([url, store, sources.map(({ entity, stamp }) => [entity, stamp])]))}.json`,
  );
  return {
    recall: () => {
      const text = readText(path);
      return text ? (JSON.parse(text) as Kept) : null;
    },
    keep: (kept) => {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify(kept));
      renameSync(`${path}.new`, path);
    },
    forget: () => rmSync(path, { force: true }),
  };
}
