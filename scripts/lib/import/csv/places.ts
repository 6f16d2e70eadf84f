import { editDistance } from '../../../../src/domain/search/text';
import { Stop } from '../../stop.mjs';
import { type Mapping, type Row, sameName } from './mapping.ts';

/** The place of the shop's own pieces: no code of a branch is written so. */
const SHOP = '*';
const FAR = 40;
const whole = new Intl.NumberFormat('es-MX');

/** What lies of a sku at each branch, by its code. */
export type AtBranches = Record<string, number>;

/** Columns of pieces by place with the fields they are read as: the shop's, and those of a branch by its code. */
export const placeColumns = ({ stock }: Mapping): [field: string, column: string][] =>
  Object.entries({ [SHOP]: stock?.shop ?? [], ...stock?.branches }).flatMap(([place, columns]) =>
    columns.map((column, index): [string, string] => [`qty.${place}.${index}`, column]),
  );

/** Throws a Stop where a header lacks a column that the mapping counts pieces by. */
export function needPlaces(name: string, mapping: Mapping, header: readonly string[]): void {
  for (const [, column] of placeColumns(mapping)) {
    if (header.some((name) => sameName(name) === sameName(column))) continue;
    const near = header.toSorted((a, b) => editDistance(column, a, FAR) - editDistance(column, b, FAR))[0];
    throw new Stop(`${name} no trae la columna «${column}», que el mapeo nombra en «stock»; ¿es «${near}»?`);
  }
}

/** Pieces of a row at a place: what its columns come to, each of whole pieces; null where all of them are empty. */
function at(row: Row, place: string): number | null {
  const cells = Object.entries(row).flatMap(([field, cell]) =>
    field.startsWith(`qty.${place}.`) && cell !== '' ? [Math.floor(Number(cell))] : [],
  );
  return cells.length > 0 ? cells.reduce((sum, cell) => sum + cell, 0) : null;
}

/** A row with the shop's pieces as its qty, where they stand in columns by place. */
export function withShopStock(mapping: Mapping, row: Row): Row {
  if (!mapping.stock?.shop) return row;
  return { ...row, qty: String(at(row, SHOP) ?? '') };
}

/** Whole pieces of a row at each branch that says how many it has. */
export const atBranches = ({ stock }: Mapping, row: Row): AtBranches =>
  Object.fromEntries(
    Object.keys(stock?.branches ?? {}).flatMap((code): [string, number][] => {
      const pieces = at(row, code);
      return pieces === null ? [] : [[code, Math.max(0, pieces)]];
    }),
  );

/** Whether a row says parts of a piece, at whatever place. */
export const hasParts = (row: Row): boolean =>
  Object.entries(row).some(([field, cell]) => /^qty(?:\.|$)/.test(field) && /\.\d*[1-9]/.test(cell));

/** What lies where, in words; none where the mapping names no places. */
export function placesText(name: string, { stock }: Mapping, sold: readonly { qty: number; at: AtBranches }[]): string {
  if (!stock) return '';
  const shop = sold.reduce((sum, { qty }) => sum + qty, 0);
  const branches = Object.keys(stock.branches).map((code) => {
    const held = sold.flatMap((one) => one.at[code] ?? []);
    return `${code} ${whole.format(held.reduce((sum, qty) => sum + qty, 0))} de ${whole.format(held.length)} claves`;
  });
  const way = branches.length > 0 ? `; las de sucursales se ponen en vigor con npm run import:branches` : '';
  return `Piezas de ${name} por lugar: ${[`la tienda ${whole.format(shop)}`, ...branches].join(', ')}${way}`;
}
