import { markupAt, replaceMarkup } from './joined-markup';

const MAIN = 'main';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (element: Element): element is Typed =>
  (element instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio', 'submit'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement;

/** New with every page, so that they name nothing. */
const OF_ONE_PAGE = new Set(['key', 'back']);

/**
 * Where a field stands, the same on the page as it will be: its form, what that form is about (the line of a cart), and
 * its name.
 */
function placeOf({ form, name }: Typed): string {
  const about = [...(form?.querySelectorAll<HTMLInputElement>('input[type="hidden"]') ?? [])].filter(
    (one) => !OF_ONE_PAGE.has(one.name),
  );
  return JSON.stringify([form?.getAttribute('action'), ...about.map((one) => [one.name, one.value]), name]);
}

const fieldsOf = (root: Element): Typed[] => [...root.querySelectorAll('input, textarea')].filter(isTyped);

/** What was typed under `root` and not sent yet, by where it stands. */
const typedIn = (root: Element | null): [string, string][] =>
  root
    ? fieldsOf(root).flatMap((field) => (field.value === field.defaultValue ? [] : [[placeOf(field), field.value]]))
    : [];

/**
 * Shows this page as the shop makes it now, once `ready` has resolved. What was typed and not sent yet stays, and so
 * does the focus.
 */
export async function refreshPage(ready?: Promise<unknown>): Promise<void> {
  const main = document.querySelector(MAIN);
  const before = typedIn(main);
  await ready;
  const fresh = (await markupAt(location.href))?.querySelector(MAIN);
  if (!main || !fresh) return location.reload();
  const typed = new Map([...before, ...typedIn(main)]);
  const focused = main.contains(document.activeElement) ? document.activeElement?.id : null;
  const next = document.importNode(fresh, true);
  for (const field of fieldsOf(next)) field.value = typed.get(placeOf(field)) ?? field.value;
  replaceMarkup(main, [...next.childNodes]);
  if (focused) document.getElementById(focused)?.focus();
}
