import { createServer, type Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edge, openEdge } from './edge';

const PAGE = '<html><head></head><body>Hola</body></html>';
let server: Server;
let edge: Edge;
let changed: Edge;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') return response.writeHead(303, { location: '/' }).end();
    if (request.url === '/picture') return response.writeHead(200, { 'content-type': 'image/webp' }).end('picture');
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" })
        .end(PAGE + body),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  edge = await openEdge(target);
  changed = await openEdge(target, async (html) => html.replace('Hola', 'Adiós'));
});
afterAll(async () => {
  await Promise.all([edge.close(), changed.close()]);
  server.close();
});

interface Answer {
  headers: Record<string, unknown>;
  body: Buffer;
}

const ask = (origin: string, path: string, more: Record<string, string> = {}, body = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false });
    const stream = session.request({ ':path': path, 'accept-encoding': 'br', ...more }, { endStream: false });
    const parts: Buffer[] = [];
    let headers = {};
    stream.on('response', (found) => {
      headers = found;
    });
    stream.on('data', (part) => parts.push(part));
    stream.on('error', reject);
    stream.on('end', () => {
      session.close();
      resolve({ headers, body: Buffer.concat(parts) });
    });
    stream.end(body);
  });

test('a document travels compressed over HTTP/2 and is counted as it travels', async () => {
  const { headers, body } = await ask(edge.origin, '/', { 'sec-purpose': 'prefetch' });
  expect(headers).toMatchObject({
    ':status': 200,
    'content-encoding': 'br',
    'content-security-policy': "default-src 'self'",
  });
  expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  expect(edge.sent.at(-1)).toMatchObject({
    method: 'GET',
    path: '/',
    status: 200,
    type: 'text/html',
    bytes: body.length,
    purpose: 'prefetch',
  });
});

test('what is sent reaches the server; pictures and redirects pass as they are', async () => {
  const posted = await ask(edge.origin, '/', { ':method': 'POST' }, 'a=1');
  expect(brotliDecompressSync(posted.body).toString()).toBe(`${PAGE}a=1`);
  const picture = await ask(edge.origin, '/picture');
  expect([picture.headers['content-encoding'], picture.body.toString()]).toEqual([undefined, 'picture']);
  expect((await ask(edge.origin, '/moved')).headers).toMatchObject({ ':status': 303, location: '/' });
});

test('a changed document is not held to the policy of the one it was', async () => {
  const { headers, body } = await ask(changed.origin, '/');
  expect(headers['content-security-policy']).toBeUndefined();
  expect(brotliDecompressSync(body).toString()).toBe(PAGE.replace('Hola', 'Adiós'));
});

test('a slow line makes its answers late, and is not quiet meanwhile', async () => {
  edge.set({ latencyMs: 60, downBitsPerSecond: 1_000_000, upBitsPerSecond: 1_000_000 });
  const start = performance.now();
  const answer = ask(edge.origin, '/');
  await expect.poll(() => edge.quietMs()).toBe(0);
  await answer;
  expect(performance.now() - start).toBeGreaterThanOrEqual(60);
  edge.set(null);
});
