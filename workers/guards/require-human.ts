import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { type Problem, refuse } from '../../src/domain/result';
import { TooManyRequests } from '../http/limits/rate-limit';
import type { Guards } from './guards';

interface Asked {
  /** What the challenge lets through. */
  purpose: string;
  /** The token where the call has a place of its own for it; null: the request's header or form field. */
  token: string | null;
  /** null: nothing was met yet that asks for a challenge. */
  needed: { retryAfterSeconds: number } | null;
  /** Run before somebody is not let through. */
  takeBack(): Promise<void>;
}

/** After a challenge that was not needed and did not go through. */
const AT_ONCE_SECONDS = 1;

/**
 * Lets through who has shown to be a person, or need not. A challenge that is shown is verified whether it is needed or
 * not. Throws TooManyRequests, which is answered with the challenge where one can be passed, else with when to come
 * again; 503 where the service that decides does not answer.
 */
export async function requireHuman(
  { challenge }: Guards,
  { purpose, token, needed, takeBack }: Asked,
): Promise<{ ok: false; problem: Problem } | null> {
  const outcome = await challenge(`${purpose} ${crypto.randomUUID()}`, token);
  if (outcome === 'passed' || (!needed && outcome !== 'failed')) return null;
  await takeBack();
  if (outcome === 'unavailable') return refuse(503, CUSTOMER_MESSAGES.challengeUnavailable);
  const retryAfterSeconds = needed?.retryAfterSeconds ?? AT_ONCE_SECONDS;
  throw new TooManyRequests({
    by: 'ceiling',
    retryAfterSeconds,
    reason: CUSTOMER_MESSAGES.challengeNeeded,
    challenge: outcome,
  });
}
