import type { CataloguePort } from '../../src/commerce/catalogue';
import { storePath } from '../../src/config/stores';
import type { StoreView } from '../../src/domain/store-view';
import { isTracking } from '../../src/domain/url';

/** How long a page that nobody has is believed not to be there; a new version of the catalogue is asked at once. */
const LIFE_MS = 30_000;
const MOST_KEPT = 2_000;

const keyOf = (version: string, { host, pathname }: URL): string => `${version} ${host}${pathname}`;

/**
 * Addresses that led nowhere a moment ago: kept without a body, in the memory of an isolate, the oldest making room.
 */
export class AbsentPages {
  private readonly since = new Map<string, number>();
  private readonly clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.clock = clock;
  }

  has(version: string, url: URL): boolean {
    const since = this.since.get(keyOf(version, url));
    return since !== undefined && this.clock() - since < LIFE_MS;
  }

  note(version: string, url: URL): void {
    const key = keyOf(version, url);
    this.since.delete(key);
    this.since.set(key, this.clock());
    if (this.since.size <= MOST_KEPT) return;
    const [oldest] = this.since.keys();
    if (oldest !== undefined) this.since.delete(oldest);
  }
}

/** Those of this isolate. */
export const absentPages = new AbsentPages();

const PERMANENT = 301;

/** 301 to an address; what a header cannot hold is percent-encoded. */
export const moved = (location: string): Response =>
  new Response(null, {
    status: PERMANENT,
    headers: { location: location.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent) },
  });

/** An address with more query: behind what it has, before its fragment. */
export function withQuery(address: string, query: URLSearchParams): string {
  if (query.size === 0) return address;
  const [path = '', ...fragment] = address.split(/(?=#)/);
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment.join('')}`;
}

/**
 * Where a page was moved to by hand, as the answer to send; null when it was not. Asked only where a page is about to
 * be made: one that is kept waits for nobody. A lookup that fails is no reason not to show the page.
 */
export async function redirection(at: {
  store: StoreView;
  commerce: { catalogue: Pick<CataloguePort, 'redirect'> };
  path: string;
  query: URLSearchParams;
}): Promise<Response | null> {
  const target = await at.commerce.catalogue.redirect(at.path).catch(() => null);
  if (target === null || target === at.path) return null;
  return moved(target.startsWith('/') ? withQuery(storePath(at.store, target), at.query) : target);
}

/** A 301 inside the shop with more query: what the page that moved does not understand, another one may. */
export function withRest(response: Response, rest: URLSearchParams): Response {
  const location = response.status === PERMANENT ? response.headers.get('location') : null;
  return location?.startsWith('/') && rest.size > 0 ? moved(withQuery(location, rest)) : response;
}

/**
 * A 301 with what says where the visitor came from: that is no part of a page's address, but goes along with the
 * visitor.
 */
export function withTracking(response: Response, asked: URL): Response {
  if (response.status !== PERMANENT || asked.search === '') return response;
  const location = response.headers.get('location');
  const tracking = new URLSearchParams([...asked.searchParams].filter(([name]) => isTracking(name)));
  if (location === null || tracking.size === 0) return response;
  return moved(withQuery(location, tracking));
}
