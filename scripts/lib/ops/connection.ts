import { connect, type Socket } from 'node:net';
import { type Answer, AnswerReader } from './http-answer.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** A request as a load sends it. */
export interface Sent {
  method?: 'GET' | 'POST';
  path: string;
  /** Instead of the host that is connected to. */
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

function wire({ method = 'GET', path, host: named, headers = {}, body = '' }: Sent, host: string): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${named ?? host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
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

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * The server ends a connection that was idle for five seconds; one that waited this long is opened anew before it is
 * used.
 */
const IDLE_MS = 3_000;

/** One kept connection that sends one request at a time. Only ever to this machine: it refuses any other address. */
export class Connection {
  private waiting: Waiting | null = null;
  private usedAt = performance.now();
  private socket: Socket;
  private readonly url: URL;
  private readonly keepBodies: boolean;

  private constructor(socket: Socket, url: URL, keepBodies: boolean) {
    this.url = url;
    this.keepBodies = keepBodies;
    this.socket = this.listening(socket);
  }

  /** `keepBodies` is off where only the status counts. */
  static async open(url: URL, keepBodies: boolean): Promise<Connection> {
    if (!LOOPBACK.includes(url.hostname)) throw new Error(`a load is for this machine only, not for ${url.hostname}`);
    return new Connection(await open(url), url, keepBodies);
  }

  send(request: Sent): Promise<Answer> {
    if (this.waiting) throw new Error('a connection sends one request at a time');
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.ready().then(
        (socket) => socket.write(wire(request, this.url.host)),
        (error: Error) => this.settle()?.reject(error),
      );
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private async ready(): Promise<Socket> {
    const idleSince = this.usedAt;
    this.usedAt = performance.now();
    if (this.socket.readyState === 'open' && this.usedAt - idleSince < IDLE_MS) return this.socket;
    this.socket.removeAllListeners('close').destroy();
    this.socket = this.listening(await open(this.url));
    return this.socket;
  }

  private listening(socket: Socket): Socket {
    const reader = new AnswerReader(this.keepBodies);
    socket.on('data', (chunk: Buffer) => {
      const answer = reader.push(chunk);
      if (answer) this.settle()?.resolve(answer);
    });
    socket.on('error', (error) => this.settle()?.reject(error));
    socket.on('close', () => this.settle()?.reject(new Error(`${this.url.host} closed the connection`)));
    return socket;
  }

  private settle(): Waiting | null {
    const { waiting } = this;
    this.waiting = null;
    this.usedAt = performance.now();
    return waiting;
  }
}
