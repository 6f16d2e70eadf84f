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
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${named ?? host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
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

/** One kept connection that sends one request at a time. Only ever to this machine: it refuses any other address. */
export class Connection {
  private waiting: Waiting | null = null;
  private readonly socket: Socket;
  private readonly host: string;

  private constructor(socket: Socket, host: string, keepBodies: boolean) {
    this.socket = socket;
    this.host = host;
    const reader = new AnswerReader(keepBodies);
    socket.on('data', (chunk: Buffer) => {
      const answer = reader.push(chunk);
      if (answer) this.settle()?.resolve(answer);
    });
    socket.on('error', (error) => this.settle()?.reject(error));
    socket.on('close', () => this.settle()?.reject(new Error(`${host} closed the connection`)));
  }

  /** `keepBodies` is off where only the status counts. */
  static async open(url: URL, keepBodies: boolean): Promise<Connection> {
    if (!LOOPBACK.includes(url.hostname)) throw new Error(`a load is for this machine only, not for ${url.hostname}`);
    return new Connection(await open(url), url.host, keepBodies);
  }

  send(request: Sent): Promise<Answer> {
    if (this.waiting) throw new Error('a connection sends one request at a time');
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(wire(request, this.host));
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private settle(): Waiting | null {
    const { waiting } = this;
    this.waiting = null;
    return waiting;
  }
}
