import { announceMarkup } from '../../ui/new-markup';
import { parsed } from '../../ui/patch-markup';

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

/** The markup of an address; null when it is not to be had. */
export async function markupAt(address: string): Promise<DocumentFragment | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    return parsed(await response.text());
  } catch {
    return null;
  }
}

/** Shows this page as the shop makes it now. What was typed and not sent yet stays, and so does the focus. */
export async function refreshPage(): Promise<void> {
  const main = document.querySelector(MAIN);
  const fresh = (await markupAt(location.href))?.querySelector(MAIN);
  if (!main || !fresh) return location.reload();
  const typed = new Map(
    fieldsOf(main).flatMap((field) =>
      field.value === field.defaultValue ? [] : [[placeOf(field), field.value] as const],
    ),
  );
  const focused = main.contains(document.activeElement) ? document.activeElement?.id : null;
  main.replaceChildren(...[...fresh.childNodes].map((node) => document.importNode(node, true)));
  for (const field of fieldsOf(main)) field.value = typed.get(placeOf(field)) ?? field.value;
  announceMarkup(main);
  if (focused) document.getElementById(focused)?.focus();
}
