import { afterEach, expect, test, vi } from 'vitest';
import { turnstileSettings } from './challenges';

const KEYS = { TURNSTILE_SITE_KEY: '0x4AAAAAAAclave', TURNSTILE_SECRET_KEY: '0x4AAAAAAAsecreta' };
const TEST_KEYS = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
};
const SERVICE = 'https://challenges.cloudflare.com/turnstile/v0';

afterEach(() => vi.restoreAllMocks());

test('configured keys are those of the service, wherever', () => {
  for (const APP_ENV of ['production', 'preview', 'local'] as const) {
    expect(turnstileSettings({ APP_ENV, ...KEYS }, 'tienda.example')).toEqual({
      siteKey: '0x4AAAAAAAclave',
      secret: '0x4AAAAAAAsecreta',
      base: SERVICE,
      isTest: false,
    });
  }
});

test('without keys the published test keys serve on this computer, and another address of the service counts there alone', () => {
  const url = 'http://localhost:4000/turnstile/v0';
  for (const hostname of ['localhost', '127.0.0.1', 'viu.localhost']) {
    expect(turnstileSettings({ APP_ENV: 'local', TURNSTILE_URL: url }, hostname)).toMatchObject({
      siteKey: '1x00000000000000000000AA',
      base: url,
      isTest: true,
    });
  }
  expect(turnstileSettings({ APP_ENV: 'local' }, 'localhost')?.base).toBe(SERVICE);
  expect(turnstileSettings({ APP_ENV: 'production', TURNSTILE_URL: url, ...KEYS }, 'localhost')?.base).toBe(SERVICE);
});

test('anywhere else nothing passes without keys or with test keys, and each is told once', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(JSON.parse(line).event));
  const elsewhere = [
    [{ APP_ENV: 'production' }, 'tienda.example'],
    [{ APP_ENV: 'preview' }, 'localhost'],
    [{ APP_ENV: 'local' }, '192.168.1.4'],
    [{ APP_ENV: 'production', TURNSTILE_SITE_KEY: KEYS.TURNSTILE_SITE_KEY }, 'tienda.example'],
    [{ APP_ENV: 'production', ...TEST_KEYS }, 'tienda.example'],
    [{ APP_ENV: 'production', ...KEYS, TURNSTILE_SECRET_KEY: TEST_KEYS.TURNSTILE_SECRET_KEY }, 'localhost'],
    [{ APP_ENV: 'preview', ...TEST_KEYS }, 'rama.example'],
  ] as const;
  for (const [env, hostname] of elsewhere) expect(turnstileSettings(env, hostname)).toBeNull();
  expect(lines).toEqual(['challenge.no-keys', 'challenge.test-keys']);
});
