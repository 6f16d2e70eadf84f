import { createHash } from 'node:crypto';
import { Agent, request as askTarget, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { selfSigned } from './certificate.ts';
import { type Conditions, type Link, openLink } from './link.ts';

/** One answer that went to the browser. Times are those of the clock, ms. */
export interface Sent {
  method: string;
  path: string;
  status: number;
  type: string;
  /** Of the body, compressed as it travels. */
  bytes: number;
  /** What the browser says it asks for it for: "prefetch" of what may be opened next, else nothing. */
  purpose: string;
  askedAt: number;
}

export interface Edge {
  origin: string;
  /** Everything that was asked for so far, in order. */
  sent: Sent[];
  /** From now on answers travel like this; null for as fast as they can. */
  set(conditions: Conditions | null): void;
  /** From now on this path is answered by a failure; null for none. */
  fail(path: string | null): void;
  /** How long nothing has been on its way, ms. */
  quietMs(): number;
  close(): Promise<void>;
}

/** Changes a whole document before it is sent. */
export type Rewrite = (html: string) => Promise<string>;

const compress = promisify(brotliCompress);
const DOCUMENT_QUALITY = 5;
const FILE_QUALITY = 11;
const PIECE_BYTES = 1400;
const OK = 200;
const BAD_GATEWAY = 502;
const FAILED = 500;
const NO_BODY = new Set([204, 304]);
/** Headers of one connection, which do not travel on. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
  'host',
  'accept-encoding',
]);
/** Headers that say what a document may and should load; what was changed is not held to them. */
const OF_ORIGINAL = new Set(['content-security-policy', 'link', 'speculation-rules', 'content-length', 'etag']);
const COMPRESSED = /text\/|json|javascript|xml|svg/;
const FILE = /javascript|css|svg/;

const parameters = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const headersBut = (
  headers: Record<string, string | string[] | undefined>,
  left: Set<string>,
): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && !entry[0].startsWith(':') && !left.has(entry[0]),
    ),
  );

async function whole(answer: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

/** Files of the build compressed once, by what they hold. */
const files = new Map<string, Buffer>();

async function compressedFile(content: Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(content).digest('base64');
  const known = files.get(key) ?? (await compress(content, parameters(FILE_QUALITY)));
  files.set(key, known);
  return known;
}

/** The body as it travels: files compressed as well as it goes, documents as they come. */
async function* bodyOf(answer: IncomingMessage, type: string, rewrite: Rewrite | null): AsyncGenerator<Uint8Array> {
  if (FILE.test(type)) yield await compressedFile(await whole(answer));
  else if (rewrite) yield await compress(await rewrite((await whole(answer)).toString()), parameters(DOCUMENT_QUALITY));
  else
    yield* answer.pipe(
      createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, ...parameters(DOCUMENT_QUALITY) }),
    );
}

async function send(
  response: Http2ServerResponse,
  body: AsyncIterable<Uint8Array>,
  link: Link,
  entry: Sent,
): Promise<void> {
  for await (const part of body) {
    for (let from = 0; from < part.length && !response.stream.destroyed; from += PIECE_BYTES) {
      const piece = part.subarray(from, from + PIECE_BYTES);
      await link.down(piece.length);
      if (response.stream.destroyed) return;
      entry.bytes += piece.length;
      response.write(piece);
    }
  }
  response.end();
}

/**
 * What a browser reaches a deployed Worker through, on this machine: HTTP/2 over TLS, brotli, a line of chosen
 * conditions. It keeps no page. All conditions are applied here and not in the browser, whose own emulation leaves out
 * what it fetches ahead.
 */
export async function openEdge(target: string, rewrite: Rewrite | null = null): Promise<Edge> {
  const agent = new Agent({ keepAlive: true });
  const sent: Sent[] = [];
  let link = openLink(null);
  let failing: string | null = null;
  let open = 0;
  let quietSince = performance.now();

  const ask = (request: Http2ServerRequest): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { hostname: host, port } = new URL(target);
      const headers = {
        ...headersBut(request.headers, OF_CONNECTION),
        host: new URL(target).host,
        'accept-encoding': 'identity',
      };
      const asked = askTarget({ host, port, method: request.method, path: request.url, headers, agent }, resolve);
      asked.on('error', reject);
      request.pipe(asked);
    });

  const pass = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const line = link;
    const entry: Sent = {
      method: request.method,
      path: request.url,
      status: 0,
      type: '',
      bytes: 0,
      purpose: String(request.headers['sec-purpose'] ?? ''),
      askedAt: Date.now(),
    };
    sent.push(entry);
    await line.up(Number(request.headers['content-length'] ?? 0));
    if (request.url === failing) {
      entry.status = FAILED;
      response.writeHead(FAILED);
      response.end();
      return;
    }
    const answer = await ask(request);
    const status = answer.statusCode ?? BAD_GATEWAY;
    const type = answer.headers['content-type'] ?? '';
    const changed = rewrite && status === OK && /text\/html/.test(type) ? rewrite : null;
    const isText = COMPRESSED.test(type) && !NO_BODY.has(status) && request.method !== 'HEAD';
    const headers = headersBut(answer.headers, changed ? new Set([...OF_CONNECTION, ...OF_ORIGINAL]) : OF_CONNECTION);
    if (isText) delete headers['content-length'];
    Object.assign(entry, { status, type });
    if (response.stream.destroyed) return void answer.resume();
    response.writeHead(status, isText ? { ...headers, 'content-encoding': 'br' } : headers);
    await send(response, isText ? bodyOf(answer, type, changed) : answer, line, entry);
  };

  const server = createSecureServer(selfSigned(), (request, response) => {
    open += 1;
    pass(request, response)
      .catch(() => {
        if (response.stream.destroyed) return;
        if (!response.headersSent) response.writeHead(BAD_GATEWAY);
        response.end();
      })
      .finally(() => {
        open -= 1;
        quietSince = performance.now();
      });
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    set(conditions: Conditions | null) {
      link = openLink(conditions);
    },
    fail(path) {
      failing = path;
    },
    quietMs: () => (open > 0 ? 0 : performance.now() - quietSince),
    close() {
      for (const session of sessions) session.destroy();
      agent.destroy();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
