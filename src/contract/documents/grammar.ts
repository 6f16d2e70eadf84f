export const OBJECT = 0x7b;
export const LIST = 0x5b;
export const LIST_END = 0x5d;
export const COMMA = 0x2c;
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
export class DocumentGrammar {
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
