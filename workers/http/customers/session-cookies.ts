import { PRICE_GROUP_COOKIE } from '../../../src/features/customers/price-group';
import type { CookieJar, CookieName } from '../cookie-jar';
import { digest } from '../digest';
import type { SessionGrant } from './customer-sessions';
import { ACCESS_SECONDS, type IssuedTokens, REFRESH_SECONDS } from './user-tokens';

/** The tokens of a signed-in shopper, the same in all store views. */
const ACCESS: CookieName = { name: 'session', access: 'hidden' };
const REFRESH: CookieName = { name: 'refresh', access: 'hidden' };

/**
 * What the browser may read: since which second these tokens are, and a word that tells one session from another and
 * names nobody.
 */
const MARKER: CookieName = { name: 'session-marker', access: 'open' };

export const readSession = (jar: CookieJar): { access: string | null; refresh: string | null } => ({
  access: jar.get(ACCESS) || null,
  refresh: jar.get(REFRESH) || null,
});

/**
 * Their price group: pages that are the same for everybody show its prices by it. What anything costs is decided by the
 * session alone.
 */
const PRICE_GROUP: CookieName = { name: PRICE_GROUP_COOKIE, access: 'open' };

const WHO_DIGITS = 12;

/** The same for as long as a session lasts, however often its tokens are renewed. */
const whoOf = async ({ account, sessionId }: Pick<SessionGrant, 'account' | 'sessionId'>): Promise<string> =>
  (await digest(`marker:${account}:${sessionId}`)).slice(0, WHO_DIGITS);

type Marked = Pick<SessionGrant, 'account' | 'sessionId' | 'issuedAt' | 'groupId'>;

/** Sets the cookies of a session: its tokens, the marker `<epoch seconds of the tokens>.<who>`, and the price group. */
export async function setSession(jar: CookieJar, { access, refresh }: IssuedTokens, session: Marked): Promise<void> {
  jar.set(ACCESS, access, REFRESH_SECONDS);
  jar.set(REFRESH, refresh, REFRESH_SECONDS);
  jar.set(MARKER, `${session.issuedAt}.${await whoOf(session)}`, REFRESH_SECONDS);
  jar.set(PRICE_GROUP, String(session.groupId), REFRESH_SECONDS);
}

/** Sets the cookies of a session of which there is an access token alone: it ends with that one. */
export async function setShortSession(jar: CookieJar, access: string, session: Marked): Promise<void> {
  jar.set(ACCESS, access, ACCESS_SECONDS);
  jar.drop(REFRESH);
  jar.set(MARKER, `${session.issuedAt}.${await whoOf(session)}`, ACCESS_SECONDS);
  jar.set(PRICE_GROUP, String(session.groupId), ACCESS_SECONDS);
}

/** Tells the browser of a signed-in customer their price group, where it was another one or none. */
export function followGroup(jar: CookieJar, groupId: number): void {
  if (jar.get(PRICE_GROUP) !== String(groupId)) jar.set(PRICE_GROUP, String(groupId), REFRESH_SECONDS);
}

export function dropSession(jar: CookieJar): void {
  jar.drop(ACCESS);
  jar.drop(REFRESH);
  jar.drop(MARKER);
  jar.drop(PRICE_GROUP);
}
