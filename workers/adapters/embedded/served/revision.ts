import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { log } from '../../../http/log';
import type { CatalogueVersion } from './version';
import { readPrimary, refreshVersion } from './version-pointer';

/** A change that was announced this long ago is written by now, or broke off. */
const OVERDUE_MS = 60_000;

interface Announced {
  revision: number;
  at: number;
}

// Higher than what was announced and than what is served, whichever of them a restored database is behind with.
const ANNOUNCE = `INSERT INTO announced_revision (store, revision, at) VALUES (?1, ?2 + 1, ?3)
  ON CONFLICT (store) DO UPDATE SET revision = max(revision + 1, excluded.revision), at = excluded.at RETURNING revision, at`;

/**
 * Announces in the database of the shop that the catalogue of a store view is about to change, and answers the revision
 * that the change moves it to: nobody else is given that one. Whatever moves the revision asks here first and takes
 * `moveTo` into its batch (ADR 0049).
 */
export async function announceRevision(env: Env, storeCode: string): Promise<number> {
  const served = await readPrimary(env, storeCode);
  const row = await env.SHOP.prepare(ANNOUNCE)
    .bind(storeCode, served?.revision ?? 0, Date.now())
    .first<Announced>();
  if (!row) throw new Error('no revision was announced');
  await workerFailpoint('catalogue.announced');
  return row.revision;
}

/**
 * Moves what a store view serves to an announced revision; fails, and with it the batch, when one that was announced
 * later came before it.
 */
export const moveTo = (db: D1Database, storeCode: string, revision: number): D1PreparedStatement =>
  db
    .prepare('UPDATE catalogue SET revision = CASE WHEN revision < ?2 THEN ?2 END WHERE store = ?1')
    .bind(storeCode, revision);

/** The same of what was computed with a revision; fails, and with it the batch, where the catalogue is not at it any more. */
export const moveFrom = (
  db: D1Database,
  storeCode: string,
  { version, revision }: CatalogueVersion,
  to: number,
): D1PreparedStatement =>
  db
    .prepare('UPDATE catalogue SET revision = CASE WHEN version = ?2 AND revision = ?3 THEN ?4 END WHERE store = ?1')
    .bind(storeCode, version, revision, to);

/** Whether a batch failed because its revision was overtaken: nothing of it happened. */
export const isOvertaken = (error: unknown): boolean => String(error).includes('catalogue.revision');

/**
 * Makes up for a change that was announced and broke off, and for one that was written without being announced, by an
 * earlier deployment or a restored database: the catalogue moves on, as it is. Carts read it with every change meanwhile.
 */
export async function catchUpRevision(env: Env, storeCode: string, now: number): Promise<void> {
  const served = await readPrimary(env, storeCode);
  if (!served) return;
  const announced = await env.SHOP.prepare('SELECT revision, at FROM announced_revision WHERE store = ?')
    .bind(storeCode)
    .first<Announced>();
  const isUnderWay = announced && announced.revision > served.revision && now - announced.at < OVERDUE_MS;
  if (announced?.revision === served.revision || isUnderWay) return;
  log('warn', 'catalogue moved on from a change that was not told whole', {
    store: storeCode,
    served: served.revision,
    announced: announced?.revision ?? null,
  });
  try {
    await moveTo(env.CATALOGUE, storeCode, await announceRevision(env, storeCode)).run();
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
  await refreshVersion(env, storeCode);
}
