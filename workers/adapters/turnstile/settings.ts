import type { Env } from '../../env';
import { log } from '../../http/log';
import { isLoopback } from '../../http/loopback';

/** How challenges are shown and verified. */
export interface TurnstileSettings {
  siteKey: string;
  secret: string;
  /** Address of the service, without a slash at its end. */
  base: string;
  /** true with the published test keys: their answers name neither our host nor what a challenge was for. */
  isTest: boolean;
}

type Variables = Pick<Env, 'APP_ENV' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET_KEY' | 'TURNSTILE_URL'>;

const SERVICE = 'https://challenges.cloudflare.com/turnstile/v0';
/** Cloudflare's published keys that always pass. */
const ALWAYS_PASSES = { siteKey: '1x00000000000000000000AA', secret: '1x0000000000000000000000000000000AA' };
const TEST_KEY = /^[123]x0{10,}[A-F]{2}$/;

const logged = new Set<string>();

function logOnce(event: string): null {
  if (!logged.has(event)) log('error', event, {});
  logged.add(event);
  return null;
}

/**
 * The settings for pages of this host; null where no challenge can be passed: without keys, which is logged once, and
 * with test keys anywhere but on this computer, where alone another address of the service counts too.
 */
export function turnstileSettings(env: Variables, hostname: string): TurnstileSettings | null {
  const isHere = env.APP_ENV === 'local' && isLoopback(hostname);
  const base = (isHere && env.TURNSTILE_URL) || SERVICE;
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = env;
  if (!siteKey || !secret) return isHere ? { ...ALWAYS_PASSES, base, isTest: true } : logOnce('challenge.no-keys');
  const isTest = TEST_KEY.test(siteKey) || TEST_KEY.test(secret);
  return isTest && !isHere ? logOnce('challenge.test-keys') : { siteKey, secret, base, isTest };
}
