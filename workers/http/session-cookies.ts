import type { SessionGrant } from './accounts';
import type { CookieJar, CookieName } from './cookie-jar';
import { type IssuedTokens, REFRESH_SECONDS } from './user-tokens';

/** The tokens of a signed-in shopper, the same in all store views. */
const ACCESS: CookieName = { name: 'session', access: 'hidden' };
const REFRESH: CookieName = { name: 'refresh', access: 'hidden' };

/** What the browser may read: that somebody is signed in, and since which second these tokens are. */
const MARKER: CookieName = { name: 'session-marker', access: 'open' };

export const readSession = (jar: CookieJar): { access: string | null; refresh: string | null } => ({
  access: jar.get(ACCESS) || null,
  refresh: jar.get(REFRESH) || null,
});

export function setSession(jar: CookieJar, { access, refresh }: IssuedTokens, { issuedAt }: Pick<SessionGrant, 'issuedAt'>): void {
  jar.set(ACCESS, access, REFRESH_SECONDS);
  jar.set(REFRESH, refresh, REFRESH_SECONDS);
  jar.set(MARKER, String(issuedAt), REFRESH_SECONDS);
}

export function dropSession(jar: CookieJar): void {
  jar.drop(ACCESS);
  jar.drop(REFRESH);
  jar.drop(MARKER);
}
