import { MESSAGES } from '../../../src/contract/messages';
import { refuse } from '../../../src/domain/result';

const RETRY_AFTER_SECONDS = 1;

/** The answer of an object that cannot take the call now; `detail.retryAfter` in seconds. */
export const busy = () => refuse(503, MESSAGES.overloaded, { detail: { retryAfter: RETRY_AFTER_SECONDS } });
