import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ImportEntity } from '../../../src/contract/documents/import-order.ts';
import { listInside } from '../../../src/contract/documents/stream/documents';
import { entityOfHit } from '../../../src/contract/documents/stream/hit';
import { DocumentSplitter } from '../../../src/contract/documents/stream/splitter';
import type { Entry, Input } from './input.ts';
import { openFile, toWeb } from './open-file.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Why a file is broken rather than one document of it. */
export const ZERO_BYTES = 'it holds zero bytes';
export const NOT_UTF8 = 'it is not valid UTF-8';

function read(bytes: Uint8Array): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(decoder.decode(bytes)) as unknown };
  } catch (error) {
    return { reason: error instanceof SyntaxError ? 'it is not valid JSON' : NOT_UTF8 };
  }
}

async function* entriesOf(path: string, entity: ImportEntity | null): AsyncGenerator<Entry> {
  const splitter = new DocumentSplitter();
  let position = 0;
  let hasZeros = false;
  const entry = (found: { bytes: Uint8Array } | { reason: string }): Entry => {
    position += 1;
    if ('reason' in found) return { position, reason: found.reason };
    const got = read(found.bytes);
    if ('reason' in got) return { position, ...got };
    const named = entityOfHit(got.value);
    return { position, entity: named ?? entity, value: got.value, bytes: found.bytes };
  };
  for await (const chunk of listInside(openFile(path))) {
    if (!hasZeros && chunk.includes(0)) {
      hasZeros = true;
      yield { position: position + 1, reason: ZERO_BYTES };
    }
    for (const found of splitter.split(chunk)) yield entry(found);
  }
  for (const found of splitter.end()) yield entry(found);
}

/** Changes when the file does. */
export function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${resolve(path)} ${size} ${mtimeMs}`;
}

/**
 * A file of JSON documents: a list, one a line, one after another, or inside a search answer or a page of a service.
 */
export const jsonInput = (path: string, entity: ImportEntity | null): Input => ({
  name: basename(path),
  path,
  entity,
  bytes: path.endsWith('.gz') ? null : statSync(path).size,
  stamp: stampOf(path),
  entries: () => entriesOf(path, entity),
  raw: () => toWeb(Readable.from(listInside(openFile(path)))),
});
