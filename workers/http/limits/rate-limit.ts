import type { Env } from '../../env';
import { counterOf } from './counter';
import { LIMITS, type LimitClass } from './figures';

export type LimitedBy = 'session' | 'address';

/** What a request is counted under. */
export interface Counted {
  /** Name of the session (a hash), null for somebody without one. */
  session: string | null;
  /** The network it comes from, null when unknown. */
  network: string | null;
  /** Proof of a passed challenge, null without one. */
  pass: string | null;
}

/** Whether a proof is one; it may be asked once for each. */
export type ChallengeVerifier = (pass: string, network: string) => Promise<boolean>;

/** Thrown in place of an answer: one session does too much, or so much comes from one address that a challenge has to be passed. */
export class TooManyRequests extends Error {
  readonly limitClass: LimitClass;
  readonly by: LimitedBy;
  readonly retryAfterSeconds: number;

  constructor(limitClass: LimitClass, by: LimitedBy) {
    super(`too many requests (${limitClass}) of one ${by}`);
    this.limitClass = limitClass;
    this.by = by;
    this.retryAfterSeconds = LIMITS[limitClass].periodSeconds;
  }
}

/** On an answer of the cached entrypoint that is none: which limit stood in its way. */
export const LIMITED_BY = 'x-limited-by';

/** Counts one request where it is decided what it costs. */
export interface RateLimiter {
  counted(): Promise<Counted>;
  /** Whether the request was counted as this already. */
  hasCounted(limitClass: LimitClass): boolean;
  /**
   * Counts the request, once however often it is asked, under its session and then under its network, and throws TooManyRequests past a limit. What a session is refused
   * does not count for its network, whose other sessions go on; past the network's own ceiling a passed challenge lets a request through.
   */
  admit(limitClass: LimitClass): Promise<void>;
}

/** The limits of one request. `counted` is asked at the first count, so that a kept page never pays for it; without `verify` nothing passes a challenge. */
export function rateLimiter(env: Env, counted: () => Promise<Counted>, verify: ChallengeVerifier | null = null): RateLimiter {
  const admissions = new Map<LimitClass, Promise<void>>();
  async function count(limitClass: LimitClass): Promise<void> {
    const { session, network, pass } = await counted();
    const within = async (by: LimitedBy, key: string) => (await counterOf(env, limitClass, by)?.limit({ key }))?.success ?? true;
    if (session && !(await within('session', session))) throw new TooManyRequests(limitClass, 'session');
    if (!network || (await within('address', network))) return;
    if (pass && verify && (await verify(pass, network))) return;
    throw new TooManyRequests(limitClass, 'address');
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
