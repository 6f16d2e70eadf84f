import { appendMarkup } from './joined-markup';

/**
 * Stops the browser from following what stands below a list while it grows, past all that is new; the answer lets it
 * again, once that is laid out.
 */
export function holdPlace(): () => void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  return () => requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

/**
 * Puts the items that a list has on another page behind those it has here, and the focus on the first of them. Answers
 * how many there are now.
 */
export function joinItems(listId: string, page: DocumentFragment): number {
  const list = document.getElementById(listId);
  const items = [...page.querySelectorAll(`#${listId} > li`)];
  if (!list) throw new Error(`no list ${listId}`);
  appendMarkup(list, items);
  items[0]?.querySelector('a')?.focus({ preventScroll: true });
  return list.children.length;
}
