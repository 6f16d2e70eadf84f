import { isTrafficSource, trafficSource } from '../../src/domain/order/traffic-source';
import type { CookieJar, CookieName } from './cookie-jar';

const LIFE_SECONDS = 30 * 24 * 60 * 60;

const COOKIE: CookieName = { name: 'source', access: 'hidden' };

/** Keeps where a visit came from with the browser, if its address says so; nobody else is given this cookie. */
export function keepTrafficSource(jar: CookieJar, query: URLSearchParams): void {
  const source = query.size > 0 ? trafficSource(query) : null;
  if (source !== null) jar.set(COOKIE, encodeURIComponent(source), LIFE_SECONDS);
}

/** Where this browser's last visit from elsewhere came from; null when it is not known, or not as we wrote it. */
export function readTrafficSource(jar: CookieJar): string | null {
  try {
    const source = decodeURIComponent(jar.get(COOKIE) ?? '');
    return isTrafficSource(source) ? source : null;
  } catch {
    return null;
  }
}
