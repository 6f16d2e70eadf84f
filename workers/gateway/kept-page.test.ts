import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { SETS, SHARED } from 'virtual:page-styles';
import { expect, test, vi } from 'vitest';
import { requestContext } from '../../src/commerce/request-context';
import { patiently } from '../../tests/patiently';
import { gateway } from '.';

/** What Waku would render: lists whose name says so are not there, and those of a hall are made once it opens. */
const renders = vi.hoisted(() => ({ paths: [] as string[], opens: Promise.resolve() }));
vi.mock('../pages/waku', () => ({
  runPages: async (request: Request) => {
    const { pathname } = new URL(request.url);
    renders.paths.push(pathname);
    if (/nada|not-found/.test(pathname)) requestContext().noteStatus(404);
    if (pathname.includes('sala')) await renders.opens;
    return new Response(`<!DOCTYPE html><html><head></head><body>${pathname}</body></html>`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

async function answered(
  path: string,
  cookie = '',
  settings: object = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const ctx = createExecutionContext();
  const response = await gateway(
    new Request(new URL(path, 'https://localhost'), { headers: { cookie } }),
    { ...env, ...settings } as never,
    ctx,
  );
  const text = await response.text();
  await waitOnExecutionContext(ctx);
  return { status: response.status, headers: response.headers, text };
}

const visit = async (path: string): Promise<Record<string, string>> =>
  Object.fromEntries((await answered(path)).headers);

const OF_ONE_REQUEST = ['x-request-id', 'server-timing', 'x-page-cache', 'date', 'content-length'];
const OF_THE_PAGE = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
];

test('a page out of the cache carries what it carried when it was rendered, and nothing of how it was kept', async () => {
  const rendered = await visit('/quienes-somos');
  const kept = await visit('/quienes-somos');
  expect([rendered['x-page-cache'], kept['x-page-cache']]).toEqual(['miss', 'hit']);
  for (const name of OF_THE_PAGE) expect(kept[name]).toBeTruthy();
  expect(kept['cache-control']).toBe('private, max-age=0, must-revalidate');
  const lasting = (headers: Record<string, string>) =>
    Object.entries(headers).filter(([name]) => !OF_ONE_REQUEST.includes(name));
  expect(lasting(kept).toSorted()).toEqual(lasting(rendered).toSorted());
  expect(kept['x-request-id']).not.toBe(rendered['x-request-id']);
});

test('a page is made anew where the gateway grants other months without interest, and not where it only holds others', async () => {
  const state = async (months: object[]) => {
    const card = { url: 'http://localhost:4999', months };
    const settings = { PAYMENTS: JSON.stringify({ viu: { card } }), GATEWAY_TOKEN: 'clave' };
    return (await answered('/aviso-de-privacidad', '', settings)).headers.get('x-page-cache');
  };
  const six = { months: 6, from: 600 };
  expect([
    await state([six]),
    await state([six]),
    await state([{ ...six, hold: false }]),
    await state([{ ...six, from: 601 }]),
    await state([]),
    await state([six]),
  ]).toEqual(['miss', 'hit', 'hit', 'miss', 'miss', 'miss']);
});

test('parameters that a page does not know are in no key: one kept page answers them all', async () => {
  const states: (string | undefined)[] = [];
  for (const query of ['', '?x=0.1', '?utm_source=correo&x=0.2', '?fbclid=3&desde=50'])
    states.push((await visit(`/compra-segura${query}`))['x-page-cache']);
  expect(states).toEqual(['miss', 'hit', 'hit', 'hit']);
});

test('pages that nobody has are asked for once and shown as one kept page', async () => {
  renders.paths.length = 0;
  const all = [];
  for (const path of ['/c/nada-1', '/c/nada-1?x=1', '/c/nada-2', '/no/hay', '/no/hay']) all.push(await answered(path));
  expect(all.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    all.map(() => [404, 'no-store']),
  );
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(renders.paths).toEqual(['/c/nada-1', '/not-found', '/c/nada-2']);
});

test('beyond a short queue addresses of no route are refused with 503; one that is known to lead nowhere is not, nor are they once it is empty', async () => {
  await answered('/ya/no/esta');
  const all = await Promise.all([
    ...Array.from({ length: 200 }, (_, index) => answered(`/inventada-${index}`)),
    answered('/ya/no/esta'),
  ]);
  const known = all.pop();
  const looked = all.filter(({ status }) => status === 404).length;
  const refused = all.filter(({ status }) => status === 503);
  expect(looked + refused.length).toBe(200);
  // Those whose turn came at once; how many of the queue come within its longest wait is the machine's.
  expect(looked).toBeGreaterThanOrEqual(16);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(known?.status).toBe(404);
  expect((await answered('/inventada-mas')).status).toBe(404);
});

test('sixteen requests for one cold page render it once', async () => {
  renders.paths.length = 0;
  const all = await Promise.all(Array.from({ length: 16 }, (_, index) => answered(`/c/comedores?x=${index}`)));
  expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(renders.paths).toEqual(['/c/comedores']);
});

test('beyond a short queue pages are refused with 503 and when to come again; kept pages, the cart and the checkout are not', async () => {
  await visit('/garantias-y-devoluciones');
  const hall = Promise.withResolvers<void>();
  renders.opens = hall.promise;
  const waiting = Array.from({ length: 36 }, (_, index) => answered(`/c/sala-${index}`));
  await patiently(async () => expect((await answered('/c/sala-mas')).status).toBe(503));
  const refused = await answered('/c/sala-otra');
  expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual(['2', 'no-store']);
  expect(refused.text).toContain('Un momento, por favor');
  expect((await visit('/garantias-y-devoluciones'))['x-page-cache']).toBe('hit');
  for (const path of ['/checkout/cart', '/checkout']) expect((await answered(path)).status).toBeLessThan(400);
  hall.resolve();
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await answered('/c/sala-otra')).status).toBe(200);
});

test.each(['/sucursales', '/checkout/cart', '/no/hay/tal'])(
  '%s: who shows the mark of the sheet is not sent it again, and a made-up mark is none',
  async (path) => {
    const styleOf = ({ headers }: { headers: Headers }) =>
      /style-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    const first = await answered(path);
    expect(first.text).toContain(`<style>${SHARED.text}</style>`);
    expect(styleOf(first)).toContain(SHARED.hash);
    const further = await answered(path, `__Host-styles=${SHARED.mark}`);
    expect(further.text).toContain(`<link rel="stylesheet" href="${SHARED.address}">`);
    expect(further.text).not.toContain(SHARED.text);
    expect(styleOf(further)).not.toContain(SHARED.hash);
    for (const cookie of ['__Host-styles=0123456789ab', '__Host-styles=linked', `styles=${SHARED.mark}`])
      expect((await answered(path, cookie)).text).toBe(first.text);
  },
);

test('both forms of a page are of one rendering, and there is no third', async () => {
  renders.paths.length = 0;
  const states = [];
  for (const mark of ['', SHARED.mark, 'a', 'b', SHARED.mark])
    states.push((await answered('/formas-de-pago', `__Host-styles=${mark}`)).headers.get('x-page-cache'));
  expect(states).toEqual(['miss', 'hit', 'hit', 'hit', 'hit']);
  expect(renders.paths).toEqual(['/formas-de-pago']);
  expect((await answered('/formas-de-pago')).text).toContain(SETS.text.text);
});
