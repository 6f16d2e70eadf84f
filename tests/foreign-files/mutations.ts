import { ODD_GOODS } from './goods';
import { textOf } from './sheet';
import { exportOf, SYSTEMS, type System } from './systems';

/** A file as a shop system writes it, before somebody touched it. */
export interface Export extends Omit<System, 'sheet' | 'rows'> {
  separator: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The same shop as five systems write it. */
export const EXPORTS: readonly Export[] = SYSTEMS.map((of) => {
  const { separator, header, rows } = exportOf(of, ODD_GOODS);
  return { ...of, separator, header, rows: rows.map((row) => row.map(String)) };
});

/**
 * What has to become of a file: it comes in whole, it is refused, it is refused with the line, or either, as long as
 * what comes in is right.
 */
type Fate = 'in' | 'refused' | 'line' | 'either';

/** A file as it came from somebody, and what has to become of it. */
export interface OddFile {
  name: string;
  of: Export;
  bytes: Uint8Array;
  fate: Fate;
}

/** Answers whole numbers from 0 below a bound, the same ones for a seed. */
type Dice = (below: number) => number;

function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Table = string[][];
type Changed = string | Uint8Array | null;
type Mutation = [name: string, fate: Fate, change: (of: Export, dice: Dice) => Changed];

const tableOf = ({ header, rows }: Export): Table => [[...header], ...rows.map((row) => [...row])];
const written = (of: Export, [header = [], ...rows]: Table, separator = of.separator, end = '\n'): string =>
  textOf({ header, rows, separator, end });
const place = (of: Export, column: string): number => of.header.indexOf(column);

/** A row that sells something, by number in the table; of those with something in all of the columns. */
function soldRow(of: Export, dice: Dice, columns: readonly string[] = []): number {
  const needed = [of.price, ...columns].map((column) => place(of, column));
  const fit = of.rows.flatMap((row, index) => (needed.every((one) => row[one]) ? [index + 1] : []));
  return fit[dice(fit.length)] ?? 1;
}

/** A file in which one cell of a row that is sold says something else. */
const withCell =
  (column: (of: Export) => string | null, change: (cell: string) => string, also: 'filled' | 'any' = 'any') =>
  (of: Export, dice: Dice): Changed => {
    const named = column(of);
    if (named === null) return null;
    const table = tableOf(of);
    const row = table[soldRow(of, dice, also === 'filled' ? [named] : [])];
    if (row) row[place(of, named)] = change(row[place(of, named)] ?? '');
    return written(of, table);
  };

const price = (of: Export): string => of.price;
const stock = (of: Export): string => of.stock[0];

/** Its header with one column called otherwise. */
const renamed =
  (column: (of: Export) => string | null, to: string) =>
  (of: Export): Changed => {
    const named = column(of);
    if (named === null) return null;
    const [head = [], ...rows] = tableOf(of);
    return written(of, [head.map((one) => (one === named ? to : one)), ...rows]);
  };

/** All its amounts written by another hand. */
const amounts =
  (write: (plain: string, row: number) => string) =>
  (of: Export): Changed => {
    const columns = [of.price, of.promo].map((column) => place(of, column));
    const [head = [], ...rows] = tableOf(of);
    const changed = rows.map((row, number) =>
      row.map((cell, index) =>
        cell !== '' && columns.includes(index) ? write(cell.replace(/[$,]/g, ''), number) : cell,
      ),
    );
    return written(of, [head, ...changed]);
  };

const inMexico = (plain: string): string => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(+plain);
const inSpain = (plain: string): string => inMexico(plain).replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));

/** A change of one line of the text, beyond the header, that lies in no quoted cell of several lines. */
const inLine =
  (change: (line: string, of: Export, dice: Dice) => string) =>
  (of: Export, dice: Dice): Changed => {
    const flat = { ...of, rows: of.rows.map((row) => row.map((cell) => cell.replace('\n', ' '))) };
    const lines = written(flat, tableOf(flat)).split('\n');
    const number = soldRow(flat, dice);
    return lines.map((line, index) => (index === number ? change(line, of, dice) : line)).join('\n');
  };

/** Takes the given cell of a line away, or adds one before it. */
const cellOf = (line: string, of: Export, dice: Dice, isLost: boolean): string => {
  const bare = line.replace(/"[^"]*"/g, (quoted) => quoted.replaceAll(of.separator, ' '));
  const cells = bare.split(of.separator);
  cells.splice(dice(cells.length), isLost ? 1 : 0, ...(isLost ? [] : ['']));
  return cells.join(of.separator);
};

const latin = (text: string): Uint8Array => {
  const marks: Record<string, number> = { '…': 0x85, '“': 0x93, '”': 0x94 };
  return Uint8Array.from(text, (character) => marks[character] ?? character.charCodeAt(0));
};
const plain = (of: Export): string => written(of, tableOf(of));
const utf8 = new TextEncoder();

const shuffled = <T>(all: readonly T[], dice: Dice): T[] =>
  all
    .map((one) => ({ one, at: dice(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

const cut = (tenth: number): Mutation => [
  `cut at ${tenth} tenths`,
  'either',
  (of) => {
    const bytes = utf8.encode(plain(of));
    return bytes.slice(0, Math.floor((bytes.length * tenth) / 10));
  },
];

/** Ways in which files come that nobody wrote as their system does. */
const MUTATIONS: readonly Mutation[] = [
  ['as it is', 'in', plain],
  ['a cell lost', 'line', inLine((line, of, dice) => cellOf(line, of, dice, true))],
  ['a cell more', 'line', inLine((line, of, dice) => cellOf(line, of, dice, false))],
  ['a quote opened', 'line', inLine((line) => `"${line.replaceAll('"', '')}`)],
  ['a quote within', 'line', inLine((line, of) => `"a"${line.replaceAll('"', '').slice(0, 3)}${of.separator}${line}`)],
  ...Array.from({ length: 9 }, (_, index) => cut(index + 1)),
  ['cut before its last end', 'refused', (of) => plain(of).slice(0, -1)],
  ['another separator in a row', 'line', inLine((line, of) => line.replaceAll(of.separator, '|'))],
  ['semicolons', 'in', (of) => written(of, tableOf(of), ';')],
  ['commas', 'in', (of) => written(of, tableOf(of), ',')],
  ['tabs', 'in', (of) => written(of, tableOf(of), '\t')],
  ['bars', 'refused', (of) => written(of, tableOf(of), '|')],
  ['Windows-1252', 'in', (of) => latin(plain(of))],
  [
    'two encodings',
    'refused',
    (of) => {
      const text = plain(of);
      const [first, rest] = [text.slice(0, text.indexOf('Café')), text.slice(text.indexOf('Café'))];
      return Buffer.concat([utf8.encode(`${first}Ð€`), latin(rest)]);
    },
  ],
  ['UTF-16', 'refused', (of) => Buffer.from(`\uFEFF${plain(of)}`, 'utf16le')],
  ['a zero byte', 'refused', (of) => plain(of).replace('de', 'd\u0000')],
  ['a byte order mark', 'in', (of) => `\uFEFF${plain(of)}`],
  ['ends of Windows', 'in', (of) => written(of, tableOf(of), of.separator, '\r\n')],
  ['ends of an old Mac', 'in', (of) => written(of, tableOf(of), of.separator, '\r')],
  ['its price called otherwise', 'refused', renamed(price, 'Importe')],
  ['its promotion called otherwise', 'either', renamed(({ promo }) => promo, 'Ganga')],
  ['its pieces called otherwise', 'refused', renamed(stock, 'Piezas')],
  ['its skus called otherwise', 'either', renamed(({ sku }) => sku, 'Referencia')],
  [
    'its header in capitals',
    'in',
    (of) => written(of, [of.header.map((one) => one.toUpperCase()), ...tableOf(of).slice(1)]),
  ],
  [
    'its columns in another order',
    'in',
    (of, dice) => {
      const order = shuffled([...of.header.keys()], dice);
      return written(
        of,
        tableOf(of).map((row) => order.map((index) => row[index] ?? '')),
      );
    },
  ],
  [
    'its rows in another order',
    'in',
    (of, dice) => written(of, [[...of.header], ...shuffled(tableOf(of).slice(1), dice)]),
  ],
  ['blank lines', 'in', (of) => plain(of).replaceAll(/\n(?=[A-Za-z0-9-]+[,;])/g, '\n\n')],
  ['empty rows', 'in', (of) => `${plain(of)}${of.separator.repeat(of.header.length - 1)}\n`],
  [
    'a column without a name',
    'in',
    (of) =>
      written(
        of,
        tableOf(of).map((row) => [...row, '']),
      ),
  ],
  [
    'all cells quoted',
    'in',
    (of) =>
      tableOf(of)
        .map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(of.separator)}\n`)
        .join(''),
  ],
  [
    'blanks around cells',
    'in',
    (of) =>
      tableOf(of)
        .map(
          (row) =>
            `${row.map((cell) => (/["\n,;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : ` ${cell} `)).join(of.separator)}\n`,
        )
        .join(''),
  ],
  ['two files in one', 'line', (of) => plain(of) + plain(of)],
  ['amounts as in Mexico', 'in', amounts(inMexico)],
  ['amounts as in Spain', 'in', amounts(inSpain)],
  ['amounts of both', 'in', amounts((amount, row) => (row % 2 === 0 ? inMexico(amount) : inSpain(amount)))],
  [
    'amounts with their money',
    'in',
    amounts((amount, row) => (row % 2 === 0 ? `$${inMexico(amount)}` : `MX$ ${inMexico(amount)} MXN`)),
  ],
  ['one amount that may be two', 'line', withCell(price, () => '1.299')],
  ['a price in words', 'line', withCell(price, () => 'consultar')],
  ['a price with words', 'line', withCell(price, (cell) => `${cell} c/u`)],
  // Without centavos a blank could stand between thousands.
  [
    'two prices in a cell',
    'line',
    withCell(price, (cell) => {
      const one = inMexico(cell.replace(/[$,]/g, ''));
      return `${one} ${one}`;
    }),
  ],
  ['a price of nothing', 'either', withCell(price, () => '0.00')],
  ['a price below nothing', 'either', withCell(price, (cell) => `-${cell}`)],
  ['no price', 'either', withCell(price, () => '')],
  [
    'a promotion above the price',
    'either',
    withCell(
      ({ promo }) => promo,
      () => '99999.00',
    ),
  ],
  [
    'a promotion of nothing',
    'either',
    withCell(
      ({ promo }) => promo,
      () => '0',
    ),
  ],
  ['pieces in words', 'line', withCell(stock, () => 'cinco')],
  ['a barcode for pieces', 'line', withCell(stock, () => '7501234567890', 'filled')],
  ['a barcode for a price', 'line', withCell(price, () => '7501234567890')],
  ['pieces below nothing', 'in', withCell(stock, (cell) => `-${cell}`, 'filled')],
  ['pieces of thousands', 'in', withCell(stock, () => '1,234')],
  ['pieces that may be two', 'line', withCell(stock, () => '1.234')],
  [
    'a sku that became a number',
    'line',
    withCell(
      ({ sku }) => sku,
      () => '1.23E+05',
    ),
  ],
  [
    'a sku of two rows',
    'either',
    (of, dice) => {
      const table = tableOf(of);
      const [one, other] = [table[soldRow(of, dice)], table[soldRow(of, dice)]];
      if (!one || !other) return null;
      other[place(of, of.sku)] = one[place(of, of.sku)] ?? '';
      return written(of, table);
    },
  ],
  [
    'a product of two names',
    'line',
    (of) => {
      if (of.handle === null) return null;
      const table = tableOf(of);
      const last = table.findLast((row) => row[place(of, of.name)]);
      const first = table[1];
      if (first && last) last[place(of, of.handle)] = first[place(of, of.handle)] ?? '';
      return written(of, table);
    },
  ],
  [
    'a row lost',
    'either',
    (of, dice) => {
      const lost = 1 + dice(of.rows.length);
      return written(
        of,
        tableOf(of).filter((_, index) => index !== lost),
      );
    },
  ],
  [
    'a row twice',
    'either',
    (of, dice) => {
      const table = tableOf(of);
      return written(of, [...table, table[soldRow(of, dice)] ?? []]);
    },
  ],
  [
    'a line of sums',
    'either',
    (of) =>
      written(of, [
        ...tableOf(of),
        of.header.map((column) => (column === of.price ? '31,634.71' : column === of.name ? 'TOTAL' : '')),
      ]),
  ],
  ['nothing but its header', 'refused', (of) => written(of, [[...of.header]])],
  ['nothing', 'refused', () => ''],
];

/** The odd files of an export, drawn by a seed. */
export const oddFiles = (of: Export, seed: number): OddFile[] =>
  MUTATIONS.flatMap(([name, fate, change], index): OddFile[] => {
    const changed = change(of, diceOf(seed * 1009 + index));
    if (changed === null) return [];
    const bytes = typeof changed === 'string' ? utf8.encode(changed) : new Uint8Array(changed);
    return [{ name, of, bytes, fate }];
  });
