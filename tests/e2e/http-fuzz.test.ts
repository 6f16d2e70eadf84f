import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, test } from 'vitest';
import { sampled, seedOf } from '../sample';
import { type FuzzRequest, fuzzRequests, type OpenApi } from './fuzz';
import { ask, fetchAnswer, OWN, postJson } from './http';

const REQUESTS = sampled(200, 2_000);
/** What stands before the adapters is the same in both shops. */
const OF = { embedded: REQUESTS, upstream: REQUESTS / 2 };
const AT_ONCE = 8;
const SEED = seedOf(20_261_120);

interface Envelope {
  code?: number;
  result?: unknown;
}

/** Whether an answer says that the retailer was slow for a moment, and when to come again. */
const isSlow = (status: number, text: string, headers: Headers): boolean =>
  status === 503 && headers.has('retry-after') && (JSON.parse(text) as Envelope).code === 503;

/** What is wrong with an answer to a request that is mostly wrong itself; null when it is in order. */
async function complaint({ path, init }: FuzzRequest, shop: string, isRetailers: boolean): Promise<string | null> {
  const { status, text, headers } = await ask(path, init, shop);
  if (isRetailers && isSlow(status, text, headers)) return null;
  if (status >= 500) return `${status} ${text.slice(0, 100)}`;
  if (headers.get('cache-control') !== 'no-store') return 'may be cached';
  if (status < 400) return null;
  const { code, result } = JSON.parse(text) as Envelope;
  if (code !== status) return `code ${code} with status ${status}`;
  const isSaid =
    typeof result === 'string'
      ? result !== ''
      : Array.isArray(result) &&
        result.every(({ field, rule, message }) => typeof field === 'string' && rule && message);
  return isSaid ? null : `says ${text.slice(0, 100)}`;
}

test.each(['embedded', 'upstream'] as const)(
  'whatever comes to the API of the %s shop, it answers in its envelope and never fails',
  async (name) => {
    const shop = inject('shops')[name];
    const api = JSON.parse((await ask('/api/openapi.json', {}, shop)).text) as OpenApi;
    const waiting = fuzzRequests(api, SEED, OF[name]);
    const complaints: string[] = [];
    const work = async () => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const found = await complaint(request, shop, name === 'upstream');
        if (found)
          complaints.push(
            `${request.call}: ${request.path.slice(0, 200)} ${String(request.init.body ?? '').slice(0, 200)} → ${found}`,
          );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(complaints).toEqual([]);
  },
);

test('a refused call leaves the cart it named as it was', async () => {
  const api = JSON.parse((await ask('/api/openapi.json')).text) as OpenApi;
  const token = JSON.parse((await postJson('/api/cart/create', {}, {})).text).result as string;
  await postJson(`/api/cart/update?cartId=${token}`, { cartItem: { sku: 'BURO-1C', qty: 1 } }, {});
  const state = async () => JSON.parse((await ask(`/api/cart/state?cartId=${token}`)).text).meta.version as number;
  let version = await state();
  let refused = 0;
  const calls = fuzzRequests(api, SEED + 1, 4 * REQUESTS).filter(
    ({ call, init }) => /^(?:cart|order|shipping)/.test(call) && init.method === 'POST',
  );
  for (const { call, path, init } of calls.slice(0, REQUESTS / 4)) {
    const url = new URL(path, 'http://shop.invalid');
    url.searchParams.set('cartId', token);
    const { status } = await ask(`${url.pathname}${url.search}`, init);
    const now = await state();
    if (status >= 400) {
      refused += 1;
      expect([call, init.body, now]).toEqual([call, init.body, version]);
    }
    version = now;
  }
  expect(refused).toBeGreaterThan(10);
});

/** Requests that are refused before anybody reads their body, and the status each gets. */
const UNREAD: [path: string, headers: Record<string, string>, status: number][] = [
  ['/api/import/viu/begin', {}, 401],
  ['/api/nada', {}, 404],
  ['/api/cart/pull', {}, 405],
  ['/api/cart/update?storeCode=x', {}, 422],
  ['/f/cart/add', OWN, 400],
  ['/f/cart/add', { 'sec-fetch-site': 'cross-site' }, 403],
  ['/quienes-somos', {}, 405],
];
const LARGE = 'x'.repeat(200_000);

test.each(['embedded', 'upstream'] as const)(
  'a body that nobody reads resets no connection of the %s shop, neither its own request nor the next one',
  async (name) => {
    const shop = inject('shops')[name];
    const waiting = Array.from({ length: 10 }, () => UNREAD).flat();
    const wrong: string[] = [];
    const send = async (path: string, init: RequestInit, status: number) => {
      // Without a second try, which would cover what this is about.
      const answer = await fetch(shop + path, { redirect: 'manual', ...init }).catch((error: Error) => error);
      if (answer instanceof Error) wrong.push(`${path}: ${answer.message} ${String(answer.cause)}`);
      else if (answer.status !== status) wrong.push(`${path}: ${answer.status} instead of ${status}`);
      else await answer.text();
    };
    const work = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        const [path, headers, status] = one;
        await send(
          path,
          { method: 'POST', body: LARGE, headers: { 'content-type': 'text/plain', ...headers } },
          status,
        );
        await send('/api/config/timer', {}, 200);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(wrong).toEqual([]);
  },
);

test.each([1, 2])(
  'a client asks once more on a connection that ended before any answer, and not again: %i ended',
  async (ended) => {
    let asked = 0;
    const server = createServer((request, response) => {
      asked += 1;
      if (asked <= ended) request.socket.destroy();
      else response.end('ok');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const got = await fetchAnswer(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {}).then(
      (answer) => answer.text(),
      () => 'failed',
    );
    server.closeAllConnections();
    server.close();
    expect([got, asked]).toEqual([ended === 1 ? 'ok' : 'failed', 2]);
  },
);
