import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { AccessSettings } from '../../settings/access';

const HEADER = 'cf-access-jwt-assertion';
/** Access signs with keys it has announced for days; one that is not known yet is asked for at most this often. */
const COOLDOWN_MS = 5_000;
const TIMEOUT_MS = 3_000;

/** The keys that stand under this address, asked for when one is needed that is not known. */
export const keysAt = (url: URL, cooldownMs = COOLDOWN_MS): JWTVerifyGetKey =>
  createRemoteJWKSet(url, { cooldownDuration: cooldownMs, timeoutDuration: TIMEOUT_MS });

const known = new Map<string, JWTVerifyGetKey>();

function keysOf({ issuer }: AccessSettings): JWTVerifyGetKey {
  const keys = known.get(issuer) ?? keysAt(new URL('/cdn-cgi/access/certs', issuer));
  known.set(issuer, keys);
  return keys;
}

/**
 * Who Cloudflare Access let in; null without its token, and for one that is forged, expired, or of another issuer or
 * audience.
 */
export async function operatorOfAccess(
  request: Request,
  settings: AccessSettings,
  keys = keysOf(settings),
): Promise<string | null> {
  const token = request.headers.get(HEADER);
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return payload.sub ?? null;
  } catch {
    return null;
  }
}
