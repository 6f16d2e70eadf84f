import { isSafeAddress } from '../http/safe-address';
import type { Deployed } from './deployment';
import { logOnce } from './log-once';
import { has, type Setting, type Variables } from './setting';

/** Where the REST API of an Upstash Redis answers, and what opens it. */
export interface UpstashSettings {
  url: string;
  token: string;
}

export const UPSTASH_REDIS_REST_URL = {
  name: 'UPSTASH_REDIS_REST_URL',
  kind: 'variable',
  shape: 'text',
  about: 'The REST address of a Redis of Upstash that counts attempts.',
  without: 'attempts are counted in Durable Objects, as without its token',
  example: 'https://eu1-….upstash.io',
  isTakenByStart: true,
  check: has('UPSTASH_REDIS_REST_URL', URL.canParse, 'no address'),
} as const satisfies Setting;

export const UPSTASH_REDIS_REST_TOKEN = {
  name: 'UPSTASH_REDIS_REST_TOKEN',
  kind: 'secret',
  shape: 'text',
  about: 'The token of that Redis.',
  without: 'attempts are counted in Durable Objects',
  example: 'as Upstash gives it',
  isTakenByStart: true,
  check: null,
} as const satisfies Setting;

type RedisVariables = Deployed & Variables<'UPSTASH_REDIS_REST_URL' | 'UPSTASH_REDIS_REST_TOKEN'>;

/**
 * The settings of the Redis; null where there is none, and, logged once, where only half of them is set or the address
 * is no https one.
 */
export function upstashSettings(env: RedisVariables): UpstashSettings | null {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env;
  if (!url && !token) return null;
  if (!url || !token) return logOnce('attempts.half-configured');
  return isSafeAddress(url, env.APP_ENV === 'local') ? { url, token } : logOnce('attempts.unsafe-address');
}
