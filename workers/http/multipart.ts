import { TooLong } from './limited-stream';

/** A body that is no multipart/form-data, or ends in the middle of it. */
export class Malformed extends Error {}

/** What stands before the bytes of a part. `filename` is null for a field. */
export interface PartHead {
  name: string;
  filename: string | null;
  type: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const CRLF = encoder.encode('\r\n');
const BLANK_LINE = encoder.encode('\r\n\r\n');
const MAX_HEAD_BYTES = 4 * 1024;
/** RFC 2046 §5.1.1. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** The boundary of a multipart/form-data request, null without one that can be. */
export function boundaryOf(request: Request): string | null {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(request.headers.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain ?? '';
  return BOUNDARY.test(boundary) ? boundary : null;
}

function indexOf(bytes: Uint8Array, sought: Uint8Array): number {
  const first = sought[0] ?? 0;
  for (
    let at = bytes.indexOf(first);
    at >= 0 && at + sought.length <= bytes.length;
    at = bytes.indexOf(first, at + 1)
  ) {
    if (sought.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

const parameter = (header: string, name: string): string | null =>
  new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(header)?.[1] ?? null;

function headOf(text: string): PartHead {
  const headers = new Map(
    text
      .split('\r\n')
      .map((line): [string, string] => [
        line.split(':', 1)[0]?.trim().toLowerCase() ?? '',
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
  const disposition = headers.get('content-disposition') ?? '';
  const name = /^form-data\b/i.test(disposition) ? parameter(disposition, 'name') : null;
  if (name === null) throw new Malformed('a part without a name');
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return { name, filename: parameter(disposition, 'filename'), type };
}

/**
 * The parts of a multipart/form-data body, read as they come: at most one chunk of it is held, whatever a part holds.
 * `next()` gives the head of the next part, `chunks()` its bytes, which have to be read to their end before the next
 * head.
 */
export class MultipartReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #delimiter: Uint8Array;
  // As if a line had ended before the body: its first delimiter stands at the beginning of a line.
  #held: Uint8Array = CRLF;

  constructor(reader: ReadableStreamDefaultReader<Uint8Array>, boundary: string) {
    this.#reader = reader;
    this.#delimiter = encoder.encode(`\r\n--${boundary}`);
  }

  /** The head of the first part; what stands before it counts for nothing. null for a form without parts. */
  async first(): Promise<PartHead | null> {
    for await (const _ of this.chunks(MAX_HEAD_BYTES));
    return this.next();
  }

  /** The head of the next part, null after the last one. */
  async next(): Promise<PartHead | null> {
    await this.#hold(2);
    const [a, b] = this.#held;
    if (a === 0x2d && b === 0x2d) return null;
    if (a !== 0x0d || b !== 0x0a) throw new Malformed('a delimiter without an end');
    for (let end = indexOf(this.#held, BLANK_LINE); ; end = indexOf(this.#held, BLANK_LINE)) {
      if (end > MAX_HEAD_BYTES || (end < 0 && this.#held.length > MAX_HEAD_BYTES))
        throw new TooLong(`a head of more than ${MAX_HEAD_BYTES} bytes`);
      if (end < 0) await this.#more();
      else {
        const head = headOf(decoder.decode(this.#held.subarray(2, end)));
        this.#held = this.#held.subarray(end + BLANK_LINE.length);
        return head;
      }
    }
  }

  /** The bytes of the part, to its end; throws TooLong past `maxBytes`. */
  async *chunks(maxBytes: number): AsyncGenerator<Uint8Array, void> {
    let bytes = 0;
    const counted = (chunk: Uint8Array): Uint8Array => {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new TooLong(`more than ${maxBytes} bytes`);
      return chunk;
    };
    for (;;) {
      const end = indexOf(this.#held, this.#delimiter);
      if (end >= 0) {
        const last = counted(this.#held.subarray(0, end));
        this.#held = this.#held.subarray(end + this.#delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      // The beginning of a delimiter may stand at the end of what came.
      const sure = this.#held.length - this.#delimiter.length + 1;
      if (sure > 0) {
        const chunk = counted(this.#held.subarray(0, sure));
        this.#held = this.#held.subarray(sure);
        yield chunk;
      }
      await this.#more();
    }
  }

  async #hold(count: number): Promise<void> {
    while (this.#held.length < count) await this.#more();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#reader.read();
    if (done) throw new Malformed('the body ends in the middle');
    this.#held = joined(this.#held, value);
  }
}
