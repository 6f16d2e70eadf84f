/** A cell as it is meant, or as it stands in the file, quotes and all. */
export type Cell = string | { raw: string };

/** A file of rows, before it is written: `key` is the column that tells a row from the others. */
export interface Sheet {
  key: string;
  header: string[];
  rows: Cell[][];
  separator: string;
  end: string;
  encoding: 'utf8' | 'latin1' | 'utf16le';
  bom: boolean;
}

export const sheetOf = (
  key: string,
  header: string[],
  records: Record<string, string>[],
  format: Partial<Sheet> = {},
): Sheet => ({
  key,
  header,
  rows: records.map((record) => header.map((column) => record[column] ?? '')),
  separator: ',',
  end: '\n',
  encoding: 'utf8',
  bom: false,
  ...format,
});

function cellText(cell: Cell, separator: string): string {
  if (typeof cell !== 'string') return cell.raw;
  return /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const rowText = (cells: Cell[], { separator }: Pick<Sheet, 'separator'>) =>
  cells.map((cell) => cellText(cell, separator)).join(separator);

/** A table as text, cells quoted where they have to be. */
export const textOf = (sheet: Pick<Sheet, 'header' | 'rows' | 'separator' | 'end'>): string =>
  [sheet.header, ...sheet.rows].map((cells) => rowText(cells, sheet) + sheet.end).join('');

export const written = (sheet: Sheet): Buffer =>
  Buffer.from((sheet.bom ? '\uFEFF' : '') + textOf(sheet), sheet.encoding);

/** Which row has this key. */
function rowAt(sheet: Sheet, key: string): number {
  const at = sheet.header.indexOf(sheet.key);
  const row = sheet.rows.findIndex((cells) => cells[at] === key);
  if (row < 0) throw new Error(`no row ${key}`);
  return row;
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

/** The line that a row begins in, as an editor counts lines. */
export function lineOf(sheet: Sheet, key: string | number): number {
  const row = typeof key === 'number' ? key : rowAt(sheet, key);
  const above = textOf({ ...sheet, rows: sheet.rows.slice(0, row) });
  return linesOf(above) + 1;
}

/** The sheet with cells of one row exchanged. */
export function withCells(sheet: Sheet, key: string, cells: Record<string, Cell>): Sheet {
  const columns = Object.entries(cells).map(([column, cell]) => [sheet.header.indexOf(column), cell] as const);
  if (columns.some(([at]) => at < 0)) throw new Error(`no column among ${Object.keys(cells).join()}`);
  return withRow(sheet, key, (row) => {
    const changed = [...row];
    for (const [at, cell] of columns) changed[at] = cell;
    return changed;
  });
}

/** The sheet with one row exchanged for what is made of it. */
export function withRow(sheet: Sheet, key: string, made: (row: Cell[]) => Cell[]): Sheet {
  const at = rowAt(sheet, key);
  return { ...sheet, rows: sheet.rows.map((row, index) => (index === at ? made(row) : row)) };
}

/** The sheet with a row more, before the one that has the key, or last. */
export function withRowMore(sheet: Sheet, row: Cell[], before?: string): Sheet {
  const at = before === undefined ? sheet.rows.length : rowAt(sheet, before);
  return { ...sheet, rows: [...sheet.rows.slice(0, at), row, ...sheet.rows.slice(at)] };
}

export const rowOf = (sheet: Sheet, key: string): Cell[] => sheet.rows[rowAt(sheet, key)] ?? [];

export const withoutRow = (sheet: Sheet, key: string): Sheet => {
  const at = rowAt(sheet, key);
  return { ...sheet, rows: sheet.rows.filter((_row, index) => index !== at) };
};

export const withColumnCalled = (sheet: Sheet, column: string, name: string): Sheet => ({
  ...sheet,
  header: sheet.header.map((named) => (named === column ? name : named)),
  key: sheet.key === column ? name : sheet.key,
});

export function withoutColumn(sheet: Sheet, column: string): Sheet {
  const at = sheet.header.indexOf(column);
  const kept = <Item>(items: Item[]) => items.filter((_item, index) => index !== at);
  return { ...sheet, header: kept(sheet.header), rows: sheet.rows.map(kept) };
}

export const withColumnMore = (sheet: Sheet, column: string, cell: (key: Cell) => string): Sheet => {
  const at = sheet.header.indexOf(sheet.key);
  return {
    ...sheet,
    header: [...sheet.header, column],
    rows: sheet.rows.map((row) => [...row, cell(row[at] ?? '')]),
  };
};

/** The columns the other way round. */
export const turned = (sheet: Sheet): Sheet => ({
  ...sheet,
  header: [...sheet.header].reverse(),
  rows: sheet.rows.map((row) => [...row].reverse()),
});

/** The row without the cell of a column: all after it move up by one. */
export function lost(sheet: Sheet, column: string) {
  const at = sheet.header.indexOf(column);
  return (row: Cell[]) => row.filter((_cell, index) => index !== at);
}

/** The row with a cell more before a column: all after it move down by one. */
export function grown(sheet: Sheet, column: string, cell: Cell) {
  const at = sheet.header.indexOf(column);
  return (row: Cell[]) => [...row.slice(0, at), cell, ...row.slice(at)];
}
