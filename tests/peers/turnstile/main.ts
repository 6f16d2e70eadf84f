import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Turnstile } from './turnstile.ts';
import { SCRIPT, widgetPage } from './widget.ts';

const service = new Turnstile();

/**
 * The service of challenges on this computer: its script, its widget and its verification, under the paths of the real
 * one.
 */
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://peer');
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
  };
  if (request.method === 'GET' && url.pathname === '/turnstile/v0/api.js') return send(200, 'text/javascript', SCRIPT);
  if (request.method === 'GET' && url.pathname === '/turnstile/v0/widget') {
    const { sitekey = '', action = '', hostname = '' } = Object.fromEntries(url.searchParams);
    return send(200, 'text/html', widgetPage(service.issue({ siteKey: sitekey, action, hostname })));
  }
  if (request.method === 'POST' && url.pathname === '/turnstile/v0/siteverify') {
    let body = '';
    for await (const chunk of request) body += chunk;
    return send(200, 'application/json', JSON.stringify(service.verify(body, request.headers['content-type'] ?? '')));
  }
  return send(404, 'text/plain', 'not found');
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/turnstile/v0`);
});

// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().on('end', () => process.exit());
