import { storeByCode, storeOfPath } from '../../src/config/stores';
import type { StoreView } from '../../src/domain/store-view';
import type { Env } from '../env';
import { enabledViews } from '../settings/external-checkout';
import { csrfGate, originOf } from './csrf';
import { withoutPlaceholders } from './placeholders';

export type RequestKind = 'api' | 'form' | 'flight' | 'file' | 'page';

export interface RoutedRequest {
  url: URL;
  kind: RequestKind;
  /** Path inside the store view. */
  path: string;
  store: StoreView;
  /** Enabled store views, the default one first. */
  stores: StoreView[];
  refused: boolean;
  /** Whether the request may act with the shopper's cookies. */
  cookies: boolean;
}

const STORE_HEADER = 'x-vs-store-code';

function kindOf(path: string): RequestKind {
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path === '/f' || path.startsWith('/f/')) return 'form';
  if (path.startsWith('/assets/') || path.startsWith('/media/')) return 'file';
  return path.startsWith('/RSC/') ? 'flight' : 'page';
}

/**
 * Sorts a request: which store view, what kind, whether it may act with the shopper's cookies. An unknown store code
 * means the default view.
 */
export function routeRequest(
  request: Request,
  env: Pick<Env, 'STORE_VIEWS' | 'STORE_SETTINGS' | 'EXTERNAL_CHECKOUT' | 'APP_ENV'>,
): RoutedRequest {
  const url = new URL(request.url);
  const stores = enabledViews(env);
  const found = storeOfPath(stores, url.pathname);
  const kind = kindOf(found.path);
  const named =
    kind === 'api'
      ? storeByCode(stores, url.searchParams.get('storeCode') ?? request.headers.get(STORE_HEADER) ?? '')
      : null;
  const gate = kind === 'api' || kind === 'form' ? csrfGate(request, url, kind) : { refused: false, cookies: true };
  const isOwn = (kind === 'api' || kind === 'form') && gate.cookies && originOf(request, url) === 'own';
  return {
    url: isOwn ? withoutPlaceholders(url) : url,
    kind,
    path: found.path,
    store: named ?? found.store,
    stores,
    ...gate,
  };
}
