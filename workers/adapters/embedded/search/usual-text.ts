import { within } from '../../../http/deadline';
import { log, reasonOf } from '../../../http/log';

/** A search waits no longer for such a text: it finds what it finds without. */
const MOST_MS = 500;

/**
 * What a text beside the Worker says (`what`, as the log calls it), read once an isolate; null where it cannot be read in
 * time, which the log tells, and the next search tries again.
 */
export function usually<T>(what: string, text: () => Promise<string>, parse: (text: string) => T) {
  // A value, never a promise: what another request has begun may never end.
  let known: T | null = null;
  const read = async (): Promise<T> => {
    const written = await text();
    known ??= parse(written);
    return known;
  };
  return async (): Promise<T | null> => {
    if (known) return known;
    try {
      return await within(MOST_MS, read());
    } catch (error) {
      log('warn', `${what} not read`, { reason: reasonOf(error) });
      return null;
    }
  };
}
