import { z } from 'zod';
import { once } from '../../../src/domain/once';
import type { Env } from '../../env';
import { limited } from '../../http/limited-stream';
import { isAddressOfProvider, type ProviderSettings } from '../../settings/social-login';

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 256 * 1024;
const MINUTE_MS = 60_000;
/** How long a document counts that says nothing of it, and how long one counts at least and at most. */
const LIFE_MS = { usual: 60 * MINUTE_MS, least: MINUTE_MS, most: 24 * 60 * MINUTE_MS };

/** A document as it was read. */
interface Kept<T> {
  value: T;
  /** Epoch ms. */
  readAt: number;
  until: number;
}

/** How long a document may be kept, by its Cache-Control. */
function lifeOf(headers: Headers): number {
  const control = headers.get('cache-control') ?? '';
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(control)?.[1];
  const asked = /(?:^|[\s,])no-(?:store|cache)/i.test(control)
    ? 0
    : seconds === undefined
      ? LIFE_MS.usual
      : Number(seconds) * 1000;
  return Math.min(LIFE_MS.most, Math.max(LIFE_MS.least, asked));
}

/** The JSON of an answer, which may not be long. Throws for anything else. */
export async function readJson(response: Response): Promise<unknown> {
  if (!response.body) throw new Error('an answer without a body');
  return new Response(limited(response.body, MAX_BYTES)).json();
}

async function read<T>(url: string, schema: () => z.ZodType<T>): Promise<Kept<T>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`a provider's document answered ${response.status}`);
  const value = schema().parse(await readJson(response));
  const readAt = Date.now();
  return { value, readAt, until: readAt + lifeOf(response.headers) };
}

/**
 * A document of providers by its address, kept as long as it says. One that cannot be read anew goes on counting for a
 * day. `olderThan` (epoch ms) asks for one that was read since.
 */
export function keptDocuments<T>(schema: () => z.ZodType<T>): (url: string, olderThan?: number) => Promise<Kept<T>> {
  const known = new Map<string, Kept<T>>();
  return async (url, olderThan = 0) => {
    const held = known.get(url);
    const now = Date.now();
    if (held && held.until > now && held.readAt > olderThan) return held;
    try {
      const fresh = await read(url, schema);
      known.set(url, fresh);
      return fresh;
    } catch (error) {
      if (held && held.readAt + LIFE_MS.most > now) return held;
      throw error;
    }
  };
}

const metadata = once(() =>
  z.object({
    issuer: z.string(),
    authorization_endpoint: z.url(),
    token_endpoint: z.url(),
    jwks_uri: z.url(),
    token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
    authorization_response_iss_parameter_supported: z.boolean().default(false),
  }),
);

/** What a provider says of itself (OpenID Connect Discovery). */
export type Metadata = z.output<ReturnType<typeof metadata>>;

const discovered = keptDocuments(metadata);

/**
 * A provider's description of itself. Throws where it cannot be read, names another issuer, or addresses that are not
 * safe to go to.
 */
export async function metadataOf(
  { issuer, pages }: Pick<ProviderSettings, 'issuer' | 'pages'>,
  appEnv: Env['APP_ENV'],
): Promise<Metadata> {
  const { value } = await discovered(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  if (value.issuer !== issuer) throw new Error('a provider that names another issuer');
  const isSafe = [value.authorization_endpoint, value.token_endpoint, value.jwks_uri].every((at) =>
    isAddressOfProvider(at, appEnv),
  );
  if (!isSafe) throw new Error('a provider with an address that is not safe');
  if (!pages.includes(new URL(value.authorization_endpoint).origin))
    throw new Error('a provider whose page is of an origin that is not configured');
  return value;
}
