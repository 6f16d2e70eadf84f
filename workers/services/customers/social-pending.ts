import { z } from 'zod';
import { once } from '../../../src/domain/once';
import type { CookieJar, CookieName } from '../../http/cookie-jar';
import type { PendingIdentity } from '../../http/sessions/entry';
import type { UnboundRequest } from './unbound-request';

/** Whom a provider meant, until the password of the account with that e-mail was typed. */
const PENDING: CookieName = { name: 'social-pending', access: 'hidden' };
const PURPOSE = 'social-pending';
const LIFE_SECONDS = 10 * 60;

const pending = once(() =>
  z.object({
    identity: z.object({
      provider: z.object({ id: z.string(), name: z.string() }),
      issuer: z.string(),
      subject: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
    }),
    realm: z.string(),
    back: z.string().nullable(),
  }),
);

type Asked = Pick<UnboundRequest, 'cookies' | 'userTokens' | 'customerSessions'>;

/** Accounts of another realm have other customers: an identity waits in its own alone. */
const realmOf = ({ customerSessions }: Asked): string => customerSessions.accountOf('');

export async function keepPending(request: Asked, { identity, back }: PendingIdentity): Promise<void> {
  const sealed = await request.userTokens()?.seal(PURPOSE, { identity, back, realm: realmOf(request) }, LIFE_SECONDS);
  if (sealed) request.cookies.set(PENDING, sealed, LIFE_SECONDS);
}

/** What waits in this browser; null without it. */
export async function readPending(request: Asked): Promise<PendingIdentity | null> {
  const sealed = request.cookies.get(PENDING);
  const held = sealed ? pending().safeParse(await request.userTokens()?.open(PURPOSE, sealed)) : null;
  return held?.success && held.data.realm === realmOf(request) ? held.data : null;
}

export const dropPending = (jar: CookieJar): void => jar.drop(PENDING);
