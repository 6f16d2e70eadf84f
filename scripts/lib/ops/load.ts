import { connect, type Socket } from 'node:net';
import { type Answer, AnswerReader } from './http-answer.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

export interface Sent {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadOptions {
  url: URL;
  connections: number;
  /** Ends after so many requests, or so long, whichever comes first. */
  count: number;
  durationMs: number;
  /** The request with this number, counted from 0. */
  request(number: number): Sent;
  /** Given every answer; keeps its body only when this is set. */
  answered?(answer: Answer, number: number): void;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  /** Bytes of an average answer, its head included. */
  bytesEach: number;
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Milliseconds within which half, and 99 of 100 requests were answered. */
  p50Ms: number;
  p99Ms: number;
}

function wire({ method = 'GET', path, headers = {}, body = '' }: Sent, host: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  if (body) lines.push(`content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

const open = (url: URL): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname.replace(/[[\]]/g, ''), port: Number(url.port), noDelay: true }, () => {
      socket.off('error', reject);
      resolve(socket);
    });
    socket.once('error', reject);
  });

const quantile = (sorted: number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Keeps a number of connections busy, one request at a time on each, until the count or the time is over. Bounded, and only ever
 * against this machine: it throws for any other address. A connection that breaks ends the load with an error.
 */
export async function load({ url, connections, count, durationMs, request, answered }: LoadOptions): Promise<LoadResult> {
  if (!LOOPBACK.includes(url.hostname)) throw new Error(`load is for this machine only, not for ${url.hostname}`);
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(url)));
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  let next = 0;
  let bytes = 0;
  const start = performance.now();
  const end = start + durationMs;

  const drive = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      const reader = new AnswerReader(answered !== undefined);
      let number = 0;
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        if (next >= count || sentAt >= end) return resolve();
        number = next;
        next += 1;
        socket.write(wire(request(number), url.host));
      };
      socket.on('data', (chunk: Buffer) => {
        const answer = reader.push(chunk);
        if (!answer) return;
        times.push(performance.now() - sentAt);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        bytes += answer.bytes;
        answered?.(answer, number);
        send();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`${url.host} closed a connection`)));
      send();
    });

  try {
    await Promise.all(sockets.map(drive));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const sorted = times.sort((a, b) => a - b);
  return {
    requests: times.length,
    seconds: (performance.now() - start) / 1000,
    bytesEach: times.length === 0 ? 0 : bytes / times.length,
    statuses,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
  };
}
