import { createElement } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { MUEBLES, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
import { browser, env, newCustomer, visit } from './customers.fixture';

vi.mock('../pages/waku', () => ({
  runPages: async () => {
    const { renderToReadableStream } = await import('react-dom/server');
    const { PAGES } = await import('../../src/pages');
    const { requestContext } = await import('../../src/commerce/request-context');
    const slug = requestContext().path.split('/').at(-1);
    const stream = await renderToReadableStream(createElement(PAGES.category as never, { slug } as never));
    await (stream as never as { allReady: Promise<void> }).allReady;
    return new Response(stream as never, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const g = globalThis as never as { __t: string[] | undefined };
async function traced(name: string, work: () => Promise<unknown>) {
  g.__t = [];
  const out = await work();
  const hits = g.__t;
  g.__t = undefined;
  console.log(`TRACE ${name} ${JSON.stringify(hits)}`);
  return out;
}
const form = (path: string, fields: Record<string, string>, jar?: { page(): Record<string, string> }, more: Record<string, string> = {}) =>
  visit(path, { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', origin: 'https://localhost', ...(jar?.page() ?? {}), ...more }, body: new URLSearchParams(fields).toString() });

beforeAll(async () => {
  await serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 100 } }), product(2, 'Mesa')], { category: [MUEBLES] });
  // warm the isolate
  await visit('/api/user/session');
});

test('trace', async () => {
  const { email, password } = await newCustomer();
  await form('/f/account/entrar', { email, password: 'mal-mal-9' });
  const a = (await traced('signin-form', () => form('/f/account/entrar', { email, password }))) as Response;
  console.log('SIGNIN', a.status, a.headers.get('location'), a.headers.getSetCookie().map((c) => c.split('=')[0]).join(','));
  expect(a.status).toBe(303);
  const j = (await traced('signin-script', () => form('/f/account/entrar', { email, password }, undefined, { accept: 'application/json' }))) as Response;
  expect(j.status).toBe(200);
  const l = (await traced('signin-api', () => browser().post('/api/user/login', { username: email, password, tokenCaptcha: '' }))) as { status: number };
  expect(l.status).toBe(200);
  const c1 = (await traced('add-first', () => form('/f/cart/add', { sku: 'SKU-1', qty: '1' }))) as Response;
  console.log('ADD', c1.status, c1.headers.get('location'));
  const jar = browser();
  jar.keep(c1.headers);
  const c2 = (await traced('add-second', () => form('/f/cart/add', { sku: 'SKU-2', qty: '1' }, jar))) as Response;
  console.log('ADD2', c2.status, c2.headers.get('location'));
  const cat = (await traced('category-miss', async () => { const r = await visit('/c/muebles-10'); await r.text(); return r; })) as Response;
  console.log('CAT', cat.status, cat.headers.get('location'), cat.headers.get('x-page-cache'), cat.headers.get('server-timing'));
  const cat2 = (await traced('category-hit', () => visit('/c/muebles-10'))) as Response;
  console.log('CAT2', cat2.status, cat2.headers.get('x-page-cache'));
}, 60000);
