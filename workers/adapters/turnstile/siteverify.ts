import { z } from 'zod';
import { once } from '../../../src/domain/once';
import type { AttemptsPolicy, AttemptsPort } from '../../http/attempts';
import type { ChallengeVerifier, ShownChallenge } from '../../http/challenge';
import { digest } from '../../http/digest';
import { log, reasonOf } from '../../http/log';
import type { TurnstileSettings } from '../../settings/challenges';

const TIMEOUT_MS = 3000;
const TRIES = 2;
const SERVER_ERROR = 500;
const TOKEN_MAX = 2048;

/**
 * A token counts for one operation, also if the service should pass it twice. It is valid for five minutes; the window
 * is longer than that.
 */
const TOKEN_USE: AttemptsPolicy = { name: 'challenge-token', limit: 1, windowMs: 15 * 60 * 1000, lockMs: 0 };

/** Faults of the service or of our settings: they say nothing about the visitor. */
const NOT_OF_THE_VISITOR = new Set(['internal-error', 'missing-input-secret', 'invalid-input-secret', 'bad-request']);

const verdict = once(() =>
  z.object({
    success: z.boolean(),
    hostname: z.string().optional(),
    action: z.string().optional(),
    'error-codes': z.array(z.string()).default([]),
  }),
);

type Verdict = z.infer<ReturnType<typeof verdict>>;

const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})/;

/**
 * The service gives the same answer for the same key: a repeat of one operation passes, the token with anything else
 * does not.
 */
const idempotencyKey = async ({ token, operation }: ShownChallenge): Promise<string> =>
  (await digest(`${token}\n${operation}`)).replace(UUID, '$1-$2-$3-$4-$5').slice(0, 36);

/** What the service says of a token; throws when it says nothing that can be read in time. */
async function ask({ base, secret }: TurnstileSettings, shown: ShownChallenge): Promise<Verdict> {
  const response = await fetch(`${base}/siteverify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      secret,
      response: shown.token,
      idempotency_key: await idempotencyKey(shown),
      ...(shown.address === null ? {} : { remoteip: shown.address }),
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= SERVER_ERROR) throw new Error(`siteverify answered ${response.status}`);
  const said = verdict().parse(await response.json());
  const fault = said['error-codes'].find((code) => NOT_OF_THE_VISITOR.has(code));
  if (!said.success && fault) throw new Error(`siteverify answered ${fault}`);
  return said;
}

async function verdictOf(settings: TurnstileSettings, shown: ShownChallenge): Promise<Verdict | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(settings, shown);
    } catch (error) {
      if (tries < TRIES) continue;
      log('error', 'challenge.unavailable', { reason: reasonOf(error) });
      return null;
    }
  }
}

/**
 * Verifies challenges of Turnstile: passed only if the service says so in time, names this host and what the challenge
 * was for, and the token was used for nothing else. Whatever else it answers lets nobody through.
 */
export const turnstileVerifier =
  (settings: TurnstileSettings, attempts: AttemptsPort): ChallengeVerifier =>
  async (shown) => {
    if (shown.token === '' || shown.token.length > TOKEN_MAX) return 'failed';
    const use = await attempts.attempt(TOKEN_USE, shown.token, shown.operation);
    if (!use.ok) return 'unavailable';
    if (!use.value.admitted) return 'failed';
    const said = await verdictOf(settings, shown);
    if (said === null) return 'unavailable';
    if (!said.success) return 'failed';
    if (settings.isTest || (said.hostname === shown.hostname && said.action === shown.action)) return 'passed';
    log('warn', 'challenge.elsewhere', { action: shown.action });
    return 'failed';
  };
