import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smoke } from './smoke';

const SECURITY = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self)',
  'cross-origin-opener-policy': 'same-origin',
};

type Answer = { status: number; headers?: Record<string, string>; body?: string };

/** A deployment as the platform serves it: the cache in front tells its state in its own header. */
function answer(request: IncomingMessage, kept: Set<string>): Answer {
  const url = request.url ?? '/';
  const { pathname } = new URL(url, 'http://deployment');
  const noStore = { 'cache-control': 'no-store' };
  if (pathname === '/api/health')
    return {
      status: 200,
      headers: { ...noStore, 'access-control-allow-origin': '*' },
      body: '{"result":{"status":"ok"}}',
    };
  if (pathname === '/api/import/viu/begin') return { status: 401, headers: noStore };
  if (pathname === '/checkout/cart') return { status: 200, headers: noStore, body: 'carrito' };
  if (pathname === '/api/cart/pull') return { status: 200, headers: noStore, body: '{}' };
  if (pathname === '/assets/shop-abc1.css')
    return { status: 200, headers: { 'set-cookie': '__Host-styles=abc1; Path=/; Secure' } };
  if (pathname !== '/' && pathname !== '/catalogsearch/result') return { status: 404, headers: noStore };
  if (request.method === 'DELETE') return { status: 405, headers: noStore };
  const form = request.headers.cookie === '__Host-styles=abc1' ? 'linked' : 'inline';
  const state = kept.has(`${form} ${url}`) ? 'HIT' : 'MISS';
  kept.add(`${form} ${url}`);
  const body = `portada<link href="/assets/shop-abc1.css"${form === 'inline' ? ' media="not all"' : ''}>`;
  return {
    status: 200,
    headers: { 'cache-control': 'private, max-age=0, must-revalidate', 'cf-cache-status': state },
    body,
  };
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves the deployment with one thing changed; answers its address. */
async function serve(change: (answer: Answer, url: string) => Answer = (given) => given): Promise<string> {
  const kept = new Set<string>();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = change(answer(request, kept), request.url ?? '/');
    response.writeHead(status, { ...SECURITY, ...headers }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failures = async (url: string): Promise<string[]> =>
  (await smoke(url)).filter(({ problem }) => problem !== null).map(({ problem }) => problem ?? '');

const withHeader =
  (name: string, value: string, on: (url: string) => boolean = () => true) =>
  (given: Answer, url: string): Answer =>
    on(url) ? { ...given, headers: { ...given.headers, [name]: value } } : given;

test('a deployment that does everything right passes every check', async () => {
  expect(await failures(await serve())).toEqual([]);
});

test.each([
  [
    'a cache that never keeps anything',
    withHeader('cf-cache-status', 'DYNAMIC', (url) => url.startsWith('/catalogsearch/')),
    'dynamic',
  ],
  [
    'a shared page that was there before anyone asked',
    withHeader('cf-cache-status', 'HIT', (url) => url.startsWith('/catalogsearch/')),
    'primera visita',
  ],
  ['a cookie on a shared page', withHeader('set-cookie', 'a=b', (url) => url.startsWith('/catalogsearch/')), 'cookie'],
  ['a cart that may be kept', withHeader('cache-control', 'max-age=60', (url) => url === '/checkout/cart'), 'carrito'],
  [
    'a missing page that may be kept',
    withHeader('cache-control', 'max-age=60', (url) => url === '/c/no-hay'),
    '/c/no-hay',
  ],
  [
    'a missing page that says it is there',
    (given: Answer, url: string) => (url === '/c/no-hay' ? { ...given, status: 200 } : given),
    '/c/no-hay contestó 200',
  ],
  [
    'a cart that any site may read',
    withHeader('access-control-allow-origin', '*', (url) => url === '/api/cart/pull'),
    'el carrito se comparte',
  ],
  [
    'a class of answers without a header',
    withHeader('strict-transport-security', '', (url) => url === '/no-hay-tal-pagina'),
    'strict-transport-security',
  ],
  [
    'a policy that lets any script run',
    withHeader(
      'content-security-policy',
      "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'",
      (url) => url === '/',
    ),
    'scripts en línea',
  ],
  [
    'an import door that takes any key',
    (given: Answer, url: string) => (url.startsWith('/api/import') ? { ...given, status: 200 } : given),
    'clave equivocada',
  ],
  [
    'styles that no browser is told to have',
    withHeader('set-cookie', '', (url) => url.startsWith('/assets/')),
    'pone la cookie',
  ],
  [
    'styles that are sent again to who has them',
    (given: Answer, url: string) =>
      url === '/' ? { ...given, body: '<link href="/assets/shop-abc1.css" media="not all">' } : given,
    'otra vez',
  ],
] as const)('%s is found', async (_, change, told) => {
  const found = await failures(await serve(change));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(told);
});

test('a deployment that does not answer fails every check instead of ending the command', async () => {
  const results = await smoke('http://127.0.0.1:1');
  expect(results.every(({ problem }) => problem !== null)).toBe(true);
});
