import type { FormDone } from './form-answer';
import { wordsOf } from './general-message';

const EVENT = 'shop:form-done';

/**
 * Tells whoever holds a form that it was sent without leaving the page, and what the shop answered, in words (message
 * key → text).
 */
export function announceDone(form: HTMLFormElement, done: FormDone, words: Record<string, string>): void {
  const notices = done.notices.map((notice) => ({ ...notice, message: wordsOf(words, notice.message) }));
  form.dispatchEvent(new CustomEvent(EVENT, { detail: { ...done, notices }, bubbles: true }));
}

/** Calls back when a form under `root` was sent. */
export const onFormDone = (root: Element, listener: (done: FormDone) => void): void =>
  root.addEventListener(EVENT, (event) => listener((event as CustomEvent<FormDone>).detail));
