import { ok, type Result, refuse } from '../../src/domain/result';
import { clockTime } from '../../src/i18n/dates';
import type { Attempted, AttemptsPolicy, AttemptsPort } from '../http/attempts';
import type { Guards } from './guards';

/** What one attempt counts as. */
export interface Limited {
  policy: AttemptsPolicy;
  subject: string;
}

/** An attempt as one of the request's network under each of these policies; nothing where the network is unknown. */
export const ofNetwork = (
  { network, times }: Pick<Guards, 'network' | 'times'>,
  ...policies: AttemptsPolicy[]
): Limited[] =>
  network === null
    ? []
    : policies.map((policy) => ({ policy: { ...policy, limit: policy.limit * times }, subject: network }));

export interface LimitedAttempt {
  answers: ReadonlyMap<string, Attempted>;
  /** Takes the attempt back wherever it was counted. */
  takeBack(): Promise<void>;
}

/** Counts one attempt under each of these, at the same time; where one cannot count it, none does. */
export async function attemptAll(attempts: AttemptsPort, counted: readonly Limited[]): Promise<Result<LimitedAttempt>> {
  const id = crypto.randomUUID();
  const answers = await Promise.all(counted.map(({ policy, subject }) => attempts.attempt(policy, subject, id)));
  const made = counted.filter((_, at) => answers[at]?.ok);
  const takeBack = async () => {
    await Promise.all(made.map(({ policy, subject }) => attempts.withdraw(policy, subject, id)));
  };
  const failed = answers.find((answer) => !answer.ok);
  if (failed && !failed.ok) {
    await takeBack();
    return failed;
  }
  return ok({
    answers: new Map(
      answers.flatMap((answer, at) => (answer.ok ? [[counted[at]?.policy.name ?? '', answer.value] as const] : [])),
    ),
    takeBack,
  });
}

/** Runs what an attempt was counted for. What throws says nothing of the attempt, which then is taken back. */
export async function orTakenBack<T>(
  { takeBack }: Pick<LimitedAttempt, 'takeBack'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** The refusal of a policy, null where it admitted the attempt or was not asked. */
export function firstRefusal(
  answers: ReadonlyMap<string, Attempted>,
  { name }: AttemptsPolicy,
): Extract<Attempted, { admitted: false }> | null {
  const answer = answers.get(name);
  return answer && !answer.admitted ? answer : null;
}

const MINUTE_MS = 60_000;

/**
 * The answer while something is locked: until when stands in detail.until, as clocks in Mexico City show it, in whole
 * minutes; `unlock` says whether a link can be asked for.
 */
export function lockedUntil(
  message: string,
  { retryAfterSeconds }: { retryAfterSeconds: number },
  { unlock }: { unlock: boolean },
): Result<never> {
  const until = Math.ceil((Date.now() + retryAfterSeconds * 1000) / MINUTE_MS) * MINUTE_MS;
  return refuse(429, message, { detail: { retryAfter: retryAfterSeconds, until: clockTime(until), unlock } });
}

/** The answer past a limit: when to come again stands in detail.retryAfter, in seconds. */
export const tooMany = (message: string, { retryAfterSeconds }: { retryAfterSeconds: number }): Result<never> =>
  refuse(429, message, { detail: { retryAfter: retryAfterSeconds } });
