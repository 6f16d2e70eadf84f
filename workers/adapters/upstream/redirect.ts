import { pathInStore } from '../../../src/config/stores';
import { parseDocument } from '../../../src/contract/documents';
import type { StoreView } from '../../../src/domain/store-view';
import { callUpstream, type UpstreamConfig } from './http';

/** How long an answer is remembered: the lookup stands before every page. */
const LIFE_MS = 60_000;
const MAX_KEPT = 5_000;

const kept = new Map<string, { at: number; target: string | null }>();

/** Where the retailer moved a path to; null when it did not, has no such call or does not answer. */
export async function redirectOf(
  config: UpstreamConfig,
  store: StoreView,
  path: string,
  now: number,
): Promise<string | null> {
  const key = `${config.url} ${store.storeCode} ${path}`;
  const last = kept.get(key);
  if (last && now - last.at < LIFE_MS) return last.target;
  const found = await callUpstream(config, store.storeCode, {
    method: 'GET',
    path: 'url/redirect',
    query: { url: path },
  });
  // The retailer answers with the store's prefix; what is neither a path of the shop nor a web address leads nowhere.
  const given =
    found.state === 'ok' && typeof found.value === 'string' && found.value !== ''
      ? pathInStore(store, found.value)
      : null;
  const parsed = given === null ? null : parseDocument('redirect', { from: path, to: given });
  const target = parsed?.ok ? parsed.value.to : null;
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, { at: now, target });
  return target;
}
