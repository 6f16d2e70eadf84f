/** HTML of an element once more in the page: without what would name it, no island, and without parts of it. */
function copyOf(element: Element, without: string): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(without)) part.remove();
  for (const one of [copy, ...copy.querySelectorAll('[id], [data-island]')])
    for (const name of ['id', 'data-island', 'data-props']) one.removeAttribute(name);
  return copy.outerHTML;
}

/** Copies of the parts of an element or page, one after the other; '' where it has none. */
export const copiesIn = (root: Document | Element, selector: string, without = 'script'): string =>
  [...root.querySelectorAll(selector)].map((part) => copyOf(part, without)).join('');

/** Texts and addresses of the parts of this page that lead somewhere, or say where one is. */
export const waysIn = (selector: string): { text: string; href: string | null }[] =>
  [...document.querySelectorAll(selector)].map(({ textContent, firstElementChild }) => ({
    text: textContent,
    href: firstElementChild?.getAttribute('href') ?? null,
  }));

/** Where the first part that a selector names stands on the screen; null for none. */
export const boxIn = (root: Element, selector: string): DOMRect | null =>
  root.querySelector(selector)?.getBoundingClientRect() ?? null;

/** What an element stands in. */
export const around = (element: Element, selector: string): Element | null => element.closest(selector);
