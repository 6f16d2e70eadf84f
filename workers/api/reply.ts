import type { Result } from '../../src/domain/result';

/** What a handler answers: `result` and `meta` of the envelope, or the whole body when the call has none. */
export interface Reply<T> {
  result: T;
  meta?: Record<string, unknown>;
  status?: 200 | 202;
  headers?: Record<string, string>;
  /** Answered instead of the result, one JSON document a line. */
  lines?: ReadableStream<Uint8Array>;
}

export type Answer<T> = Promise<Result<Reply<T>>> | Result<Reply<T>>;

export const REPLAYED = { 'idempotent-replayed': 'true' };
