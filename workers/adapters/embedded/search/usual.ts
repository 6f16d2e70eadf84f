import { indexed } from '../../../../src/domain/search/examples';
import { within } from '../../../http/deadline';
import { log, reasonOf } from '../../../http/log';
import { readExamples } from './examples/coding';
import { text as examplesText } from './examples/text';
import { readNames } from './vocabulary/coding';
import { text as namesText } from './vocabulary/text';

/** A search waits no longer for such a text: it finds what it finds without. */
const MOST_MS = 500;

/**
 * What a text beside the Worker says (`what`, as the log calls it), read once an isolate; null where it cannot be read in
 * time, which the log tells, and the next search tries again.
 */
function usually<T>(what: string, text: () => Promise<string>, parse: (text: string) => T) {
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

/** What shoppers usually call things. */
export const usualNames = usually('other names of things', namesText, readNames);

/** How shoppers usually ask for things in sentences. */
export const usualSentences = usually('sentences of shoppers', examplesText, (text) => indexed(readExamples(text)));
