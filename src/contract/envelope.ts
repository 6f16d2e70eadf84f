import type { FieldProblem, Problem } from '../domain/result';
import { isRecord } from './is-record';

/**
 * What every call answers, the catalogue search and url/map excepted. `code` and `resultCode` equal the HTTP status.
 */
export interface Envelope<T> {
  code: number;
  resultCode: number;
  result: T;
  meta?: Record<string, unknown>;
}

/** `result` of a refusal: a message key, or the fields that were refused. */
export type Failure = Envelope<string | FieldProblem[]>;

export const success = <T>(result: T, meta?: Record<string, unknown>, code = 200): Envelope<T> => ({
  code,
  resultCode: code,
  result,
  ...(meta ? { meta } : {}),
});

/**
 * The envelope of a refusal; what a client may act on travels in `meta`, the differences of an order as
 * `meta.differences`.
 */
export function failure(problem: Problem): Failure {
  const { status, message, fields, detail } = problem;
  const result = fields && fields.length > 0 ? fields : message;
  const envelope = { code: status, resultCode: status, result };
  if (detail === undefined) return envelope;
  return { ...envelope, meta: isRecord(detail) ? detail : { differences: detail } };
}
