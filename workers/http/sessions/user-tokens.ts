import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { once } from '../../../src/domain/once';
import { createHash } from '../../node-crypto';
import { log } from '../log';
import { newToken } from '../token';
import type { SessionGrant, ShownSession } from './customer-sessions';
import { type SealedTokens, sealedTokens } from './sealed-tokens';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;
/** How long a call may be made with one token. */
export const ACCESS_SECONDS = 15 * MINUTE_SECONDS;
const GROUP_SECONDS = DAY_SECONDS;
/** How long a passkey may be asked for. */
export const CHALLENGE_SECONDS = 5 * MINUTE_SECONDS;
export const REFRESH_SECONDS = 30 * DAY_SECONDS;
const MIN_KEY_LENGTH = 32;
const KEY_ID_LENGTH = 8;
const ALGORITHM = 'HS256';

/** A token says in its head what it is for, so that none passes for another. */
const TYPES = { access: 'at+jwt', refresh: 'rt+jwt', group: 'gt+jwt', challenge: 'pc+jwt' } as const;

const sessionClaims = once(() => z.object({ sub: z.string().min(1), sid: z.string().min(1), rot: z.int().min(0) }));
const challengeClaims = once(() => z.object({ for: z.string(), exp: z.number() }));
const groupClaims = once(() => z.object({ sub: z.string().min(1), group_id: z.int().min(0) }));

export interface IssuedTokens {
  access: string;
  refresh: string;
}

/** Whose price group it is. */
export interface GroupMember {
  account: string;
  groupId: number;
}

/**
 * Makes and reads the tokens of customers. Reading answers null for what is forged, expired, of another kind or signed
 * with a key that is gone.
 */
export interface UserTokens extends SealedTokens {
  /** A session at the same moment of its rotation is answered with the same tokens. */
  issue(grant: Pick<SessionGrant, 'account' | 'sessionId' | 'rotation' | 'issuedAt'>): Promise<IssuedTokens>;
  read(kind: 'access' | 'refresh', token: string): Promise<ShownSession | null>;
  /** A challenge that a passkey signs for one purpose; no two are the same. */
  issueChallenge(purpose: string, nowMs: number): Promise<string>;
  /** Until when (epoch ms) a challenge counts; null for one of another purpose. */
  readChallenge(purpose: string, challenge: string): Promise<{ expiresAt: number } | null>;
  /** Proves the price group of a customer in calls of the catalogue, for a day. */
  issueGroup(member: GroupMember, nowMs: number): Promise<string>;
  readGroup(token: string): Promise<GroupMember | null>;
}

const keyId = (key: string): string => createHash('sha256').update(`kid\n${key}`).digest('hex').slice(0, KEY_ID_LENGTH);

function makeUserTokens(keys: string[]): UserTokens {
  const secrets = new Map(keys.map((key) => [keyId(key), new TextEncoder().encode(key)]));
  const [first = ''] = keys;
  const kid = keyId(first);
  const secret = new TextEncoder().encode(first);

  const sign = (
    kind: keyof typeof TYPES,
    claims: Record<string, unknown>,
    issuedAt: number,
    lifeSeconds: number,
  ): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPES[kind], kid })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifeSeconds)
      .sign(secret);

  async function verified(kind: keyof typeof TYPES, token: string): Promise<unknown> {
    try {
      const known = (head: { kid?: string }) => {
        const key = secrets.get(head.kid ?? '');
        if (!key) throw new Error('a key that is not ours');
        return key;
      };
      const { payload } = await jwtVerify(token, known, {
        algorithms: [ALGORITHM],
        typ: TYPES[kind],
        requiredClaims: ['exp', 'iat'],
      });
      return payload;
    } catch {
      return null;
    }
  }

  return {
    ...sealedTokens(new Map(keys.map((key) => [keyId(key), key]))),
    async issue({ account, sessionId, rotation, issuedAt }) {
      const claims = { sub: account, sid: sessionId, rot: rotation };
      const [access, refresh] = await Promise.all([
        sign('access', claims, issuedAt, ACCESS_SECONDS),
        sign('refresh', claims, issuedAt, REFRESH_SECONDS),
      ]);
      return { access, refresh };
    },
    async read(kind, token) {
      const claims = sessionClaims().safeParse(await verified(kind, token));
      return claims.success
        ? { account: claims.data.sub, sessionId: claims.data.sid, rotation: claims.data.rot }
        : null;
    },
    issueGroup({ account, groupId }, nowMs) {
      const id = account.slice(account.indexOf(':') + 1);
      return sign('group', { sub: account, group_id: groupId, id, user: id }, Math.floor(nowMs / 1000), GROUP_SECONDS);
    },
    async readGroup(token) {
      const claims = groupClaims().safeParse(await verified('group', token));
      return claims.success ? { account: claims.data.sub, groupId: claims.data.group_id } : null;
    },
    issueChallenge: (purpose, nowMs) =>
      sign('challenge', { for: purpose, jti: newToken() }, Math.floor(nowMs / 1000), CHALLENGE_SECONDS),
    async readChallenge(purpose, challenge) {
      const claims = challengeClaims().safeParse(await verified('challenge', challenge));
      return claims.success && claims.data.for === purpose ? { expiresAt: claims.data.exp * 1000 } : null;
    },
  };
}

let known: { text: string; tokens: UserTokens | null } | null = null;

/**
 * The tokens under these keys (SESSION_KEYS: at least 32 characters each, separated by commas; the first one signs, all
 * verify); null without any, or with one that is too short, which is logged.
 */
export function userTokens(text = ''): UserTokens | null {
  if (known?.text === text) return known.tokens;
  const keys = text.split(',').flatMap((key) => key.trim() || []);
  const tooShort = keys.some((key) => key.length < MIN_KEY_LENGTH);
  if (tooShort) log('error', 'session-keys.too-short');
  const tokens = keys.length === 0 || tooShort ? null : makeUserTokens(keys);
  known = { text, tokens };
  return tokens;
}
