import { isSpreadsheetNumber } from './amounts.ts';
import type { Mapping, Numbered } from './mapping.ts';
import { unreadPictures } from './picture-cells.ts';
import { isOff, type ProductRows } from './products.ts';
import { listOf } from './values.ts';

const MOST_NAMED = 12;
const MOST_LETTERS = 40;
/** Letters of UTF-8 that were read as Windows-1252 and written anew, and those that were lost. */
const DAMAGED = /Ã[\u0080-\u00bf\u0192\u2018-\u2022]|Â[\u00a1-\u00bf]|â€|ï¿½|\ufffd/;
/** Signs that part levels of a category elsewhere. */
const OTHER_SIGNS = ['>', '|', '»', '\\', '/'];

interface Found {
  line: number;
  what: string;
}

const placed = (found: readonly Found[]): string =>
  found
    .slice(0, MOST_NAMED)
    .map(({ line, what }) => (what === '' ? String(line) : `«${what.slice(0, MOST_LETTERS)}» (renglón ${line})`))
    .join(', ') + (found.length > MOST_NAMED ? ' …' : '');

/** Steps of categories that still have a sign in them by which other files part levels; a slash only where nothing parts. */
function unparted(rows: readonly Numbered[], { category_separator, path_separator }: Mapping): Found[] {
  const cells = rows.map(({ line, row }) => ({ line, paths: listOf(row.categories, category_separator) }));
  const isParted = cells.some(({ paths }) => paths.some((path) => path.includes(path_separator)));
  const signs = OTHER_SIGNS.filter((sign) => sign !== path_separator && !(sign === '/' && isParted));
  return cells.flatMap(({ line, paths }) =>
    paths.filter((path) => signs.some((sign) => path.includes(sign))).map((what) => ({ line, what })),
  );
}

/** What a file says that whoever brings it should look at before it is sold so, in words. */
export function doubtsOf(
  name: string,
  rows: readonly Numbered[],
  products: readonly ProductRows[],
  mapping: Mapping,
): string[] {
  const said = (found: readonly Found[], one: string, many: string): string[] =>
    found.length > 0 ? [`${found.length} ${found.length === 1 ? one : many}: ${placed(found)}`] : [];
  const cells = (pick: (entry: Numbered) => string[]): Found[] =>
    rows.flatMap((entry) => pick(entry).map((what) => ({ line: entry.line, what })));
  const off = products.flatMap(({ line, row, variants }) =>
    isOff(row) ? [line] : variants.filter((variant) => isOff(variant.row)).map((variant) => variant.line),
  );
  return [
    ...said(
      off.map((line) => ({ line, what: '' })),
      `renglón de ${name} no se vende, porque así lo dice el archivo`,
      `renglones de ${name} no se venden, porque así lo dice el archivo`,
    ),
    ...said(
      cells(({ row }) => (DAMAGED.test(row.name ?? '') ? [row.name ?? ''] : [])),
      `nombre de ${name} trae letras dañadas, y hay que pedir el archivo en UTF-8`,
      `nombres de ${name} traen letras dañadas, y hay que pedir el archivo en UTF-8`,
    ),
    ...said(
      cells(({ row }) => unreadPictures(row, mapping.list_separator)),
      `imagen de ${name} no se toma, porque no es dirección ni ruta sin espacios`,
      `imágenes de ${name} no se toman, porque no son direcciones ni rutas sin espacios`,
    ),
    ...said(
      cells(({ row }) => (isSpreadsheetNumber(row.ean ?? '') ? [row.ean ?? ''] : [])),
      `código de barras de ${name} no se toma, porque una hoja de cálculo lo volvió número`,
      `códigos de barras de ${name} no se toman, porque una hoja de cálculo los volvió números`,
    ),
    ...said(
      unparted(rows, mapping),
      `categoría de ${name} queda con un signo en el nombre; si parte niveles, dilo con «path_separator» en el mapeo`,
      `categorías de ${name} quedan con un signo en el nombre; si parte niveles, dilo con «path_separator» en el mapeo`,
    ),
  ];
}
