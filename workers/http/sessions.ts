import { z } from 'zod';
import type { PrincipalOf } from '../../src/commerce/principal';
import type { Env } from '../env';
import type { CookieName } from './cookie-jar';

/** Who signed in, without the owner that is made of it. */
export type SignedIn = Omit<PrincipalOf<'customer'>, 'owner'> | Omit<PrincipalOf<'credit'>, 'owner'>;

/** Whose session a token is; null for one that nobody has. */
export type SessionReader = (token: string) => Promise<SignedIn | null>;

/** The cookie of a signed-in shopper: one for all store views. */
export const SESSION: CookieName = { name: 'session', access: 'hidden' };

const testSessions = z.record(
  z.string().min(1),
  z.union([z.strictObject({ customerId: z.string().min(1) }), z.strictObject({ customerNumber: z.string().min(1) })]),
);

const signedIn = (session: z.output<typeof testSessions>[string]): SignedIn =>
  'customerId' in session ? { kind: 'customer', ...session } : { kind: 'credit', ...session };

/** Sessions as the variable TEST_SESSIONS names them, on a developer's machine and in tests; anywhere else no token is known. */
export function sessionsOf(env: Pick<Env, 'APP_ENV' | 'TEST_SESSIONS'>): SessionReader {
  if (env.APP_ENV !== 'local' || !env.TEST_SESSIONS) return async () => null;
  const sessions = testSessions.parse(JSON.parse(env.TEST_SESSIONS));
  return async (token) => {
    const session = Object.hasOwn(sessions, token) ? sessions[token] : undefined;
    return session ? signedIn(session) : null;
  };
}
