import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { foldText } from '../../../../src/domain/search/text';
import { at } from '../../paths.mjs';
import { Stop } from '../../stop.mjs';
import { FIELDS, nearestField } from './fields.ts';
import { placeColumns } from './places.ts';

const FOLDER = at('scripts/lib/import/csv/mappings');

const BRANCH = /^[\w-]{1,64}$/;
const names = z.array(z.string()).min(1);

const fields = z.strictObject({
  name: z.string(),
  /**
   * How variants find their product: by a parent's sku or id, by a handle they share, or by a list in their product's
   * row.
   */
  rows: z.enum(['parent', 'handle', 'variations']),
  /** Rows `handle`: one without its handle is of the product above it, or a product of its own where it has a name. */
  handle_above: z.boolean().default(false),
  /** Columns a header has to have to be this one's, each under any of its names. */
  recognisedBy: z.array(z.array(z.string()).min(1)).min(1),
  /** Our fields, each with the names its column may have; {n} stands for 1, 2, 3 … */
  columns: z.record(
    z.string().refine((field) => field in FIELDS, {
      error: ({ input }) => `el campo «${input}» no existe; ¿es «${nearestField(String(input))}»?`,
    }),
    z.array(z.string()).min(1),
  ),
  /** Columns that are known to have no place in the shop. */
  ignored: z.array(z.string()).default([]),
  /**
   * Pieces by place: columns that together are the shop's stock, in place of `qty`, and those of each branch by its
   * code.
   */
  stock: z
    .strictObject({ shop: names.optional(), branches: z.record(z.string().regex(BRANCH), names).default({}) })
    .optional(),
  /** Whether an empty cell of pieces means that nobody counts them; elsewhere it says nothing. */
  open_stock: z.boolean().default(false),
  /** Product types in the file's words; "variant" is one of a configurable's. */
  types: z
    .record(z.string(), z.enum(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable', 'variant']))
    .default({}),
  visibilities: z.record(z.string(), z.int().min(1).max(4)).default({}),
  /** Rates of IVA in percent by the file's tax classes, in lower case; "" is that of a product that names none. */
  taxes: z.record(z.string(), z.number().min(0).max(100)),
  /** Tax classes and states, in lower case, whose products are sold without tax. */
  untaxed: z.array(z.string()).default([]),
  category_separator: z.string().length(1).default(','),
  path_separator: z.string().length(1).default('>'),
  /** First step of category paths that is no category of the shop. */
  root: z.string().optional(),
  list_separator: z.string().length(1).default(','),
  /** Attribute codes by the name of an option, in lower case; another name is its own code. */
  codes: z.record(z.string(), z.string()).default({}),
});

const schema = fields.refine(({ stock, columns }) => !(stock?.shop && columns.qty), {
  path: ['stock', 'shop'],
  error: 'las piezas de la tienda ya están en «qty»',
});

/** How the columns of a CSV file become documents. */
export type Mapping = z.infer<typeof schema>;

const spanish = z.locales.es().localeError;

const wordsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'invalid_key'
    ? issue.issues.map(({ message }) => `${issue.path.slice(0, -1).join('.')}: ${message}`)
    : [`${issue.path.join('.')}: ${issue.message}`];

/** Reads a mapping from a file. Throws a Stop that names what is wrong with it. */
export function readMapping(path: string): Mapping {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')), { error: spanish });
  } catch (error) {
    const said = error instanceof z.ZodError ? error.issues.flatMap(wordsOf).join('; ') : String(error);
    throw new Stop(
      `El mapeo ${path} no sirve: ${said}. Los que trae la tienda están en scripts/lib/import/csv/mappings.`,
    );
  }
}

const known = (): Mapping[] =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => readMapping(join(FOLDER, name)));

/** Names of columns are the same in capitals, without accents, and with more blanks. */
export const sameName = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim();

const hasColumn = (header: readonly string[], names: readonly string[]): boolean =>
  header.some((column) => names.some((name) => numbered(name).test(sameName(column))));

/** Columns a file says its prices in; one of them is there. */
export const PRICES = ['price', 'price_now', 'price_market'];

/** Columns that a header lacks and its mapping cannot do without, each by its usual name; prices where they are read. */
export function missingIn({ recognisedBy, columns }: Mapping, header: readonly string[], isPriced: boolean): string[] {
  const prices = PRICES.flatMap((field) => columns[field] ?? []);
  const needed = [...recognisedBy, ...(isPriced && prices.length > 0 ? [prices] : [])];
  return [...new Set(needed.filter((names) => !hasColumn(header, names)).flatMap((names) => names.slice(0, 1)))];
}

/** The mapping whose columns a header has. Throws a Stop that says what the file most resembles when there is none. */
export function mappingFor(name: string, header: readonly string[], line: number): Mapping {
  const mappings = known();
  const lacks = ({ recognisedBy }: Mapping) => recognisedBy.filter((names) => !hasColumn(header, names)).length;
  const found = mappings.find((mapping) => lacks(mapping) === 0);
  if (found) return found;
  const near = mappings.find((mapping) => lacks(mapping) === 1 && mapping.recognisedBy.length > 1);
  const like = near
    ? `Parece de ${near.name}, pero no trae «${missingIn(near, header, false)[0]}».`
    : `Empieza con ${header
        .slice(0, 3)
        .map((cell) => `«${cell.slice(0, 30)}»`)
        .join(', ')}.`;
  throw new Stop(
    `${name} no es una exportación de ${mappings.map((mapping) => mapping.name).join(', ')}: no se conoce su encabezado, renglón ${line}. ${like} Pídelo de nuevo o describe sus columnas con --mapping ARCHIVO.`,
  );
}

const numbered = (name: string): RegExp =>
  new RegExp(
    `^${sameName(name)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace('{n}', '(\\d+)')}$`,
  );

/** A row of the file by our names of its fields; numbered ones have their number behind a dot. */
export type Row = Record<string, string>;

/** A row with the line it begins in. */
export interface Numbered {
  line: number;
  row: Row;
}

export interface Columns {
  read(fields: readonly string[]): Row;
  /** Columns nobody has a place for. */
  unknown: string[];
  has(field: string): boolean;
  /** The column a field is read from. */
  nameOf(field: string): string;
  /** Columns that are read and stand in the header more than once. */
  twice: string[];
}

/** A cell without the formula by which a spreadsheet leaves a text as it is: ="00123" is 00123. */
const textOf = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** Fields of codes, before which exports and spreadsheets put an apostrophe so that they stay texts: '00123 is 00123. */
const CODES = new Set(['id', 'sku', 'ean', 'parent', 'handle']);

/** What people write where there is no code. */
const NO_CODE = /^(?:n\/[ad]|s\/n|nan|null|none|undefined|[-.]+)$/i;

function cellOf(field: string, cell: string): string {
  const text = textOf(cell);
  if (!CODES.has(field)) return text;
  const code = text.replace(/^'(?=\S)/, '');
  return NO_CODE.test(code) ? '' : code;
}

/** How a header's columns are read, and those nobody has a place for. */
export function columnsOf(mapping: Mapping, header: readonly string[]): Columns {
  const places: [string, number][] = [];
  const taken = new Set<number>();
  const byPlace = placeColumns(mapping).map(([field, column]): [string, string[]] => [field, [column]]);
  for (const [field, names] of [...Object.entries(mapping.columns), ...byPlace]) {
    for (const name of names) {
      const isNumbered = name.includes('{n}');
      const found = header.flatMap((column, index): [string, number][] => {
        const match = isNumbered
          ? numbered(name).exec(sameName(column))
          : sameName(column) === sameName(name)
            ? [column]
            : null;
        return match ? [[isNumbered ? `${field}.${match[1]}` : field, index]] : [];
      });
      // Of two names of one field that a header both has, the second is not read, and is said to be no use.
      if (found.length === 0 || places.some(([known]) => known === found[0]?.[0])) continue;
      for (const [, index] of found) taken.add(index);
      places.push(...found);
    }
  }
  const ignored = mapping.ignored.map(numbered);
  const unknown = header.filter(
    (column, index) => column !== '' && !taken.has(index) && !ignored.some((pattern) => pattern.test(sameName(column))),
  );
  const nameOf = (field: string): string => header[places.find(([known]) => known === field)?.[1] ?? -1] ?? field;
  return {
    unknown,
    has: (field) => places.some(([known]) => known === field),
    nameOf,
    twice: [...taken].map((index) => header[index] ?? '').filter((name, index, names) => names.indexOf(name) !== index),
    read: (fields) => Object.fromEntries(places.map(([field, index]) => [field, cellOf(field, fields[index] ?? '')])),
  };
}
