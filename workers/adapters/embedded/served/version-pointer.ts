import { waitUntil } from 'cloudflare:workers';
import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { catalogueContents } from './contents';
import { readKvVersion } from './edge';
import { type CatalogueVersion, isNewer, parseVersion, versionStatement, versionText } from './version';

/** An older pointer is not used. */
const POINTER_MS = 60_000;
/** An older one is renewed behind the answer. */
const RENEWED_AFTER_MS = 5_000;
/** How long one request may take to renew a pointer before another one tries. */
const RENEWAL_MS = 10_000;
/** A place keeps the last pointer for so long: with the databases out of reach it serves. */
const KEPT_SECONDS = 86_400;

/** The version a store view serves, null before its first import, as it was at `at` (epoch ms). */
export interface VersionPointer {
  served: CatalogueVersion | null;
  at: number;
}

/** What this isolate believes, by store view. */
export const versionPointers = new Map<string, VersionPointer>();
/** When renewing a pointer began, by store view: the request that began it may never end it. */
const renewing = new Map<string, number>();

const coloKey = (storeCode: string): string => `https://catalogue.internal/version/${storeCode}`;

async function readColo(storeCode: string): Promise<VersionPointer | null> {
  const kept = await caches.default.match(coloKey(storeCode));
  return kept ? kept.json<VersionPointer>() : null;
}

const writeColo = (storeCode: string, pointer: VersionPointer): Promise<void> =>
  caches.default.put(
    coloKey(storeCode),
    Response.json(pointer, { headers: { 'cache-control': `max-age=${KEPT_SECONDS}` } }),
  );

/**
 * Takes over what was learned. A lower version never replaces a higher one, it only tells that nothing newer was seen.
 */
function keepPointer(storeCode: string, learned: VersionPointer): VersionPointer {
  const known = versionPointers.get(storeCode);
  const pointer = {
    served: known && isNewer(known.served, learned.served) ? known.served : learned.served,
    at: Math.max(known?.at ?? 0, learned.at),
  };
  versionPointers.set(storeCode, pointer);
  return pointer;
}

/**
 * Notes the version a store view serves, as the primary or an import has just said: known here at once, and to this
 * place behind the answer.
 */
export function noteVersion(storeCode: string, served: CatalogueVersion | null): void {
  waitUntil(writeColo(storeCode, keepPointer(storeCode, { served, at: Date.now() })));
}

/** Renews the pointer behind the answer when a replica spoke of a newer version. */
export function renewIfNewer(env: Env, storeCode: string, served: CatalogueVersion | null): void {
  const known = versionPointers.get(storeCode);
  if (known && isNewer(served, known.served)) waitUntil(renew(env, storeCode));
}

/** The version the primary says a store view serves; null before its first import. Nothing here believes it. */
export const readPrimary = (env: Env, storeCode: string): Promise<CatalogueVersion | null> =>
  versionStatement(env.CATALOGUE, storeCode).first<CatalogueVersion>();

/** Takes over what another part of the shop believed when it asked this one; it is renewed behind the answer. */
export function adoptVersionPointer(storeCode: string, text: string): void {
  const served = parseVersion(text);
  if (served) keepPointer(storeCode, { served, at: Date.now() - RENEWED_AFTER_MS - 1 });
}

/** Makes this isolate believe what the primary says now: it was just changed here. Answers it. */
export async function refreshVersion(env: Env, storeCode: string): Promise<CatalogueVersion | null> {
  const served = await readPrimary(env, storeCode);
  noteVersion(storeCode, served);
  return served;
}

/**
 * Asks the primary and fetches what an isolate holds of a newer version before it is believed, so that no request waits
 * for that.
 */
async function renew(env: Env, storeCode: string): Promise<void> {
  const at = Date.now();
  if (at - (renewing.get(storeCode) ?? 0) < RENEWAL_MS) return;
  renewing.set(storeCode, at);
  try {
    const served = await readPrimary(env, storeCode);
    if (served && isNewer(served, versionPointers.get(storeCode)?.served ?? null))
      await catalogueContents(env, storeCode, served);
    await writeColo(storeCode, keepPointer(storeCode, { served, at }));
  } catch (error) {
    log('warn', 'catalogue version not renewed', { store: storeCode, reason: reasonOf(error) });
  } finally {
    renewing.delete(storeCode);
  }
}

/** The pointer renewed behind the answer when it has aged. */
function used(env: Env, storeCode: string, { served, at }: VersionPointer): CatalogueVersion | null {
  if (Date.now() - at > RENEWED_AFTER_MS) waitUntil(renew(env, storeCode));
  return served;
}

async function kvVersion(env: Env, storeCode: string): Promise<CatalogueVersion | null> {
  try {
    return await readKvVersion(env, storeCode);
  } catch (error) {
    log('warn', 'catalogue version not read from KV', { store: storeCode, reason: reasonOf(error) });
    return null;
  }
}

const isFresh = ({ at }: VersionPointer): boolean => Date.now() - at <= POINTER_MS;

/**
 * What this place's cache, KV or the primary says where the isolate itself knows nothing fresh; `own` is what it knew.
 */
async function pointerElsewhere(
  env: Env,
  storeCode: string,
  own: VersionPointer | undefined,
): Promise<CatalogueVersion | null> {
  const inColo = await readColo(storeCode);
  if (inColo && isFresh(inColo)) return used(env, storeCode, keepPointer(storeCode, inColo));
  const inKv = await kvVersion(env, storeCode);
  if (inKv) {
    const { served } = keepPointer(storeCode, { served: inKv, at: Date.now() });
    waitUntil(renew(env, storeCode));
    return served;
  }
  const at = Date.now();
  try {
    const pointer = keepPointer(storeCode, { served: await readPrimary(env, storeCode), at });
    waitUntil(writeColo(storeCode, pointer));
    return pointer.served;
  } catch (error) {
    const last = own ?? inColo;
    if (!last) throw error;
    log('warn', 'catalogue version unknown, the last known one is served', {
      store: storeCode,
      version: versionText(last.served),
      reason: reasonOf(error),
    });
    return keepPointer(storeCode, last).served;
  }
}

/**
 * The version a store view serves, null before its first import: believed for 60 s out of the isolate or this place's
 * cache, else as KV says it (up to a minute late by itself), else asked of the primary; renewed behind the answer. With
 * the databases out of reach, the last one that was known here. Throws when nothing is known and nothing answers.
 */
export async function versionPointer(env: Env, storeCode: string): Promise<CatalogueVersion | null> {
  const own = versionPointers.get(storeCode);
  return own && isFresh(own) ? used(env, storeCode, own) : pointerElsewhere(env, storeCode, own);
}
