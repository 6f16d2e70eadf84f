import { afterEach, expect, test, vi } from 'vitest';
import { upstreamNewsletter } from './newsletter';
import { retailStore } from './retailer.fixture';

afterEach(() => vi.restoreAllMocks());

/** A retailer that answers so, and what it was asked. */
function retailer(name: string, status: number, result: unknown) {
  const calls: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    calls.push(`${request.method} ${url.pathname.split('/api/')[1]} ${url.searchParams.get('email') ?? (await request.text())}`);
    return Response.json({ code: status, result }, { status });
  });
  return { calls, newsletter: upstreamNewsletter({ url: `http://${name}.example`, keyed: false, timeoutMs: 500 }, retailStore()) };
}

test('API-064 API-065 API-066 a retailer is asked and told by the one path of its family', async () => {
  const { calls, newsletter } = retailer('boletin-1', 200, 'subscribed');
  expect(await newsletter.isSubscribed('eva@example.mx')).toEqual({ ok: true, value: true });
  expect(await newsletter.subscribe('eva@example.mx')).toEqual({ ok: true, value: null });
  expect(await newsletter.unsubscribe('eva@example.mx')).toEqual({ ok: true, value: null });
  const path = 'ext/mailchimp-subscribe/subscribe';
  expect(calls).toEqual([`GET ${path} eva@example.mx`, `POST ${path} {"email":"eva@example.mx"}`, `DELETE ${path} {"email":"eva@example.mx"}`]);
  expect(newsletter.links).toBeNull();
});

test('a retailer that denies or fails does not say that nobody is subscribed', async () => {
  const { newsletter } = retailer('boletin-2', 500, 'No');
  expect(await newsletter.isSubscribed('eva@example.mx')).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(await newsletter.subscribe('eva@example.mx')).toMatchObject({ ok: false, problem: { status: 503 } });
});
