import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { type Problem, refuse } from '../../src/domain/result';
import type { Guards } from './guards';

interface Asked {
  /** What the challenge lets through. */
  purpose: string;
  /** The token where the call has a place of its own for it; null: the request's header or form field. */
  token: string | null;
  /** null: nothing was met yet that asks for a challenge. */
  needed: { retryAfterSeconds: number } | null;
}

/**
 * The refusal of somebody who has to show that they are a person and does not; null lets them through. A challenge that is shown is verified
 * whether it is needed or not. Where none can be passed the refusal says when to come again.
 */
export async function personShown({ challenge, offered }: Guards, { purpose, token, needed }: Asked): Promise<{ ok: false; problem: Problem } | null> {
  const outcome = await challenge(`${purpose} ${crypto.randomUUID()}`, token);
  if (outcome === 'passed' || (!needed && outcome !== 'failed')) return null;
  if (outcome === 'unavailable') return refuse(503, CUSTOMER_MESSAGES.challengeUnavailable);
  const shows = offered();
  return refuse(429, CUSTOMER_MESSAGES.challengeNeeded, {
    detail: { ...(needed ? { retryAfter: needed.retryAfterSeconds } : {}), ...(shows ? { challenge: true, ...shows } : {}) },
  });
}
