import { MAX_AMOUNT } from '../../../../../src/contract/documents/lenient';
import { MIN_PRICE } from '../../../../../src/domain/price';
import { ok, type Result, refuse } from '../../../../../src/domain/result';
import { parseShopTime } from '../../../../../src/domain/shop-time';
import { MAX_LENGTH, RULES } from '../../../../../src/domain/validation';

const COLUMNS = ['sku', 'qty', 'is_in_stock', 'price', 'special_price', 'special_from', 'special_to'] as const;
type Column = (typeof COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;

/**
 * A reduced price with its window; `price` null takes a reduction away. Dates as the documents of a catalogue have
 * them.
 */
export interface Special {
  price: number | null;
  from: string | null;
  to: string | null;
}

/** What a row changes of one sku; what is not there stays. Amounts are pesos without tax, as in documents. */
export interface StockRow {
  sku: string;
  qty?: number;
  inStock?: boolean;
  price?: number;
  special?: Special;
}

const MAX_QTY = 1_000_000_000;
const DECIMAL = /^\d+(?:\.\d+)?$/;
/** 1.234 is one thousand to whoever writes thousands with points, and would be sold at a thousandth. */
const EITHER = /^[1-9]\d{0,2}\.\d{3}$/;

const MOST_SHOWN = 40;

/** A cell that cannot be used. */
class Refused extends Error {
  readonly column: Column;
  constructor(column: Column, reason: string) {
    super(`${column}: ${reason}`);
    this.column = column;
  }
}
const refused = (column: Column, reason: string): never => {
  throw new Refused(column, reason);
};

/** Why these are not the columns of a stock file, or null. */
function columnProblem(names: readonly string[]): string | null {
  const unknown = names.find((name) => !(COLUMNS as readonly string[]).includes(name));
  if (unknown !== undefined) return `unknown column ${unknown.slice(0, 40)}`;
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `column ${twice} comes twice`;
  if (!names.includes('sku')) return 'there is no column sku';
  return names.length < 2 ? 'there is no column beside sku' : null;
}

/** The columns of a file; refused when one is not known, comes twice, or there is no sku or nothing beside it. */
export function columnsOf(header: readonly string[] | null): Result<Column[]> {
  const names = (header ?? []).map((name) => name.toLowerCase());
  const reason = columnProblem(names);
  return reason === null
    ? ok(names as Column[])
    : refuse(422, 'The header is not that of a stock file', { detail: { reason } });
}

function decimal(column: Column, text: string, most: number): number {
  if (/^-?\d[\d.]*,\d+$/.test(text)) refused(column, 'Decimals are written with a point');
  if (text.startsWith('-') && DECIMAL.test(text.slice(1))) refused(column, 'Must not be negative');
  if (!DECIMAL.test(text)) refused(column, 'Must be a number');
  if (EITHER.test(text)) refused(column, 'May be thousands or decimals');
  const value = Number(text);
  return value > most ? refused(column, 'Is too large') : value;
}

/** Units in stock: oversold counts as none, as in documents. */
const quantity = (text: string): number =>
  Math.floor(decimal('qty', text.replace(/^-(?=\d+(?:\.\d+)?$)\S+/, '0'), MAX_QTY));

function flag(text: string): boolean {
  if (/^(?:1|true|yes|si|sí)$/i.test(text)) return true;
  return /^(?:0|false|no)$/i.test(text) ? false : refused('is_in_stock', 'Is not known');
}

function date(column: 'special_from' | 'special_to', text: string | undefined): string | null {
  if (!text) return null;
  return parseShopTime(text) === null ? refused(column, 'Must be a date') : text;
}

function specialOf(cells: Cells, price: number): Special {
  const special = cells.special_price ? decimal('special_price', cells.special_price, MAX_AMOUNT) : null;
  const [from, to] = [date('special_from', cells.special_from), date('special_to', cells.special_to)];
  if (special === null && (from ?? to) !== null) refused('special_price', RULES.required);
  if (special !== null && (special < MIN_PRICE || special >= price))
    refused('special_price', 'Must be below the price');
  const [start, end] = [parseShopTime(from), parseShopTime(to, true)];
  if (start !== null && end !== null && end <= start) refused('special_to', 'Must not be before special_from');
  return { price: special, from, to };
}

function rowOf(cells: Cells): StockRow {
  const { sku = '' } = cells;
  if (sku === '') refused('sku', RULES.required);
  if (sku.length > MAX_LENGTH.sku) refused('sku', 'Is too large');
  const row: StockRow = { sku };
  if (cells.qty) row.qty = quantity(cells.qty);
  if (cells.is_in_stock) row.inStock = flag(cells.is_in_stock);
  else if (row.qty !== undefined) row.inStock = row.qty > 0;
  const speaksOfSpecial = cells.special_price || cells.special_from || cells.special_to;
  if (cells.price) {
    row.price = decimal('price', cells.price, MAX_AMOUNT);
    // A missing price often arrives as a zero, and nothing in a shop is given away by a daily file.
    if (row.price < MIN_PRICE) refused('price', RULES.positive);
    if ('special_price' in cells) row.special = specialOf(cells, row.price);
    else if (speaksOfSpecial) refused('special_price', RULES.required);
  } else if (speaksOfSpecial) refused('price', RULES.required);
  if (Object.keys(row).length === 1) refused('sku', 'Nothing is given for it');
  return row;
}

/**
 * What a line changes, or why it cannot be used ("price: Must be a number, not «cinco»"). An empty cell leaves the value as it is,
 * except that a price comes with its special: where the file has the column special_price, an empty one takes the
 * reduction away.
 */
export function readRow(
  columns: readonly Column[],
  fields: readonly string[] | null,
): { row: StockRow } | { sku: string | null; reason: string } {
  if (!fields) return { sku: null, reason: 'a quote is not closed' };
  if (fields.length !== columns.length)
    return {
      sku: fields[columns.indexOf('sku')] || null,
      reason: `it has ${fields.length} fields, the header ${columns.length}`,
    };
  const cells: Cells = Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
  try {
    return { row: rowOf(cells) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const read = error.column === 'sku' ? '' : (cells[error.column] ?? '').slice(0, MOST_SHOWN).replaceAll(';', ',');
    return { sku: cells.sku || null, reason: read === '' ? error.message : `${error.message}, not «${read}»` };
  }
}
