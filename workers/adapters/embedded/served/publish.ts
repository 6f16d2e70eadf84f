import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { lexiconText, readLexicon } from '../search/lexicon';
import { readContents } from './contents';
import { contentsKey, lexiconKey, versionKey } from './edge';
import { CatalogueReads, OtherVersion } from './reads';
import { type CatalogueVersion, isNewer, parseVersion, versionText } from './version';
import { refreshVersion } from './version-pointer';

const DAY_SECONDS = 86_400;
/** Contents nobody renews are gone after this; the scheduled function writes those that are served again before. */
const KEPT_SECONDS = 30 * DAY_SECONDS;
const REWRITTEN_AFTER_MS = 7 * DAY_SECONDS * 1000;

interface VersionNote {
  /** When its contents were written, epoch ms. */
  writtenAt: number;
}

async function keptLexicon(reads: CatalogueReads, env: Env, version: number): Promise<string> {
  const [words] = await reads.batch([readLexicon(env.CATALOGUE, version)]);
  return lexiconText((words?.results ?? []) as { term: string; named: number; heads: number }[]);
}

/**
 * Writes what an isolate holds of a version, and only then that this version is served. Throws OtherVersion when it is
 * not served any more.
 */
async function write(
  env: Env,
  storeCode: string,
  served: CatalogueVersion,
  hasLexicon: boolean,
  now: number,
): Promise<void> {
  const reads = new CatalogueReads(env, storeCode, served, 'primary');
  const contents = await readContents(env, storeCode, served, reads);
  const kept = { expirationTtl: KEPT_SECONDS };
  const lexicon = hasLexicon
    ? []
    : [env.EDGE_KV.put(lexiconKey(storeCode, served.version), await keptLexicon(reads, env, served.version), kept)];
  await Promise.all([env.EDGE_KV.put(contentsKey(storeCode, served), JSON.stringify(contents), kept), ...lexicon]);
  await env.EDGE_KV.put(versionKey(storeCode), versionText(served), {
    metadata: { writtenAt: now } satisfies VersionNote,
  });
}

/**
 * Brings KV up to what the primary says a store view serves. For imports and the scheduled function alone: KV takes one
 * write a second and key. A lower version never replaces a higher one. Answers whether something was written.
 */
export async function publishCatalogue(env: Env, storeCode: string, now: number): Promise<boolean> {
  const served = await refreshVersion(env, storeCode);
  if (!served) return false;
  const { value, metadata } = await env.EDGE_KV.getWithMetadata<VersionNote>(versionKey(storeCode));
  const inKv = value === null ? null : parseVersion(value);
  const isOld = now - (metadata?.writtenAt ?? 0) > REWRITTEN_AFTER_MS;
  if (inKv && !isNewer(served, inKv) && !isOld) return false;
  if (isNewer(inKv, served)) return false;
  try {
    await write(env, storeCode, served, !isOld && inKv?.version === served.version, now);
    return true;
  } catch (error) {
    // What is served meanwhile publishes itself.
    if (error instanceof OtherVersion) return false;
    throw error;
  }
}

/**
 * The same for a store view whose catalogue was just changed; what cannot be written now, the scheduled function
 * writes.
 */
export async function publishChanged(env: Env, storeCode: string, now: number): Promise<void> {
  try {
    await publishCatalogue(env, storeCode, now);
  } catch (error) {
    log('warn', 'catalogue not published to KV', { store: storeCode, reason: reasonOf(error) });
  }
}
