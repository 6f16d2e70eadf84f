import { type RefObject, useEffect, useRef } from 'react';
import { useHearClick } from './use-click-on';

/** Entry of sessionStorage, there only from a link to the page it leads to. */
const ENTRY = 'shop/form/carried';

type Texts = Record<string, string>;
type Text = HTMLInputElement | HTMLTextAreaElement;

const isText = (control: Element): control is Text =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && /^(?:text|email|tel)$/.test(control.type));

const textsOf = (form: HTMLFormElement | null): Text[] =>
  [...(form?.elements ?? [])].filter(isText).filter(({ name, readOnly }) => name !== '' && !readOnly);

/** What the last page left, once; nothing where this browser keeps nothing. */
function take(): Texts {
  try {
    const left = sessionStorage.getItem(ENTRY);
    sessionStorage.removeItem(ENTRY);
    return left === null ? {} : (JSON.parse(left) as Texts);
  } catch {
    return {};
  }
}

function leave(texts: Texts): void {
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify(texts));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** As if it was typed: past what React remembers of a field it controls. */
function write(control: Text, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Texts that were typed into a form go along with links of the server that lead to another form, which asks for some of
 * them too (`selector`), and stand there in fields that are empty. Passwords and choices stay behind.
 */
export function useCarried(form: RefObject<HTMLFormElement | null>, selector: string): void {
  const carried = useRef<Texts>({});
  useEffect(() => {
    carried.current = take();
    for (const control of textsOf(form.current)) {
      const text = carried.current[control.name];
      if (text && control.value === '') write(control, text);
    }
  }, [form]);
  useHearClick(selector, () => {
    const typed = textsOf(form.current).filter(({ value }) => value !== '');
    leave({ ...carried.current, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) });
  });
}
