import type { CustomerSession } from '../../../src/commerce/principal';
import type { SessionDevice } from '../../../src/domain/customer/device';
import { ok, type Result } from '../../../src/domain/result';
import type { CookieJar } from '../cookie-jar';
import { BusySessions } from './busy-sessions';
import type { CustomerSessions, OpenSession, SessionGrant, ShownSession } from './customer-sessions';
import { dropSession, followGroup, readSession, setSession } from './session-cookies';
import type { IssuedTokens, UserTokens } from './user-tokens';

/** Who signed in, without the owner that is made of it. */
export type SignedIn = Omit<CustomerSession, 'owner'> | { kind: 'credit'; customerNumber: string };

/** A session that is open: whose it is, and the tokens of the account's carts by store view. */
export interface FoundSession {
  signedIn: SignedIn;
  carts: Record<string, string>;
}

/**
 * Whose session a request shows; null for none, and for one that has ended. Throws BusySessions where that cannot be
 * found out.
 */
export interface Sessions {
  /** By the token of a call. */
  ofToken(token: string): Promise<FoundSession | null>;
  /** By the cookies, which are renewed when the access token has expired, and dropped when the session has ended. */
  ofCookies(jar: CookieJar): Promise<FoundSession | null>;
}

interface Known {
  /** null: the shop has no keys, and nobody is signed in. */
  tokens: UserTokens | null;
  customerSessions: CustomerSessions;
  /** Flag of the store view: without it a session ends with its first access token. */
  renews: boolean;
  /** What the request comes from. */
  device(): SessionDevice;
  /** Told of each session whose cookies were renewed. */
  renewed(grant: SessionGrant): void;
}

function answered<T>(answer: Result<T>): T {
  if (!answer.ok) throw new BusySessions();
  return answer.value;
}

export interface RenewedSession {
  grant: SessionGrant;
  tokens: IssuedTokens;
}

/**
 * The next tokens for a refresh token: 'ended' for one that is no longer any, 'elsewhere' for a session of another
 * realm.
 */
export async function renewSession(
  by: UserTokens,
  customerSessions: CustomerSessions,
  refresh: string,
  device: SessionDevice,
): Promise<Result<RenewedSession | 'ended' | 'elsewhere'>> {
  const shown = await by.read('refresh', refresh);
  if (!shown) return ok('ended');
  if (customerSessions.customerOf(shown.account) === null) return ok('elsewhere');
  const renewed = await customerSessions.renew(shown, device);
  if (!renewed.ok) return renewed;
  return ok(renewed.value ? { grant: renewed.value, tokens: await by.issue(renewed.value) } : 'ended');
}

/** Sessions as accounts keep them. */
export function sessionsOf({ tokens, customerSessions, renews, device, renewed }: Known): Sessions {
  /** The customer of a token, in this realm alone: who is signed in to another one is a guest here. */
  function found(
    { account, sessionId }: Pick<ShownSession, 'account' | 'sessionId'>,
    { groupId, openedAt, carts }: OpenSession,
  ): FoundSession | null {
    const customerId = customerSessions.customerOf(account);
    if (customerId === null) return null;
    return { signedIn: { kind: 'customer', account, customerId, groupId, sessionId, signedInAt: openedAt }, carts };
  }

  const isOfRealm = ({ account }: ShownSession): boolean => customerSessions.customerOf(account) !== null;

  async function open(shown: ShownSession): Promise<FoundSession | null> {
    const session = answered(await customerSessions.check(shown));
    return session && found(shown, session);
  }

  async function renew(jar: CookieJar, by: UserTokens, refresh: string): Promise<FoundSession | null> {
    const shown = renews ? null : await by.read('refresh', refresh);
    if (shown && !isOfRealm(shown)) return null;
    const next = renews ? answered(await renewSession(by, customerSessions, refresh, device())) : 'ended';
    if (next === 'ended') dropSession(jar);
    if (typeof next === 'string') return null;
    await setSession(jar, next.tokens, next.grant);
    renewed(next.grant);
    return found(next.grant, next.grant);
  }

  return {
    async ofToken(token) {
      const shown = await tokens?.read('access', token);
      return shown && isOfRealm(shown) ? open(shown) : null;
    },
    async ofCookies(jar) {
      const { access, refresh } = readSession(jar);
      if (!tokens || (!access && !refresh)) return null;
      const shown = access ? await tokens.read('access', access) : null;
      if (!shown) return refresh ? renew(jar, tokens, refresh) : null;
      if (!isOfRealm(shown)) return null;
      const session = await open(shown);
      if (!session) dropSession(jar);
      else if (session.signedIn.kind === 'customer') followGroup(jar, session.signedIn.groupId);
      return session;
    },
  };
}
