import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from './provider.ts';

const MAX_BYTES = 64 * 1024;
const id = process.env.CLIENT_ID ?? '';
const secret = process.env.CLIENT_SECRET ?? '';
if (id === '' || secret === '') throw new Error('CLIENT_ID and CLIENT_SECRET are needed');

let base = '';
const provider = new Provider(() => base, { id, secret });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) if (text.length < MAX_BYTES) text += chunk;
  return text;
}

/** A provider of identities on this computer: it asks for no password, and whoever sits here chooses who they are. */
const server = createServer(async (request, response) => {
  const body = await bodyOf(request);
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const method = request.method ?? 'GET';
  const answer = await provider.answer(
    new Request(new URL(request.url ?? '/', base), { method, headers, ...(method === 'POST' ? { body } : {}) }),
  );
  if (answer === 'lost') return void response.destroy();
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
  console.log(base);
});

// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().on('end', () => process.exit());
