import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 100;

interface Patience {
  timeoutMs: number;
  /** What is thrown when the time is over. */
  message: string;
  /** Names why waiting makes no sense any more, or null. */
  abort?: () => string | null;
}

/**
 * Asks again until `check` answers something true, and returns it; a check that throws counts as not yet. Throws an
 * Error after the time, or at once when `abort` names a reason.
 */
export async function waitUntil<T>(
  check: () => T | Promise<T>,
  { timeoutMs, message, abort = () => null }: Patience,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const reason = abort();
    if (reason) throw new Error(reason);
    const answer = await Promise.resolve()
      .then(check)
      .catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(message);
    await pause(EVERY_MS);
  }
}
