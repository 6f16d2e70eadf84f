import { storeByCode, storeOfPath } from '../../src/config/stores';
import type { StoreView } from '../../src/domain/store-view';
import type { Env } from '../env';
import { enabledViews } from '../settings/external-checkout';
import { csrfGate, originOf } from './csrf';

const PLACEHOLDERS: Record<string, string> = { token: '{{token}}', cartId: '{{cartId}}' };

/**
 * The address of a call of our own pages, which hold no tokens: where a queued task has left a placeholder for one, the
 * cookie that came with the request stands for it. The cookie is what identifies a request without such parameters, so
 * they are taken out, and no token comes into an address. Anybody else's placeholder stays, and is a token that nobody
 * has.
 */
function withoutPlaceholders(url: URL): URL {
  const filled = new URL(url);
  for (const [name, placeholder] of Object.entries(PLACEHOLDERS))
    if (filled.searchParams.get(name) === placeholder) filled.searchParams.delete(name);
  return filled;
}

type RequestKind = 'api' | 'form' | 'flight' | 'file' | 'page';

export interface RoutedRequest {
  url: URL;
  kind: RequestKind;
  /** Path inside the store view. */
  path: string;
  /** Whether it is one of the desk's own pages or forms. */
  isOfDesk: boolean;
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

const isOfDesk = (kind: RequestKind, path: string): boolean =>
  (kind === 'page' && /^\/operacion(?:\/|$)/.test(path)) || (kind === 'form' && path.startsWith('/f/operacion/'));

/** Pages and files change nothing. */
const UNGATED = { refused: false, cookies: true };

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
  const isAnswered = kind === 'api' || kind === 'form';
  const gate = isAnswered ? csrfGate(request, url, kind) : UNGATED;
  const isOwn = isAnswered && gate.cookies && originOf(request, url) === 'own';
  return {
    url: isOwn && url.search !== '' ? withoutPlaceholders(url) : url,
    kind,
    path: found.path,
    isOfDesk: isOfDesk(kind, found.path),
    store: named ?? found.store,
    stores,
    ...gate,
  };
}
