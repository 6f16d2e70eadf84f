import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { load } from './load';

const LONG_MS = 30_000;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers 503 to every tenth request, and the most requests it had at once. */
async function serve(): Promise<{ url: URL; paths: string[]; most: () => number }> {
  const paths: string[] = [];
  let now = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const number = paths.push(`${request.method} ${request.url}`);
    now += 1;
    most = Math.max(most, now);
    setImmediate(() => {
      now -= 1;
      response.writeHead(number % 10 === 0 ? 503 : 200).end('hola');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), paths, most: () => most };
}

test('every request is sent once, on no more connections than were allowed, and answers are counted by status', async () => {
  const { url, paths, most } = await serve();
  const request = (number: number) => ({ method: 'POST' as const, path: `/${number}`, body: 'qué' });
  const answered: number[] = [];
  const result = await load({
    url,
    connections: 3,
    count: 100,
    durationMs: LONG_MS,
    request,
    answered: ({ status }) => answered.push(status),
  });
  expect(paths.sort()).toEqual(Array.from({ length: 100 }, (_, number) => `POST /${number}`).sort());
  expect(most()).toBeLessThanOrEqual(3);
  expect(result).toMatchObject({ requests: 100, statuses: { 200: 90, 503: 10 } });
  expect(answered.filter((status) => status === 503)).toHaveLength(10);
});

test('a load is only ever put on this machine', async () => {
  const request = () => ({ path: '/' });
  await expect(
    load({ url: new URL('http://tienda.example'), connections: 1, count: 1, durationMs: LONG_MS, request }),
  ).rejects.toThrow('this machine');
});
