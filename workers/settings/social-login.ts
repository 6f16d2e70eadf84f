import { z } from 'zod';
import { isLoopback } from '../http/loopback';
import { isSafeAddress } from '../http/safe-address';
import type { Deployed, Deployment } from './deployment';
import { logOnce } from './log-once';
import { jsonSetting, type Setting, type Variables } from './setting';

const NAME_MAX = 40;
const id = () => z.string().regex(/^[a-z0-9-]{1,40}$/);

const provider = () => {
  const address = z.url({ protocol: /^https?$/ });
  return z.strictObject({
    /** Stands in the address a provider sends browsers back to. */
    id: id(),
    name: z.string().trim().min(1).max(NAME_MAX),
    /** As its tokens name it, to the letter. */
    issuer: address,
    clientId: z.string().trim().min(1),
    /** Asked for beside 'openid'. */
    scopes: z.array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/)).default(['email', 'profile']),
    /**
     * Origins of its pages, the one that is asked first and those it leads to; that of the issuer where nothing is said.
     */
    pages: z.array(address).min(1).optional(),
  });
};

const byStore = () =>
  z.record(
    z.string(),
    z
      .array(provider())
      .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'two providers have the same id'),
  );

const EXAMPLE =
  '{"store code": [{"id": "google", "name": "Google", "issuer": "https://accounts.google.com", "clientId": "…"}]}';

const SECRETS_EXAMPLE = '{"google": "…"}';

const settings = jsonSetting('SOCIAL_LOGIN', byStore, EXAMPLE);
const secrets = jsonSetting('SOCIAL_LOGIN_SECRETS', () => z.record(id(), z.string().min(1)), SECRETS_EXAMPLE);

export const SOCIAL_LOGIN = {
  name: 'SOCIAL_LOGIN',
  kind: 'variable',
  shape: 'JSON by store view',
  about:
    'The providers of OpenID Connect that shoppers sign in with: id, name, issuer, clientId, and where needed scopes and the origins of its pages.',
  without: 'nobody signs in that way; `npm start` has a provider of its own',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

export const SOCIAL_LOGIN_SECRETS = {
  name: 'SOCIAL_LOGIN_SECRETS',
  kind: 'secret',
  shape: 'JSON',
  about: 'Provider id → client secret.',
  without: 'providers whose code the shop exchanges are left out',
  example: SECRETS_EXAMPLE,
  isTakenByStart: true,
  check: secrets,
} as const satisfies Setting;

type ProviderVariables = Deployed & Variables<'SOCIAL_LOGIN' | 'SOCIAL_LOGIN_SECRETS'>;

/** A provider that shoppers of a store view may sign in with. */
export interface ProviderSettings {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  /** null where a retailer exchanges the code, and holds the secret. */
  clientSecret: string | null;
  scopes: string[];
  /** Origins of its pages. */
  pages: string[];
}

/** Whether secrets and shoppers may go there: over https to another computer, save on this computer alone. */
export const isAddressOfProvider = (at: string, appEnv: Deployment): boolean =>
  isSafeAddress(at, appEnv === 'local') && (appEnv === 'local' || !isLoopback(new URL(at).hostname));

/**
 * The providers of a store view, by the variable SOCIAL_LOGIN; none without it. One whose address is not safe, or,
 * where the shop itself exchanges codes, whose secret is missing, is left out and logged once. Throws on a wrong
 * setting.
 */
export function providersOf(env: ProviderVariables, storeCode: string, holdsSecret: boolean): ProviderSettings[] {
  const secretOf = secrets(env.SOCIAL_LOGIN_SECRETS);
  return (settings(env.SOCIAL_LOGIN)[storeCode] ?? []).flatMap(({ pages, ...one }) => {
    const clientSecret = holdsSecret ? (secretOf[one.id] ?? null) : null;
    const isSafe = [one.issuer, ...(pages ?? [])].every((at) => isAddressOfProvider(at, env.APP_ENV));
    if (!isSafe) logOnce('social.unsafe-address', { provider: one.id });
    else if (holdsSecret && clientSecret === null) logOnce('social.no-secret', { provider: one.id });
    else return [{ ...one, clientSecret, pages: (pages ?? [one.issuer]).map((at) => new URL(at).origin) }];
    return [];
  });
}

/** Origins that forms of a store view's account pages may lead to. */
export const pagesOfProviders = (env: ProviderVariables, storeCode: string, holdsSecret: boolean): string[] =>
  providersOf(env, storeCode, holdsSecret).flatMap(({ pages }) => pages);
