import type { Context } from 'hono';
import { AUDIT_MESSAGES } from '../../src/contract/audit/messages';
import { failure } from '../../src/contract/envelope';
import { MESSAGES } from '../../src/contract/messages';
import { OperatorRefused } from '../../src/domain/operator';
import { type Problem, refuse } from '../../src/domain/result';
import { DeadlinePassed } from './deadline';
import { TooManyRequests } from './limits/rate-limit';
import { log, reasonOf, traceOf } from './log';
import { RetailerFailed } from './retailer-failed';
import type { AppEnv } from './shop-request';
import { isOutOfReach } from './transient';

const RETRY_AFTER_SECONDS = 1;

function retryAfter(detail: unknown): number {
  if (typeof detail === 'object' && detail !== null && 'retryAfter' in detail && typeof detail.retryAfter === 'number')
    return detail.retryAfter;
  return RETRY_AFTER_SECONDS;
}

/** Says when to come again where that is all that helps: storage that is busy, or too many attempts. */
export function noteRetryAfter(c: Context<AppEnv>, { status, detail }: Problem): void {
  if (status === 503 || status === 429) c.header('retry-after', String(retryAfter(detail)));
}

/** The answer to a refused call. */
export function problemResponse(c: Context<AppEnv>, problem: Problem): Response {
  noteRetryAfter(c, problem);
  return c.json(failure(problem), problem.status);
}

const isSet = (error: Error, flag: 'overloaded' | 'retryable') =>
  (error as Error & Record<string, unknown>)[flag] === true;

/**
 * What an exception becomes: 403 where an operator's role does not allow it, 503 when storage, an object or a retailer cannot answer now, 500 otherwise; its words stay
 * in the log.
 */
export function problemOf(error: Error): Problem {
  if (error instanceof OperatorRefused) return refuse(403, AUDIT_MESSAGES.notAllowed).problem;
  return isSet(error, 'overloaded') ||
    isSet(error, 'retryable') ||
    isOutOfReach(error) ||
    error instanceof RetailerFailed ||
    error instanceof DeadlinePassed
    ? refuse(503, MESSAGES.overloaded).problem
    : refuse(500, MESSAGES.failed).problem;
}

/**
 * What an app does with an exception: logged and answered in the envelope. A limit that was met on the way is the
 * gateway's to answer.
 */
export function onError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof TooManyRequests) throw error;
  log('error', 'api.failed', {
    requestId: c.env.REQUEST.requestId,
    route: c.req.routePath,
    reason: reasonOf(error),
    trace: traceOf(error),
  });
  return problemResponse(c, problemOf(error));
}
