import { Agent, request } from 'node:http';
import type { Sent } from '../../lib/ops/connection.ts';

/** A request, and the host it is for where that matters. */
export interface Asked extends Sent {
  host?: string;
}

/** What a request waited for one after another, as the measured Worker tells it. */
export interface Waits {
  d1: number;
  objects: number;
  inside: number;
  near: number;
}

export interface FarAnswer {
  status: number;
  waits: Waits;
  /** A line for each of them: when, and for what. */
  chain: string[];
  /** Until the first byte of the body, ms. */
  firstByteMs: number;
  body: string;
  /** The cookies it sets, as a browser sends them back; '' for none. */
  cookie: string;
}

const agent = new Agent({ keepAlive: true });

/** Asks a Worker that counts its waits, and reads its answer whole. */
export function ask(url: URL, { method = 'GET', path, headers = {}, body, host }: Asked): Promise<FarAnswer> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const sent = request(
      {
        agent,
        hostname: url.hostname,
        port: url.port,
        method,
        path,
        headers: { ...headers, ...(host ? { host } : {}) },
      },
      (response) => {
        const firstByteMs = performance.now() - from;
        const told = response.headers['x-far-waits'];
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', reject);
        response.on('end', () => {
          if (typeof told !== 'string') reject(new Error(`${path} answered ${response.statusCode} without its waits`));
          else {
            const { waits, chain } = JSON.parse(decodeURIComponent(told)) as Pick<FarAnswer, 'waits' | 'chain'>;
            const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
            resolve({ status: response.statusCode ?? 0, waits, chain, firstByteMs, body: text, cookie });
          }
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
