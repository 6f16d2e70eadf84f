import { completeProduct, parseDocument, type RawDocument, readDocuments, reasonOf } from '../../../../src/contract/documents';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { deriveContext, type ImportContext, pastPrices } from './derive-context';
import { type ImportEntity, keyOf } from './import-entity';
import { breakImport, type ImportRun } from './run';
import { KEYS, type Keyed, otherStatements } from './write-others';
import { writeProducts } from './write-products';

/** A document that was left out; `id` is its id, sku or key as far as it could be read. */
export interface Skipped {
  position: number;
  id: string | null;
  reason: string;
}

export interface ImportReport {
  accepted: number;
  skipped: Skipped[];
}

/** A batch goes to D1 when it holds this many documents or spans this many bytes of the stream: a parameter holds 2 MB. */
const BATCH_DOCUMENTS = 100;
const BATCH_BYTES = 300_000;

/** One import call: what was read so far and what waits to be written. */
interface Reading {
  env: Env;
  run: ImportRun;
  entity: ImportEntity;
  context: ImportContext;
  report: ImportReport;
  batch: Keyed[];
  batchOffset: number;
}

const NAMES = ['sku', 'id', 'attribute_code', 'identifier', 'code', 'from', '_id'];

/** What a refused document calls itself. */
function nameOf(raw: unknown): string | null {
  const record = (raw ?? {}) as { _source?: Record<string, unknown> } & Record<string, unknown>;
  const names = NAMES.map((name) => record._source?.[name] ?? record[name]);
  const name = names.find((value) => typeof value === 'string' || typeof value === 'number');
  return name === undefined ? null : String(name);
}

/** Takes what was imported before, or stands earlier in the batch, out of a batch. */
function withoutRepetitions({ batch, report }: Reading, namesOf: (entry: Keyed) => string[], taken: Set<string>): Keyed[] {
  return batch.filter((entry) => {
    const names = namesOf(entry);
    const known = names.find((name) => taken.has(name));
    if (known !== undefined) {
      report.skipped.push({ position: entry.position, id: entry.key, reason: `repeats ${known}` });
      return false;
    }
    for (const name of names) taken.add(name);
    return true;
  });
}

async function writeOthers(reading: Reading, entity: Exclude<ImportEntity, 'product'>): Promise<number> {
  const { env, run, batch } = reading;
  const { table, key, where } = KEYS[entity];
  const { results } = await env.DB.prepare(
    `SELECT ${key} AS key FROM ${table} WHERE version = ? AND ${where} AND CAST(${key} AS TEXT) IN (SELECT value FROM json_each(?))`,
  )
    .bind(run.id, JSON.stringify(batch.map((entry) => entry.key)))
    .all<{ key: string | number }>();
  const fresh = withoutRepetitions(reading, (entry) => [`${key} ${entry.key}`], new Set(results.map((row) => `${key} ${row.key}`)));
  if (fresh.length > 0) await env.DB.batch(otherStatements(env.DB, entity, run.id, fresh));
  return fresh.length;
}

async function writeProductBatch(reading: Reading): Promise<number> {
  const { env, run, batch, context } = reading;
  const docOf = (entry: Keyed): ProductDocument => entry.doc as ProductDocument;
  const { results } = await env.DB.prepare(
    `SELECT id, sku FROM product WHERE version = ?1 AND id IN (SELECT value ->> 'id' FROM json_each(?2))
     UNION SELECT id, sku FROM product WHERE version = ?1 AND sku IN (SELECT value ->> 'sku' FROM json_each(?2))`,
  )
    .bind(run.id, JSON.stringify(batch.map(docOf).map(({ id, sku }) => ({ id, sku }))))
    .all<{ id: number; sku: string }>();
  const namesOf = ({ id, sku }: { id: number; sku: string }): string[] => [`id ${id}`, `sku ${sku}`];
  const fresh = withoutRepetitions(reading, (entry) => namesOf(docOf(entry)), new Set(results.flatMap(namesOf)));
  const docs = fresh.map((entry) => completeProduct(docOf(entry), context.surroundings));
  if (docs.length > 0) await writeProducts(env.DB, run.id, docs, { ...context.derive, history: await pastPrices(env, run.store, docs) });
  return docs.length;
}

async function flush(reading: Reading): Promise<void> {
  if (reading.batch.length === 0) return;
  reading.report.accepted += reading.entity === 'product' ? await writeProductBatch(reading) : await writeOthers(reading, reading.entity);
  reading.batch = [];
}

async function take(reading: Reading, raw: RawDocument): Promise<void> {
  const { batch, batchOffset, entity, run, report } = reading;
  if (!raw.ok) {
    report.skipped.push({ position: raw.position, id: null, reason: raw.reason });
    return;
  }
  const parsed = parseDocument(entity, raw.value, { prefix: run.store.prefix });
  if (!parsed.ok) {
    report.skipped.push({ position: raw.position, id: nameOf(raw.value), reason: reasonOf(parsed.problem) });
    return;
  }
  if (batch.length >= BATCH_DOCUMENTS || (batch.length > 0 && raw.offset - batchOffset >= BATCH_BYTES)) await flush(reading);
  if (reading.batch.length === 0) reading.batchOffset = raw.offset;
  reading.batch.push({ position: raw.position, key: keyOf(entity, parsed.value), doc: parsed.value });
}

/** Products are computed with attributes, tax rules and categories, so those cannot come after them. */
async function isLate(env: Env, run: ImportRun, entity: ImportEntity): Promise<boolean> {
  if (entity !== 'attribute' && entity !== 'taxrule' && entity !== 'category') return false;
  return (await env.DB.prepare('SELECT 1 FROM product WHERE version = ? LIMIT 1').bind(run.id).first()) !== null;
}

const END_TOO_EARLY = /^the file ends/;

/**
 * Reads documents of one entity into an import, batch by batch, in the memory of one batch. Documents that cannot be used are skipped with
 * their reason. A file that ends too early, or in which nothing is a document, breaks the import (400): it can no longer be committed.
 * Attributes, tax rules and categories after products are refused (409).
 */
export async function importDocuments(
  env: Env,
  run: ImportRun,
  entity: ImportEntity,
  stream: ReadableStream<Uint8Array>,
  now: number,
): Promise<Result<ImportReport>> {
  if (await isLate(env, run, entity)) return refuse(409, 'Attributes, tax rules and categories are imported before products');
  const context = await deriveContext(env, run, now);
  const report: ImportReport = { accepted: 0, skipped: [] };
  const reading: Reading = { env, run, entity, context, report, batch: [], batchOffset: 0 };
  let read = 0;
  let unreadable: string | null = null;
  try {
    for await (const raw of readDocuments(stream)) {
      if (raw.ok) read += 1;
      else if (unreadable === null || END_TOO_EARLY.test(raw.reason)) unreadable = `document ${raw.position}: ${raw.reason}`;
      if (!raw.ok && END_TOO_EARLY.test(raw.reason)) read = 0;
      await take(reading, raw);
    }
    if (read === 0 && unreadable !== null) {
      await breakImport(env, run, now);
      return refuse(400, 'The file is broken', { detail: unreadable });
    }
    await flush(reading);
  } catch (error) {
    await breakImport(env, run, now);
    throw error;
  }
  report.skipped.sort((a, b) => a.position - b.position);
  return ok(report);
}
