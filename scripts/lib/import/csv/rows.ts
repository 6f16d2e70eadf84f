import { Stop } from '../../stop.mjs';
import { openFile } from '../open-file.ts';
import { hasAmounts, hasWords, withPlainAmounts } from './amounts.ts';
import { needPesos } from './currency-and-iva.ts';
import { withPlainDates } from './dates.ts';
import { encodingOf } from './encoding.ts';
import { needKnownWords } from './known-words.ts';
import { type Columns, columnsOf, mappingFor, missingIn, type Row, readMapping } from './mapping.ts';
import { notUtf8 } from './not-utf8.ts';
import type { Prices } from './offer.ts';
import { needPlaces, withShopStock } from './places.ts';
import { readCsv } from './read-csv.ts';

/** What has to be said of CSV files, for themselves do not tell. */
export interface CsvChoices {
  prices?: Prices | undefined;
  /** Path of a mapping to use in place of the known ones. */
  mapping?: string | undefined;
  /** Whether the last line may lack its end, as that of a cut file does. */
  mayEndOpen?: boolean | undefined;
}

const MOST_CELLS = 3;
const MOST_LETTERS = 30;
/** A table this wide has no text of several lines that only happens to have a row's separators in each. */
const WIDE = 12;

const namesText = (cells: readonly string[]): string =>
  cells
    .slice(0, MOST_CELLS)
    .map((cell) => `«${cell.slice(0, MOST_LETTERS)}»`)
    .join(', ');

/** Whether a cell of several lines is no text: a quote was left open, and every line of it is a row of the table. */
const isRows = (apart: readonly string[][], columns: Columns): boolean =>
  apart.every((cells) => {
    const row = columns.read(cells);
    return hasAmounts(row) || (cells.length >= WIDE && !hasWords(row));
  });

/** What to do about a line that is mostly empty where the header should be. */
const titledText = (fields: readonly string[]): string =>
  fields.filter((cell) => cell === '').length * 2 >= fields.length
    ? ' Si arriba del encabezado hay títulos, quítalos.'
    : '';

const swallowed = (name: string, line: number, apart: readonly string[][]): string =>
  `${name} no se importa, renglón ${line}: unas comillas que abren en él se cierran renglones después y se llevan ${apart.length - 1 === 1 ? 'otro renglón' : `otros ${apart.length - 1} renglones`}, que empieza con ${namesText(apart[1] ?? [])}; cierra las comillas o quítalas.`;

/**
 * The rows of a file by our names of their fields, and how it is read. Throws a Stop by line where the file is not taken.
 * `needsPrices`: whether it has to say them.
 */
export async function rowsOf(name: string, path: string, choices: CsvChoices, needsPrices: boolean) {
  const rows: { line: number; row: Row }[] = [];
  let columns: Columns | null = null;
  let mapping = choices.mapping === undefined ? null : readMapping(choices.mapping);
  const encoding = await encodingOf(openFile(path));
  if (encoding === null) throw await notUtf8(name, () => openFile(path));
  let header: readonly string[] = [];
  for await (const { line, fields, apart } of readCsv(name, openFile(path), {
    encoding,
    mayEndOpen: choices.mayEndOpen,
    way: ' o --allow-unended',
  })) {
    if (columns) {
      if (fields.every((cell, index) => cell === header[index]))
        throw new Stop(`${name} no se importa, renglón ${line}: repite el encabezado; quítalo, con lo que sobre.`);
      if (apart && isRows(apart, columns)) throw new Stop(swallowed(name, line, apart));
      if (needsPrices) needPesos(name, header, line, fields);
      rows.push({ line, row: columns.read(fields) });
    } else {
      header = fields;
      mapping ??= mappingFor(name, fields, line);
      const missing = missingIn(mapping, fields, needsPrices);
      if (missing.length > 0)
        throw new Stop(
          `${name} no se importa, renglón ${line}: su encabezado, que empieza con ${namesText(fields)}, no trae ${missing.map((one) => `«${one}»`).join(' ni ')}, que pide el mapeo de ${mapping.name}.${titledText(fields)}`,
        );
      needPlaces(name, mapping, fields);
      columns = columnsOf(mapping, fields);
      if (columns.twice.length > 0)
        throw new Stop(
          `${name} no se importa, renglón ${line}: trae dos veces la columna ${columns.twice.join(', ')}.`,
        );
    }
  }
  if (!mapping || !columns) throw new Stop(`${name} está vacío.`);
  const found = mapping;
  needKnownWords(name, rows, mapping, columns.nameOf);
  const dated = withPlainDates(withPlainAmounts(name, rows, columns.nameOf));
  return {
    rows: rows.map(({ line, row }, index) => ({ line, row: withShopStock(found, dated[index] ?? row) })),
    mapping,
    columns,
    encoding,
  };
}
