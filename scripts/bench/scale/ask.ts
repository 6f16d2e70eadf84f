import { request } from 'node:http';
import type { Sent } from '../../lib/ops/connection.ts';

/** What the databases read for one answer. */
export interface Read {
  rows: number;
  ms: number;
  statements: number;
}

/** Sends a request and answers what was read for it. Throws when it is not answered with 200. */
export function ask(url: URL, { path, host }: Sent): Promise<Read> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: url.hostname, port: url.port, path, headers: host ? { host } : {} }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(JSON.parse(String(answer.headers['x-d1'])) as Read);
        else reject(new Error(`${path}: answered with ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
