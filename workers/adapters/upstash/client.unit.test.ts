import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { upstashAttempts } from './attempts';
import { inRedis } from './client';

const settings = { url: 'https://redis.example', token: 'secreto-de-prueba' };
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

/** What the Redis answers, one after another, the last one from then on; the requests it was sent. */
function answering(...answers: (() => Response | Promise<Response>)[]): Request[] {
  const seen: Request[] = [];
  server.use(
    http.post(settings.url, ({ request }) => {
      seen.push(request.clone() as unknown as Request);
      return answers[Math.min(seen.length, answers.length) - 1]?.() ?? HttpResponse.error();
    }),
  );
  return seen;
}

const counted = () => Response.json({ result: 0 });

test('a command is a list in the body of a POST, the token stands in its header alone, and nothing tells of this shop', async () => {
  const seen = answering(() => Response.json({ result: 7 }));
  expect(await inRedis(settings, (redis) => redis.del('a', 'b'))).toBe(7);
  const [request] = seen;
  expect(request?.url).toBe('https://redis.example/');
  expect(request?.headers.get('authorization')).toBe(`Bearer ${settings.token}`);
  expect([...(request?.headers.keys() ?? [])].filter((name) => name.startsWith('upstash'))).toEqual([]);
  expect(await request?.json()).toEqual(['del', 'a', 'b']);
});

test.each<[string, () => Response]>([
  ['is down', () => HttpResponse.error()],
  ['answers 500', () => Response.json({ error: 'ERR internal' }, { status: 500 })],
  ['answers HTML', () => new Response('<html>0</html>')],
  ['answers a text', () => Response.json({ result: 'OK' })],
  ['answers no result', () => Response.json({})],
  ['answers half a number', () => Response.json({ result: 0.5 })],
])('a Redis that %s is asked once more', async (_, bad) => {
  expect(answering(bad, counted)).toHaveLength(0);
  expect(await inRedis(settings, (redis) => redis.del('a'))).toBe(0);
  const seen = answering(bad);
  await expect(inRedis(settings, (redis) => redis.del('a'))).rejects.toThrow();
  expect(seen).toHaveLength(2);
});

test.each([
  [401, 'WRONGPASS invalid or missing auth token'],
  [429, 'ERR max daily request limit exceeded'],
  [400, 'ERR syntax error near secreto-de-prueba'],
])('of a refusal (%d) the kind alone is told', async (status, error) => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  answering(() => Response.json({ error }, { status }));
  const policy = { name: 'prueba', limit: 1, windowMs: 1000, lockMs: 0 };
  expect(await upstashAttempts(settings).attempt(policy, '3312345678', 'a')).toMatchObject({
    ok: false,
    problem: { status: 503 },
  });
  expect(lines.map((line) => JSON.parse(line).reason)).toEqual([`RedisFailed: ${error.split(' ')[0]}`]);
});

test('a redirect to another host does not get the token', async () => {
  answering(() => new Response(null, { status: 307, headers: { location: 'https://otra.example/' } }));
  const elsewhere: (string | null)[] = [];
  server.use(
    http.post('https://otra.example/', ({ request }) => {
      elsewhere.push(request.headers.get('authorization'));
      return HttpResponse.error();
    }),
  );
  await expect(inRedis(settings, (redis) => redis.del('a'))).rejects.toThrow();
  expect(elsewhere).toEqual([null, null]);
});

test('a silent Redis is waited for twice a second', async () => {
  const timeouts = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('slow', 'TimeoutError')));
  await expect(inRedis(settings, (redis) => redis.del('a'))).rejects.toThrow('TimeoutError');
  expect(timeouts.mock.calls).toEqual([[1000], [1000]]);
});
