import { afterEach, expect, test, vi } from 'vitest';
import { subscribeTo } from '../../services/newsletter';
import { upstreamNewsletter } from './newsletter';
import { retailStore } from './retailer.fixture';

afterEach(() => vi.restoreAllMocks());

/** A retailer that answers so, and what it was asked. */
function retailer(name: string, status: number, result: unknown, code = status) {
  const calls: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    calls.push(
      `${request.method} ${url.pathname.split('/api/')[1]} ${url.searchParams.get('email') ?? (await request.text())}`,
    );
    return Response.json({ code, result }, { status });
  });
  return {
    calls,
    newsletter: upstreamNewsletter({ url: `http://${name}.example`, keyed: false, timeoutMs: 500 }, retailStore()),
  };
}

test('API-064 API-065 API-066 a retailer is asked and told by the one path of its family', async () => {
  const { calls, newsletter } = retailer('boletin-1', 200, 'subscribed');
  expect(await newsletter.isSubscribed('eva@example.mx')).toEqual({ ok: true, value: true });
  expect(await newsletter.subscribe('eva@example.mx')).toEqual({ ok: true, value: null });
  expect(await newsletter.unsubscribe('eva@example.mx')).toEqual({ ok: true, value: null });
  const path = 'ext/mailchimp-subscribe/subscribe';
  expect(calls).toEqual([
    `GET ${path} eva@example.mx`,
    `POST ${path} {"email":"eva@example.mx"}`,
    `DELETE ${path} {"email":"eva@example.mx"}`,
  ]);
  expect(newsletter.links).toBeNull();
});

test('API-067 a call succeeds only where the retailer answers 200: whatever else it says, a client is not told that it worked', async () => {
  for (const [turn, [status, code]] of [
    [500, 500],
    [200, 500],
    [404, 404],
  ].entries()) {
    const { newsletter } = retailer(`boletin-2${turn}`, status ?? 0, 'subscribed', code);
    const refused = { ok: false, problem: { status: status === 404 ? 404 : 503 } };
    expect(await newsletter.isSubscribed('eva@example.mx')).toMatchObject(refused);
    expect(await newsletter.unsubscribe('eva@example.mx')).toMatchObject(refused);
    const wakeOutbox = vi.fn();
    expect(await subscribeTo({ commerce: { newsletter }, wakeOutbox } as never, 'eva@example.mx')).toMatchObject(
      refused,
    );
    expect(wakeOutbox).not.toHaveBeenCalled();
  }
});
