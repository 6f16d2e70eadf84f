import type { Row } from './mapping.ts';

const COLUMNS = ['special_from_date', 'special_to_date', 'created_at', 'updated_at'] as const;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2}|\d{4})(?=$|[\s,T])/;
const MONTHS = 12;
/** 05-nov-26, 30/nov/2026, 1 de noviembre de 2026; the first three letters tell the month in Spanish and in English. */
const WORDED = /^(\d{1,2})(?:[-/ ]| de )([a-z]{3,10})\.?(?:[-/ ]| de )(\d{4}|\d{2})(?=$|[\s,])/i;
const MONTH_NAMES = [
  'ene jan',
  'feb',
  'mar',
  'abr apr',
  'may',
  'jun',
  'jul',
  'ago aug',
  'sep',
  'oct',
  'nov',
  'dic dec',
];
/** Days since the first that a spreadsheet counts, from 2009 to 2064, and the part of a day after them. */
const SERIAL = /^([45]\d{4})(?:\.\d+)?$/;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;

/** What stands first in the dates of a file that have their year last. */
type DateOrder = 'day' | 'month';

/**
 * One date of which only one part can be the month tells it for the whole file. null: none does, or they contradict
 * each other.
 */
function orderOf(rows: readonly Row[]): DateOrder | null {
  const told = new Set<DateOrder>();
  for (const row of rows) {
    for (const column of COLUMNS) {
      const [, first, , second] = YEAR_LAST.exec(row[column]?.trim() ?? '') ?? [];
      if (Number(first) > MONTHS) told.add('day');
      if (Number(second) > MONTHS) told.add('month');
    }
  }
  const [order = null, ...others] = told;
  return others.length > 0 ? null : order;
}

function yearFirst(text: string, order: DateOrder): string {
  const [date, first = '', , second = '', year = ''] = YEAR_LAST.exec(text) ?? [];
  if (date === undefined) return text;
  const [day, month] = order === 'day' ? [first, second] : [second, first];
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${text.slice(date.length)}`;
}

/** A date that can only be read one way, with its year first: its month is a word, or it is a spreadsheet's own number. */
function toldDate(text: string): string {
  const [, days] = SERIAL.exec(text) ?? [];
  if (days !== undefined) return new Date(SERIAL_ZERO + Number(days) * DAY_MS).toISOString().slice(0, 10);
  const [date = '', day = '', word = '', year = ''] = WORDED.exec(text) ?? [];
  const month = MONTH_NAMES.findIndex((names) => names.split(' ').includes(word.slice(0, 3).toLowerCase())) + 1;
  return month === 0 || date === ''
    ? text
    : `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}${text.slice(date.length)}`;
}

const withDates = (row: Row, read: (text: string) => string): Row => ({
  ...row,
  ...Object.fromEntries(COLUMNS.flatMap((column) => (row[column] ? [[column, read(row[column].trim())]] : []))),
});

/**
 * Rows whose dates have their year first, with four digits: those that can only be read one way, and others where the
 * file tells what 1/2/24 means in it; else as they came.
 */
export function withPlainDates(rows: readonly Row[]): Row[] {
  const order = orderOf(rows);
  return rows.map((row) =>
    withDates(row, (text) => (order === null ? toldDate(text) : yearFirst(toldDate(text), order))),
  );
}
