import type { Row } from './mapping.ts';

const COLUMNS = ['special_from_date', 'special_to_date', 'created_at', 'updated_at'] as const;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2}|\d{4})(?=$|[\s,T])/;
const MONTHS = 12;

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

/**
 * Rows whose dates have their year first, with four digits, where the file tells what 1/2/24 means in it; else as they
 * came.
 */
export function withPlainDates(rows: readonly Row[]): Row[] {
  const order = orderOf(rows);
  if (order === null) return [...rows];
  return rows.map((row) => {
    const dates = COLUMNS.flatMap((column): [string, string][] =>
      row[column] ? [[column, yearFirst(row[column].trim(), order)]] : [],
    );
    return { ...row, ...Object.fromEntries(dates) };
  });
}
