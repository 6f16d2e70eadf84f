import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '../../../tests/patiently';
import { callUpstream } from './http';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

let shops = 0;

/** A retailer of its own for each test, since the circuit is kept by address. */
function retailer(keyed = false) {
  shops += 1;
  const url = `http://retailer-${shops}.example`;
  const seen: { url: string; key: string | null; authorization: string | null }[] = [];
  const answers: (() => Response | Promise<Response>)[] = [];
  server.use(
    http.all(`${url}/api/*`, ({ request }) => {
      seen.push({
        url: request.url,
        key: request.headers.get('idempotency-key'),
        authorization: request.headers.get('authorization'),
      });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer ? answer() : HttpResponse.json({ code: 200, result: true });
    }),
  );
  return { config: { url, keyed }, seen, answers };
}

const good = () => HttpResponse.json({ code: 200, result: 'hecho' });
const lost = () => HttpResponse.error();

test('a read whose answer is lost is asked once more', async () => {
  const { config, seen, answers } = retailer();
  answers.push(lost, good);
  expect(await callUpstream(config, 'viu', { method: 'GET', path: 'cart/pull' })).toEqual({
    state: 'ok',
    value: 'hecho',
  });
  expect(seen).toHaveLength(2);
});

test('a write is never repeated against an API that ignores keys; its outcome is unknown', async () => {
  const { config, seen, answers } = retailer();
  answers.push(lost);
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'cart/update', body: {}, key: 'k1' })).toMatchObject(
    { state: 'unknown' },
  );
  expect(seen).toHaveLength(1);
  expect(seen[0]?.key).toBeNull();
});

test('a write with a key is repeated once against an API that honours keys, under the same key', async () => {
  const { config, seen, answers } = retailer(true);
  answers.push(lost, good);
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'order', body: {}, key: 'k1' })).toEqual({
    state: 'ok',
    value: 'hecho',
  });
  expect(seen.map(({ key }) => key)).toEqual(['k1', 'k1']);
});

test.each([
  ['text', { code: 500, result: 'No coupon code provided' }, 'No coupon code provided'],
  [
    'an object',
    { code: 401, result: { errorMessage: 'The sign-in was incorrect', code: 401 } },
    'The sign-in was incorrect',
  ],
  [
    'a list of schema errors',
    { code: 400, result: [{ keyword: 'required', message: 'should have sku' }, { message: 'should have qty' }] },
    'should have sku; should have qty',
  ],
  ['an object in an object', { code: 400, result: { result: { message: 'Wrong' } } }, 'Wrong'],
  [
    'a network failure before the platform',
    { code: 503, result: { errorMessage: 'getaddrinfo ENOTFOUND', code: 'ENOTFOUND' } },
    'getaddrinfo ENOTFOUND',
  ],
  ['nothing', { code: 500, result: {} }, ''],
])('a refusal whose result is %s keeps its code and words', async (_, body, message) => {
  const { config, answers } = retailer();
  answers.push(() => HttpResponse.json(body, { status: body.code }));
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'cart/update' })).toEqual({
    state: 'refused',
    code: body.code,
    message,
  });
});

test('NOTIF-019 NOTIF-020 an answer that is not JSON, or JSON without code and result, is an error', async () => {
  const { config, answers } = retailer();
  answers.push(() => HttpResponse.html('<p>busy</p>'));
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'cart/update' })).toEqual({
    state: 'unknown',
    reason: 'Error with response - bad content-type!',
  });
  answers[0] = () => HttpResponse.json({ hello: 1 });
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'cart/update' })).toEqual({
    state: 'unknown',
    reason: 'Unhandled error, wrong response format!',
  });
  answers[0] = () => new HttpResponse('{"code":200,"resu', { headers: { 'content-type': 'application/json' } });
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'cart/update' })).toMatchObject({
    state: 'unknown',
  });
});

test.each([
  ['was only accepted', { code: 202, result: { order_id: 'a', status: 'verifying' } }],
  ['was answered by somebody in between', { code: 504, result: 'Gateway Time-out' }],
  ['met a platform that went silent', { code: 500, result: { errorMessage: 'socket hang up', code: 'ECONNRESET' } }],
])('nobody knows what became of a call that %s', async (_, body) => {
  const { config, answers } = retailer();
  answers.push(() => HttpResponse.json(body, { status: body.code }));
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'order' })).toMatchObject({ state: 'unknown' });
});

test('a read that is refused for now is asked once more, a write is refused', async () => {
  const { config, seen, answers } = retailer();
  answers.push(() => HttpResponse.json({ code: 503, result: 'Busy' }, { status: 503 }));
  expect(await callUpstream(config, 'viu', { method: 'GET', path: 'cart/pull' })).toMatchObject({ state: 'unknown' });
  expect(seen).toHaveLength(2);
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'cart/update' })).toEqual({
    state: 'refused',
    code: 503,
    message: 'Busy',
  });
});

test('a write whose answer was lost stays unknown when its repetition is not taken', async () => {
  const { config, answers } = retailer(true);
  answers.push(lost, () => HttpResponse.json({ code: 503, result: 'Busy' }, { status: 503 }));
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'order', body: {}, key: 'k1' })).toMatchObject({
    state: 'unknown',
  });
});

test('a call that takes too long is given up', async () => {
  const { config, answers } = retailer();
  answers.push(() => new Promise<Response>(() => undefined));
  const given = { ...config, timeoutMs: 20 };
  expect(await callUpstream(given, 'viu', { method: 'POST', path: 'order' })).toEqual({
    state: 'unknown',
    reason: 'TimeoutError',
  });
});

test('after twenty failures the retailer is left alone', async () => {
  const { config, seen, answers } = retailer();
  answers.push(lost);
  for (let call = 0; call < 20; call += 1) await callUpstream(config, 'viu', { method: 'POST', path: 'cart/update' });
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'cart/update' })).toMatchObject({
    state: 'refused',
    code: 503,
  });
  expect(await callUpstream(config, 'viu', { method: 'GET', path: 'cart/pull' })).toMatchObject({ state: 'unknown' });
  expect(seen).toHaveLength(20);
});

test('every call names its store view', async () => {
  const { config, seen } = retailer();
  await callUpstream(config, 'muebles_america', { method: 'GET', path: 'stock/check', query: { sku: 'A&B' } });
  const url = new URL(seen[0]?.url ?? '');
  expect([url.pathname, url.searchParams.get('storeCode'), url.searchParams.get('sku')]).toEqual([
    '/api/stock/check',
    'muebles_america',
    'A&B',
  ]);
});

test('a read is not tried again where another try as long as the first is not over in time', async () => {
  const { config, seen, answers } = retailer();
  answers.push(() => new Promise<Response>(() => undefined));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const late = { ...config, timeoutMs: 600, deadline: Date.now() + 1000 };
  const answer = callUpstream(late, 'viu', { method: 'GET', path: 'cart/pull' });
  await patiently(async () => expect(seen).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(600);
  expect(await answer).toEqual({
    state: 'unknown',
    reason: 'TimeoutError',
  });
  expect(seen).toHaveLength(1);
});

test('a chain of reads ends with the request it is for: what is asked too late is not sent, and counts against nobody', async () => {
  const { config, seen, answers } = retailer();
  answers.push(() => new Promise<Response>(() => undefined));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const read = { method: 'GET', path: 'stock/check' } as const;
  for (let call = 1; call <= 20; call += 1) {
    const limited = { ...config, deadline: Date.now() + 1000 };
    const cutShort = callUpstream(limited, 'viu', read);
    await patiently(async () => expect(seen).toHaveLength(call));
    await vi.advanceTimersByTimeAsync(1000);
    expect([await cutShort, await callUpstream(limited, 'viu', read)]).toMatchObject([
      { state: 'unknown', reason: 'TimeoutError' },
      { state: 'unknown' },
    ]);
    expect(seen).toHaveLength(call);
  }
  answers[0] = good;
  expect(await callUpstream(config, 'viu', { method: 'GET', path: 'stock/check' })).toEqual({
    state: 'ok',
    value: 'hecho',
  });
});

test('a write is waited for to its end, whatever the time of its request', async () => {
  const { config, seen } = retailer();
  expect(
    await callUpstream({ ...config, deadline: Date.now() - 1 }, 'viu', { method: 'POST', path: 'order', body: {} }),
  ).toMatchObject({ state: 'ok' });
  expect(seen).toHaveLength(1);
});

test('a user token stands in the query, or in the header alone where the configuration says so', async () => {
  const { config, seen } = retailer();
  const call = { method: 'GET', path: 'user/me', userToken: 'abc' } as const;
  await callUpstream(config, 'viu', call);
  await callUpstream({ ...config, users: { tokenInHeader: false } }, 'viu', call);
  await callUpstream({ ...config, users: { tokenInHeader: true } }, 'viu', call);
  const shown = seen.map(({ url, authorization }) => [new URL(url).searchParams.get('token'), authorization]);
  expect(shown).toEqual([
    ['abc', null],
    ['abc', null],
    [null, 'Bearer abc'],
  ]);
});

test('a call that asks for it is answered with its whole envelope', async () => {
  const { config, answers } = retailer();
  const envelope = { code: 200, result: 'token', meta: { refreshToken: 'otro' } };
  answers.push(() => HttpResponse.json(envelope));
  expect(await callUpstream(config, 'viu', { method: 'POST', path: 'user/login', whole: true })).toEqual({
    state: 'ok',
    value: envelope,
  });
});
