import type { DeskSignIn } from '../../../src/commerce/desk';
import { DESK_PAGE_MESSAGES } from '../../../src/contract/desk-pages';
import type { Operator } from '../../../src/domain/operator';
import { ok, refuse } from '../../../src/domain/result';
import type { Env } from '../../env';
import type { AttemptsPolicy, AttemptsPort } from '../../http/attempts';
import type { CookieJar, CookieName } from '../../http/cookie-jar';
import { log } from '../../http/log';
import { sameSecret } from '../../http/shared-secrets';
import { accessSettings } from '../../settings/access';
import { operatorOfAccess } from './cloudflare-access';
import { issueOperator, OPERATOR_SECONDS, type OperatorKeys, readOperator } from './session-token';

const COOKIE: CookieName = { name: 'operator', access: 'hidden', sameSite: 'Strict' };

const WINDOW_MS = 15 * 60 * 1000;

/** Wrong tokens of one network, and of all of them: past either nobody signs in for a while. */
export const OF_NETWORK: AttemptsPolicy = {
  name: 'operator-network',
  limit: 5,
  windowMs: WINDOW_MS,
  lockMs: WINDOW_MS,
};
export const OF_ALL: AttemptsPolicy = { name: 'operator-all', limit: 50, windowMs: WINDOW_MS, lockMs: 0 };

/** What an operator of this computer is called who gives no name. */
const NAMELESS = 'local';

type Settings = Pick<Env, 'APP_ENV' | 'SERVICE_TOKEN' | 'SESSION_KEYS' | 'ACCESS_TEAM' | 'ACCESS_AUD' | 'DESK_ROLES'>;

/**
 * The keys of sessions that begin with the service token: on this computer alone, and not where Cloudflare Access lets
 * operators in.
 */
function keysOf(env: Settings): OperatorKeys | null {
  if (env.APP_ENV !== 'local' || accessSettings(env) || !env.SERVICE_TOKEN || !env.SESSION_KEYS) return null;
  return { sessionKeys: env.SESSION_KEYS, serviceToken: env.SERVICE_TOKEN };
}

/**
 * Which operator makes a request of the desk: the one Cloudflare Access let in, else the one of the cookie; null for
 * nobody.
 */
export async function operatorOf(raw: Request, env: Settings, jar: CookieJar, now: number): Promise<Operator | null> {
  const access = accessSettings(env);
  if (access) return operatorOfAccess(raw, access, env);
  const keys = keysOf(env);
  const cookie = jar.get(COOKIE);
  return keys && cookie ? readOperator(keys, cookie, now) : null;
}

interface Door {
  jar: CookieJar;
  attempts: AttemptsPort;
  /** The network the request comes from, null when unknown. */
  network: string | null;
  now: number;
}

/**
 * Signing in and out at the desk. A token is counted as a wrong one before it is looked at, and taken back when it was
 * right.
 */
export function deskSignIn(env: Settings, { jar, attempts, network, now }: Door): DeskSignIn {
  const keys = keysOf(env);
  const counted = [
    { policy: OF_NETWORK, subject: network ?? 'unknown' },
    { policy: OF_ALL, subject: 'all' },
  ];
  return {
    takesToken: keys !== null,
    async signIn(token, name) {
      if (!keys) return refuse(404, DESK_PAGE_MESSAGES.noSignIn);
      const id = crypto.randomUUID();
      for (const { policy, subject } of counted) {
        const attempt = await attempts.attempt(policy, subject, id);
        if (!attempt.ok) return attempt;
        if (!attempt.value.admitted)
          return refuse(429, DESK_PAGE_MESSAGES.manyTokens, {
            detail: { retryAfter: attempt.value.retryAfterSeconds },
          });
      }
      if (!(await sameSecret(token, keys.serviceToken))) {
        log('warn', 'operator.wrong-token');
        return refuse(401, DESK_PAGE_MESSAGES.wrongToken);
      }
      const session = await issueOperator(keys, name.trim() || NAMELESS, now);
      await Promise.all(counted.map(({ policy, subject }) => attempts.withdraw(policy, subject, id)));
      if (session === null) return refuse(404, DESK_PAGE_MESSAGES.noSignIn);
      jar.set(COOKIE, session, OPERATOR_SECONDS);
      return ok(null);
    },
    signOut: () => jar.drop(COOKIE),
  };
}
