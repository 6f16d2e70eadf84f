import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { isRole, type Operator } from '../../../src/domain/operator';
import type { AccessSettings } from '../../settings/access';
import { roleOf } from '../../settings/desk-roles';
import type { Variables } from '../../settings/setting';

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

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The claim of a role: one of the token itself, or one the identity provider added. */
function claimedRole({ desk_role: own, custom }: JWTPayload) {
  const claim =
    own ?? (typeof custom === 'object' && custom !== null && 'desk_role' in custom ? custom.desk_role : null);
  return { role: isRole(claim) ? claim : null, isThere: claim !== null && claim !== undefined };
}

/**
 * Who Cloudflare Access let in, called by their e-mail, or by the name of a service token of Access; null without its
 * token, and for one that is forged, expired, or of another issuer or audience.
 */
export async function operatorOfAccess(
  request: Request,
  settings: AccessSettings,
  env: Variables<'DESK_ROLES'>,
  keys = keysOf(settings),
): Promise<Operator | null> {
  const token = request.headers.get(HEADER);
  if (!token) return null;
  const payload = await verified(token, settings, keys);
  const id = textOf(payload?.sub) ?? textOf(payload?.common_name);
  if (!payload || id === null) return null;
  const name = textOf(payload.email) ?? textOf(payload.common_name) ?? id;
  return { id, name, role: roleOf(env, name, claimedRole(payload)) };
}

async function verified(
  token: string,
  { issuer, audience }: AccessSettings,
  keys: JWTVerifyGetKey,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return payload;
  } catch {
    return null;
  }
}
