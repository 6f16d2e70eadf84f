import type { LimitClass } from '../../../src/contract/limit';
import type { Env } from '../../env';
import { log } from '../log';
import { LIMITS } from './figures';

const SECOND_MS = 1000;

/** Counts a key; `success` is false once it was counted more often than its limit within its period. */
export interface Counter {
  /** `leftSeconds`: until the count begins anew, where that is known; the platform does not say. */
  limit(options: { key: string }): Promise<{ success: boolean; leftSeconds?: number }>;
}

/**
 * Counts in the memory of this isolate, in windows aligned to the clock, as the platform counts in the memory of one of
 * its machines.
 */
export function localCounter(limit: number, periodSeconds: number, clock: () => number = () => Date.now()): Counter {
  const counts = new Map<string, number>();
  let window = 0;
  return {
    async limit({ key }) {
      const periods = clock() / (periodSeconds * SECOND_MS);
      const now = Math.floor(periods);
      if (now !== window) counts.clear();
      window = now;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= limit, leftSeconds: Math.ceil((now + 1 - periods) * periodSeconds) };
    },
  };
}

const local = new Map<string, Counter>();
let isTold = false;

/**
 * The counter of a class: the platform's binding, or our own on this computer; null where the binding is missing, which
 * is logged once.
 */
export function counterOf(env: Env, limitClass: LimitClass, of: 'session' | 'address'): Counter | null {
  const { perSession, addressTimes, periodSeconds, [of]: binding } = LIMITS[limitClass];
  if (env.APP_ENV === 'local' || env.LIMITS_TIMES) {
    const limit = perSession * (of === 'address' ? addressTimes : 1) * Number(env.LIMITS_TIMES ?? 1);
    const name = `${binding} ${limit}`;
    const known = local.get(name) ?? localCounter(limit, periodSeconds);
    local.set(name, known);
    return known;
  }
  const counter = env[binding] ?? null;
  if (!counter && !isTold) {
    isTold = true;
    log('warn', 'limits.missing', { binding });
  }
  return counter;
}
