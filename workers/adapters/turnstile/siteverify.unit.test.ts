import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeAttempts } from '../../../tests/fakes/attempts';
import { secretOf, Turnstile } from '../../../tests/peers/turnstile/turnstile';
import type { ShownChallenge } from '../../http/challenge';
import type { TurnstileSettings } from '../../settings/challenges';
import { turnstileVerifier } from './siteverify';

const BASE = 'https://challenges.cloudflare.com/turnstile/v0';
const SITE_KEY = '0x4AAAAAAAprueba';
const settings: TurnstileSettings = { siteKey: SITE_KEY, secret: secretOf(SITE_KEY), base: BASE, isTest: false };
const TIMEOUT_MS = 3000;

let asked: Record<string, unknown>[] = [];
let now = Date.UTC(2026, 10, 22, 12);
let peer = new Turnstile(() => now);

/** The real contract: the same peer that stands in for the service on this computer. */
const byPeer = http.post(`${BASE}/siteverify`, async ({ request }) => {
  const body = await request.text();
  asked.push(JSON.parse(body));
  return HttpResponse.json(peer.verify(body, request.headers.get('content-type') ?? ''));
});
const answering = (answer: () => Response | Promise<Response>) => {
  let count = 0;
  server.use(
    http.post(`${BASE}/siteverify`, () => {
      count += 1;
      return answer();
    }),
  );
  return () => count;
};

const server = setupServer(byPeer);
beforeAll(() => server.listen());
beforeEach(() => {
  asked = [];
  peer = new Turnstile(() => now);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const HERE = { hostname: 'tienda.example', action: 'order' };
const token = (of: Partial<typeof HERE> & { siteKey?: string } = {}) =>
  peer.issue({ siteKey: SITE_KEY, ...HERE, ...of }) ?? '';
const shown = (more: Partial<ShownChallenge> = {}): ShownChallenge => ({
  token: token(),
  ...HERE,
  address: '187.188.1.2',
  operation: 'pedido-1',
  ...more,
});
const verifier = (of: TurnstileSettings = settings) => turnstileVerifier(of, new FakeAttempts());

test('a passed challenge is verified by secret, token, address and a key of the operation', async () => {
  const challenge = shown();
  expect(await verifier()(challenge)).toBe('passed');
  expect(asked).toEqual([
    {
      secret: settings.secret,
      response: challenge.token,
      remoteip: '187.188.1.2',
      idempotency_key: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    },
  ]);
  expect(await verifier()(shown({ address: null }))).toBe('passed');
  expect(asked[1]).not.toHaveProperty('remoteip');
});

test('a token counts for one operation: repeated for the same it passes, for another it does not', async () => {
  const verify = verifier();
  const challenge = shown();
  expect([await verify(challenge), await verify(challenge)]).toEqual(['passed', 'passed']);
  expect(await verify({ ...challenge, operation: 'pedido-2' })).toBe('failed');
  // Another isolate that knows nothing of it hears it from the service.
  expect(await verifier()({ ...challenge, operation: 'pedido-2' })).toBe('failed');
});

test('a service that passes a spent token again does not', async () => {
  answering(() => Response.json({ success: true, hostname: HERE.hostname, action: HERE.action }));
  const verify = verifier();
  const challenge = shown();
  expect([await verify(challenge), await verify({ ...challenge, operation: 'otra' })]).toEqual(['passed', 'failed']);
});

test('fifty uses of one token at once let one operation through', async () => {
  const verify = verifier();
  const challenge = shown();
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, index) => verify({ ...challenge, operation: `pedido-${index}` })),
  );
  expect(all.filter((outcome) => outcome === 'passed')).toHaveLength(1);
});

test('a token of five minutes ago is none, one of a second less is', async () => {
  const [old, fresh] = [shown(), shown()];
  now += 300_000 - 1;
  expect(await verifier()(fresh)).toBe('passed');
  now += 1;
  expect(await verifier()(old)).toBe('failed');
});

test.each([
  ['a token nobody issued', () => shown({ token: 'inventada' })],
  ['no token', () => shown({ token: '' })],
  ['a token that is too long', () => shown({ token: 'x'.repeat(2049) })],
  ['one passed on another site', () => shown({ token: token({ hostname: 'otra.example' }) })],
  ['one passed for something else', () => shown({ token: token({ action: 'visit' }) })],
])('%s lets nobody through', async (_, challenge) => {
  expect(await verifier()(challenge())).toBe('failed');
});

test.each<[string, () => Response | Promise<Response>]>([
  ['is down', () => HttpResponse.error()],
  ['answers 500', () => new Response('oops', { status: 500 })],
  ['answers HTML', () => new Response('<html>success</html>')],
  ['answers a word', () => Response.json('success')],
  ['says success as a text', () => Response.json({ success: 'true', hostname: HERE.hostname, action: HERE.action })],
  ['says it has a fault of its own', () => Response.json({ success: false, 'error-codes': ['internal-error'] })],
  ['does not know our secret', () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ['sends us elsewhere', () => new Response(null, { status: 302, headers: { location: 'https://otra.example/' } })],
])('a service that %s lets nobody through, and is asked twice', async (_, answer) => {
  const count = answering(answer);
  expect(await verifier()(shown())).toBe('unavailable');
  expect(count()).toBe(2);
});

test('a service that answers on the second try is heard', async () => {
  let tries = 0;
  answering(() => {
    tries += 1;
    return tries === 1 ? new Response(null, { status: 502 }) : Response.json({ success: true, ...HERE });
  });
  expect(await verifier()(shown())).toBe('passed');
});

test('a service that is silent is waited for three seconds, twice', async () => {
  const timeouts = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('slow', 'TimeoutError')));
  expect(await verifier()(shown())).toBe('unavailable');
  expect(timeouts.mock.calls).toEqual([[TIMEOUT_MS], [TIMEOUT_MS]]);
});

test('success without host or purpose is none', async () => {
  for (const said of [{}, { hostname: HERE.hostname }, { action: HERE.action }, { ...HERE, success: false }]) {
    answering(() => Response.json({ success: true, ...said }));
    expect(await verifier()(shown())).toBe('failed');
  }
});

test.each([
  ['1x0000000000000000000000000000000AA', 'passed'],
  ['2x0000000000000000000000000000000AA', 'failed'],
  ['3x0000000000000000000000000000000AA', 'failed'],
])('the published test secret %s: %s', async (secret, outcome) => {
  expect(await verifier({ ...settings, secret, isTest: true })(shown({ token: 'XXXX.DUMMY.TOKEN.XXXX' }))).toBe(
    outcome,
  );
});

test('nothing of token, secret or address is logged', async () => {
  const lines: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  const challenge = shown({ token: token({ hostname: 'otra.example' }) });
  await verifier()(challenge);
  answering(() => HttpResponse.error());
  await verifier()(shown());
  expect(lines).toHaveLength(2);
  for (const secret of [challenge.token, settings.secret, '187.188.1.2']) expect(String(lines)).not.toContain(secret);
});
