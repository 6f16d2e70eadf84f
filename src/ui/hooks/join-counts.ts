/** The elements of a root that stand beside a control, by its name and value. */
function besideControls(root: Element | DocumentFragment, around: string, beside: string): Map<string, Element> {
  return new Map(
    [...root.querySelectorAll<HTMLInputElement>(`${around} input`)].flatMap((input) => {
      const found = input.closest(around)?.querySelector(beside);
      return found ? [[`${input.name} ${input.value}`, found] as const] : [];
    }),
  );
}

/**
 * Writes beside the controls of a form of the server what another page of it says beside the same ones, `beside` within
 * `around` each; 0 for one that is not there.
 */
export function joinCounts(form: HTMLFormElement, page: DocumentFragment, around: string, beside: string): void {
  const counted = besideControls(page, around, beside);
  for (const [key, place] of besideControls(form, around, beside))
    place.textContent = counted.get(key)?.textContent ?? '0';
}
