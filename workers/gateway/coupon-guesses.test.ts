import { createExecutionContext, env as testEnv, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openShop, VIU } from '../../tests/cart/shop';
import type { Env } from '../env';
import { newToken } from '../http/token';
import { cartPort } from '../objects/cart/port';
import { gateway } from '.';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const env = { ...testEnv, LIMITS_TIMES: '1000' };
const HOUR = 60 * 60 * 1000;
const NOT_VALID = "The coupon code isn't valid";
const ENDED = 'The coupon ended on {day}';
const TOO_MANY = 'Too many codes were tried for this cart. You can try another one within the hour.';
/** A challenge the service is told to pass. */
const PASSED = 'ficha-buena';

/** The token of a cart that is there. */
async function newCart(): Promise<string> {
  const cart = cartPort(env, VIU, newToken());
  await cart.apply({ kind: 'clear' }, null);
  return cart.token();
}

beforeAll(async () => {
  await openShop(env);
  const carts = await Promise.all(Array.from({ length: 10 }, newCart));
  const all = await Promise.all(
    carts.flatMap((cart) =>
      Array.from({ length: 10 }, (_, at) => guess({ cart, address: EXHAUSTED, code: `MALO-${at}` })),
    ),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([404]));
});
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let lastAddress = 0;
const newAddress = () => `10.9.${lastAddress >> 8}.${lastAddress++ & 255}`;

async function visit(
  path: string,
  headers: Record<string, string>,
  init: RequestInit = {},
  more: Partial<Env> = {},
): Promise<Response> {
  const ctx = createExecutionContext();
  const response = await gateway(
    new Request(new URL(path, 'https://localhost/'), { method: 'POST', ...init, headers }),
    { ...env, ...more },
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return response;
}

interface Guess {
  cart: string;
  address?: string;
  code?: string;
  key?: string;
  pass?: string;
}

const guess = ({ cart, address = newAddress(), code = 'MALO', key, pass }: Guess, more: Partial<Env> = {}) =>
  visit(
    `/api/cart/apply-coupon?cartId=${cart}&coupon=${code}`,
    {
      'x-local-address': address,
      ...(key ? { 'idempotency-key': key } : {}),
      ...(pass ? { 'x-challenge-pass': pass } : {}),
    },
    {},
    more,
  );

const told = async (response: Response) => [response.status, ((await response.json()) as { result: unknown }).result];

/** The service of challenges as it answers one good token, for our host. */
function siteverify() {
  const real = globalThis.fetch;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/siteverify')) return real(input, init);
    const { response } = JSON.parse(String(init?.body)) as { response: string };
    return Response.json(
      response === PASSED
        ? { success: true, hostname: 'localhost', action: 'visit', 'error-codes': [] }
        : { success: false, 'error-codes': ['invalid-input-response'] },
    );
  });
}

test('the tenth wrong code is told as wrong, the eleventh is refused with its own words and when to come again', async () => {
  const cart = await newCart();
  const codes = Array.from({ length: 10 }, (_, index) => `MALO-${index}`);
  for (const code of codes) expect(await told(await guess({ cart, code }))).toEqual([404, NOT_VALID]);
  const refused = await guess({ cart, code: 'MALO-10' });
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect(await told(refused)).toEqual([429, TOO_MANY]);
  expect((await guess({ cart, code: 'CIEN' })).status).toBe(429);
  expect((await guess({ cart: await newCart(), code: 'MALO' })).status).toBe(404);
  vi.setSystemTime(Date.now() + HOUR - 1);
  expect((await guess({ cart })).status).toBe(429);
  vi.setSystemTime(Date.now() + 1);
  expect((await guess({ cart, code: 'CIEN' })).status).toBe(200);
});

test('a code that is over says its last day, and counts as a wrong one does', async () => {
  const last = Date.parse('2026-09-22T00:00:00-06:00');
  await env.SHOP.prepare(
    "INSERT OR REPLACE INTO coupon (store, code, kind, value, to_at, minimum, once_per_customer) VALUES ('viu', 'VERANO', 'fixed', 5000, ?, 0, 0)",
  )
    .bind(last)
    .run();
  vi.setSystemTime(Date.parse('2026-11-24T12:00:00-06:00'));
  const cart = await newCart();
  const page = await visit(
    '/f/cart/coupon',
    {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      'x-local-address': newAddress(),
      cookie: `__Host-cart-2=${cart}`,
    },
    { body: 'code=VERANO&back=%2Fcheckout%2Fcart' },
  );
  expect(await page.json()).toMatchObject({
    result: [{ field: 'code', message: ENDED, params: { day: '21 de septiembre' } }],
  });
  for (let at = 0; at < 9; at += 1) expect((await guess({ cart, code: 'VERANO' })).status).toBe(404);
  expect((await guess({ cart, code: 'VERANO' })).status).toBe(429);
});

test('50 guesses at once let exactly 10 through', async () => {
  const cart = await newCart();
  const all = await Promise.all(Array.from({ length: 50 }, (_, index) => guess({ cart, code: `MALO-${index}` })));
  const statuses = all.map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 404).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([10, 40]);
});

test('a right code does not count, and neither does taking one off', async () => {
  const cart = await newCart();
  for (let at = 0; at < 9; at += 1) await guess({ cart });
  for (let at = 0; at < 2; at += 1) expect((await guess({ cart, code: 'CIEN' })).status).toBe(200);
  for (let at = 0; at < 2; at += 1)
    expect((await visit(`/api/cart/delete-coupon?cartId=${cart}`, { 'x-local-address': newAddress() })).status).toBe(
      200,
    );
  expect([(await guess({ cart })).status, (await guess({ cart })).status]).toEqual([404, 429]);
});

test('a retry under the same key counts once; another code under it is another guess', async () => {
  const cart = await newCart();
  for (let at = 0; at < 11; at += 1) expect((await guess({ cart, key: 'la-misma-llave' })).status).toBe(404);
  const others = [];
  for (let at = 0; at < 10; at += 1)
    others.push((await guess({ cart, key: 'la-misma-llave', code: `OTRO-${at}` })).status);
  expect(others).toEqual([...Array(9).fill(404), 429]);
});

test('the form says it at its field, without script on the page, with script with when to come again', async () => {
  const cart = await newCart();
  for (let at = 0; at < 10; at += 1) await guess({ cart });
  const send = (accept: string) =>
    visit(
      '/f/cart/coupon',
      {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        accept,
        cookie: `__Host-cart-2=${cart}`,
      },
      { body: 'code=OTRO&back=%2Fcheckout%2Fcart' },
    );
  const page = await send('text/html');
  expect([page.status, page.headers.get('location')]).toEqual([303, '/checkout/cart']);
  const script = await send('application/json');
  expect([script.status, script.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(await script.json()).toMatchObject({ result: [{ field: 'code', message: TOO_MANY }] });
});

/** An address whose hundred wrong codes were tried, over ten carts at once. */
const EXHAUSTED = '10.8.0.1';

test('past 100 wrong codes of an address stands a challenge, and a passed one goes on, once', async () => {
  const address = EXHAUSTED;
  const cart = await newCart();
  const asked = siteverify();
  const challenged = await guess({ cart, address });
  expect([challenged.status, Number(challenged.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await challenged.json()).toMatchObject({
    meta: { challenge: true, siteKey: '1x00000000000000000000AA', action: 'visit' },
  });
  expect(asked).not.toHaveBeenCalled();
  expect(await told(await guess({ cart, address, pass: PASSED, code: 'CIEN' }))).toEqual([200, true]);
  expect((await guess({ cart, address, pass: PASSED, code: 'OTRO' })).status).toBe(429);
  expect((await guess({ cart, address, pass: 'ficha-mala' })).status).toBe(429);
  expect((await guess({ cart: await newCart(), address: newAddress() })).status).toBe(404);
  // What the challenge stood in front of did not count for the cart.
  const mine = [];
  for (let at = 0; at < 11; at += 1) mine.push((await guess({ cart })).status);
  expect(mine).toEqual([...Array(10).fill(404), 429]);
});

test('without keys, anywhere but here, no challenge is offered and none can be passed', async () => {
  const address = EXHAUSTED;
  const asked = siteverify();
  const deployed = (pass?: string) =>
    visit(
      `/api/cart/apply-coupon?cartId=${newToken()}&coupon=MALO`,
      { 'cf-connecting-ip': address, ...(pass ? { 'x-challenge-pass': pass } : {}) },
      {},
      { APP_ENV: 'production' },
    );
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [refused, shown] = [await deployed(), await deployed(PASSED)];
  expect([refused.status, shown.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, 429, true]);
  expect(await refused.json()).not.toHaveProperty('meta');
  expect(asked).not.toHaveBeenCalled();
  expect(logged.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['challenge.no-keys']);
});
