import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { gateway } from '.';

vi.mock('../pages/waku', () => ({ runPages: () => Promise.reject(new Error('rendered')) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const PRODUCTION = { APP_ENV: 'production', PUBLIC_ORIGIN: undefined };
const PREVIEW = { APP_ENV: 'preview', PUBLIC_ORIGIN: undefined, PREVIEW_HOST_SUFFIX: 'equipo.workers.dev' };

/** What a deployment answers, and what it writes down. */
async function asked(address: string, vars: object, init?: RequestInit) {
  const lines: Record<string, unknown>[] = [];
  for (const name of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  const ctx = createExecutionContext();
  const response = await gateway(new Request(address, init), { ...env, ...vars } as never, ctx);
  await waitOnExecutionContext(ctx);
  vi.restoreAllMocks();
  return { status: response.status, headers: response.headers, text: await response.text(), lines };
}

test.each([
  ['a page', '/quienes-somos', {}],
  ['a call', '/api/config/timer', {}],
  ['a change', '/api/cart/create', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
  [
    'a form',
    '/f/cart/add',
    {
      method: 'POST',
      body: 'sku=A',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    },
  ],
  ['what machines read', '/robots.txt', {}],
])(
  'production that does not know its address answers 503 to %s, with one line that says why',
  async (_what, path, init) => {
    for (const [host, vars, reason] of [
      ['ajena.example', PRODUCTION, 'OriginUnknown: PUBLIC_ORIGIN is not set'],
      ['ajena.example', { ...PRODUCTION, APP_ENV: 'producción' }, 'OriginUnknown: PUBLIC_ORIGIN is not set'],
      ['ajena.example', PREVIEW, 'OriginUnknown: the host does not end in PREVIEW_HOST_SUFFIX'],
    ] as const) {
      const { status, headers, text, lines } = await asked(`https://${host}${path}`, vars, init);
      expect(status).toBe(503);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(text).not.toContain('ajena.example');
      expect(lines).toEqual([
        expect.objectContaining({ level: 'error', requestId: headers.get('x-request-id'), reason }),
      ]);
    }
  },
);

test('with its address production writes that one, whatever host it is asked as; a preview writes its own', async () => {
  const servers = async (host: string, vars: object) =>
    JSON.parse((await asked(`https://${host}/api/openapi.json`, vars)).text).servers[0].url as string;
  expect(await servers('ajena.example', { ...PRODUCTION, PUBLIC_ORIGIN: 'https://tienda.example' })).toMatch(
    /^https:\/\/tienda\.example/,
  );
  expect(await servers('pr-7.equipo.workers.dev', PREVIEW)).toMatch(/^https:\/\/pr-7\.equipo\.workers\.dev/);
});
