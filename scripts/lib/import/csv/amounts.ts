import { Stop } from '../../stop.mjs';
import type { Numbered, Row } from './mapping.ts';

/** Fields that are numbers, prices and pieces; those of branches have their code behind a dot. */
const NUMBERS = /^(?:price|special_price|price_now|price_before|price_market|before_market|qty)(?:\.|$)/;
const PRICES = /^(?:price|special|before)/;
const SIGNS = /^(?:mx\$|mxn\s*\$?|\$)?\s*(-?[\d.,\s]*\d)\s*(?:mxn|m\.n\.|pesos)?$/i;
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;
const GROUPED = /^-?\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/;
/** 1.234 is one thousand to some and one and a bit to others. */
const EITHER = /^-?[1-9]\d{0,2}[.,]\d{3}$/;
const THOUSANDS = 3;
/** No price and no pieces are so many: it is a barcode that came to stand there. */
const BEYOND = 1_000_000_000;
const SPREADSHEET = /^\d(?:[.,]\d+E\+?|E\+)\d+$|^\d{6,}\.0$/i;
const MOST_NAMED = 5;

/** What a spreadsheet leaves where it could not compute. */
const BROKEN = /^#(?:n\/[ad]|¡?(?:ref|valor|value|num|null|nulo|div\/0|spill|calc)!|¿?(?:name|nombre)\?)$/i;

/** Whether a cell of words is what a formula came to that failed; a sku, also one that was never computed. */
const isFormula = (field: 'sku' | 'name', cell: string): boolean =>
  BROKEN.test(cell) || (field === 'sku' && cell.startsWith('='));

/** Whether a code is none any more: 7.5E+12, or 7501234567890.0. */
export const isSpreadsheetNumber = (code: string): boolean => SPREADSHEET.test(code);

/** The amount of a cell without its currency; null when it is none. */
function bareOf(text: string): string | null {
  const bare = SIGNS.exec(text.trim())?.[1]?.replace(/[\s\u00a0\u202f]+/g, ' ');
  return bare !== undefined && (PLAIN.test(bare) || GROUPED.test(bare)) ? bare : null;
}

const amountsIn = (row: Row): string[] =>
  Object.entries(row).flatMap(([field, cell]) => (NUMBERS.test(field) && cell !== '' ? [cell] : []));

/** Whether a price or pieces of a row are no number. */
export const hasWords = (row: Row): boolean => amountsIn(row).some((cell) => bareOf(cell) === null);

/** Whether a row has prices or pieces, all of them numbers. */
export const hasAmounts = (row: Row): boolean => amountsIn(row).length > 0 && !hasWords(row);

/** What separates the decimals of an amount where it can be read in one way only; null where it does not tell. */
function decimalIn(bare: string): '.' | ',' | null {
  if (EITHER.test(bare) || /^-?\d+$/.test(bare)) return null;
  const last = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.';
  if (!bare.includes(last)) return null;
  const isGroup = bare.split(last).length > 2;
  return isGroup ? (last === ',' ? '.' : ',') : last;
}

const plainOf = (bare: string, decimal: '.' | ','): string =>
  bare
    .replaceAll(' ', '')
    .replaceAll(decimal === '.' ? ',' : '.', '')
    .replace(decimal, '.');

/**
 * Rows whose prices and pieces are plain numbers with a point. What the other amounts of the file tell decides what
 * 1.234 means in it: a price of three decimals is one only in a file that writes such elsewhere. Throws a Stop that names
 * lines and columns where a cell is no number, where 1.234 may be either, where a spreadsheet made a number of a sku, and
 * where a sku or a name is a formula that came to nothing.
 */
export function withPlainAmounts(name: string, rows: readonly Numbered[], nameOf: (field: string) => string): Row[] {
  const fields = Object.keys(rows[0]?.row ?? {}).filter((field) => NUMBERS.test(field));
  const told = new Set<'.' | ','>();
  const decimals = new Set<number>();
  for (const { row } of rows)
    for (const field of fields.filter((one) => PRICES.test(one))) {
      const bare = bareOf(row[field] ?? '') ?? '';
      const decimal = decimalIn(bare);
      if (decimal) told.add(decimal);
      if (decimal && bare.includes(decimal)) decimals.add(bare.length - bare.lastIndexOf(decimal) - 1);
    }
  // What is written with three decimals, or with as many as it takes, has 1.234 too; what has four everywhere does not.
  const isFine = decimals.has(THOUSANDS) || (decimals.size > 1 && [...decimals].some((count) => count > THOUSANDS));
  const [only = null, ...others] = told;
  const decimalOfFile = others.length > 0 ? null : only;
  const problems: string[] = [];
  const problem = (line: number, cell: string, field: string, why: string): void => {
    problems.push(`renglón ${line}: «${cell.slice(0, 40)}» en «${nameOf(field)}» ${why}`);
  };
  const read = (line: number, field: string, cell: string): string => {
    const bare = bareOf(cell);
    if (bare === null)
      problem(
        line,
        cell,
        field,
        `no es un número: escribe ${PRICES.test(field) ? 'el importe con cifras, como 1250.00' : 'las piezas con cifras, como 12'}`,
      );
    else if (!EITHER.test(bare)) {
      const plain = plainOf(bare, decimalIn(bare) ?? '.');
      if (Math.abs(Number(plain)) < BEYOND) return plain;
      problem(line, cell, field, 'es demasiado grande: ¿es un código de barras?');
    } else if (decimalOfFile && !bare.includes(decimalOfFile)) return plainOf(bare, decimalOfFile);
    else if (decimalOfFile && isFine && PRICES.test(field)) return plainOf(bare, decimalOfFile);
    else if (told.size === 0 && bare.includes(',')) return plainOf(bare, '.');
    else {
      const way = PRICES.test(field) ? 'con sus centavos' : 'sin puntos ni comas';
      problem(line, cell, field, `puede ser mil y tantos o uno y fracción: escríbelo ${way}`);
    }
    return '';
  };
  const plain = rows.map(({ line, row }) => {
    for (const field of ['sku', 'name'] as const)
      if (isFormula(field, row[field] ?? ''))
        problem(line, row[field] ?? '', field, 'es una fórmula: una hoja de cálculo no la resolvió');
    if (isSpreadsheetNumber(row.sku ?? ''))
      problem(line, row.sku ?? '', 'sku', 'ya no es la clave: una hoja de cálculo la volvió número');
    const numbers = fields.flatMap((field): [string, string][] => {
      const cell = row[field] ?? '';
      return cell === '' ? [] : [[field, read(line, field, cell)]];
    });
    return { ...row, ...Object.fromEntries(numbers) };
  });
  if (problems.length > 0)
    throw new Stop(
      `${name} no se importa, ${problems.slice(0, MOST_NAMED).join('; ')}${problems.length > MOST_NAMED ? `; y ${problems.length - MOST_NAMED} más` : ''}.`,
    );
  return plain;
}
