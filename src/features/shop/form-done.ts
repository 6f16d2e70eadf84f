import type { FormDone } from './form-answer';
import { wordsOf } from './general-message';

type Listener = (done: FormDone) => void;

/** Of the window that is open. */
let heard: Listener | null = null;

/** What the shop answered, with its notices in words (message key → text). */
export const inWords = (done: FormDone, words: Record<string, string>): FormDone => ({
  ...done,
  notices: done.notices.map((notice) => ({ ...notice, message: wordsOf(words, notice.message) })),
});

/**
 * Tells the window a form stands in that it was sent, and what the shop answered, in words. Where no window is open, it
 * goes on to where the shop says.
 */
export function announceDone(done: FormDone): void {
  if (heard) heard(done);
  else location.assign(done.location);
}

/** Calls back when a form of the window that is open was sent. Answers what ends it. */
export function onFormDone(listener: Listener): () => void {
  heard = listener;
  return () => {
    if (heard === listener) heard = null;
  };
}
