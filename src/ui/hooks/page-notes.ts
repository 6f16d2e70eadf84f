/** What the elements of a page note under a name (`data-name`), each with all its notes. */
export const notesOf = (name: string): DOMStringMap[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].map(({ dataset }) => dataset);

/** Has a script of somebody else run on the page. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  document.head.appendChild(script);
}
