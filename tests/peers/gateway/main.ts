import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gateway } from './gateway.ts';
import { serveGateway } from './site.ts';
import { type Notice, tellShop } from './teller.ts';

const MAX_BYTES = 64 * 1024;
const token = process.env.GATEWAY_TOKEN ?? '';
const key = process.env.PAYMENTS_KEY ?? '';
const shop = process.env.NOTIFY_URL ?? '';
if (token === '' || key === '' || shop === '') throw new Error('GATEWAY_TOKEN, PAYMENTS_KEY and NOTIFY_URL are needed');

const tell = (notice: Notice) => tellShop(shop, key, notice);
let base = '';
const gateway = new Gateway(
  () => base,
  async (payment, event) => {
    await tell({ ...event, form: 'card', reference: payment.id });
  },
);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) if (text.length < MAX_BYTES) text += chunk;
  return text;
}

/**
 * A gateway of card payments, a bank and a till on this computer: it takes what a real one takes, and moves no money.
 * Its control is under /control.
 */
const server = createServer(async (request, response) => {
  const body = await bodyOf(request);
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const method = request.method ?? 'GET';
  const asked = new Request(new URL(request.url ?? '/', base), {
    method,
    headers,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
  const answer = await serveGateway(gateway, asked, { token, tell });
  if (!answer) return void response.destroy();
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
  console.log(base);
});

// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().on('end', () => process.exit());
