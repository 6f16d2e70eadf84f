import { MESSAGES } from '../../../src/contract/messages';
import { type Result, refuse } from '../../../src/domain/result';

const RETRY_AFTER_SECONDS = 1;

/** The answer of an object that cannot take the call now; `detail.retryAfter` in seconds. */
export const busy = () => refuse(503, MESSAGES.overloaded, { detail: { retryAfter: RETRY_AFTER_SECONDS } });

const TRIES = 3;
const BACKOFF_MS = 25;

const flag = (error: unknown, name: 'retryable' | 'overloaded'): boolean =>
  error instanceof Error && (error as Error & Record<string, unknown>)[name] === true;

const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, BACKOFF_MS * 2 ** attempt * (0.5 + Math.random())));

/**
 * Calls the object of this name. A stub is broken by an exception, so each try takes a new one; a lost object is tried
 * again, which is safe because a mutation carries its key (see `keyOf`) or, like those of an account, comes to the same
 * when it is done twice; an overloaded one is not.
 */
export async function callObject<Rpc, T>(
  namespace: { getByName(name: string): unknown },
  name: string,
  work: (object: Rpc) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(namespace.getByName(name) as Rpc);
    } catch (error) {
      if (flag(error, 'overloaded')) return busy();
      if (!flag(error, 'retryable')) throw error;
      if (attempt + 1 >= TRIES) return busy();
      await pause(attempt);
    }
  }
}

/** The key of one mutation: the client's, or one made here so that a lost connection can be tried again. */
export const keyOf = (key: string | null): { key: string; minted: boolean } => ({
  key: key ?? crypto.randomUUID(),
  minted: key === null,
});
