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
