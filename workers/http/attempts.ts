import type { Result } from '../../src/domain/result';

/** How often something may be tried. */
export interface AttemptsPolicy {
  /** Names what is tried; subjects of two policies are counted apart. */
  name: string;
  /** Attempts within the window; a further one is refused. */
  limit: number;
  windowMs: number;
  /**
   * How long everything is refused from the attempt that reaches the limit on; 0: only until the oldest attempt leaves
   * the window.
   */
  lockMs: number;
}

/** Whether an attempt may be made; `retryAfterSeconds` is when the next one may. */
export type Attempted = { admitted: true } | { admitted: false; retryAfterSeconds: number };

/**
 * Counts attempts exactly, however many places count the same subject at once. Whoever asks makes the attempt only when
 * it is admitted, and takes it back when it turns out to be none that counts. Subjects (a cart, an address, a
 * telephone) are hashed before they leave the caller.
 */
export interface AttemptsPort {
  /**
   * Counts an attempt before it is made. The same `id` again within the window is the same attempt: it is admitted and
   * counts once.
   */
  attempt(policy: AttemptsPolicy, subject: string, id: string): Promise<Result<Attempted>>;
  /** Takes back one attempt, and the lock it brought about. */
  withdraw(policy: AttemptsPolicy, subject: string, id: string): Promise<Result<null>>;
  /** Forgets every attempt of the subject: it has shown that it is who it says. */
  reset(policy: AttemptsPolicy, subject: string): Promise<Result<null>>;
}
