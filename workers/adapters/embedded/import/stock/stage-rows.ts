import { ok, type Result, refuse } from '../../../../../src/domain/result';
import type { Env } from '../../../../env';
import type { ImportRun } from '../run';
import { BrokenCsv, type CsvLine, csvLines } from './csv-lines';
import { columnsOf, readRow, type StockRow } from './stock-row';

/** A line that was left out, counted from 1 with the header; `id` is its sku as far as it could be read. */
export interface SkippedLine {
  line: number;
  id: string | null;
  reason: string;
}

export interface StagedRows {
  accepted: number;
  /** The first of what was left out, and how many lines that were. */
  skipped: SkippedLine[];
  skippedCount: number;
}

const BATCH_ROWS = 1000;
/** How many left out lines a report names. */
const MAX_NAMED = 1000;

/** Where rows go: what a file brought of some skus before, and its next rows. */
interface Rows {
  takenOf(skus: string): Promise<ReadonlySet<string>>;
  keep(rows: readonly StockRow[]): Promise<void>;
}

interface Staging {
  env: Env;
  rows: Rows;
  /** The catalogue version whose skus are known. */
  version: number;
  report: StagedRows;
  batch: { line: number; row: StockRow }[];
}

function skip({ report }: Staging, line: SkippedLine): void {
  report.skippedCount += 1;
  if (report.skipped.length < MAX_NAMED) report.skipped.push(line);
}

const skusOf = ({ results }: D1Result<{ sku: string }>): Set<string> => new Set(results.map(({ sku }) => sku));

/** A sku of the catalogue, and whether anybody reads a price and a stock of its own. */
interface KnownSku {
  sku: string;
  isPriced: number;
  isStocked: number;
}

/** What is sold by its variants or its pieces has no price of its own; a stock only where a variant has none. */
const KNOWN = `SELECT product_sku.sku,
  max(product_sku.kind = 'child' OR product.type NOT IN ('configurable', 'grouped')) AS isPriced,
  max(product_sku.kind = 'child' OR product.type <> 'configurable' OR EXISTS (
    SELECT 1 FROM json_each(product.doc, '$.configurable_children') AS child WHERE child.value -> 'stock' IS NULL
  )) AS isStocked
  FROM product_sku JOIN product ON product.pid = product_sku.pid
  WHERE product_sku.version = ? AND product_sku.sku IN (SELECT value FROM json_each(?)) GROUP BY product_sku.sku`;

async function knownSkus({ env, version }: Staging, skus: string): Promise<Map<string, KnownSku>> {
  const { results } = await env.CATALOGUE.prepare(KNOWN).bind(version, skus).all<KnownSku>();
  return new Map(results.map((known) => [known.sku, known]));
}

/** Why a row changes nothing that anybody reads; null where it does. */
function unreadOf({ price, qty, inStock }: StockRow, known: KnownSku | undefined): string | null {
  if (!known) return 'sku: There is no such product';
  if (price !== undefined && known.isPriced === 0) return 'price: Is not sold by itself';
  if (known.isStocked === 1) return null;
  if (qty !== undefined) return 'qty: Is not sold by itself';
  return inStock === undefined ? null : 'is_in_stock: Is not sold by itself';
}

/** Rows are kept with the import that they belong to. */
const staged = (env: Env, run: ImportRun): Rows => ({
  takenOf: async (skus) =>
    skusOf(
      await env.CATALOGUE.prepare(
        "SELECT key AS sku FROM staged WHERE version = ? AND entity = 'stock' AND key IN (SELECT value FROM json_each(?))",
      )
        .bind(run.id, skus)
        .all<{ sku: string }>(),
    ),
  keep: async (rows) => {
    await env.CATALOGUE.prepare(
      "INSERT INTO staged (version, entity, key, doc) SELECT ?1, 'stock', value ->> 'sku', value FROM json_each(?2)",
    )
      .bind(run.id, JSON.stringify(rows))
      .run();
  },
});

/** Only their skus are remembered, for as long as the file is read. */
function forgotten(): Rows {
  const seen = new Set<string>();
  return {
    takenOf: async () => seen,
    keep: async (rows) => {
      for (const { sku } of rows) seen.add(sku);
    },
  };
}

async function flush(staging: Staging): Promise<void> {
  const { batch, report, rows } = staging;
  if (batch.length === 0) return;
  const skus = JSON.stringify(batch.map(({ row }) => row.sku));
  const [known, before] = await Promise.all([knownSkus(staging, skus), rows.takenOf(skus)]);
  const taken = new Map<string, StockRow>();
  for (const { line, row } of batch) {
    const unread = unreadOf(row, known.get(row.sku));
    if (unread !== null) skip(staging, { line, id: row.sku, reason: unread });
    else if (before.has(row.sku) || taken.has(row.sku))
      skip(staging, { line, id: row.sku, reason: `repeats sku ${row.sku}` });
    else taken.set(row.sku, row);
  }
  if (taken.size > 0) await rows.keep([...taken.values()]);
  report.accepted += taken.size;
  staging.batch = [];
}

async function stage(staging: Staging, lines: AsyncGenerator<CsvLine>): Promise<Result<StagedRows>> {
  const header = await lines.next();
  if (header.done) return refuse(400, 'The file is broken', { detail: { reason: 'it is empty' } });
  const columns = columnsOf(header.value.fields);
  if (!columns.ok) return columns;
  for await (const { line, fields } of lines) {
    const read = readRow(columns.value, fields);
    if ('row' in read) staging.batch.push({ line, row: read.row });
    else skip(staging, { line, id: read.sku, reason: read.reason });
    if (staging.batch.length >= BATCH_ROWS) await flush(staging);
  }
  await flush(staging);
  const { report } = staging;
  report.skipped.sort((a, b) => a.line - b.line);
  return report.accepted > 0
    ? ok(report)
    : refuse(422, 'No row of the file can be used', { detail: { rows: report.skipped.slice(0, 10) } });
}

async function read(
  env: Env,
  version: number,
  rows: Rows,
  stream: ReadableStream<Uint8Array>,
): Promise<Result<StagedRows>> {
  const staging: Staging = { env, rows, version, report: { accepted: 0, skipped: [], skippedCount: 0 }, batch: [] };
  try {
    return await stage(staging, csvLines(stream));
  } catch (error) {
    if (error instanceof BrokenCsv) return refuse(400, 'The file is broken', { detail: { reason: error.message } });
    throw error;
  }
}

/**
 * Reads a stock file into an import, in the memory of one batch of rows. Refused with 400 when the file cannot be read,
 * with 422 when its header is not known or none of its rows can be used.
 */
export const stageRows = (
  env: Env,
  run: ImportRun,
  version: number,
  stream: ReadableStream<Uint8Array>,
): Promise<Result<StagedRows>> => read(env, version, staged(env, run), stream);

/** Reads a stock file in the same way and writes nothing, in the memory of its skus. */
export const checkRows = (env: Env, version: number, stream: ReadableStream<Uint8Array>): Promise<Result<StagedRows>> =>
  read(env, version, forgotten(), stream);
