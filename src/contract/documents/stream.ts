import { listInside } from './list-inside';
import { DocumentSplitter, type Found } from './splitter';

/**
 * One document of a stream: read, or broken with the reason. `position` counts from 1 what was found, `offset` is its
 * first byte.
 */
export type RawDocument = { position: number; offset: number } & (
  | { ok: true; value: unknown }
  | { ok: false; reason: string }
);

const decoder = new TextDecoder('utf-8', { fatal: true });

function parse(bytes: Uint8Array): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    return { ok: true, value: JSON.parse(decoder.decode(bytes)) };
  } catch (error) {
    return { ok: false, reason: error instanceof SyntaxError ? 'it is not valid JSON' : 'it is not valid UTF-8' };
  }
}

/**
 * The documents of a file as they arrive, one at a time: a JSON list, one document a line, or one after another, also
 * inside a search answer ({"hits":{"hits":[…]}}) or a page of a service ({"items":[…]}). A broken or oversized document
 * (above 1 MiB) is reported at its place, and reading goes on with the next one that can be told apart. A file that
 * ends too early says so in its last entry.
 */
export async function* readDocuments(source: AsyncIterable<Uint8Array>): AsyncGenerator<RawDocument> {
  const splitter = new DocumentSplitter();
  let position = 0;
  const entry = (found: Found): RawDocument => {
    position += 1;
    const read = 'bytes' in found ? parse(found.bytes) : { ok: false as const, reason: found.reason };
    return { position, offset: found.offset, ...read };
  };
  for await (const chunk of listInside(source)) for (const found of splitter.split(chunk)) yield entry(found);
  for (const found of splitter.end()) yield entry(found);
}
