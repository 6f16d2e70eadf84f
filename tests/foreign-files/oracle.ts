import type { Export } from './mutations';

/** What a file says of one of its rows; centavos. */
export interface SaidOfRow {
  line: number;
  /** '' where it has none, or its column is not there. */
  sku: string;
  /** What is paid, and what is paid without a promotion; null where the cell is no amount that can be sold for. */
  charged: number | null;
  regular: number | null;
  /** null where nobody counts them. */
  qty: number | null;
  /** Whether it says how many there are or what it costs. */
  sells: boolean;
}

type Rows = { line: number; cells: string[] }[];

function decoded(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The rows of a text by RFC 4180, blank ones left out; null where it is none. */
function rowsIn(text: string): Rows | null {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const separator = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const sign = separator === '\t' ? '\\t' : separator;
  const cell = new RegExp(`[ ]*"((?:[^"]|"")*)"[ ]*(?=${sign}|\\r|\\n|$)|([^"${sign}\\r\\n][^${sign}\\r\\n]*|)`, 'y');
  const rows: Rows = [];
  let [line, began, cells] = [1, 1, [] as string[]];
  for (let at = 0; at < text.length; ) {
    cell.lastIndex = at;
    const match = cell.exec(text);
    if (!match) return null;
    const [whole, quoted, bare] = match;
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    cells.push((quoted?.replaceAll('""', '"') ?? bare ?? '').trim());
    at += whole.length;
    const end = /^(?:\r\n|\r|\n)/.exec(text.slice(at, at + 2))?.[0];
    if (end === undefined && text[at] === separator) {
      at += 1;
      continue;
    }
    if (end === undefined) return null;
    at += end.length;
    line += 1;
    if (cells.some((one) => one !== '')) rows.push({ line: began, cells });
    [began, cells] = [line, []];
  }
  return cells.length === 0 && rows.every((row) => row.cells.length === rows[0]?.cells.length) ? rows : null;
}

/** What an amount may be, in centavos; several where it can be read in two ways, none where it is no amount. */
function readings(cell: string): number[] {
  const bare = cell.replace(/^(?:MX\$|\$)\s*|\s*MXN$/g, '');
  if (!/^-?\d[\d.,]*$/.test(bare)) return [];
  const signs = bare.replace(/[^.,]/g, '');
  const last = signs.at(-1);
  if (last === undefined) return [Number(bare) * 100];
  const parts = bare.split(last);
  const decimals = parts.at(-1) ?? '';
  const wholeOf = (text: string) => Number(text.replace(/[.,]/g, ''));
  const asDecimal = Math.round(Number(`${wholeOf(parts.slice(0, -1).join(''))}.${decimals}`) * 100);
  if (new Set(signs).size === 2) return [asDecimal];
  if (parts.length > 2) return [wholeOf(bare) * 100];
  return decimals.length === 3 && !/^-?0/.test(bare) ? [wholeOf(bare) * 100, asDecimal] : [asDecimal];
}

const sumOf = (numbers: readonly string[]): number => numbers.reduce((sum, one) => sum + Number(one), 0);

const only = (cell: string): number | null => {
  const [first, ...others] = readings(cell);
  return first !== undefined && others.length === 0 ? first : null;
};

const INFINITE: Record<string, (cell: (column: string) => string) => boolean> = {
  Shopify: (cell) => cell('Variant Inventory Tracker') === '',
  Magento: (cell) => cell('manage_stock') === '0',
};

/** What a file says, row by row, read without anything of the import; null where it is no table. */
export function toldBy(of: Export, bytes: Uint8Array): SaidOfRow[] | null {
  const text = decoded(bytes);
  const rows = text === null ? null : rowsIn(text);
  const [head, ...others] = rows ?? [];
  if (!head) return null;
  const names = head.cells.map((name) => name.replace(/^\uFEFF/, '').toLowerCase());
  return others.map(({ line, cells }): SaidOfRow => {
    const cell = (column: string): string => cells[names.indexOf(column.toLowerCase())] ?? '';
    const [price, other] = [only(cell(of.price)), only(cell(of.promo))];
    const isShopify = of.system === 'Shopify';
    const regular = isShopify && other !== null && price !== null && other > price ? other : price;
    const isReduced = !isShopify && other !== null && price !== null && other >= 1 && other < price;
    const places = of.stock.map((column) => cell(column).replace(',', '')).filter((pieces) => pieces !== '');
    return {
      line,
      sku: cell(of.sku),
      charged: isReduced ? other : price,
      regular,
      qty: places.length === 0 || INFINITE[of.system]?.(cell) ? null : Math.max(0, sumOf(places)),
      sells: cell(of.price) !== '' || places.length > 0,
    };
  });
}
