import '../source-imports.mjs';
import { endText, reasonText } from '../../../src/features/desk/imports/reasons.ts';
import { Stop } from '../stop.mjs';
import type { Source } from './source.ts';

/**
 * Documents of a source that are sent in one call, one after another; a place is kept for each one that cannot be read.
 */
export interface Chunk {
  /** Positions of its first and last document, counted from 1. */
  from: number;
  to: number;
  /** Where in the source it ends, in bytes. */
  end: number;
  body: Uint8Array<ArrayBuffer>;
  /** Why documents could not be read, by position. */
  broken: Map<number, string>;
}

const CHUNK_BYTES = 2 * 1024 * 1024;
const CHUNK_DOCUMENTS = 5000;
const NEWLINE = Buffer.from('\n');
/** Stands for what could not be read; the shop counts it and goes on. */
const PLACEHOLDER = Buffer.from('x');
const END_TOO_EARLY = /^the file ends/;

/** The next chunk while it grows. */
class Filling {
  readonly from: number;
  readonly broken = new Map<number, string>();
  readonly #parts: Uint8Array[] = [];
  #bytes = 0;
  #documents = 0;

  constructor(from: number) {
    this.from = from;
  }

  /** Keeps a copy of these bytes. */
  add(bytes: Uint8Array): void {
    this.#parts.push(Uint8Array.from(bytes), NEWLINE);
    this.#bytes += bytes.length;
    this.#documents += 1;
  }

  get isEmpty(): boolean {
    return this.#documents === 0;
  }

  get isFull(): boolean {
    return this.#bytes >= CHUNK_BYTES || this.#documents >= CHUNK_DOCUMENTS;
  }

  close(end: number): Chunk {
    return {
      from: this.from,
      to: this.from + this.#documents - 1,
      end,
      body: Uint8Array.from(Buffer.concat(this.#parts)),
      broken: this.broken,
    };
  }
}

async function* readable(source: Source): AsyncGenerator<Uint8Array> {
  try {
    yield* source.open();
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(`No se puede leer ${source.name}: ${error instanceof Error ? error.message : error}.`);
  }
}

/**
 * Cuts a source into chunks from position `after` + 1 on, holding one of them. The same source is always cut at the
 * same places. Throws a Stop when it ends too early, or when there is something in it but no document.
 */
export async function* chunksOf(source: Source, after: number): AsyncGenerator<Chunk> {
  const { DocumentSplitter } = await import('../../../src/contract/documents/stream/splitter.ts');
  const splitter = new DocumentSplitter();
  let position = 0;
  let documents = 0;
  let unreadable: string | null = null;
  let filling = new Filling(after + 1);
  for await (const bytes of readable(source)) {
    for (const found of splitter.split(bytes)) {
      position += 1;
      if ('bytes' in found) documents += 1;
      else unreadable ??= `documento ${position}: ${reasonText(found.reason)}`;
      if (position <= after) continue;
      if ('reason' in found) filling.broken.set(position, found.reason);
      filling.add('bytes' in found ? found.bytes : PLACEHOLDER);
      if (!filling.isFull) continue;
      yield filling.close(found.offset + ('bytes' in found ? found.bytes.length : 0));
      filling = new Filling(position + 1);
    }
  }
  for (const found of splitter.end()) {
    if ('reason' in found && END_TOO_EARLY.test(found.reason))
      throw new Stop(endText(source.name, found.reason, position + 1));
  }
  if (documents === 0 && unreadable !== null) throw new Stop(`${source.name} no trae documentos: ${unreadable}.`);
  if (!filling.isEmpty) yield filling.close(source.bytes ?? 0);
}
