import { z } from 'zod';
import type { Env } from '../../env';
import { isAddressOfProvider, type ProviderSettings } from '../../settings/social-login';
import { keptDocuments } from './documents';

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

/** What a provider says of itself (OpenID Connect Discovery). */
export type Metadata = z.output<typeof metadata>;

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
