import { storeByCode, storePath } from '../../src/config/stores';
import { SWITCH_FROM } from '../../src/contract/store-switch';
import { canonicalPath } from '../../src/domain/url';
import { type PageOf, samePage, urlPathOf } from '../../src/features/store-views/same-page';
import { log, reasonOf } from '../http/log';
import type { SharedRequest } from '../http/shop-request';
import { matchRoute } from '../pages/match-route';

const HOME = '/';
/** What a path of this store view is a page of; null for what no other view can have. */
async function pageOf({ commerce }: SharedRequest, path: string): Promise<PageOf | null> {
  const match = matchRoute(path);
  if (!match) return null;
  const { route, params } = match;
  const { parentSku, slug = '' } = params;
  if (parentSku !== undefined) return { kind: 'product', sku: parentSku };
  if (route.name === 'category') {
    const urlPath = await urlPathOf(commerce, slug);
    return urlPath === null ? null : { kind: 'category', urlPath };
  }
  if (route.name === 'cms-page') return { kind: 'content', identifier: slug, path };
  if (path === `/${route.name}`) return { kind: 'content', identifier: route.name, path };
  // An order, or the link to a cart, is of this store view alone.
  return Object.keys(params).length > 0 ? null : { kind: 'everywhere', path };
}

/** The path in another view, its home where it does not have the page or cannot be asked. */
async function pathThere(
  request: SharedRequest,
  to: Parameters<SharedRequest['commerceOf']>[0],
  from: string,
): Promise<string> {
  try {
    const page = await pageOf(request, from);
    return (page && (await samePage(request.commerceOf(to), page))) ?? HOME;
  } catch (error) {
    log('warn', 'store-switch.unknown', { store: to.storeCode, reason: reasonOf(error) });
    return HOME;
  }
}

/**
 * Leads from a page of this store view to the same one of another, by a redirect; null for a store view that is not
 * enabled.
 */
export async function switchStore(
  request: SharedRequest,
  code: string,
  query: URLSearchParams,
): Promise<Response | null> {
  const to = storeByCode(request.stores, code);
  if (!to) return null;
  const from = canonicalPath(query.get(SWITCH_FROM) ?? HOME);
  const path = from === null ? HOME : await pathThere(request, to, from);
  return new Response(null, {
    status: 303,
    headers: { location: storePath(to, path), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}
