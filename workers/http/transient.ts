import { firstCause } from './log';

const ATTEMPTS = 3;
const BACKOFF_MS = 40;

/**
 * D1 failures after which the same statements may be sent again (platform: D1 transient errors). Overload is not among
 * them.
 */
const TRANSIENT = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
  'Cannot resolve D1 DB due to transient issue',
];

/** D1 failures that say it has more to do than it can: never sent again at once. */
const OVERLOADED = ['overloaded', 'exceeded timeout', 'exceeded its memory limit', 'exceeded its CPU time limit'];

const says = (error: unknown, texts: string[]): boolean =>
  texts.some((text) => String(firstCause(error)).includes(text));

const isTransient = (error: unknown): boolean => says(error, TRANSIENT);

/** What D1 refuses for what is in the statement, and would refuse again. */
const OURS = ['SQLITE_CONSTRAINT', 'constraint failed', 'syntax error'];

/** Whether D1 threw this error or one that caused it. */
const isOfD1 = (error: unknown): boolean =>
  error instanceof Error && (/^D1_(EXEC_)?ERROR\b/.test(error.message) || isOfD1(error.cause));

/**
 * Whether D1 itself failed and not the statement it was given: a table that cannot be read, a full disk, whatever it
 * says.
 */
const isFailing = (error: unknown): boolean => isOfD1(error) && !says(error, OURS);

/** Whether the database cannot be asked now: out of reach, out of capacity, out of order. Later it can. */
export const isOutOfReach = (error: unknown): boolean =>
  isTransient(error) || says(error, OVERLOADED) || isFailing(error);

/** Runs idempotent database work, at most three times, with a growing jittered pause. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, BACKOFF_MS * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}
