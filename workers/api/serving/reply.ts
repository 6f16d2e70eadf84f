import type { Result } from '../../../src/domain/result';

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

/** How a repeat under its key says that nothing was done again: in `meta` and in a header. */
export const replayed = (
  isReplayed: boolean | undefined,
): Pick<Reply<unknown>, 'meta'> & { headers: Record<string, string> } =>
  isReplayed ? { meta: { replayed: true }, headers: { 'idempotent-replayed': 'true' } } : { headers: {} };
