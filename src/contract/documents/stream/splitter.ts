export const OBJECT = 0x7b;
export const LIST = 0x5b;
const LIST_END = 0x5d;
const COMMA = 0x2c;
export const NEWLINE = 0x0a;
const OBJECT_END = 0x7d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const MAX_DEPTH = 64;

export const isBlank = (byte: number): boolean => byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;

/** 'misplaced' is an object that starts where none may stand. */
export type Step = 'inside' | 'closed' | 'misplaced' | { broken: string };

/**
 * Follows the bytes of one JSON object from its opening bracket to its closing one. It knows where texts, objects and
 * lists may stand, not whether names and numbers are right: that is for JSON.parse, once the bytes are complete.
 */
class DocumentGrammar {
  #stack: number[] = [];
  /** Last byte that is neither blank nor inside a text. */
  #last = 0;
  #inText = false;
  #escaped = false;

  /** Begins a document whose bytes so far were `bytes`. */
  start(bytes: Iterable<number>): void {
    this.#stack = [];
    this.#last = COLON;
    this.#inText = false;
    this.#escaped = false;
    for (const byte of bytes) this.next(byte);
  }

  next(byte: number): Step {
    if (this.#inText) return this.#text(byte);
    if (isBlank(byte)) return 'inside';
    const before = this.#last;
    this.#last = byte;
    switch (byte) {
      case QUOTE:
        this.#inText = true;
        return 'inside';
      case OBJECT:
      case LIST:
        return this.#open(byte, before);
      case OBJECT_END:
        return this.#close(OBJECT);
      case LIST_END:
        return this.#close(LIST);
      default:
        return 'inside';
    }
  }

  #text(byte: number): Step {
    if (byte === NEWLINE) return { broken: 'a text inside it is not closed' };
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inText = false;
    return 'inside';
  }

  #open(byte: number, before: number): Step {
    const inList = this.#stack.at(-1) === LIST && (before === LIST || before === COMMA);
    if (before !== COLON && !inList) return byte === OBJECT ? 'misplaced' : { broken: 'a list stands where none may' };
    if (this.#stack.length >= MAX_DEPTH) return { broken: 'it is nested too deeply' };
    this.#stack.push(byte);
    return 'inside';
  }

  #close(opening: number): Step {
    if (this.#stack.pop() !== opening) return { broken: 'its brackets do not match' };
    return this.#stack.length === 0 ? 'closed' : 'inside';
  }
}

/** Largest document, in bytes. */
const MAX_DOCUMENT_BYTES = 1024 * 1024;
/** What is set aside for a document at first; most are smaller. */
const FIRST_BYTES = 32 * 1024;
const BYTE_ORDER_MARK = new Uint8Array([0xef, 0xbb, 0xbf]);
/** How a search hit begins; nothing inside a document does. */
const HIT_START = new TextEncoder().encode('{"_index"');

/**
 * What is at a place of the stream: the bytes of one document (valid until the next one), or why there is none.
 * `offset` is its first byte.
 */
export type Found = { offset: number } & ({ bytes: Uint8Array } | { reason: string });

/** Between documents, inside one, in something that is none, or behind a broken one whose end cannot be seen. */
type State = 'between' | 'inside' | 'noise' | 'lost';

/**
 * Cuts a stream of bytes into JSON objects: those of a list, one a line, or one after another. Holds the bytes of one
 * document. Behind a document that was never closed it goes on with the next object that begins no further right, or
 * like a search hit.
 */
export class DocumentSplitter {
  readonly #grammar = new DocumentGrammar();
  #buffer = new Uint8Array(FIRST_BYTES);
  #state: State = 'between';
  #size = 0;
  #offset = 0;
  /** Column the current or lost document began in. */
  #margin = 0;
  #seen = 0;
  #lineStart = 0;
  #openLists = 0;
  #hitMatched = 0;

  /** What is found up to the end of this chunk. */
  *split(chunk: Uint8Array): Generator<Found> {
    for (const byte of chunk) {
      const found = this.#state === 'inside' ? this.#inside(byte) : this.#outside(byte);
      if (found) yield found;
      this.#seen += 1;
      if (byte === NEWLINE) this.#lineStart = this.#seen;
    }
  }

  /** What is left to say when the stream ends. */
  *end(): Generator<Found> {
    if (this.#state === 'inside') yield { offset: this.#offset, reason: 'the file ends inside it' };
    else if (this.#state === 'lost' && this.#openLists > 0)
      yield { offset: this.#offset, reason: 'the file ends behind a document that cannot be read' };
    else if (this.#openLists > 0) yield { offset: this.#seen, reason: 'the file ends before its list does' };
  }

  #begin(bytes: Uint8Array): void {
    this.#state = 'inside';
    this.#offset = this.#seen + 1 - bytes.length;
    this.#margin = this.#offset - this.#lineStart;
    this.#buffer.set(bytes);
    this.#size = bytes.length;
    this.#hitMatched = 0;
    this.#grammar.start(bytes);
  }

  #inside(byte: number): Found | null {
    const step = this.#grammar.next(byte);
    if (step === 'misplaced') {
      const broken = this.#lose('it is not closed');
      if (this.#isAtMargin()) this.#begin(Uint8Array.of(byte));
      else this.#matchHit(byte);
      return broken;
    }
    if (typeof step === 'object') return this.#lose(step.broken);
    if (this.#size < MAX_DOCUMENT_BYTES) {
      if (this.#size === this.#buffer.length) this.#grow();
      this.#buffer[this.#size] = byte;
    }
    this.#size += 1;
    if (step === 'inside') return null;
    this.#state = 'between';
    if (this.#size > MAX_DOCUMENT_BYTES) return { offset: this.#offset, reason: 'it is larger than 1 MiB' };
    return { offset: this.#offset, bytes: this.#buffer.subarray(0, this.#size) };
  }

  #grow(): void {
    const larger = new Uint8Array(Math.min(this.#buffer.length * 2, MAX_DOCUMENT_BYTES));
    larger.set(this.#buffer);
    this.#buffer = larger;
  }

  #lose(reason: string): Found {
    this.#state = 'lost';
    return { offset: this.#offset, reason: this.#size > MAX_DOCUMENT_BYTES ? 'it is larger than 1 MiB' : reason };
  }

  #isAtMargin(): boolean {
    return this.#seen - this.#lineStart <= this.#margin;
  }

  /** Follows the beginning of a search hit, and takes up a document there. */
  #matchHit(byte: number): void {
    this.#hitMatched = byte === HIT_START[this.#hitMatched] ? this.#hitMatched + 1 : Number(byte === OBJECT);
    if (this.#hitMatched === HIT_START.length) this.#begin(HIT_START);
  }

  #outside(byte: number): Found | null {
    if (this.#state === 'lost') {
      if (byte === OBJECT && this.#isAtMargin()) this.#begin(Uint8Array.of(byte));
      else this.#matchHit(byte);
      return null;
    }
    if (byte === OBJECT) this.#begin(Uint8Array.of(byte));
    else if (byte === LIST) this.#openLists += 1;
    else if (isBlank(byte) || byte === COMMA || byte === BYTE_ORDER_MARK[this.#seen]) {
      if (byte === NEWLINE || byte === COMMA) this.#state = 'between';
    } else if (byte === LIST_END && this.#openLists > 0) this.#openLists -= 1;
    else if (this.#state !== 'noise') {
      this.#state = 'noise';
      return { offset: this.#seen, reason: 'it is not a JSON object' };
    }
    return null;
  }
}
