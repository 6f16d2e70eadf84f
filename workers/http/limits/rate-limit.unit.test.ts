import { expect, test, vi } from 'vitest';
import type { Env } from '../../env';
import type { ChallengeOutcome } from '../challenge';
import { localCounter } from './counter';
import { countedHeaders, countedIn, limitSubjectOf } from './limit-subject';
import { type LimitSubject, rateLimiter, type TooManyRequests } from './rate-limit';

/** A network that is over its ceiling, in front of sessions that are within theirs. */
const env = {
  APP_ENV: 'production',
  LIMIT_ORDER: localCounter(1, 60, () => 0),
  LIMIT_ORDER_ADDRESS: localCounter(0, 60, () => 0),
} as unknown as Env;

const counted =
  (more: Partial<LimitSubject> = {}) =>
  async () => ({ session: null, network: '10.0.0.1', ...more });

test.each<ChallengeOutcome>(['failed', 'unavailable', 'none'])(
  'past the ceiling of an address only a passed challenge goes on: %s',
  async (challenge) => {
    const asked = vi.fn(async () => challenge);
    const refused = { by: 'address', retryAfterSeconds: 60, challenge } satisfies Partial<TooManyRequests>;
    await expect(rateLimiter(env, counted(), async () => 'passed').admit('order')).resolves.toBeUndefined();
    await expect(rateLimiter(env, counted(), asked).admit('order')).rejects.toMatchObject(refused);
    await expect(rateLimiter(env, counted()).admit('order')).rejects.toMatchObject({ ...refused, challenge: 'none' });
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

test('no challenge lets a session past its own limit', async () => {
  const ask = () => rateLimiter(env, counted({ session: 'a' }), async () => 'passed').admit('order');
  await ask();
  await expect(ask()).rejects.toMatchObject({ by: 'session' });
});

test('the cached entrypoint is told what a request is counted under', () => {
  const request = new Request('https://tienda.example/', { headers: { 'cf-connecting-ip': '2806:2f0:9a1:4c::1' } });
  const known = limitSubjectOf(request, { APP_ENV: 'production' }, 'a hash');
  const told = new Headers(countedHeaders(known));
  expect(countedIn(told)).toEqual(known);
  expect(known).toMatchObject({ session: 'a hash', network: '2806:2f0:9a1:4c::/64' });
  expect(countedHeaders({ session: null, network: null })).toEqual([]);
});
