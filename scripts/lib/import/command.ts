import { parseArgs } from 'node:util';
import { Stop } from '../stop.mjs';
import { importSources } from './client.ts';
import { sourcesFrom } from './files.ts';
import { importMemory } from './memory.ts';
import { ImportProgress } from './progress.ts';
import { reasonText } from './reasons.ts';
import { importStock } from './stock.ts';
import { TARGET_OPTIONS, targetOf } from './target.ts';

const USAGE =
  'Uso: npm run import -- [--url http://localhost:8787] [--store viu] [--token CLAVE] ARCHIVO, CARPETA o entidad=ARCHIVO … — o bien: --stock existencias.csv';
/** Skipped documents are listed up to this many; the rest is counted. */
const LISTED_SKIPS = 50;

function read(args: string[]) {
  try {
    return parseArgs({ args, options: { ...TARGET_OPTIONS, stock: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}. ${USAGE}`);
  }
}

/** Imports what the arguments name, says what was skipped and why; called again after being broken off, it goes on where it stopped. */
export async function importCommand(args: string[]): Promise<void> {
  const { values, positionals } = read(args);
  if ((positionals.length === 0) === (values.stock === undefined)) throw new Stop(USAGE);
  const door = targetOf(values, USAGE);
  if (values.stock !== undefined) return importStock(door, values.stock);
  const sources = sourcesFrom(positionals);
  const memory = importMemory(door, sources);
  if (memory?.recall()) console.log('Se sigue con la importación que quedó a medias…');
  const progress = new ImportProgress(sources);
  const summary = await importSources(door, sources, (step) => progress.show(step), memory).finally(() => progress.end());
  for (const { source, position, id, reason } of summary.skipped.slice(0, LISTED_SKIPS))
    console.log(`  omitido ${source} nº ${position}${id ? ` (${id})` : ''}: ${reasonText(reason)}`);
  if (summary.skippedCount > LISTED_SKIPS) console.log(`  … y ${summary.skippedCount - LISTED_SKIPS} omitidos más`);
  console.log(
    `✓ ${door.store}: ${summary.products} productos y ${summary.categories} categorías; ${summary.accepted} documentos tomados, ${summary.skippedCount} omitidos.`,
  );
}
