import { Stop } from '../../stop.mjs';

const SEPARATORS = [',', ';', '\t'] as const;
const QUOTE = '"';

/** A record of a CSV file with the line it begins in, counted from 1. */
export interface CsvRecord {
  line: number;
  fields: string[];
}

/** The character that separates the fields of the header: the one it has most of, outside of quotes. */
function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  return SEPARATORS.reduce((best, one) => (bare.split(one).length > bare.split(best).length ? one : best));
}

/** Follows the characters of a file; what it holds is one record. */
class Records {
  readonly #separator: string;
  #field = '';
  #fields: string[] = [];
  #inQuotes = false;
  #afterQuote = false;
  #line = 1;
  #began = 1;

  constructor(separator: string) {
    this.#separator = separator;
  }

  *take(text: string): Generator<CsvRecord> {
    for (const character of text) {
      if (character === '\n') this.#line += 1;
      if (this.#inQuotes) this.#quoted(character);
      else if (character === QUOTE && (this.#field === '' || this.#afterQuote)) {
        if (this.#afterQuote) this.#field += QUOTE;
        this.#inQuotes = true;
        this.#afterQuote = false;
      } else if (character === this.#separator) this.#close();
      else if (character === '\n') yield* this.end();
      else if (character !== '\r') this.#field += character;
    }
  }

  get isInsideQuotes(): boolean {
    return this.#inQuotes;
  }

  get began(): number {
    return this.#began;
  }

  /** The record so far; an empty line is none. */
  *end(): Generator<CsvRecord> {
    this.#close();
    if (this.#fields.some((field) => field !== '')) yield { line: this.#began, fields: this.#fields };
    this.#fields = [];
    this.#began = this.#line;
  }

  #quoted(character: string): void {
    if (character === QUOTE) {
      this.#inQuotes = false;
      this.#afterQuote = true;
    } else this.#field += character;
  }

  #close(): void {
    this.#fields.push(this.#field.trim());
    this.#field = '';
    this.#afterQuote = false;
  }
}

/**
 * Records of a CSV file as they arrive (RFC 4180: quoted fields may hold separators and line ends), empty ones left
 * out; the header says whether commas, semicolons or tabs separate. Throws a Stop when it is not UTF-8, holds zero
 * bytes or ends inside a quoted field.
 */
export async function* readCsv(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new Stop(`${name} no está en UTF-8: guárdalo como «CSV UTF-8».`);
    }
  };
  let head = '';
  let records: Records | null = null;
  function* take(text: string): Generator<CsvRecord> {
    if (text.includes('\u0000')) throw new Stop(`${name} está dañado: trae bytes en cero.`);
    head += text;
    if (!records && !head.includes('\n')) return;
    records ??= new Records(separatorOf(head.slice(0, head.indexOf('\n'))));
    yield* records.take(head);
    head = '';
  }
  for await (const chunk of bytes) yield* take(decode(chunk));
  yield* take(`${decode()}\n`);
  const open = records as Records | null;
  if (open?.isInsideQuotes)
    throw new Stop(`${name} está cortado: las comillas del renglón ${open.began} no se cierran.`);
}
