import { MIN_PRICE } from '../../../../src/domain/price';
import { parseShopTime } from '../../../../src/domain/shop-time';
import { isSpreadsheetNumber } from './amounts.ts';
import type { Mapping, Numbered, Row } from './mapping.ts';
import { amountsOf } from './offer.ts';
import { unreadPictures } from './picture-cells.ts';
import { isOff, type ProductRows } from './products.ts';
import { listOf } from './values.ts';

const MOST_NAMED = 12;
const MOST_LETTERS = 40;
/** Letters of UTF-8 that were read as Windows-1252 and written anew, and those that were lost. */
const DAMAGED = /Ã[\u0080-\u00bf\u0192\u2018-\u2022]|Â[\u00a1-\u00bf]|â€|ï¿½|\ufffd/;
const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec)';
/** A code of two numbers that a spreadsheet took for a day: 1-3 is 01-mar, or mar-01. */
const DAY = new RegExp(`^(?:\\d{1,2}-${MONTH}|${MONTH}-\\d{2})$`, 'i');

/** Whether a spreadsheet may have made a day of a code: 01-mar, Mar-24. One in capitals was written so by its maker. */
const isDay = (sku: string): boolean => DAY.test(sku) && sku !== sku.toUpperCase();

/** Signs that part levels of a category elsewhere. */
const OTHER_SIGNS = ['>', '|', '»', '\\', '/'];

/** Whether a reduced price of a row never counts: it reduces nothing, or ends before it begins. */
function isIdleOffer(row: Row): boolean {
  const { regular, special } = amountsOf(row);
  if (special === null || special < MIN_PRICE) return false;
  const [from, to] = [parseShopTime(row.special_from_date), parseShopTime(row.special_to_date, true)];
  return (regular !== null && special >= regular) || (from !== null && to !== null && to <= from);
}

interface Found {
  line: number;
  what: string;
}

const placed = (found: readonly Found[]): string =>
  found
    .slice(0, MOST_NAMED)
    .map(({ line, what }) => (what === '' ? String(line) : `«${what.slice(0, MOST_LETTERS)}» (renglón ${line})`))
    .join(', ') + (found.length > MOST_NAMED ? ' …' : '');

/** Categories that still have a sign in them by which other files part levels; a slash counts only where nothing parts. */
function unparted(rows: readonly Numbered[], { category_separator, path_separator }: Mapping): Found[] {
  const cells = rows.map(({ line, row }) => ({ line, paths: listOf(row.categories, category_separator) }));
  const isParted = cells.some(({ paths }) => paths.some((path) => path.includes(path_separator)));
  const signs = OTHER_SIGNS.filter((sign) => sign !== path_separator && !(sign === '/' && isParted));
  return cells.flatMap(({ line, paths }) =>
    paths.filter((path) => signs.some((sign) => path.includes(sign))).map((what) => ({ line, what })),
  );
}

/** Whether a row names a product that it is no variant of, because its type does not say so. */
const isNoVariant = ({ rows, types }: Mapping, { parent, type = '' }: Row): boolean =>
  rows === 'parent' && Boolean(parent) && !type.split(',').some((one) => types[one.trim().toLowerCase()] === 'variant');

/** What is told of all that was found of one kind, behind how many there are. */
interface Warning {
  found: readonly Found[];
  one: string;
  many: string;
}

/** Of the cells of each row what `pick` finds in them. */
const cellsOf = (rows: readonly Numbered[], pick: (row: Row) => readonly string[]): Found[] =>
  rows.flatMap(({ line, row }) => pick(row).map((what) => ({ line, what })));

const nameOf = ({ sku, name = '' }: Row): string => sku || name;

/** What is not sold, or not as whoever wrote the row may have meant. */
function sellingWarnings(
  rows: readonly Numbered[],
  products: readonly ProductRows[],
  mapping: Mapping,
  name: string,
): Warning[] {
  const off = products.flatMap(({ line, row, variants }) =>
    isOff(row) ? [line] : variants.filter((variant) => isOff(variant.row)).map((variant) => variant.line),
  );
  return [
    {
      found: off.map((line) => ({ line, what: '' })),
      one: `renglón de ${name} no se vende, porque así lo dice el archivo`,
      many: `renglones de ${name} no se venden, porque así lo dice el archivo`,
    },
    {
      found: cellsOf(rows, (row) => (isNoVariant(mapping, row) ? [nameOf(row)] : [])),
      one: `renglón de ${name} nombra su producto y se vende aparte, porque su tipo no es «variant» en «types» del mapeo`,
      many: `renglones de ${name} nombran su producto y se venden aparte, porque su tipo no es «variant» en «types» del mapeo`,
    },
    {
      found: cellsOf(rows, (row) => (isIdleOffer(row) ? [nameOf(row)] : [])),
      one: `oferta de ${name} no rige, porque no baja el precio o termina antes de empezar`,
      many: `ofertas de ${name} no rigen, porque no bajan el precio o terminan antes de empezar`,
    },
  ];
}

/** Cells that are damaged, or that cannot be what they stand for. */
const cellWarnings = (rows: readonly Numbered[], mapping: Mapping, name: string): Warning[] => [
  {
    found: cellsOf(rows, (row) => (DAMAGED.test(row.name ?? '') ? [row.name ?? ''] : [])),
    one: `nombre de ${name} trae letras dañadas, y hay que pedir el archivo en UTF-8`,
    many: `nombres de ${name} traen letras dañadas, y hay que pedir el archivo en UTF-8`,
  },
  {
    found: cellsOf(rows, (row) => unreadPictures(row, mapping.list_separator)),
    one: `imagen de ${name} no se toma, porque no es dirección ni ruta sin espacios`,
    many: `imágenes de ${name} no se toman, porque no son direcciones ni rutas sin espacios`,
  },
  {
    found: cellsOf(rows, ({ sku = '' }) => (isDay(sku) ? [sku] : [])),
    one: `clave de ${name} parece fecha, y una hoja de cálculo pudo cambiarla`,
    many: `claves de ${name} parecen fechas, y una hoja de cálculo pudo cambiarlas`,
  },
  {
    found: cellsOf(rows, ({ ean = '' }) => (isSpreadsheetNumber(ean) ? [ean] : [])),
    one: `código de barras de ${name} no se toma, porque una hoja de cálculo lo volvió número`,
    many: `códigos de barras de ${name} no se toman, porque una hoja de cálculo los volvió números`,
  },
  {
    found: unparted(rows, mapping),
    one: `categoría de ${name} queda con un signo en el nombre; si parte niveles, dilo con «path_separator» en el mapeo`,
    many: `categorías de ${name} quedan con un signo en el nombre; si parte niveles, dilo con «path_separator» en el mapeo`,
  },
];

/** What a file says that whoever brings it should look at before it is sold so, in words. */
export const warningsOf = (
  name: string,
  rows: readonly Numbered[],
  products: readonly ProductRows[],
  mapping: Mapping,
): string[] =>
  [...sellingWarnings(rows, products, mapping, name), ...cellWarnings(rows, mapping, name)]
    .filter(({ found }) => found.length > 0)
    .map(({ found, one, many }) => `${found.length} ${found.length === 1 ? one : many}: ${placed(found)}`);
