import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { gateway } from '.';

vi.mock('../pages/waku', () => ({
  runPages: async () =>
    new Response('<!DOCTYPE html><html><head></head><body>página</body></html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null, setNonce: () => undefined }));

async function visit(path: string): Promise<Record<string, string>> {
  const ctx = createExecutionContext();
  const response = await gateway(new Request(new URL(path, 'https://localhost')), env as never, ctx);
  await response.text();
  await waitOnExecutionContext(ctx);
  return Object.fromEntries(response.headers);
}

const OF_ONE_REQUEST = ['x-request-id', 'server-timing', 'x-page-cache', 'date', 'content-length'];
const OF_THE_PAGE = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options', 'referrer-policy'];

test('a page out of the cache carries what it carried when it was rendered, and nothing of how it was kept', async () => {
  const rendered = await visit('/quienes-somos');
  const kept = await visit('/quienes-somos');
  expect([rendered['x-page-cache'], kept['x-page-cache']]).toEqual(['miss', 'hit']);
  for (const name of OF_THE_PAGE) expect(kept[name]).toBeTruthy();
  expect(kept['cache-control']).toBe('private, max-age=0, must-revalidate');
  const lasting = (headers: Record<string, string>) => Object.entries(headers).filter(([name]) => !OF_ONE_REQUEST.includes(name));
  expect(lasting(kept).toSorted()).toEqual(lasting(rendered).toSorted());
  expect(kept['x-request-id']).not.toBe(rendered['x-request-id']);
});

test('parameters that a page does not know are in no key: one kept page answers them all', async () => {
  const states: (string | undefined)[] = [];
  for (const query of ['', '?x=0.1', '?utm_source=correo&x=0.2', '?fbclid=3&desde=50']) states.push((await visit(`/compra-segura${query}`))['x-page-cache']);
  expect(states).toEqual(['miss', 'hit', 'hit', 'hit']);
});
