import type { Env } from '../../env';
import { log } from '../../http/log';
import { isSafeAddress } from '../../http/safe-address';

/** Where the REST API of an Upstash Redis answers, and what opens it. */
export interface UpstashSettings {
  url: string;
  token: string;
}

type Variables = Pick<Env, 'APP_ENV' | 'UPSTASH_REDIS_REST_URL' | 'UPSTASH_REDIS_REST_TOKEN'>;

const logged = new Set<string>();

function logOnce(event: string): null {
  if (!logged.has(event)) log('error', event, {});
  logged.add(event);
  return null;
}

/**
 * The settings of the Redis; null where there is none, and, logged once, where only half of them is set or the address
 * is no https one.
 */
export function upstashSettings(env: Variables): UpstashSettings | null {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env;
  if (!url && !token) return null;
  if (!url || !token) return logOnce('attempts.half-configured');
  return isSafeAddress(url, env.APP_ENV === 'local') ? { url, token } : logOnce('attempts.unsafe-address');
}
