/** The text of a script of the page that runs nothing and holds data under this name (`data-name`); null where there is none. */
export const pageData = (name: string): string | null =>
  document.querySelector(`script[data-${name}]`)?.textContent ?? null;
