import { upstashAttempts } from './adapters/upstash/attempts';
import type { Env } from './env';
import type { AttemptsPort } from './http/attempts';
import { objectAttempts } from './objects/attempts';
import { upstashSettings } from './settings/attempts';

type Variables = Pick<Env, 'APP_ENV' | 'ATTEMPTS' | 'UPSTASH_REDIS_REST_URL' | 'UPSTASH_REDIS_REST_TOKEN'>;

/** Where attempts are counted: in the Redis of Upstash that is configured, else in objects of our own. */
export function attemptsPort(env: Variables): AttemptsPort {
  const redis = upstashSettings(env);
  return redis ? upstashAttempts(redis) : objectAttempts(env);
}
