import type { Env } from '../../../env';
import type { CatalogueVersion } from './version';
import { parseVersion, versionText } from './version';

/** Where a store view's contents of a version stand in KV. */
export const contentsKey = (storeCode: string, served: CatalogueVersion): string =>
  `contents/${storeCode}/${versionText(served)}`;
export const lexiconKey = (storeCode: string, version: number): string => `lexicon/${storeCode}/${version}`;
export const versionKey = (storeCode: string): string => `version/${storeCode}`;

/** KV answers a key out of its own cache for so long; 30 is the least it takes. */
const VERSION_CACHE_SECONDS = 30;

/** The version KV says a store view serves, up to a minute late; null where it says nothing. */
export async function readKvVersion(env: Env, storeCode: string): Promise<CatalogueVersion | null> {
  const text = await env.EDGE_KV.get(versionKey(storeCode), { cacheTtl: VERSION_CACHE_SECONDS });
  return text === null ? null : parseVersion(text);
}
