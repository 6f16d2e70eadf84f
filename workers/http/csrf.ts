const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export type Origin = 'own' | 'foreign' | 'none';

/**
 * Where a request comes from, by Sec-Fetch-Site or else by Origin; 'none' for clients that send neither, which are no
 * browsers.
 */
export function originOf(request: Request, url: URL): Origin {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  const origin = request.headers.get('origin');
  if (origin) return origin === url.origin ? 'own' : 'foreign';
  return 'none';
}

const changesState = (request: Request) => !SAFE_METHODS.has(request.method);

/**
 * What a request may use: forms are refused from anywhere but the shop itself, calls from elsewhere go on without
 * cookies, so that a token in the query is their only identity.
 */
export function csrfGate(request: Request, url: URL, kind: 'form' | 'api'): { refused: boolean; cookies: boolean } {
  const origin = originOf(request, url);
  const isChange = changesState(request);
  if (isChange && kind === 'form') return { refused: origin !== 'own', cookies: true };
  return { refused: false, cookies: isChange ? origin === 'own' : origin !== 'foreign' };
}
