import { useListen } from './use-listen';

const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** What a key does; false where it did nothing, and the browser answers it as ever. */
export type KeyDoes = () => unknown;

/**
 * Answers single keys, unless somebody types, holds another key with them, or a dialog is open; none at all where `isOn`
 * is false.
 */
export function useKeys(keys: Readonly<Record<string, KeyDoes>>, isOn: boolean): void {
  useListen('document', 'keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const handle = Object.hasOwn(keys, key) ? keys[key] : undefined;
    const isTyping = target instanceof Element && target.matches(TYPED_INTO);
    if (!isOn || !handle || isTyping || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]') || handle() === false) return;
    event.preventDefault();
  });
}

/** Gives an element of the server's the focus, and shows it; false where the page has none. */
export function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
  return element !== null;
}

/** Whether the page has an element of the server's. */
export const isOnPage = (selector: string): boolean => document.querySelector(selector) !== null;

/** Goes where a link of the server's leads; false where the page has none. */
export function followLink(selector: string): boolean {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (link) location.assign(link.href);
  return link !== null;
}

/** Writes a value into a field of the server's and gives it the focus; false where the page has none. */
export function fillField(selector: string, value: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) return false;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  focusOn(selector);
  return true;
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Every key that is pressed while nobody is in a field, with its moment (ms); true where nobody else is to hear it. */
export function useEveryKey(press: (key: string, at: number) => boolean): void {
  useListen('document', 'keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, timeStamp } = event;
    const isTyping = target instanceof Element && target.matches(FIELDS);
    if (isTyping || ctrlKey || metaKey || altKey) return;
    if (press(key, timeStamp)) event.preventDefault();
  });
}
