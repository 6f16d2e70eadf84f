import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { gateway } from '.';

vi.mock('../pages/waku', () => ({ runPages: () => Promise.reject(new Error('rendered')) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const PIECES = 130;
const PIECE_BYTES = 16 * 1024;

/** Posts a body that comes in pieces, and tells the answer's status and how many of them were taken in by then. */
async function posted(path: string, headers: Record<string, string>, vars: object) {
  let given = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (given === PIECES) return controller.close();
        given += 1;
        controller.enqueue(new Uint8Array(PIECE_BYTES));
      },
    },
    { highWaterMark: 0 },
  );
  const ctx = createExecutionContext();
  const response = await gateway(
    new Request(`https://localhost${path}`, { method: 'POST', body, headers }),
    { ...env, ...vars } as never,
    ctx,
  );
  const taken = given;
  await response.text();
  await waitOnExecutionContext(ctx);
  return { status: response.status, taken };
}

const FORM = 'application/x-www-form-urlencoded';
const NOTHING_PASSES = { LIMITS_TIMES: '0' };
const NETWORK = { 'x-local-address': '10.9.8.7' };

test.each<[number, string, string, Record<string, string>, object]>([
  [401, 'a call of the service', '/api/import/viu/begin', {}, {}],
  [404, 'an unknown call', '/api/nada', {}, {}],
  [405, 'a wrong method', '/api/cart/pull', {}, {}],
  [422, 'a wrong query', '/api/cart/update?storeCode=x', {}, {}],
  [413, 'a body that is too big', '/api/user/login', { 'content-type': 'application/json' }, {}],
  [429, 'a call past its limit', '/api/cart/create', NETWORK, NOTHING_PASSES],
  [403, 'a form from elsewhere', '/f/cart/add', { 'content-type': FORM, 'sec-fetch-site': 'cross-site' }, {}],
  [400, 'a form of another type', '/f/cart/add', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, {}],
  [
    429,
    'a form past its limit',
    '/f/cart/add',
    { ...NETWORK, 'content-type': FORM, 'sec-fetch-site': 'same-origin' },
    NOTHING_PASSES,
  ],
  [405, 'a page', '/quienes-somos', {}, {}],
  [503, 'a deployment without an address', '/api/cart/create', {}, { APP_ENV: 'production', PUBLIC_ORIGIN: undefined }],
])('%i to %s goes out once its whole body is taken in', async (status, _what, path, headers, vars) => {
  expect(await posted(path, headers, vars)).toEqual({ status, taken: PIECES });
});
