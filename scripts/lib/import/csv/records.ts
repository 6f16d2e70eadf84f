import { Stop } from '../../stop.mjs';

const SEPARATORS = [',', ';', '\t'] as const;
const QUOTE = '"';

/** A record of a CSV file with the line it begins in, counted from 1. */
export interface CsvRecord {
  line: number;
  fields: string[];
}

/** The character that separates the fields of the header: the one it has most of, outside of quotes. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  return SEPARATORS.reduce((best, one) => (bare.split(one).length > bare.split(best).length ? one : best));
}

/**
 * Follows the characters of a file. A record has as many cells as the header, and nothing stands between a closing
 * quote and the end of its cell: what is read shifted would be sold at another column's price. Throws a Stop that names
 * the line.
 */
export class Records {
  readonly #name: string;
  readonly #separator: string;
  #width: number | null = null;
  #field = '';
  #fields: string[] = [];
  #inQuotes = false;
  #afterQuote = false;
  #afterReturn = false;
  #line = 1;
  #began = 1;
  #opened = 1;

  constructor(name: string, separator: string) {
    this.#name = name;
    this.#separator = separator;
  }

  *take(text: string): Generator<CsvRecord> {
    for (const character of text) {
      const isSecondOfEnd = character === '\n' && this.#afterReturn;
      this.#afterReturn = character === '\r';
      const isEnd = character === '\n' || character === '\r';
      if (isEnd && !isSecondOfEnd) this.#line += 1;
      if (character === '\u0000') this.#stop(this.#line, 'está dañado, trae bytes en cero');
      if (this.#inQuotes) this.#quoted(character);
      else if (isSecondOfEnd) continue;
      else if (character === QUOTE && (this.#afterQuote || this.#field.trim() === '')) this.#open();
      else if (character === this.#separator) this.#close();
      else if (isEnd) yield* this.#end();
      else if (this.#afterQuote) this.#stop(this.#opened, 'unas comillas cierran a la mitad de una celda');
      else this.#field += character;
    }
  }

  /** Says that nothing more comes: a quote that is still open, or a record without its end, is where a file was cut. */
  finish(mayEndOpen: boolean, way: string): CsvRecord[] {
    if (this.#inQuotes)
      this.#stop(this.#opened, 'sus comillas no se cierran; el archivo está cortado o les falta el par');
    if (this.#field === '' && this.#fields.length === 0 && !this.#afterQuote) return [];
    const last = [...this.#end()];
    if (!mayEndOpen && last.length > 0)
      throw new Stop(
        `${this.#name} está cortado: su último renglón, el ${last[0]?.line}, no termina en un salto de línea. Pídelo de nuevo o, si está entero, agrega el salto${way}.`,
      );
    return last;
  }

  #open(): void {
    if (this.#afterQuote) this.#field += QUOTE;
    else {
      this.#field = '';
      this.#opened = this.#line;
    }
    this.#inQuotes = true;
    this.#afterQuote = false;
  }

  /** The record so far; one of empty cells is none. */
  *#end(): Generator<CsvRecord> {
    this.#close();
    const [fields, line] = [this.#fields, this.#began];
    this.#fields = [];
    this.#began = this.#line;
    if (fields.every((field) => field === '')) return;
    this.#width ??= fields.length;
    if (fields.length !== this.#width)
      this.#stop(line, `trae ${fields.length} celdas y el encabezado ${this.#width}; falta o sobra un separador`);
    yield { line, fields };
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

  #stop(line: number, why: string): never {
    throw new Stop(`${this.#name} no se importa, renglón ${line}: ${why}.`);
  }
}
