import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { reasonText } from '../../../src/features/desk/imports/reasons.ts';
import { Stop } from '../stop.mjs';
import { stockIn } from './csv/csv-input.ts';
import { notBytewise } from './csv/not-utf8.ts';
import type { CsvChoices } from './csv/rows.ts';
import { call, type Door } from './door.ts';
import { openFile } from './open-file.ts';

interface StockReport {
  accepted: number;
  skipped: { line: number; id: string | null; reason: string }[];
  skippedCount: number;
}

const LISTED_SKIPS = 50;

const LINE_ENDS = ['\n', '\r'];

/** Whether the last line of a file has its end; an empty file has no line. */
function isEnded(path: string): boolean {
  const { size } = statSync(path);
  const last = Buffer.alloc(1);
  const file = openSync(path, 'r');
  readSync(file, last, 0, last.length, Math.max(0, size - last.length));
  closeSync(file);
  return size === 0 || LINE_ENDS.includes(last.toString('latin1'));
}

/** A row that is not taken; `line` is null where nobody knows where it stands. */
interface Omitted {
  line: number | null;
  id: string | null;
  reason: string;
}

/** What is sent of a file, and the rows of it that are not. */
interface Sent {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  leftOut: Omitted[];
  /** Columns of prices that the file has, none of which are taken. */
  prices: string[];
}

/** As a file of stock says whether there is any; nothing where the file of products does not. */
const markOf = (isIn: boolean | null): string => (isIn === null ? '' : isIn ? '1' : '0');

/**
 * The pieces of a file of products as a file of stock, each with whether it is in stock: what has pieces and is marked as sold
 * out is not sold. What nobody counts, and is not marked, is left as it is.
 */
async function piecesOf(path: string, choices: CsvChoices): Promise<Sent> {
  const { sold, leftOut, prices } = await stockIn(path, choices);
  const lines = sold.flatMap(({ sku, qty, isIn }) =>
    qty === null && isIn === null ? [] : `"${sku.replaceAll('"', '""')}",${qty ?? ''},${markOf(isIn)}\n`,
  );
  return {
    body: new TextEncoder().encode(`sku,qty,is_in_stock\n${lines.join('')}`),
    leftOut: leftOut.map(({ line, sku, reason }) => ({ line, id: sku, reason })),
    prices,
  };
}

interface StockChoices extends CsvChoices {
  /** Whether it is only said what would be taken. */
  isCheck?: boolean;
}

/**
 * Takes a CSV of stock and prices over into what the shop serves, and says what was left out and why. With a mapping it is one
 * of products, whose columns by place are the shop's pieces.
 */
export async function importStock(door: Door, path: string, choices: StockChoices = {}): Promise<void> {
  const isOfProducts = choices.mapping !== undefined;
  if (!existsSync(path) || !statSync(path).isFile()) throw new Stop(`No existe el archivo ${path}.`);
  // The last letter of UTF-16 ends in a zero byte: read as text, such a file would seem cut.
  const other = isOfProducts ? null : await notBytewise(path, openFile(path));
  if (other) throw other;
  if (!isOfProducts && !choices.mayEndOpen && !path.endsWith('.gz') && !isEnded(path))
    throw new Stop(
      `${path} está cortado: su último renglón no termina en un salto de línea. Pídelo de nuevo o, si está entero, agrega --allow-unended.`,
    );
  const { body, leftOut, prices }: Sent = isOfProducts
    ? await piecesOf(path, choices)
    : { body: openFile(path), leftOut: [], prices: [] };
  const { accepted, skipped, skippedCount } = await call<StockReport>(
    door,
    'POST',
    `import/${encodeURIComponent(door.store)}/stock${choices.isCheck ? '?check=true' : ''}`,
    body,
  );
  const count = leftOut.length + skippedCount;
  const omitted: Omitted[] = [...leftOut, ...(isOfProducts ? skipped.map((one) => ({ ...one, line: null })) : skipped)];
  for (const { line, id, reason } of omitted.slice(0, LISTED_SKIPS))
    console.log(`  omitido${line === null ? '' : ` renglón ${line}`}${id ? ` (${id})` : ''}: ${reasonText(reason)}`);
  if (count > LISTED_SKIPS) console.log(`  … y ${count - LISTED_SKIPS} omitidos más`);
  if (prices.length > 0)
    console.log(
      `  De ${basename(path)} se toman las piezas y no los precios (${prices.map((one) => `«${one}»`).join(', ')}): cambian al importar el catálogo, o con un archivo de columnas sku,price`,
    );
  const keys = `${accepted} ${accepted === 1 ? 'clave' : 'claves'}`;
  const rows = `${count} ${count === 1 ? 'renglón omitido' : 'renglones omitidos'}`;
  const what = isOfProducts ? 'existencias' : 'existencias y precios';
  const done = choices.isCheck ? `Se tomarían ${what} de ${keys}` : `${door.store}: ${what} de ${keys}`;
  console.log(`✓ ${done}; ${rows}${choices.isCheck ? '; no se escribió nada' : ''}.`);
}
