import type { Islands } from '../island';

const JOINED = 'shop:markup';
const LEAVING = 'shop:leaving';

/** The elements of a markup, in no document: a whole page too, whose styles are none of this page then. */
export function parsed(markup: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content;
}

/** The markup of an address; null when it is not to be had, or not wanted any more. */
export async function markupAt(address: string, signal?: AbortSignal): Promise<DocumentFragment | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? parsed(await response.text()) : null;
  } catch {
    return null;
  }
}

/** The part of a page that a selector names; null when it is not to be had. */
export const partAt = async (address: string, selector: string, signal?: AbortSignal): Promise<Element | null> =>
  (await markupAt(address, signal))?.querySelector(selector) ?? null;

/** What a page gives its island of that name; null where it has none. */
export function islandProps<Name extends keyof Islands>(page: ParentNode, name: Name): Islands[Name] | null {
  const found = page.querySelector<HTMLElement>(`[data-island="${name}"]`);
  return found ? (JSON.parse(found.dataset.props ?? '{}') as Islands[Name]) : null;
}

const announce = (type: string, place: Element) => place.dispatchEvent(new Event(type, { bubbles: true }));

const hear = (type: string, listener: (place: Element) => void): (() => void) => {
  const heard = (event: Event) => listener(event.target as Element);
  document.addEventListener(type, heard);
  return () => document.removeEventListener(type, heard);
};

/**
 * Puts markup of the server into the page in place of what stands in `place`: roots in what goes are ended, islands in
 * what comes are started.
 */
export function replaceMarkup(place: Element, nodes: readonly Node[]): void {
  announce(LEAVING, place);
  place.replaceChildren(...nodes);
  announce(JOINED, place);
}

/** Ends the roots in what is about to leave the page. */
export const leaveMarkup = (place: Element): boolean => announce(LEAVING, place);

/** Puts an element of the server into the page in place of another one. */
export function replaceElement(live: Element, next: Element): void {
  announce(LEAVING, live);
  live.replaceWith(next);
  announce(JOINED, next.parentElement ?? next);
}

/** Puts markup of the server behind what stands in `place`, and starts the islands in it. */
export function appendMarkup(place: Element, nodes: readonly Node[]): void {
  for (const node of nodes) place.appendChild(node);
  announce(JOINED, place);
}

/** Calls back with the element that new markup was put under. Answers what ends it. */
export const onNewMarkup = (listener: (place: Element) => void): (() => void) => hear(JOINED, listener);

/** Calls back with the element whose content is about to go. Answers what ends it. */
export const onLeavingMarkup = (listener: (place: Element) => void): (() => void) => hear(LEAVING, listener);
