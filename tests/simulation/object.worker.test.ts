import { env as testEnv } from 'cloudflare:test';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { openShop } from '../cart/shop';
import { sampled } from '../sample';
import { openWorkerd, retailerFetch } from './platform/workerd-platform';
import { prove } from './prove';
import { simulateTime } from './simulated-time';

const OPERATIONS = sampled(125, 20_000);
/** On a machine that does other things too. */
const LONG_MS = 600_000;
const open = openWorkerd((now) => vi.setSystemTime(now));

beforeAll(async () => {
  await openShop(testEnv);
  vi.stubGlobal('fetch', retailerFetch);
});
afterAll(() => {
  vi.unstubAllGlobals();
});
simulateTime();

test(
  `${OPERATIONS.toLocaleString('en')} operations on real objects, ended, evicted and asked twice: none is lost, none counts twice, all sides agree`,
  () => prove(OPERATIONS, ['embedded', 'retailer'], open),
  LONG_MS,
);
