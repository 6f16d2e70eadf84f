import { jwtVerify, SignJWT } from 'jose';
import type { Operator } from '../../../src/domain/operator';
import { digest } from '../../http/digest';
import { newToken } from '../../http/token';

/** How long an operator stays signed in. */
export const OPERATOR_SECONDS = 12 * 60 * 60;

const ALGORITHM = 'HS256';
/** Says in the head what the token is for, so that none of a customer passes for it. */
const TYPE = 'ot+jwt';
const MIN_KEY_LENGTH = 32;

const keysOf = (text = ''): Uint8Array[] => {
  const keys = text.split(',').flatMap((key) => key.trim() || []);
  return keys.some((key) => key.length < MIN_KEY_LENGTH) ? [] : keys.map((key) => new TextEncoder().encode(key));
};

/** Names the service token a session was begun with: another token ends its sessions. */
const withService = (serviceToken: string): Promise<string> => digest(`operator:${serviceToken}`);

/** What both need: the keys of SESSION_KEYS (the first one signs, all verify) and the service token. */
export interface OperatorKeys {
  sessionKeys: string | undefined;
  serviceToken: string;
}

/**
 * A signed session of its own, which tells nothing of the service token; `name` is what the operator is called. null
 * without keys.
 */
export async function issueOperator(
  { sessionKeys, serviceToken }: OperatorKeys,
  name: string,
  nowMs: number,
): Promise<string | null> {
  const [key] = keysOf(sessionKeys);
  if (!key) return null;
  const issuedAt = Math.floor(nowMs / 1000);
  return new SignJWT({ jti: newToken(), name, svc: await withService(serviceToken) })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + OPERATOR_SECONDS)
    .sign(key);
}

/** Whose session it is, who may do everything; null for what is forged, expired, of another kind, or begun with another service token. */
export async function readOperator(
  { sessionKeys, serviceToken }: OperatorKeys,
  token: string,
  nowMs: number,
): Promise<Operator | null> {
  const wanted = await withService(serviceToken);
  for (const key of keysOf(sessionKeys)) {
    try {
      const options = {
        algorithms: [ALGORITHM],
        typ: TYPE,
        requiredClaims: ['exp', 'iat', 'jti'],
        currentDate: new Date(nowMs),
      };
      const { payload } = await jwtVerify(token, key, options);
      const { jti: id, svc, name } = payload;
      return svc === wanted && id && typeof name === 'string' ? { id, name, role: 'all' } : null;
    } catch {
      // Another of the keys may have signed it.
    }
  }
  return null;
}
