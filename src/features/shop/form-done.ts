import type { FormDone } from './form-answer';
import { wordsOf } from './general-message';

type Listener = (done: FormDone) => void;

/** Of the window that is open. */
let heard: Listener | null = null;

/**
 * Tells the window a form stands in that it was sent, and what the shop answered, in words (message key → text).
 * Where no window is open, it goes on to where the shop says.
 */
export function announceDone(done: FormDone, words: Record<string, string>): void {
  const notices = done.notices.map((notice) => ({ ...notice, message: wordsOf(words, notice.message) }));
  if (heard) heard({ ...done, notices });
  else location.assign(done.location);
}

/** Calls back when a form of the window that is open was sent. Answers what ends it. */
export function onFormDone(listener: Listener): () => void {
  heard = listener;
  return () => {
    if (heard === listener) heard = null;
  };
}
