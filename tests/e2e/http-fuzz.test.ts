import { expect, inject, test } from 'vitest';
import { type FuzzRequest, fuzzRequests, type OpenApi } from './fuzz';
import { ask, postJson } from './http';

const REQUESTS = 400;
/** What stands before the adapters is the same in both shops. */
const OF = { embedded: REQUESTS, upstream: REQUESTS / 2 };
const AT_ONCE = 8;
const SEED = 20_261_120;

interface Envelope {
  code?: number;
  result?: unknown;
}

/** What is wrong with an answer to a request that is mostly wrong itself; null when it is in order. */
async function complaint({ path, init }: FuzzRequest, shop: string): Promise<string | null> {
  // A server that answers before it has read a body closes the connection, perhaps under the next request.
  const { status, text, headers } = await ask(path, init, shop).catch(() => ask(path, init, shop));
  if (status >= 500) return `${status} ${text.slice(0, 100)}`;
  if (headers.get('cache-control') !== 'no-store') return 'may be cached';
  if (status < 400) return null;
  const { code, result } = JSON.parse(text) as Envelope;
  if (code !== status) return `code ${code} with status ${status}`;
  const isSaid =
    typeof result === 'string'
      ? result !== ''
      : Array.isArray(result) && result.every(({ field, rule, message }) => typeof field === 'string' && rule && message);
  return isSaid ? null : `says ${text.slice(0, 100)}`;
}

test.each(['embedded', 'upstream'] as const)('whatever comes to the API of the %s shop, it answers in its envelope and never fails', async (name) => {
  const shop = inject('shops')[name];
  const api = JSON.parse((await ask('/api/openapi.json', {}, shop)).text) as OpenApi;
  const waiting = fuzzRequests(api, SEED, OF[name]);
  const complaints: string[] = [];
  const work = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const found = await complaint(request, shop);
      if (found) complaints.push(`${request.call}: ${request.path.slice(0, 200)} ${String(request.init.body ?? '').slice(0, 200)} → ${found}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(complaints).toEqual([]);
});

test('a refused call leaves the cart it named as it was', async () => {
  const api = JSON.parse((await ask('/api/openapi.json')).text) as OpenApi;
  const token = JSON.parse((await postJson('/api/cart/create', {}, {})).text).result as string;
  await postJson(`/api/cart/update?cartId=${token}`, { cartItem: { sku: 'BURO-1C', qty: 1 } }, {});
  const state = async () => JSON.parse((await ask(`/api/cart/state?cartId=${token}`)).text).meta.version as number;
  let version = await state();
  let refused = 0;
  const calls = fuzzRequests(api, SEED + 1, 2 * REQUESTS).filter(({ call, init }) => /^(?:cart|order|shipping)/.test(call) && init.method === 'POST');
  for (const { call, path, init } of calls.slice(0, 100)) {
    const url = new URL(path, 'http://shop.invalid');
    url.searchParams.set('cartId', token);
    const asked = () => ask(`${url.pathname}${url.search}`, init);
    const { status } = await asked().catch(asked);
    const now = await state();
    if (status >= 400) {
      refused += 1;
      expect([call, init.body, now]).toEqual([call, init.body, version]);
    }
    version = now;
  }
  expect(refused).toBeGreaterThan(10);
});
