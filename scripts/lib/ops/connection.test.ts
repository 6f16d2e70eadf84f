import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';

let server: Server;

async function connectTo(answer: RequestListener): Promise<Connection> {
  server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Connection.open(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), true);
}

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test('a connection that was idle is opened anew, as the server may just be ending it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const connection = await connectTo((_request, response) => response.end('ok'));
  const ports = new Set<number | undefined>();
  server.on('request', (request) => ports.add(request.socket.remotePort));
  await connection.send({ path: '/' });
  vi.advanceTimersByTime(2_999);
  await connection.send({ path: '/' });
  expect(ports.size).toBe(1);
  vi.advanceTimersByTime(3_000);
  server.closeAllConnections();
  expect((await connection.send({ path: '/' })).body?.toString()).toBe('ok');
  expect(ports.size).toBe(2);
  connection.close();
});

test('a connection that ends before the answer is an error', async () => {
  const connection = await connectTo((request) => request.socket.destroy());
  await expect(connection.send({ path: '/' })).rejects.toThrow('closed the connection');
});
