import { z } from 'zod';
import type { ProviderAnswer, ProviderQuestion, SocialIdentity } from '../../../src/commerce/social';
import { SOCIAL_MESSAGES } from '../../../src/contract/social/messages';
import { claimedName } from '../../../src/domain/customer/claimed-name';
import { once } from '../../../src/domain/once';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { isEmail } from '../../../src/domain/validation';
import type { Env } from '../../env';
import { log, reasonOf } from '../../http/log';
import type { ProviderSettings } from '../../settings/social-login';
import { type Metadata, metadataOf, readJson } from './documents';
import { type Claims, verifyIdToken } from './id-token';

const TIMEOUT_MS = 7_000;
const SERVER_ERROR = 500;

const tokens = once(() => z.object({ id_token: z.string() }));
/** Why a provider gives no tokens (RFC 6749 §5.2); any other words of it stay out of the log. */
const refusal = once(() => z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) }));

const named = ({ name }: ProviderSettings) => ({ detail: { provider: name } });
const failed = (settings: ProviderSettings) => refuse(500, SOCIAL_MESSAGES.failed, named(settings));

function silent(settings: ProviderSettings, error: unknown): Result<never> {
  log('warn', 'social.silent', { provider: settings.id, reason: reasonOf(error) });
  return refuse(503, SOCIAL_MESSAGES.silent, named(settings));
}

async function described(settings: ProviderSettings, appEnv: Env['APP_ENV']): Promise<Result<Metadata>> {
  try {
    return ok(await metadataOf(settings, appEnv));
  } catch (error) {
    return silent(settings, error);
  }
}

/** Address of a provider's page, where a shopper says yes. */
export async function pageOfProvider(
  settings: ProviderSettings,
  appEnv: Env['APP_ENV'],
  question: ProviderQuestion,
): Promise<Result<string>> {
  const metadata = await described(settings, appEnv);
  if (!metadata.ok) return metadata;
  const url = new URL(metadata.value.authorization_endpoint);
  const asked = {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: question.redirectUri,
    scope: ['openid', ...settings.scopes].join(' '),
    state: question.state,
    nonce: question.nonce,
    code_challenge: question.codeChallenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return ok(url.href);
}

/** Whether an answer of the browser names its issuer as it has to (RFC 9207). */
export async function isIssuerOf(
  settings: ProviderSettings,
  appEnv: Env['APP_ENV'],
  issuer: string | null,
): Promise<boolean> {
  if (issuer !== null) return issuer === settings.issuer;
  const metadata = await described(settings, appEnv);
  return !(metadata.ok && metadata.value.authorization_response_iss_parameter_supported);
}

/** What authenticates us: in the header where the provider takes it there, else in the body. */
function tokenRequest(settings: ProviderSettings, metadata: Metadata, answer: ProviderAnswer): Request {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: answer.code,
    redirect_uri: answer.redirectUri,
    code_verifier: answer.codeVerifier,
  });
  const headers = new Headers({ accept: 'application/json' });
  const secret = settings.clientSecret ?? '';
  if (metadata.token_endpoint_auth_methods_supported.includes('client_secret_basic'))
    headers.set('authorization', `Basic ${btoa([settings.clientId, secret].map(encodeURIComponent).join(':'))}`);
  else
    for (const [name, value] of [['client_id', settings.clientId] as const, ['client_secret', secret] as const])
      body.set(name, value);
  return new Request(metadata.token_endpoint, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** The identity token for a code. A code counts once, so it is asked for once. */
async function exchanged(
  settings: ProviderSettings,
  metadata: Metadata,
  answer: ProviderAnswer,
): Promise<Result<string>> {
  let said: unknown;
  try {
    const response = await fetch(tokenRequest(settings, metadata, answer));
    if (response.status >= SERVER_ERROR)
      return silent(settings, new Error(`the token endpoint answered ${response.status}`));
    said = await readJson(response);
    if (response.ok) {
      const given = tokens().safeParse(said);
      if (given.success) return ok(given.data.id_token);
    }
  } catch (error) {
    return silent(settings, error);
  }
  const why = refusal().safeParse(said);
  log('warn', 'social.refused', { provider: settings.id, reason: why.success ? why.data.error : 'no token' });
  return failed(settings);
}

function identityOf({ id, name }: ProviderSettings, said: Claims): SocialIdentity {
  const email = said.email?.trim() ?? '';
  return {
    provider: { id, name },
    issuer: said.iss,
    subject: said.sub,
    email: said.email_verified && isEmail(email) ? email : null,
    ...claimedName(said),
  };
}

/**
 * Whom a provider means by a code. 500 'failed' for a code it refuses and for a token that is none of its, 503 'silent'
 * where it does not answer.
 */
export async function identify(
  settings: ProviderSettings,
  appEnv: Env['APP_ENV'],
  answer: ProviderAnswer,
): Promise<Result<SocialIdentity>> {
  const metadata = await described(settings, appEnv);
  if (!metadata.ok) return metadata;
  const token = await exchanged(settings, metadata.value, answer);
  if (!token.ok) return token;
  try {
    return ok(identityOf(settings, await verifyIdToken(token.value, settings, metadata.value.jwks_uri, answer.nonce)));
  } catch (error) {
    log('warn', 'social.bad-token', { provider: settings.id, reason: reasonOf(error) });
    return failed(settings);
  }
}
