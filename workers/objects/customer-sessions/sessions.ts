import type { RemoteTokens } from '../../../src/commerce/customers';
import type { SessionDevice } from '../../../src/domain/customer/device';
import type { NewSession } from '../../http/sessions/customer-sessions';
import { REFRESH_SECONDS } from '../../http/sessions/user-tokens';

const SECOND_MS = 1000;
/** A refresh token that was just replaced is answered the same again: two tabs at once. */
const REPEAT_MS = 30 * SECOND_MS;
/** Devices one customer may be signed in on; the one that was not used for longest gives way. */
const MAX_SESSIONS = 50;
/** Refusals in a row after which a retailer's session is over. */
const MAX_REFUSALS = 3;

/** One session. It holds no token of ours, only how often it was refreshed; times are epoch ms. */
export interface Session {
  id: string;
  /** When somebody signed in. */
  openedAt: number;
  rotation: number;
  rotatedAt: number;
  /**
   * Whether somebody has shown tokens of this rotation: until then nobody is known to have got them. Left out by
   * sessions of before.
   */
  isShown?: boolean;
  /** What it was opened or renewed on last; left out by sessions of before. */
  device?: SessionDevice;
  /** A retailer's customer: the tokens it gave, and how often in a row it refused to renew them. */
  remote: { tokens: RemoteTokens; refusals: number } | null;
}

const untilOf = ({ rotatedAt }: Session): number => rotatedAt + REFRESH_SECONDS * SECOND_MS;

/** Those that are still open at this moment. */
export const openAt = (sessions: readonly Session[], now: number): Session[] =>
  sessions.filter((session) => untilOf(session) > now);

/** When the first of them ends by itself; null without any. */
export const firstEnd = (sessions: readonly Session[]): number | null =>
  sessions.length === 0 ? null : Math.min(...sessions.map(untilOf));

/** With a new one, opened at a whole second, which is what its tokens can say. */
export function withSession(
  sessions: readonly Session[],
  { sessionId, remote, device }: NewSession,
  now: number,
): Session[] {
  const second = now - (now % SECOND_MS);
  const opened: Session = {
    id: sessionId,
    openedAt: second,
    rotation: 0,
    rotatedAt: second,
    device,
    remote: remote && { tokens: remote, refusals: 0 },
  };
  const others = openAt(sessions, now).sort((one, other) => other.rotatedAt - one.rotatedAt);
  return [opened, ...others.slice(0, MAX_SESSIONS - 1)];
}

/**
 * What a refresh token of this rotation does: the next rotation, the same again, or the end of a session whose token
 * two hold. A phone that lost the answer comes back with the former token however late; once the newer tokens were
 * shown, two hold them.
 */
export function rotated(session: Session, rotation: number, now: number): 'next' | 'again' | 'end' {
  if (rotation === session.rotation) return 'next';
  const isFormer = rotation === session.rotation - 1;
  return isFormer && (!session.isShown || now < session.rotatedAt + REPEAT_MS) ? 'again' : 'end';
}

export const nextRotation = (session: Session, now: number, device?: SessionDevice): Session => ({
  ...session,
  ...(device ? { device } : {}),
  rotation: session.rotation + 1,
  rotatedAt: now - (now % SECOND_MS),
  isShown: false,
});

/** After a retailer refused to renew the tokens; null: that was once too often. */
export function afterRefusal(session: Session): Session | null {
  if (!session.remote) return session;
  const refusals = session.remote.refusals + 1;
  return refusals >= MAX_REFUSALS ? null : { ...session, remote: { ...session.remote, refusals } };
}
