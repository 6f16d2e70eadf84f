import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fault, Faults, isBefore, spoil } from '../family/faults.ts';

const target = process.env.TARGET;
if (!target) throw new Error('TARGET is missing: the address of the API that faults are put in front of');

/** Faults by the first segment of the path: every test has its own way to the same API. */
const ways = new Map<string, { faults: Faults; calls: string[] }>();

function wayOf(name: string) {
  const way = ways.get(name) ?? { faults: new Faults(), calls: [] };
  ways.set(name, way);
  return way;
}

/**
 * Passes calls on to TARGET, whose effects they have, and spoils the answers it is told to: POST /{name}/__do, GET
 * /{name}/__kept.
 */
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://proxy');
  const [, name = '', ...rest] = url.pathname.split('/');
  const way = wayOf(name);
  let body = '';
  for await (const chunk of request) body += chunk;
  if (rest[0] === '__do') {
    way.faults.arm((JSON.parse(body) as { faults: Fault[] }).faults);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  if (rest[0] === '__kept') {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ calls: way.calls, hits: way.faults.hits }));
    return;
  }
  const path = rest.slice(1).join('/');
  way.calls.push(path);
  const fault = way.faults.take(path);
  if (fault && isBefore(fault)) return spoil(fault, response, '');
  const passed = ['idempotency-key', 'authorization'].flatMap((header) => {
    const value = request.headers[header];
    return typeof value === 'string' ? [[header, value]] : [];
  });
  const answer = await fetch(`${target}/${rest.join('/')}${url.search}`, {
    method: request.method ?? 'GET',
    headers: { 'content-type': 'application/json', ...Object.fromEntries(passed) },
    body: body === '' ? null : body,
  });
  const text = await answer.text();
  if (fault) return spoil(fault, response, text);
  response
    .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
    .end(text);
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().on('end', () => process.exit());
