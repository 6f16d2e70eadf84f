import { afterEach, expect, test, vi } from 'vitest';
import { upstashSettings } from './attempts';

const TOKEN = 'secreto-de-prueba';
const REDIS = { UPSTASH_REDIS_REST_URL: 'https://redis.example', UPSTASH_REDIS_REST_TOKEN: TOKEN };

afterEach(() => vi.restoreAllMocks());

test('both settings are a Redis, none is none', () => {
  for (const APP_ENV of ['production', 'preview', 'local'] as const) {
    expect(upstashSettings({ APP_ENV, ...REDIS })).toEqual({ url: 'https://redis.example', token: TOKEN });
    expect(upstashSettings({ APP_ENV })).toBeNull();
  }
});

test('a half setting and an address that is not https are none, and are told once without the token', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  const local = { ...REDIS, UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:4000/a' };
  expect(upstashSettings({ APP_ENV: 'local', ...local })).toMatchObject({ url: local.UPSTASH_REDIS_REST_URL });
  for (let time = 0; time < 2; time += 1) {
    expect(upstashSettings({ APP_ENV: 'production', UPSTASH_REDIS_REST_TOKEN: TOKEN })).toBeNull();
    expect(upstashSettings({ APP_ENV: 'production', UPSTASH_REDIS_REST_URL: 'https://redis.example' })).toBeNull();
    expect(upstashSettings({ APP_ENV: 'production', ...local })).toBeNull();
    expect(upstashSettings({ APP_ENV: 'local', ...REDIS, UPSTASH_REDIS_REST_URL: 'http://redis.example' })).toBeNull();
    expect(upstashSettings({ APP_ENV: 'local', ...REDIS, UPSTASH_REDIS_REST_URL: 'redis.example' })).toBeNull();
  }
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['attempts.half-configured', 'attempts.unsafe-address']);
  expect(String(lines)).not.toContain(TOKEN);
});
