import { withoutUnseen } from '../../../../src/domain/unseen';
import { Stop } from '../../stop.mjs';

const SEPARATORS = [',', ';', '\t'] as const;
const QUOTE = '"';

/** A record of a CSV file with the line it begins in, counted from 1. */
export interface CsvRecord {
  line: number;
  fields: string[];
  /**
   * The rows it would be if a quote in it stood there by mistake, each with as many cells as the header; null where it
   * cannot be read so.
   */
  apart: string[][] | null;
}

/** The character that separates the fields of the header: the one it has most of, outside of quotes. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  return SEPARATORS.reduce((best, one) => (bare.split(one).length > bare.split(best).length ? one : best));
}

interface LongCell {
  at: number;
  text: string;
}

const MOST_SHOWN = 2;
const MOST_LETTERS = 30;

/** A cell as it is read: what nobody sees in it is not there, be it around its text or inside. */
const cellOf = (text: string): string => withoutUnseen(text).trim();

const cellsText = (count: number): string => `${count} ${count === 1 ? 'celda' : 'celdas'}`;

/**
 * The rows of a record whose cell over several lines is no cell: each line of it ends one row and begins the next. null
 * where it is but one, or one of them would not have as many cells as the record has.
 */
function rowsApart(fields: readonly string[], { at, text }: LongCell, separator: string): string[][] | null {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.split(separator));
  const rows = lines.map((cells, index) => [
    ...(index === 0 ? fields.slice(0, at) : []),
    ...cells.map(cellOf),
    ...(index === lines.length - 1 ? fields.slice(at + 1) : []),
  ]);
  const full = rows.filter((cells) => cells.length > 1 || cells[0] !== '');
  return full.length > 1 && full.every(({ length }) => length === fields.length) ? full : null;
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
  /** Cells of the record that go over several lines, as they are written, each with its place. */
  #long: LongCell[] = [];
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
      else if (character === QUOTE && (this.#afterQuote || cellOf(this.#field) === '')) this.#open();
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
    if (!mayEndOpen && this.#width !== null && this.#fields.length + 1 < this.#width)
      this.#stop(
        this.#began,
        `el archivo está cortado en este renglón, que trae ${cellsText(this.#fields.length + 1)} de ${this.#width}; pídelo de nuevo`,
      );
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
    const [fields, line, long] = [this.#fields, this.#began, this.#long];
    this.#fields = [];
    this.#long = [];
    this.#began = this.#line;
    if (fields.every((field) => field === '')) return;
    // Excel's word for the separator, above the header.
    if (this.#width === null && /^sep=.?$/i.test(fields.join(''))) return;
    this.#width ??= fields.length;
    if (fields.length !== this.#width) this.#stop(line, this.#widthText(fields, this.#width));
    const apart = long.map((cell) => rowsApart(fields, cell, this.#separator)).find((rows) => rows !== null) ?? null;
    yield { line, fields, apart };
  }

  #widthText(fields: readonly string[], width: number): string {
    const begin = fields.slice(0, MOST_SHOWN).map((one) => `«${one.slice(0, MOST_LETTERS)}»`);
    const why =
      fields.length < width
        ? 'falta un separador o una celda'
        : `sobra un separador: el texto que lleve «${this.#separator}» va entre comillas`;
    return `trae ${cellsText(fields.length)} y el encabezado ${width}; ${why}. Empieza con ${begin.join(', ')}`;
  }

  #quoted(character: string): void {
    if (character === QUOTE) {
      this.#inQuotes = false;
      this.#afterQuote = true;
    } else this.#field += character;
  }

  #close(): void {
    if (this.#opened < this.#line && /[\r\n]/.test(this.#field))
      this.#long.push({ at: this.#fields.length, text: this.#field });
    this.#fields.push(cellOf(this.#field));
    this.#field = '';
    this.#afterQuote = false;
  }

  #stop(line: number, why: string): never {
    throw new Stop(`${this.#name} no se importa, renglón ${line}: ${why}.`);
  }
}
