import { useListen } from './use-listen';

const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog[open] *';

/** Answers single keys, unless somebody types, or holds another key with them; none at all where `isOn` is false. */
export function useKeys(keys: Readonly<Record<string, () => void>>, isOn: boolean): void {
  useListen('document', 'keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const handle = Object.hasOwn(keys, key) ? keys[key] : undefined;
    const isTyping = target instanceof Element && target.matches(TYPED_INTO);
    if (!isOn || !handle || isTyping || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    event.preventDefault();
    handle();
  });
}

/** Gives an element of the server's the focus, and shows it. */
export function focusOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

/** Goes where a link of the server's leads, if the page has one. */
export function followLink(selector: string): void {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (link) location.assign(link.href);
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
