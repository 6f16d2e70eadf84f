const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');
const STATUS_AT = 9;

/**
 * What of a response was needed: its status, when to come again (seconds, null where it does not say), its body where
 * it was wanted, and the bytes it took.
 */
export interface Answer {
  status: number;
  retryAfter: number | null;
  bytes: number;
  body: Buffer | null;
}

type Framing = { kind: 'length'; left: number } | { kind: 'chunks' };

/**
 * Reads HTTP/1.1 responses one after another from what a connection brings. Made for a load generator: it takes apart
 * no more than the status, the framing and, when `keepBody` is set, the body.
 */
export class AnswerReader {
  private rest: Buffer = Buffer.alloc(0);
  private status = 0;
  private retryAfter: number | null = null;
  private bytes = 0;
  private framing: Framing | null = null;
  private parts: Buffer[] = [];
  private readonly keepBody: boolean;

  constructor(keepBody = false) {
    this.keepBody = keepBody;
  }

  /** Takes in what came; answers the response when it is whole, null before. */
  push(chunk: Buffer): Answer | null {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    this.bytes += chunk.length;
    if (this.framing === null && !this.readHead()) return null;
    if (this.framing?.kind === 'length' ? !this.readLength(this.framing) : !this.readChunks()) return null;
    const answer = {
      status: this.status,
      retryAfter: this.retryAfter,
      bytes: this.bytes,
      body: this.keepBody ? Buffer.concat(this.parts) : null,
    };
    this.framing = null;
    this.bytes = 0;
    this.parts = [];
    return answer;
  }

  private readHead(): boolean {
    const end = this.rest.indexOf(HEAD_END);
    if (end < 0) return false;
    const head = this.rest.toString('latin1', 0, end).toLowerCase();
    this.status = Number(head.slice(STATUS_AT, STATUS_AT + 3));
    const length = /\r\ncontent-length: *(\d+)/.exec(head)?.[1];
    const seconds = /\r\nretry-after: *(\d+)/.exec(head)?.[1];
    this.retryAfter = seconds === undefined ? null : Number(seconds);
    this.framing = head.includes('\r\ntransfer-encoding: chunked')
      ? { kind: 'chunks' }
      : { kind: 'length', left: Number(length ?? 0) };
    this.rest = this.rest.subarray(end + HEAD_END.length);
    return true;
  }

  private take(length: number): void {
    if (this.keepBody) this.parts.push(this.rest.subarray(0, length));
    this.rest = this.rest.subarray(length);
  }

  private readLength(framing: { left: number }): boolean {
    const taken = Math.min(framing.left, this.rest.length);
    this.take(taken);
    framing.left -= taken;
    return framing.left === 0;
  }

  private readChunks(): boolean {
    for (;;) {
      const line = this.rest.indexOf(LINE_END);
      if (line < 0) return false;
      const size = Number.parseInt(this.rest.toString('latin1', 0, line), 16);
      const whole = line + LINE_END.length + size + LINE_END.length;
      if (this.rest.length < whole) return false;
      this.rest = this.rest.subarray(line + LINE_END.length);
      this.take(size);
      this.rest = this.rest.subarray(LINE_END.length);
      if (size === 0) return true;
    }
  }
}
