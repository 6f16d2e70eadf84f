import { requestContext } from '../../commerce/request-context';
import type { Result } from '../../domain/result';

/**
 * A part that its page is worth showing without: the fallback when it cannot be read, and a page without it is not
 * kept.
 */
export async function optional<T>(part: string, work: Promise<T>, fallback: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    requestContext().noteFailure(part, error);
    return fallback;
  }
}

/** The same for a call that may be refused; null when it was. */
export const answered = <T>(part: string, work: Promise<Result<T>>): Promise<T | null> =>
  optional(
    part,
    work.then((result) => {
      if (!result.ok) throw new Error(result.problem.message);
      return result.value;
    }),
    null,
  );
