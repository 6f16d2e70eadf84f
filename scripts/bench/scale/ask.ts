import { request } from 'node:http';
import type { Sent } from '../../lib/ops/connection.ts';

/** What the databases read for one answer. */
export interface Read {
  rows: number;
  ms: number;
  statements: number;
}

/** An answer of a Worker whose databases are noted. */
export interface NotedAnswer {
  read: Read;
  cookies: string[];
  body: string;
}

/** Sends a request and answers what was read for it. Throws when it is not answered with 200, or with `status`. */
export function ask(
  url: URL,
  { method = 'GET', path, host, headers = {}, body }: Sent,
  status = 200,
): Promise<NotedAnswer> {
  return new Promise((resolve, reject) => {
    const named = host ? { host } : {};
    const sent = request(
      { hostname: url.hostname, port: url.port, method, path, headers: { ...headers, ...named } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode !== status)
            reject(new Error(`${path}: answered with ${answer.statusCode}: ${text.slice(0, 300)}`));
          else
            resolve({
              read: JSON.parse(String(answer.headers['x-d1'])) as Read,
              cookies: answer.headers['set-cookie'] ?? [],
              body: text,
            });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
