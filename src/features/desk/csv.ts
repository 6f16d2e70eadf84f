/** Says to spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\u{feff}';

/** An amount that leaves: a number is no formula, and sums have to find it. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const safe = /^[=+\-@]/.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}

type Lines = readonly (readonly string[])[];

/** More lines of a file that began before. */
export const csvLines = (lines: Lines): string => lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');

/** A file of lines of cells, the first of which names them. */
export const csvText = (lines: Lines): string => `${BYTE_ORDER_MARK}${csvLines(lines)}`;
