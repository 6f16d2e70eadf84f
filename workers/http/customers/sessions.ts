import type { PrincipalOf } from '../../../src/commerce/principal';
import type { Result } from '../../../src/domain/result';
import type { CookieJar } from '../cookie-jar';
import type { Accounts, OpenSession, SessionGrant, ShownSession } from './accounts';
import { BusyAccount } from './busy-account';
import { dropSession, readSession, setSession } from './session-cookies';
import type { UserTokens } from './user-tokens';

/** Who signed in, without the owner that is made of it. */
export type SignedIn = Omit<PrincipalOf<'customer'>, 'owner'> | Omit<PrincipalOf<'credit'>, 'owner'>;

/** Whose session a request shows; null for none, and for one that has ended. Throws BusyAccount where that cannot be found out. */
export interface Sessions {
  /** By the token of a call. */
  ofToken(token: string): Promise<SignedIn | null>;
  /** By the cookies, which are renewed when the access token has expired, and dropped when the session has ended. */
  ofCookies(jar: CookieJar): Promise<SignedIn | null>;
}

interface Known {
  /** null: the shop has no keys, and nobody is signed in. */
  tokens: UserTokens | null;
  accounts: Accounts;
  /** Flag of the store view: without it a session ends with its first access token. */
  renews: boolean;
  /** Told of the carts of the account whose session was found open. */
  foundCarts(carts: Record<string, string>): void;
  /** Told of each session whose cookies were renewed. */
  renewed(grant: SessionGrant): void;
}

function answered<T>(answer: Result<T>): T {
  if (!answer.ok) throw new BusyAccount();
  return answer.value;
}

/** Sessions as accounts keep them. */
export function sessionsOf({ tokens, accounts, renews, foundCarts, renewed }: Known): Sessions {
  /** The customer of a token, in this realm alone: who is signed in to another one is a guest here. */
  function signedIn({ account, sessionId }: ShownSession, { groupId, openedAt }: OpenSession): SignedIn | null {
    const customerId = accounts.customerOf(account);
    return customerId === null ? null : { kind: 'customer', account, customerId, groupId, sessionId, signedInAt: openedAt };
  }

  const isOfRealm = ({ account }: ShownSession): boolean => accounts.customerOf(account) !== null;

  async function open(shown: ShownSession): Promise<SignedIn | null> {
    const found = answered(await accounts.check(shown));
    foundCarts(found?.carts ?? {});
    return found && signedIn(shown, found);
  }

  async function renew(jar: CookieJar, by: UserTokens, refresh: string): Promise<SignedIn | null> {
    const shown = await by.read('refresh', refresh);
    if (shown && !isOfRealm(shown)) return null;
    const grant = shown && renews ? answered(await accounts.renew(shown)) : null;
    if (!grant) {
      dropSession(jar);
      return null;
    }
    await setSession(jar, await by.issue(grant), grant);
    renewed(grant);
    return signedIn(grant, grant);
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
      const found = await open(shown);
      if (!found) dropSession(jar);
      return found;
    },
  };
}
