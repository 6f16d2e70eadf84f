import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { LIMITS } from '../../workers/http/limits/figures';

const config = unstable_readConfig({ config: fileURLToPath(new URL('../../wrangler.toml', import.meta.url)) });

const wanted = Object.values(LIMITS).flatMap(({ perSession, addressTimes, periodSeconds, session, address }) => [
  { name: session, simple: { limit: perSession, period: periodSeconds } },
  { name: address, simple: { limit: perSession * addressTimes, period: periodSeconds } },
]);

test.each([
  ['the Worker', config.ratelimits],
  ['a preview', config.previews?.ratelimits],
])('%s counts against the figures of the code', (_, bound) => {
  expect(bound?.map(({ name, simple }: { name: string; simple: object }) => ({ name, simple }))).toEqual(wanted);
});

test('no two counters are one, nor a counter of a preview one of production', () => {
  const ids = [...config.ratelimits, ...(config.previews?.ratelimits ?? [])].map(({ namespace_id }) => namespace_id);
  expect(new Set(ids).size).toBe(ids.length);
});
