import {
  completeProduct,
  parseDocument,
  type RawDocument,
  readDocuments,
  reasonOf,
} from '../../../../src/contract/documents';
import type { ImportEntity } from '../../../../src/contract/documents/import-order';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import type { RowOf } from '../database';
import type { product } from '../schema/catalogue';
import { type BatchPace, breathe, paceOf } from './batch-pace';
import { deriveContext, type ImportContext, pastPrices } from './derive-context';
import { keyOf } from './import-entity';
import {
  donePosition,
  type ImportReport,
  isTakenMeanwhile,
  type Part,
  partReport,
  partStatement,
  type Skipped,
} from './parts';
import { breakImport, closedMeanwhile, type ImportRun, whileOpen } from './run';
import { KEYS, type Keyed, mayBeNone, noneStatement, otherStatements } from './write-others';
import { writeProducts } from './write-products';

/** What a refused document is called in a report at most, in characters. */
const MAX_NAME = 200;

/**
 * One import call: what was read so far and what waits to be written. `report` is of the whole call, `fresh` of what
 * was read since the last write.
 */
interface Reading {
  env: Env;
  run: ImportRun;
  entity: ImportEntity;
  context: ImportContext;
  part: Part | null;
  pace: BatchPace;
  report: ImportReport;
  fresh: Skipped[];
  batch: Keyed[];
  batchOffset: number;
  position: number;
}

const NAMES = ['sku', 'id', 'attribute_code', 'identifier', 'code', 'from', '_id'];

/** What a refused document calls itself. */
function nameOf(raw: unknown): string | null {
  const record = (raw ?? {}) as { _source?: Record<string, unknown> } & Record<string, unknown>;
  const names = NAMES.map((name) => record._source?.[name] ?? record[name]);
  const name = names.find((value) => typeof value === 'string' || typeof value === 'number');
  return name === undefined ? null : String(name).slice(0, MAX_NAME);
}

/** Takes what was imported before, or stands earlier in the batch, out of a batch. */
function withoutRepetitions(
  { batch, fresh }: Reading,
  namesOf: (entry: Keyed) => string[],
  taken: Set<string>,
): Keyed[] {
  return batch.filter((entry) => {
    const names = namesOf(entry);
    const known = names.find((name) => taken.has(name));
    if (known !== undefined) {
      fresh.push({ position: entry.position, id: entry.key, reason: `repeats ${known}` });
      return false;
    }
    for (const name of names) taken.add(name);
    return true;
  });
}

/**
 * Statements beside a batch: it is written while the import is open, and remembered where the call is a piece of a
 * source.
 */
function besides({ env, run, entity, part, position, fresh }: Reading, accepted: number): D1PreparedStatement[] {
  const skipped = fresh.toSorted((a, b) => a.position - b.position);
  return [
    whileOpen(env.CATALOGUE, run),
    ...(part ? [partStatement(env.CATALOGUE, run, entity, part.source, position, { accepted, skipped })] : []),
  ];
}

async function writeOthers(reading: Reading, entity: Exclude<ImportEntity, 'product'>): Promise<number> {
  const { env, run, batch } = reading;
  const { table, key, where } = KEYS[entity];
  const { results } = await env.CATALOGUE.prepare(
    `SELECT ${key} AS key FROM ${table} WHERE version = ? AND ${where} AND CAST(${key} AS TEXT) IN (SELECT value FROM json_each(?))`,
  )
    .bind(run.id, JSON.stringify(batch.map((entry) => entry.key)))
    .all<{ key: string | number }>();
  const docs = withoutRepetitions(
    reading,
    (entry) => [`${key} ${entry.key}`],
    new Set(results.map((row) => `${key} ${row.key}`)),
  );
  await env.CATALOGUE.batch([
    ...besides(reading, docs.length),
    ...(docs.length > 0 ? otherStatements(env.CATALOGUE, entity, run.id, docs) : []),
  ]);
  return docs.length;
}

async function writeProductBatch(reading: Reading): Promise<number> {
  const { env, run, batch, context } = reading;
  const docOf = (entry: Keyed): ProductDocument => entry.doc as ProductDocument;
  const { results } = await env.CATALOGUE.prepare(
    `SELECT id, sku FROM product WHERE version = ?1 AND id IN (SELECT value ->> 'id' FROM json_each(?2))
     UNION SELECT id, sku FROM product WHERE version = ?1 AND sku IN (SELECT value ->> 'sku' FROM json_each(?2))`,
  )
    .bind(run.id, JSON.stringify(batch.map(docOf).map(({ id, sku }) => ({ id, sku }))))
    .all<RowOf<typeof product, 'id' | 'sku'>>();
  const namesOf = ({ id, sku }: { id: number; sku: string }): string[] => [`id ${id}`, `sku ${sku}`];
  const fresh = withoutRepetitions(reading, (entry) => namesOf(docOf(entry)), new Set(results.flatMap(namesOf)));
  const docs = fresh.map((entry) => completeProduct(docOf(entry), context.surroundings));
  const together = besides(reading, docs.length);
  if (docs.length > 0)
    await writeProducts(
      env.CATALOGUE,
      run.id,
      docs,
      { ...context.derive, history: await pastPrices(env, run.store, docs) },
      together,
    );
  else await env.CATALOGUE.batch(together);
  return docs.length;
}

async function flush(reading: Reading): Promise<void> {
  const { entity, batch, fresh, report } = reading;
  if (batch.length === 0 && fresh.length === 0) return;
  const from = Date.now();
  report.accepted += entity === 'product' ? await writeProductBatch(reading) : await writeOthers(reading, entity);
  report.skipped.push(...reading.fresh);
  reading.fresh = [];
  reading.batch = [];
  await breathe(reading.pace, Date.now() - from);
}

async function take(reading: Reading, raw: RawDocument, position: number): Promise<void> {
  const { batch, batchOffset, entity, run, fresh, pace } = reading;
  const parsed = raw.ok ? parseDocument(entity, raw.value, { prefix: run.store.prefix }) : null;
  if (parsed?.ok) {
    if (batch.length >= pace.documents || (batch.length > 0 && raw.offset - batchOffset >= pace.bytes))
      await flush(reading);
    if (reading.batch.length === 0) reading.batchOffset = raw.offset;
    reading.batch.push({ position, key: keyOf(entity, parsed.value), doc: parsed.value });
  } else if (parsed && raw.ok) fresh.push({ position, id: nameOf(raw.value), reason: reasonOf(parsed.problem) });
  else if (!raw.ok) fresh.push({ position, id: null, reason: raw.reason });
  reading.position = position;
}

/** Products are computed with attributes, tax rules and categories, so those cannot come after them. */
async function isLate(env: Env, run: ImportRun, entity: ImportEntity): Promise<boolean> {
  if (entity !== 'attribute' && entity !== 'taxrule' && entity !== 'category') return false;
  return (await env.CATALOGUE.prepare('SELECT 1 FROM product WHERE version = ? LIMIT 1').bind(run.id).first()) !== null;
}

const END_TOO_EARLY = /the file ends/;

/** Reads all of a stream; answers what keeps it from being the documents of an entity, or null. */
async function readInto(reading: Reading, stream: ReadableStream<Uint8Array>, done: number): Promise<string | null> {
  let documents = 0;
  let unreadable: string | null = null;
  for await (const raw of readDocuments(stream)) {
    const position = raw.position + (reading.part ? reading.part.from - 1 : 0);
    if (!raw.ok && END_TOO_EARLY.test(raw.reason)) return `document ${position}: ${raw.reason}`;
    if (raw.ok) documents += 1;
    else unreadable ??= `document ${position}: ${raw.reason}`;
    if (position > done) await take(reading, raw, position);
  }
  return documents === 0 ? unreadable : null;
}

/** A whole source in one call: broken data break the import. */
async function importWhole(
  reading: Reading,
  stream: ReadableStream<Uint8Array>,
  now: number,
): Promise<Result<ImportReport>> {
  const { env, run, report } = reading;
  try {
    const broken = await readInto(reading, stream, 0);
    if (broken !== null) {
      await breakImport(env, run, now);
      return refuse(400, 'The file is broken', { detail: { reason: broken } });
    }
    await flush(reading);
    if (reading.position === 0 && mayBeNone(reading.entity))
      await env.CATALOGUE.batch([whileOpen(env.CATALOGUE, run), noneStatement(env.CATALOGUE, run, reading.entity)]);
  } catch (error) {
    const closed = closedMeanwhile(error);
    if (closed) return closed;
    await breakImport(env, run, now);
    throw error;
  }
  report.skipped.sort((a, b) => a.position - b.position);
  return ok(report);
}

/**
 * A piece of a source: what is there already is passed over, and the answer is the same however often the piece comes.
 */
async function importPart(
  reading: Reading,
  part: Part,
  stream: ReadableStream<Uint8Array>,
): Promise<Result<ImportReport>> {
  const { env, run } = reading;
  const done = await donePosition(env, run, part.source);
  if (part.from > done + 1)
    return refuse(409, 'Documents are missing before this part', { detail: { position: done } });
  try {
    const broken = await readInto(reading, stream, done);
    if (broken !== null && END_TOO_EARLY.test(broken))
      return refuse(400, 'The file is broken', { detail: { reason: broken } });
    await flush(reading);
  } catch (error) {
    const closed = closedMeanwhile(error);
    if (closed) return closed;
    if (isTakenMeanwhile(error)) return refuse(503, 'The service is busy, please try again');
    throw error;
  }
  return ok(await partReport(env, run, part));
}

/**
 * Reads documents of one entity into an import, batch by batch, in the memory of one batch. Documents that cannot be
 * used are skipped with their reason. A file that ends too early, or in which nothing is a document, breaks the import
 * (400): it can no longer be committed. An empty list of coupons or redirects takes away what there is of them.
 * Attributes, tax rules and categories after products are refused (409), and so is what is left when the import was
 * closed meanwhile. With `part` the stream is a piece of a source, which may come again: refused with 409 when the
 * pieces before it did not come, with 400 when it was cut short, with 503 when it is being written by another call;
 * none of these breaks the import.
 */
export async function importDocuments(
  env: Env,
  run: ImportRun,
  entity: ImportEntity,
  stream: ReadableStream<Uint8Array>,
  now: number,
  part: Part | null = null,
): Promise<Result<ImportReport>> {
  if (await isLate(env, run, entity))
    return refuse(409, 'Attributes, tax rules and categories are imported before products');
  const context = await deriveContext(env, run, now);
  const report: ImportReport = { accepted: 0, skipped: [] };
  const pace = await paceOf(env, run.store.storeCode);
  const reading: Reading = {
    env,
    run,
    entity,
    context,
    part,
    pace,
    report,
    fresh: [],
    batch: [],
    batchOffset: 0,
    position: 0,
  };
  return part ? importPart(reading, part, stream) : importWhole(reading, stream, now);
}
