import type { OtherNames } from '../../../../src/domain/search/content-blocks';
import { within } from '../../../http/deadline';
import { log, reasonOf } from '../../../http/log';
import { readNames } from './vocabulary/coding';
import { text } from './vocabulary/text';

/** A search waits no longer for them: it finds what is called as it was typed without. */
const MOST_MS = 500;

/** A value, never a promise: what another request has begun may never end. */
let known: OtherNames | null = null;

async function read(): Promise<OtherNames> {
  const written = await text();
  known ??= readNames(written);
  return known;
}

/**
 * What shoppers usually call things, read once an isolate when somebody searches; null where it cannot be read in time,
 * which the log tells, and the next search tries again.
 */
export async function usualNames(): Promise<OtherNames | null> {
  if (known) return known;
  try {
    return await within(MOST_MS, read());
  } catch (error) {
    log('warn', 'other names of things not read', { reason: reasonOf(error) });
    return null;
  }
}
