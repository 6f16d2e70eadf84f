import { z } from 'zod';
import { storePath } from '../../../src/config/stores';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { SOCIAL_RETURN } from '../../../src/contract/social/forms';
import { once } from '../../../src/domain/once';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { CookieName } from '../../http/cookie-jar';
import type { ShopRequest } from '../../http/shop-request';
import { newToken, toBase64url } from '../../http/token';

/** Sign-ins that this browser began with providers and has not come back from. */
const BEGUN: CookieName = { name: 'social', access: 'hidden' };
const PURPOSE = 'social-begun';
const LIFE_SECONDS = 10 * 60;
/** Several tabs may be on their way; the newest count. */
const MOST = 3;

const one = once(() =>
  z.object({
    state: z.string(),
    provider: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    back: z.string().nullable(),
    owner: z.string().nullable(),
    until: z.number(),
  }),
);
const begun = once(() => z.object({ begun: z.array(one()) }));

/**
 * A sign-in on its way. `back` is where to go on to inside the store view; `owner` is set where it is to be connected
 * with the account of this principal.
 */
export type BegunSignIn = z.output<ReturnType<typeof one>>;

type Asked = Pick<ShopRequest, 'cookies' | 'userTokens' | 'commerce' | 'origin' | 'store'>;

export const returnAddress = ({ origin, store }: Pick<Asked, 'origin' | 'store'>, provider: string): string =>
  `${origin}${storePath(store, `${SOCIAL_RETURN}/${provider}`)}`;

async function readBegun({ cookies, userTokens }: Asked): Promise<BegunSignIn[]> {
  const sealed = cookies.get(BEGUN);
  const held = sealed ? begun().safeParse(await userTokens()?.open(PURPOSE, sealed)) : null;
  return held?.success ? held.data.begun.filter(({ until }) => until > Date.now()) : [];
}

async function keep({ cookies, userTokens }: Asked, signIns: BegunSignIn[]): Promise<void> {
  const tokens = userTokens();
  if (signIns.length === 0 || !tokens) return cookies.drop(BEGUN);
  cookies.set(BEGUN, await tokens.seal(PURPOSE, { begun: signIns }, LIFE_SECONDS), LIFE_SECONDS);
}

async function challengeOf(verifier: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/**
 * Begins a sign-in with a provider: address of its page. What proves it afterwards stays sealed in a cookie of this
 * browser for ten minutes.
 */
export async function beginSocial(
  request: Asked,
  wanted: Pick<BegunSignIn, 'provider' | 'back' | 'owner'>,
): Promise<Result<string>> {
  if (!request.userTokens()) return refuse(503, CUSTOMER_MESSAGES.signInOff);
  const [state, nonce, verifier] = [newToken(), newToken(), newToken() + newToken()];
  const redirectUri = returnAddress(request, wanted.provider);
  const page = await request.commerce.social.pageOf(wanted.provider, {
    redirectUri,
    state,
    nonce,
    codeChallenge: await challengeOf(verifier),
  });
  if (!page.ok) return page;
  const others = await readBegun(request);
  const signIn = { ...wanted, state, nonce, verifier, until: Date.now() + LIFE_SECONDS * 1000 };
  await keep(request, [signIn, ...others].slice(0, MOST));
  return ok(page.value);
}

/**
 * The sign-in that this browser began with a provider under this state, taken out of its cookie; null for any other.
 */
export async function takeBegun(request: Asked, provider: string, state: string): Promise<BegunSignIn | null> {
  const all = await readBegun(request);
  const found = all.find((signIn) => signIn.state === state);
  if (!found) return null;
  await keep(
    request,
    all.filter((signIn) => signIn !== found),
  );
  return found.provider === provider ? found : null;
}
