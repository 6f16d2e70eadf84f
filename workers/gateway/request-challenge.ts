import { CALLS, FORMS } from '../../src/contract/areas';
import type { Limit } from '../../src/contract/limit';
import { turnstileVerifier } from '../adapters/turnstile/siteverify';
import type { AttemptsPort } from '../http/attempts';
import { CHALLENGE_FIELD, CHALLENGE_HEADER, type ChallengeOutcome, type RequestChallenge } from '../http/challenge';
import type { RoutedRequest } from '../http/routed-request';
import type { TurnstileSettings } from '../settings/challenges';

const ordersAmong = (sent: readonly { path: string; limit: Limit }[]): string[] =>
  sent.filter(({ limit }) => limit === 'order').map(({ path }) => path);

/** Where an order is sent to. */
const ORDERS = new Set([
  ...ordersAmong(CALLS).map((path) => `/api${path}`),
  ...ordersAmong(FORMS).map((path) => `/f${path}`),
]);

/** The path as the routers read it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a challenge is passed for: one for an order serves nothing else, nor the other way round. */
export const challengeAction = ({ path }: Pick<RoutedRequest, 'path'>): 'order' | 'visit' =>
  ORDERS.has(decoded(path)) ? 'order' : 'visit';

interface Asked {
  raw: Request;
  at: RoutedRequest;
  /** Fields of a form, null for anything else. */
  fields: URLSearchParams | null;
  address: string | null;
  /** null: no challenge can be passed here. */
  settings: () => TurnstileSettings | null;
  attempts: () => AttemptsPort;
}

/**
 * The challenge of one request: its token, from its header or its form, is verified when somebody asks, and then once.
 */
export function requestChallenge({ raw, at, fields, address, settings, attempts }: Asked): RequestChallenge {
  let outcome: Promise<ChallengeOutcome> | null = null;
  const shown = raw.headers.get(CHALLENGE_HEADER) ?? fields?.get(CHALLENGE_FIELD) ?? null;
  return (operation = crypto.randomUUID(), named = null) => {
    const token = named || shown;
    const known = token === null ? null : settings();
    if (token === null || known === null) return Promise.resolve('none');
    outcome ??= turnstileVerifier(
      known,
      attempts(),
    )({ token, action: challengeAction(at), hostname: at.url.hostname, address, operation });
    return outcome;
  };
}
