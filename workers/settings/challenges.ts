import { isLoopback } from '../http/loopback';
import type { Deployed } from './deployment';
import { logOnce } from './log-once';
import { has, type Setting, type Variables } from './setting';

/** How challenges are shown and verified. */
export interface TurnstileSettings {
  siteKey: string;
  secret: string;
  /** Address of the service, without a slash at its end. */
  base: string;
  /** true with the published test keys: their answers name neither our host nor what a challenge was for. */
  isTest: boolean;
}

export const TURNSTILE_SITE_KEY = {
  name: 'TURNSTILE_SITE_KEY',
  kind: 'variable',
  shape: 'text',
  about: 'Site key of the challenges of Turnstile that let people behind a busy address through.',
  without: 'nobody can pass one; on this computer the published test keys count',
  example: '0x4AAAAAAA…',
  isTakenByStart: true,
  check: null,
} as const satisfies Setting;

export const TURNSTILE_SECRET_KEY = {
  name: 'TURNSTILE_SECRET_KEY',
  kind: 'secret',
  shape: 'text',
  about: 'Verifies challenges.',
  without: 'nobody can pass one',
  example: 'as Turnstile gives it',
  isTakenByStart: true,
  check: null,
} as const satisfies Setting;

export const TURNSTILE_URL = {
  name: 'TURNSTILE_URL',
  kind: 'variable',
  shape: 'text',
  about: 'Where challenges are verified instead, for this computer alone.',
  without: 'the service of Cloudflare',
  example: 'http://localhost:4000',
  isTakenByStart: false,
  check: has('TURNSTILE_URL', URL.canParse, 'no address'),
} as const satisfies Setting;

type ChallengeVariables = Deployed & Variables<'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET_KEY' | 'TURNSTILE_URL'>;

const SERVICE = 'https://challenges.cloudflare.com/turnstile/v0';
/** Cloudflare's published keys that always pass. */
const ALWAYS_PASSES = { siteKey: '1x00000000000000000000AA', secret: '1x0000000000000000000000000000000AA' };
const TEST_KEY = /^[123]x0{10,}[A-F]{2}$/;

/**
 * The settings for pages of this host; null where no challenge can be passed: without keys, which is logged once, and
 * with test keys anywhere but on this computer, where alone another address of the service counts too.
 */
export function turnstileSettings(env: ChallengeVariables, hostname: string): TurnstileSettings | null {
  const isHere = env.APP_ENV === 'local' && isLoopback(hostname);
  const base = (isHere && env.TURNSTILE_URL) || SERVICE;
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = env;
  if (!siteKey || !secret) return isHere ? { ...ALWAYS_PASSES, base, isTest: true } : logOnce('challenge.no-keys');
  const isTest = TEST_KEY.test(siteKey) || TEST_KEY.test(secret);
  return isTest && !isHere ? logOnce('challenge.test-keys') : { siteKey, secret, base, isTest };
}
