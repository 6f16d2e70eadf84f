import type { CookieJar, CookieName } from '../cookie-jar';
import { digest } from '../digest';
import type { SessionGrant } from './accounts';
import { type IssuedTokens, REFRESH_SECONDS } from './user-tokens';

/** The tokens of a signed-in shopper, the same in all store views. */
const ACCESS: CookieName = { name: 'session', access: 'hidden' };
const REFRESH: CookieName = { name: 'refresh', access: 'hidden' };

/** What the browser may read: since which second these tokens are, and a word that tells one session from another and names nobody. */
const MARKER: CookieName = { name: 'session-marker', access: 'open' };

export const readSession = (jar: CookieJar): { access: string | null; refresh: string | null } => ({
  access: jar.get(ACCESS) || null,
  refresh: jar.get(REFRESH) || null,
});

const WHO_DIGITS = 12;

/** The same for as long as a session lasts, however often its tokens are renewed. */
const whoOf = async ({ account, sessionId }: Pick<SessionGrant, 'account' | 'sessionId'>): Promise<string> =>
  (await digest(`marker:${account}:${sessionId}`)).slice(0, WHO_DIGITS);

type Marked = Pick<SessionGrant, 'account' | 'sessionId' | 'issuedAt'>;

/** Sets the cookies of a session: its tokens, and the marker `<epoch seconds of the tokens>.<who>`. */
export async function setSession(jar: CookieJar, { access, refresh }: IssuedTokens, session: Marked): Promise<void> {
  jar.set(ACCESS, access, REFRESH_SECONDS);
  jar.set(REFRESH, refresh, REFRESH_SECONDS);
  jar.set(MARKER, `${session.issuedAt}.${await whoOf(session)}`, REFRESH_SECONDS);
}

export function dropSession(jar: CookieJar): void {
  jar.drop(ACCESS);
  jar.drop(REFRESH);
  jar.drop(MARKER);
}
