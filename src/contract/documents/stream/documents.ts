import { DocumentSplitter, type Found } from './splitter';

/** How far a list is looked for, in bytes: what a search answer says of itself stands before it. */
const HEAD_BYTES = 64 * 1024;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const SCALARS_AND_FLAT_OBJECTS = String.raw`(?:[^{}\[\]]|\{[^{}]*\})*?`;
const HITS = new RegExp(
  String.raw`^[\s,\xef\xbb\xbf]*\{${SCALARS_AND_FLAT_OBJECTS}"hits"\s*:\s*\{${SCALARS_AND_FLAT_OBJECTS}"hits"\s*:\s*\[`,
);
const ITEMS =
  /^[\s,\xef\xbb\xbf]*\{\s*(?:"(?:total_count|count|page|pages|limit|per_page)"\s*:\s*\d+\s*,\s*)*"items"\s*:\s*\[/;
/** Objects that are open around the list of each. */
const WRAPPINGS: readonly [RegExp, number][] = [
  [HITS, 2],
  [ITEMS, 1],
];

const LATIN = new TextDecoder('latin1');

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Between answers, inside the list of one, in what comes after that list, or in a file without a wrapping. */
type State = 'head' | 'list' | 'tail' | 'plain';

class Unwrapping {
  #state: State = 'head';
  #head: Uint8Array = new Uint8Array(0);
  #depth = 0;
  /** Objects still open when the list ends. */
  #around = 0;
  #inText = false;
  #escaped = false;

  *push(chunk: Uint8Array): Generator<Uint8Array> {
    if (this.#state === 'plain') yield chunk;
    else if (this.#state === 'head') yield* this.#look(joined([this.#head, chunk]), false);
    else yield* this.#follow(chunk);
  }

  *end(): Generator<Uint8Array> {
    if (this.#state === 'head' && this.#head.length > 0) yield* this.#look(this.#head, true);
  }

  *#look(bytes: Uint8Array, isWhole: boolean): Generator<Uint8Array> {
    const head = LATIN.decode(bytes.subarray(0, HEAD_BYTES));
    for (const [pattern, around] of WRAPPINGS) {
      const found = pattern.exec(head);
      if (!found) continue;
      this.#state = 'list';
      this.#around = around;
      this.#depth = 0;
      this.#head = new Uint8Array(0);
      yield* this.#follow(bytes.subarray(found[0].length - 1));
      return;
    }
    if (!isWhole && bytes.length < HEAD_BYTES) {
      this.#head = bytes;
      return;
    }
    this.#state = 'plain';
    yield bytes;
  }

  *#follow(bytes: Uint8Array): Generator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 1) {
      this.#count(bytes[at] as number);
      if (this.#inText || this.#depth > 0) continue;
      const rest = bytes.subarray(at + 1);
      if (this.#state === 'list') {
        yield bytes.subarray(0, at + 1);
        this.#state = 'tail';
        this.#depth = this.#around;
        yield* this.#follow(rest);
      } else {
        this.#state = 'head';
        yield* this.#look(rest, false);
      }
      return;
    }
    if (this.#state === 'list') yield bytes;
  }

  #count(byte: number): void {
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) this.#inText = false;
    } else if (byte === QUOTE) this.#inText = true;
    else if (OPENING.has(byte)) this.#depth += 1;
    else if (CLOSING.has(byte)) this.#depth -= 1;
  }
}

/**
 * The list inside a search answer ({"hits":{"hits":[…]}}) or a page of a service ({"items":[…]}), one such answer or
 * several after another; a file of any other shape as it is.
 */
export async function* listInside(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unwrapping = new Unwrapping();
  for await (const chunk of source) yield* unwrapping.push(chunk);
  yield* unwrapping.end();
}

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
