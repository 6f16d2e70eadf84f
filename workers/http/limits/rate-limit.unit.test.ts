import { expect, test } from 'vitest';
import type { Env } from '../../env';
import { countedHeaders, countedIn, countedOf } from './counted';
import { localCounter } from './counter';
import { type Counted, rateLimiter, type TooManyRequests } from './rate-limit';

/** A network that is over its ceiling, in front of sessions that are within theirs. */
const env = {
  APP_ENV: 'production',
  LIMIT_ORDER: localCounter(1, 60, () => 0),
  LIMIT_ORDER_ADDRESS: localCounter(0, 60, () => 0),
} as unknown as Env;

const counted =
  (more: Partial<Counted> = {}) =>
  async () => ({ session: null, network: '10.0.0.1', pass: null, ...more });

test('past the ceiling of an address only a passed challenge goes on', async () => {
  const asked: string[] = [];
  const verify = async (pass: string, network: string) => {
    asked.push(`${pass} ${network}`);
    return pass === 'passed';
  };
  await expect(rateLimiter(env, counted({ pass: 'passed' }), verify).admit('order')).resolves.toBeUndefined();
  const refused = { by: 'address', retryAfterSeconds: 60 } satisfies Partial<TooManyRequests>;
  await expect(rateLimiter(env, counted({ pass: 'made up' }), verify).admit('order')).rejects.toMatchObject(refused);
  await expect(rateLimiter(env, counted(), verify).admit('order')).rejects.toMatchObject(refused);
  await expect(rateLimiter(env, counted({ pass: 'passed' })).admit('order')).rejects.toMatchObject(refused);
  expect(asked).toEqual(['passed 10.0.0.1', 'made up 10.0.0.1']);
});

test('no challenge lets a session past its own limit', async () => {
  const ask = () => rateLimiter(env, counted({ session: 'a', pass: 'passed' }), async () => true).admit('order');
  await ask();
  await expect(ask()).rejects.toMatchObject({ by: 'session' });
});

test('the cached entrypoint is told what a request is counted under', () => {
  const request = new Request('https://tienda.example/', { headers: { 'cf-connecting-ip': '2806:2f0:9a1:4c::1', 'x-challenge-pass': 'passed' } });
  const known = countedOf(request, { APP_ENV: 'production' }, 'a hash');
  const told = new Headers(countedHeaders(known));
  expect(countedIn(told)).toEqual(known);
  expect(known).toMatchObject({ session: 'a hash', network: '2806:2f0:9a1:4c::/64', pass: 'passed' });
  expect(countedHeaders({ session: null, network: null, pass: null })).toEqual([]);
});
