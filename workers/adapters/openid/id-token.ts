import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { once } from '../../../src/domain/once';
import type { ProviderSettings } from '../../settings/social-login';
import { keptDocuments } from './documents';

/** Signed by the provider's own key: never by our secret, never by none. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** Clocks differ. */
const TOLERANCE_SECONDS = 60;
/** An unknown key is looked for at most this often. */
const COOLDOWN_MS = 10_000;
const SUBJECT_MAX = 255;

const keySet = once(() => z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }));
const keys = keptDocuments(keySet);

const claims = once(() =>
  z.object({
    iss: z.string(),
    sub: z.string().min(1).max(SUBJECT_MAX),
    aud: z.union([z.string(), z.array(z.string())]),
    azp: z.string().optional(),
    nonce: z.string().optional(),
    email: z.string().optional().catch(undefined),
    /** Some write it as text. */
    email_verified: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
      .catch(false),
    name: z.string().optional().catch(undefined),
    given_name: z.string().optional().catch(undefined),
    family_name: z.string().optional().catch(undefined),
  }),
);

/** What a provider says of somebody. */
export type Claims = z.output<ReturnType<typeof claims>>;

/** Finds the key of a token; the set is read again when none fits, since a provider may have changed its keys. */
const keyAt =
  (url: string): JWTVerifyGetKey =>
  async (head, token) => {
    const held = await keys(url);
    try {
      return await createLocalJWKSet(held.value as JSONWebKeySet)(head, token);
    } catch (error) {
      const isRecent = Date.now() - held.readAt < COOLDOWN_MS;
      if (!(error instanceof errors.JWKSNoMatchingKey) || isRecent) throw error;
      const { value } = await keys(url, held.readAt);
      return createLocalJWKSet(value as JSONWebKeySet)(head, token);
    }
  };

/**
 * The claims of a token of a provider: signed by one of its keys, for us, now, and under the nonce it was asked with
 * (null: none was sent). Throws with what is wrong.
 */
export async function verifyIdToken(
  token: string,
  { issuer, clientId }: ProviderSettings,
  jwksUri: string,
  nonce: string | null,
): Promise<Claims> {
  const { payload } = await jwtVerify(token, keyAt(jwksUri), {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    clockTolerance: TOLERANCE_SECONDS,
    requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
  });
  const said = claims().parse(payload);
  if (said.azp === undefined && Array.isArray(said.aud) && said.aud.length > 1)
    throw new Error('a token for several that says of none who asked');
  if (said.azp !== undefined && said.azp !== clientId) throw new Error('a token that another client asked for');
  if (nonce !== null && said.nonce !== nonce) throw new Error('a token with another nonce');
  return said;
}
