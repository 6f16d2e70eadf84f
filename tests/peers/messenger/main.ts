import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const token = process.env.SMS_TOKEN ?? '';
if (token === '') throw new Error('SMS_TOKEN is needed');

/** Keys of what was taken, for as long as this peer runs. */
const taken = new Set<string>();

/** A provider of text messages on this computer: it takes what a real one takes, sends nothing, and prints each message. */
const server = createServer(async (request, response) => {
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.method !== 'POST' || request.url !== '/messages') return answer(404, { message: 'not found' });
  if (request.headers.authorization !== `Bearer ${token}`) return answer(401, { message: 'unauthorised' });
  const key = String(request.headers['idempotency-key'] ?? '');
  const message = JSON.parse(await text(request)) as { to?: unknown; text?: unknown };
  if (typeof message.to !== 'string' || !/^\+52\d{10}$/.test(message.to) || typeof message.text !== 'string')
    return answer(422, { message: 'to and text are needed' });
  if (!taken.has(key)) console.log(`${message.to} ${message.text}`);
  taken.add(key);
  return answer(200, { id: key });
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/messages`);
});

// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().on('end', () => process.exit());
