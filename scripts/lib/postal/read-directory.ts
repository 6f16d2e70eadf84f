import { stateOfPostalCode } from '../../../src/config/states';
import type { PostalBlock } from '../../../src/contract/postal-directory';
import { isPostalCode, MAX_LENGTH, plainText } from '../../../src/domain/validation';
import { Stop } from '../stop.mjs';

/** A row that was left out: its line in the file, from 1, and why, in words. */
export interface PostalProblem {
  line: number;
  reason: string;
}

export interface Directory {
  /** By their digits, each with its codes by number and their colonias by name. */
  blocks: PostalBlock[];
  codes: number;
  /** Colonias, those of each code counted once by name. */
  settlements: number;
  /** Settlements the file holds, and those of them that were left out. */
  rows: number;
  problems: PostalProblem[];
  /** Lines whose code had lost its first zero, as spreadsheets do, and was read with it. */
  completed: number[];
}

const CODE = 'd_codigo';
const MUNICIPALITY = 'd_mnpio';
const NEIGHBOURHOOD = 'd_asenta';
const CITY = 'd_ciudad';
const STATE = 'd_estado';
const NEEDED = [CODE, NEIGHBOURHOOD, MUNICIPALITY];
const PREFIX_DIGITS = 3;

interface Code {
  municipality: string;
  city: string | null;
  neighbourhoods: Set<string>;
}

/** Some copies write the word for nothing. */
const value = (text: string | undefined): string => {
  const trimmed = text?.trim() ?? '';
  return trimmed.toLowerCase() === 'null' ? '' : trimmed;
};

const headerOf = (line: string): string[] => line.split('|').map((cell) => cell.trim().toLowerCase());

/** The line of the header, and its columns; what stands above it is a notice. */
function findHeader(lines: readonly string[]): { at: number; columns: string[] } {
  const at = lines.findIndex((line) => headerOf(line).includes(CODE));
  if (at < 0)
    throw new Stop(`El archivo no es el directorio de códigos postales: ningún renglón trae la columna ${CODE}.`);
  const columns = headerOf(lines[at] ?? '');
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new Stop(`Al encabezado (renglón ${at + 1}) le falta la columna ${missing.join(', ')}.`);
  const twice = NEEDED.find((name) => columns.indexOf(name) !== columns.lastIndexOf(name));
  if (twice) throw new Stop(`En el encabezado (renglón ${at + 1}) la columna ${twice} está dos veces.`);
  return { at, columns };
}

interface Row {
  code: string;
  municipality: string;
  neighbourhood: string;
  city: string;
}

/** Four digits, and the state whose codes alone begin with a zero: what a spreadsheet made of them. */
const WITHOUT_ZERO = /^\d{4}$/;
const ZERO_STATE = /^(?:ciudad de m[eé]xico|distrito federal)$/i;

/** Why a row cannot be used, or null. */
function problemOf({ code, municipality, neighbourhood, city }: Row, known: Code | undefined): string | null {
  if (code === '') return 'falta el código postal';
  const isWhole: boolean = isPostalCode(code);
  if (!isWhole) return `el código postal «${code.slice(0, 20)}» no lleva 5 números`;
  if (!stateOfPostalCode(code)) return `ningún estado tiene códigos postales que empiecen con ${code.slice(0, 2)}`;
  if (municipality === '') return 'falta el municipio';
  if (neighbourhood === '') return 'falta la colonia';
  if (
    !plainText(municipality, MAX_LENGTH.city) ||
    !plainText(neighbourhood, MAX_LENGTH.neighbourhood) ||
    !plainText(city, MAX_LENGTH.city)
  )
    return 'un nombre es demasiado largo o trae caracteres de control';
  if (known && known.municipality !== municipality) return `el código postal ${code} ya está en ${known.municipality}`;
  return null;
}

const inSpanish = new Intl.Collator('es').compare;

function blocksOf(codes: ReadonlyMap<string, Code>): PostalBlock[] {
  const blocks = new Map<string, PostalBlock>();
  for (const [code, { municipality, city, neighbourhoods }] of [...codes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const prefix = code.slice(0, PREFIX_DIGITS);
    const block = blocks.get(prefix) ?? { prefix, codes: {} };
    block.codes[code] = { municipality, city, neighbourhoods: [...neighbourhoods].sort(inSpanish) };
    blocks.set(prefix, block);
  }
  return [...blocks.values()];
}

/**
 * Reads the official directory of postal codes (CPdescarga.txt): columns separated by | and found by the names of the
 * header, a notice above it or none, any line ends. Rows that cannot be used are left out and named. Throws a Stop when
 * it is no such file or ends inside a row.
 */
export function readDirectory(text: string): Directory {
  const lines = text.split(/\r\n|\n|\r/);
  const { at, columns } = findHeader(lines);
  const indexOf = Object.fromEntries([...NEEDED, CITY, STATE].map((name) => [name, columns.indexOf(name)])) as Record<
    string,
    number
  >;
  const codes = new Map<string, Code>();
  const problems: PostalProblem[] = [];
  const completed: number[] = [];
  let rows = 0;
  for (const [index, text] of lines.entries()) {
    if (index <= at || text.trim() === '') continue;
    rows += 1;
    const line = index + 1;
    const cells = text.split('|');
    if (cells.length < columns.length && index === lines.length - 1)
      throw new Stop(`El archivo está cortado en el renglón ${line}.`);
    if (cells.length !== columns.length) {
      problems.push({ line, reason: `trae ${cells.length} columnas y el encabezado ${columns.length}` });
      continue;
    }
    const cell = (name: string): string => value(cells[indexOf[name] ?? -1]);
    const written = cell(CODE);
    const lacksZero = WITHOUT_ZERO.test(written) && (!columns.includes(STATE) || ZERO_STATE.test(cell(STATE)));
    const row = {
      code: lacksZero ? `0${written}` : written,
      municipality: cell(MUNICIPALITY),
      neighbourhood: cell(NEIGHBOURHOOD),
      city: cell(CITY),
    };
    const known = codes.get(row.code);
    const reason = problemOf(row, known);
    if (reason) {
      problems.push({ line, reason });
      continue;
    }
    if (lacksZero) completed.push(line);
    const entry = known ?? { municipality: row.municipality, city: null, neighbourhoods: new Set<string>() };
    entry.city ??= row.city || null;
    codes.set(row.code, { ...entry, neighbourhoods: entry.neighbourhoods.add(row.neighbourhood) });
  }
  const settlements = [...codes.values()].reduce((sum, { neighbourhoods }) => sum + neighbourhoods.size, 0);
  return { blocks: blocksOf(codes), codes: codes.size, settlements, rows, problems, completed };
}
