import type { StoreView } from '../domain/store-view';
import { canonicalPath } from '../domain/url';
import { pathInStore, STORES, storeOfPath } from './stores';

const PATH_MAX = 2048;
const HERE = 'http://here.invalid';

/** Whether a canonical path is one that forms or the API answer, in any store view, however it is written. */
function isNoPage(path: string): boolean {
  const plain = decodeURIComponent(path).toLowerCase();
  return /^\/(?:f|api)(?:\/|$)/.test(storeOfPath(STORES, plain).path);
}

/**
 * The path inside the store view that a form or an address asks to go back to, its query kept; null for anything that
 * is not a page of this shop.
 */
export function wayBack(store: StoreView, asked: string | null | undefined): string | null {
  if (!asked || asked.length > PATH_MAX || !/^\/(?![/\\])/.test(asked) || !URL.canParse(asked, HERE)) return null;
  const url = new URL(asked, HERE);
  const path = canonicalPath(url.pathname);
  if (url.origin !== HERE || path === null) return null;
  const inside = pathInStore(store, path);
  return isNoPage(path) || isNoPage(inside) ? null : `${inside}${url.search}`;
}

/** The same path with one more query parameter. */
export function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, HERE);
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
