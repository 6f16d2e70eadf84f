import { isTrafficSource } from '../../src/domain/order/traffic-source';
import type { CookieJar, CookieName } from './cookie-jar';

/** Written by the browser of a shopper who agreed to it (src/features/tracking/consent.ts). */
const COOKIE: CookieName = { name: 'source', access: 'open' };

/** Where this browser's last visit from elsewhere came from; null when it is not known, or not as we wrote it. */
export function readTrafficSource(jar: CookieJar): string | null {
  try {
    const source = decodeURIComponent(jar.get(COOKIE) ?? '');
    return isTrafficSource(source) ? source : null;
  } catch {
    return null;
  }
}
