import type { Commerce } from '../../src/commerce/commerce';
import type { StoreView } from '../../src/domain/store-view';
import { log, reasonOf } from '../http/log';

/** How long one isolate believes the catalogue's version without asking again. */
export const VERSION_LIFE_MS = 5_000;
const POINTER_LIFE_SECONDS = 86_400;

interface Known {
  version: string;
  readAt: number;
}

const known = new Map<string, Known>();
const pointer = (storeCode: string) => `https://pages.internal/version/${storeCode}`;

async function remembered(storeCode: string): Promise<string> {
  const kept = await caches.default.match(pointer(storeCode));
  return kept ? kept.text() : 'unknown';
}

async function ask(store: StoreView, commerce: Commerce, now: number): Promise<string> {
  try {
    const version = await commerce.catalogue.version();
    const before = known.get(store.storeCode);
    known.set(store.storeCode, { version, readAt: now });
    if (before?.version !== version) {
      await caches.default.put(pointer(store.storeCode), new Response(version, { headers: { 'cache-control': `max-age=${POINTER_LIFE_SECONDS}` } }));
    }
    return version;
  } catch (error) {
    log('warn', 'catalogue version unknown', { store: store.storeCode, reason: reasonOf(error) });
    const version = known.get(store.storeCode)?.version ?? (await remembered(store.storeCode));
    known.set(store.storeCode, { version, readAt: now });
    return version;
  }
}

/**
 * The catalogue version pages are kept under. Asked at most every few seconds and isolate; with the catalogue out of reach, the last
 * one that was seen here or in this place's cache, so that stored pages go on being found.
 */
export async function catalogueVersion(store: StoreView, commerce: Commerce, now: number): Promise<string> {
  const last = known.get(store.storeCode);
  return last && now - last.readAt < VERSION_LIFE_MS ? last.version : ask(store, commerce, now);
}
