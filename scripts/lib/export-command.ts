import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMPORT_ORDER, type ImportEntity } from '../../src/contract/documents/import-order.ts';
import { argumentsOf } from './arguments.ts';
import { download } from './import/door.ts';
import { TARGET_OPTIONS, targetOf } from './import/target.ts';
import { Stop } from './stop.mjs';

const USAGE = `Uso: node scripts/export.mjs [--url http://localhost:8787] [--store viu] [--token CLAVE] [--only ${IMPORT_ORDER.join(',')}] CARPETA`;
const NEWLINE = 10;

const read = (args: string[]) => argumentsOf(args, { ...TARGET_OPTIONS, only: { type: 'string' } }, USAGE);

function entitiesOf(only: string | undefined): ImportEntity[] {
  if (only === undefined) return [...IMPORT_ORDER];
  const unknown = only.split(',').find((name) => !(IMPORT_ORDER as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Stop(`No se conoce la entidad «${unknown}». ${USAGE}`);
  return IMPORT_ORDER.filter((entity) => only.split(',').includes(entity));
}

/** Writes a stream into a file that only takes its name once it is whole; answers its lines. */
async function writeLines(stream: ReadableStream<Uint8Array>, path: string): Promise<number> {
  let lines = 0;
  const part = `${path}.part`;
  async function* counted(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      for (const byte of chunk) if (byte === NEWLINE) lines += 1;
      yield chunk;
    }
  }
  try {
    await pipeline(
      Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]),
      counted,
      createWriteStream(part),
    );
    renameSync(part, path);
    return lines;
  } catch (error) {
    rmSync(part, { force: true });
    throw new Stop(
      `La exportación se cortó (${error instanceof Error ? error.message : error}). Repite la misma orden.`,
    );
  }
}

/**
 * Writes what a store view serves into a folder, a file for each entity, in the shapes and under the names the importer
 * takes.
 */
export async function exportCommand(args: string[]): Promise<void> {
  const { values, positionals } = read(args);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new Stop(USAGE);
  const door = targetOf(values, USAGE);
  mkdirSync(folder, { recursive: true });
  for (const entity of entitiesOf(values.only)) {
    const lines = await writeLines(
      await download(door, `export/${encodeURIComponent(door.store)}/${entity}`),
      join(folder, `${entity}.ndjson`),
    );
    console.log(`  ${entity}: ${lines} documentos`);
  }
  console.log(`✓ ${door.store}: exportado en ${folder}.`);
}
