import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type BranchDocument, branchDocument } from '../../../src/contract/branches.ts';
import { reasonText } from '../../../src/features/desk/imports/reasons.ts';
import { stockIn } from '../import/csv/csv-input.ts';
import { readCsv } from '../import/csv/read-csv.ts';
import type { CsvRecord } from '../import/csv/records.ts';
import { openFile } from '../import/open-file.ts';
import { Stop } from '../stop.mjs';
import { openingHours } from './opening-hours.ts';

const COLUMNS = [
  'codigo',
  'nombre',
  'calle',
  'numero',
  'colonia',
  'ciudad',
  'cp',
  'telefono',
  'horario',
  'latitud',
  'longitud',
  'zona',
] as const;
const STOCK_COLUMNS = ['sucursal', 'sku', 'existencia'] as const;
const NEEDED: readonly string[] = COLUMNS.filter((name) => !['latitud', 'longitud', 'zona'].includes(name));
/** What is wrong with a branch, in words, by the field of its document. */
const FIELDS: Record<string, string> = {
  code: 'codigo: letras, números y guiones',
  name: 'nombre: falta o es demasiado largo',
  streetAddress: 'calle: falta o es demasiado larga',
  exteriorNumber: 'numero: falta o es demasiado largo',
  neighbourhood: 'colonia: falta o es demasiado larga',
  city: 'ciudad: falta o es demasiado larga',
  zipCode: 'cp: lleva 5 números',
  phoneNumber: 'telefono: lleva 10 números',
  hours: 'horario: cada día una vez, y se abre antes de cerrar',
  timeZone: 'zona: no hay ninguna así (America/Tijuana)',
  position: 'latitud y longitud: grados con punto decimal, o ninguna de las dos',
  stock: 'existencia: números enteros desde 0',
};

type Cells = Map<string, string>;

/** What could not be used, by file and line. */
export interface BranchesFile {
  branches: BranchDocument[];
  problems: string[];
  /** Rows of the products' file that are not taken, in words; the others are. */
  leftOut: string[];
}

async function records(path: string): Promise<CsvRecord[]> {
  const found: CsvRecord[] = [];
  for await (const record of readCsv(basename(path), openFile(path))) found.push(record);
  return found;
}

/** Rows of a table by the names of its columns. Throws a Stop when a needed one is missing. */
async function rowsOf(path: string, needed: readonly string[]): Promise<{ line: number; cells: Cells }[]> {
  const [header, ...rows] = await records(path);
  const names = (header?.fields ?? []).map((name) => name.replace(/^\uFEFF/, '').toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Stop(`Al encabezado de ${basename(path)} le falta: ${missing.join(', ')}.`);
  return rows.map(({ line, fields }) => ({
    line,
    cells: new Map(names.map((name, index) => [name, fields[index]?.trim() ?? ''])),
  }));
}

const number = (text: string | undefined): number =>
  text && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;

function branchOf(cells: Cells): unknown {
  const cell = (name: (typeof COLUMNS)[number]): string => cells.get(name) ?? '';
  const isPlaced = cell('latitud') !== '' || cell('longitud') !== '';
  return {
    code: cell('codigo'),
    name: cell('nombre'),
    streetAddress: cell('calle'),
    exteriorNumber: cell('numero'),
    neighbourhood: cell('colonia'),
    city: cell('ciudad'),
    zipCode: cell('cp'),
    phoneNumber: cell('telefono'),
    hours: openingHours(cell('horario')),
    ...(cell('zona') === '' ? {} : { timeZone: cell('zona') }),
    position: isPlaced ? { latitude: number(cell('latitud')), longitude: number(cell('longitud')) } : null,
    stock: {},
  };
}

function checked(documents: readonly { where: string; document: unknown }[]): BranchesFile {
  const file: BranchesFile = { branches: [], problems: [], leftOut: [] };
  const codes = new Set<string>();
  for (const { where, document } of documents) {
    const read = branchDocument().safeParse(document);
    if (!read.success) {
      const fields = new Set(read.error.issues.map(({ path }) => String(path[0] ?? '')));
      file.problems.push(...[...fields].map((field) => `${where}: ${FIELDS[field] ?? 'campos que no se conocen'}`));
    } else if (codes.has(read.data.code)) file.problems.push(`${where}: codigo: ${read.data.code} viene dos veces`);
    else {
      codes.add(read.data.code);
      file.branches.push(read.data);
    }
  }
  return file;
}

async function addStock(file: BranchesFile, path: string): Promise<void> {
  const byCode = new Map(file.branches.map((branch) => [branch.code, branch]));
  for (const { line, cells } of await rowsOf(path, STOCK_COLUMNS)) {
    const where = `${basename(path)}, renglón ${line}`;
    const [code = '', sku = '', qty = ''] = STOCK_COLUMNS.map((name) => cells.get(name));
    const branch = byCode.get(code);
    if (!branch) file.problems.push(`${where}: sucursal: no hay ninguna «${code}»`);
    else if (sku === '') file.problems.push(`${where}: sku: falta`);
    else if (!/^\d{1,9}$/.test(qty)) file.problems.push(`${where}: ${FIELDS.stock}`);
    else if (sku in branch.stock) file.problems.push(`${where}: sku: ${sku} viene dos veces en ${code}`);
    else branch.stock[sku] = Number(qty);
  }
}

/** Adds the pieces that a file of products has by place, as its mapping says. */
async function addPlaces(file: BranchesFile, path: string, mapping: string): Promise<void> {
  const byCode = new Map(file.branches.map((branch) => [branch.code, branch]));
  const unknown = new Set<string>();
  const { sold, leftOut } = await stockIn(path, { mapping });
  for (const { sku, at } of sold)
    for (const [code, qty] of Object.entries(at)) {
      const branch = byCode.get(code);
      if (branch) branch.stock[sku] = qty;
      else unknown.add(code);
    }
  file.leftOut.push(
    ...leftOut.map(({ line, sku, reason }) => `${basename(path)}, renglón ${line} (${sku}): ${reasonText(reason)}`),
  );
  file.problems.push(...[...unknown].map((code) => `${basename(mapping)}: stock.branches: no hay ninguna «${code}»`));
}

function jsonDocuments(path: string): { where: string; document: unknown }[] {
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Stop(`${basename(path)} no es JSON válido.`);
  }
  if (!Array.isArray(list)) throw new Stop(`${basename(path)} no es una lista de sucursales.`);
  return list.map((document, index) => ({ where: `${basename(path)}, sucursal ${index + 1}`, document }));
}

/**
 * Branches of a file: JSON (a list of documents, each with its stock) or CSV; with CSV their stock comes in a table of
 * its own, or in columns of the products' file as a mapping says. What cannot be used is named by file and line. Throws
 * a Stop when a file cannot be read at all.
 */
export async function readBranches(path: string, stockPath?: string, mapping?: string): Promise<BranchesFile> {
  const isJson = path.toLowerCase().endsWith('.json');
  const documents = isJson
    ? jsonDocuments(path)
    : (await rowsOf(path, NEEDED)).map(({ line, cells }) => ({
        where: `${basename(path)}, renglón ${line}`,
        document: branchOf(cells),
      }));
  const file = checked(documents);
  if (stockPath !== undefined && mapping !== undefined) await addPlaces(file, stockPath, mapping);
  else if (stockPath !== undefined) await addStock(file, stockPath);
  return file;
}
