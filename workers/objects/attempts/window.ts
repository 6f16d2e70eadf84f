import type { Attempted, AttemptsPolicy } from '../../http/attempts';

const SECOND_MS = 1000;

/** What is kept of a subject's attempts. Times are epoch ms. */
export interface Attempts {
  /** Oldest first. */
  made: { id: string; at: number }[];
  /** null: not locked. */
  lockedUntil: number | null;
  /** When the last of them stops counting. */
  until: number;
}

export const NO_ATTEMPTS: Attempts = { made: [], lockedUntil: null, until: 0 };

type Policy = Omit<AttemptsPolicy, 'name'>;

/** What still counts at this moment; when a lock ends, the attempts that brought it about end too. */
function counting({ made, lockedUntil, until }: Attempts, { windowMs }: Policy, now: number): Attempts {
  if (lockedUntil !== null && lockedUntil <= now) return NO_ATTEMPTS;
  return { made: made.filter(({ at }) => at + windowMs > now), lockedUntil, until };
}

const later = (until: number, now: number): Attempted => ({
  admitted: false,
  retryAfterSeconds: Math.ceil((until - now) / SECOND_MS),
});

/** Counts an attempt, or says when the next one may be made; `after` is null where nothing has to be written. */
export function attempted(
  before: Attempts,
  policy: Policy,
  id: string,
  now: number,
): { answer: Attempted; after: Attempts | null } {
  const { limit, windowMs, lockMs } = policy;
  const { made, lockedUntil, until } = counting(before, policy, now);
  if (made.some((one) => one.id === id)) return { answer: { admitted: true }, after: null };
  if (lockedUntil !== null) return { answer: later(lockedUntil, now), after: null };
  const blocking = made.at(-limit);
  if (made.length >= limit && blocking) return { answer: later(blocking.at + windowMs, now), after: null };
  const isLast = made.length + 1 >= limit;
  const locked = isLast && lockMs > 0 ? now + lockMs : null;
  const after = {
    made: [...made, { id, at: now }],
    lockedUntil: locked,
    until: Math.max(until, now + windowMs, locked ?? 0),
  };
  return { answer: { admitted: true }, after };
}

/** Without this attempt, and without the lock it brought about. */
export function withdrawn(before: Attempts, policy: Policy, id: string, now: number): Attempts {
  const left = counting(before, policy, now);
  const made = left.made.filter((one) => one.id !== id);
  return made.length === left.made.length ? left : { ...left, made, lockedUntil: null };
}
