interface ReadLink {
  href: string;
  text: string;
  /** How it is called for whoever hears it, '' where that is its text. */
  label: string;
}

/** What a part of a markup says. */
export interface ReadMarkup {
  /** Text of the first element, '' for none. */
  text(selector: string): string;
  links(selector: string): ReadLink[];
}

/** Reads the first part of a fetched markup that a selector names; null where there is none. */
export function readMarkup(markup: DocumentFragment, selector: string): ReadMarkup | null {
  const part = markup.querySelector(selector);
  return (
    part && {
      text: (of) => part.querySelector(of)?.textContent ?? '',
      links: (of) =>
        [...part.querySelectorAll<HTMLAnchorElement>(of)].map((link) => ({
          href: link.getAttribute('href') ?? '',
          text: link.textContent,
          label: link.ariaLabel ?? '',
        })),
    }
  );
}
