import type { LimitClass } from '../../../src/contract/limit';
import { MESSAGES } from '../../../src/contract/messages';
import type { Env } from '../../env';
import type { ChallengeOutcome, RequestChallenge } from '../challenge';
import { type Counter, counterOf } from './counter';
import { LIMITS } from './figures';

export type LimitedBy = 'session' | 'address' | 'ceiling';

/** What a request is counted under. */
export interface LimitSubject {
  /** Name of the session (a hash), null for somebody without one. */
  session: string | null;
  /** The network it comes from, null when unknown. */
  network: string | null;
}

interface Refusal {
  /** 'session' is refused and waits; past what an address or a ceiling allows, a passed challenge goes on. */
  by: LimitedBy;
  retryAfterSeconds: number;
  /** Message key. */
  reason?: string;
  /** What became of the challenge the request showed. */
  challenge?: ChallengeOutcome;
}

/**
 * Thrown in place of an answer: one session does too much, or so much comes from one address that a challenge has to be
 * passed.
 */
export class TooManyRequests extends Error {
  readonly by: LimitedBy;
  readonly retryAfterSeconds: number;
  readonly reason: string;
  readonly challenge: ChallengeOutcome;

  constructor({ by, retryAfterSeconds, reason = MESSAGES.tooManyRequests, challenge = 'none' }: Refusal) {
    super(`too many requests (${by})`);
    this.by = by;
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
    this.challenge = challenge;
  }
}

/**
 * The refusal of a request past a limit of its class: until the count begins anew, as far as that is known, else for a
 * whole period.
 */
export const pastLimit = (
  limitClass: LimitClass,
  by: LimitedBy,
  more: { challenge?: ChallengeOutcome; leftSeconds?: number | undefined } = {},
): TooManyRequests =>
  new TooManyRequests({
    by,
    retryAfterSeconds: more.leftSeconds ?? LIMITS[limitClass].periodSeconds,
    challenge: more.challenge ?? 'none',
  });

/** On an answer of the cached entrypoint that is none: which limit stood in its way. */
export const LIMITED_BY = 'x-limited-by';
/** Its value where no limit of anybody was met, but more is asked for than can be rendered. */
export const OVERLOAD = 'load';

/** Counts one request where it is decided what it costs. */
export interface RateLimiter {
  counted(): Promise<LimitSubject>;
  /** Whether the request was counted as this already. */
  hasCounted(limitClass: LimitClass): boolean;
  /**
   * Counts the request, once however often it is asked, under its session and then under its network, and throws
   * TooManyRequests past a limit. What a session is refused does not count for its network, whose other sessions go on;
   * past the network's own ceiling a passed challenge lets a request through.
   */
  admit(limitClass: LimitClass): Promise<void>;
}

const UNLIMITED: Awaited<ReturnType<Counter['limit']>> = { success: true };

const noChallenge: RequestChallenge = async () => 'none';

/**
 * The limits of one request. `counted` is asked at the first count, so that a kept page never pays for it; without
 * `challenge` nobody gets past a ceiling.
 */
export function rateLimiter(
  env: Env,
  counted: () => Promise<LimitSubject>,
  challenge: RequestChallenge = noChallenge,
): RateLimiter {
  const admissions = new Map<LimitClass, Promise<void>>();
  async function count(limitClass: LimitClass): Promise<void> {
    const { session, network } = await counted();
    const ask = async (by: 'session' | 'address', key: string) =>
      (await counterOf(env, limitClass, by)?.limit({ key })) ?? UNLIMITED;
    const ofSession = session ? await ask('session', session) : UNLIMITED;
    if (!ofSession.success) throw pastLimit(limitClass, 'session', ofSession);
    const ofAddress = network ? await ask('address', network) : UNLIMITED;
    if (ofAddress.success) return;
    const outcome = await challenge();
    if (outcome !== 'passed') throw pastLimit(limitClass, 'address', { ...ofAddress, challenge: outcome });
  }
  return {
    counted,
    hasCounted: (limitClass) => admissions.has(limitClass),
    admit(limitClass) {
      const admission = admissions.get(limitClass) ?? count(limitClass);
      admissions.set(limitClass, admission);
      return admission;
    },
  };
}
