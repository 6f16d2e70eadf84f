import { newKey } from '../features/shop/new-key';

declare global {
  interface HTMLElement {
    /** What took the place of a control that was drawn anew: a click on this one that was kept is that one's. */
    standIn?: HTMLElement;
  }
}

const FIELDS = 'input:not([type="hidden"], [type="file"]), textarea, select';
const CONTROLS = '[data-live], button';

const isField = (part: HTMLElement): part is HTMLInputElement => part.matches(FIELDS);

/** What a part is to whoever uses it: of a field its name, of a control what it says and does. */
function whatIs(part: HTMLElement): string {
  const { tagName, name, value, form } = part as HTMLInputElement;
  if (isField(part)) return name;
  const said = part.getAttribute('aria-label') ?? part.textContent;
  return [tagName, said, part.getAttribute('href'), name, value, form?.getAttribute('action')].join();
}

/** Fields and controls under an element, by what they are; those that are the same by their turn, too. */
function partsIn(element: HTMLElement): Map<string, HTMLElement> {
  const turns = new Map<string, number>();
  const named = [...element.querySelectorAll<HTMLElement>(`${FIELDS}, ${CONTROLS}`)].map((part) => {
    const what = whatIs(part);
    const turn = turns.get(what) ?? 0;
    turns.set(what, turn + 1);
    return [`${turn} ${what}`, part] as const;
  });
  return new Map(named);
}

const keysIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLInputElement>('input[name="key"]')];

/** Gives what is typed, chosen or ticked in a field to the one in its place. Others than inputs are never ticked. */
function give({ value, checked }: HTMLInputElement, next: HTMLInputElement): void {
  if (next.value !== value) next.value = value;
  if (next.checked !== checked) next.checked = checked;
}

/**
 * Keeps what shoppers have done under an element: what is typed and chosen, which field has the focus, and which controls
 * there are to be pressed. Answers what gives it to what was drawn anew in the places of these; what stayed is left alone.
 * A form that comes back with a key it has no more is a new intention.
 */
export function keepDone(element: HTMLElement): () => void {
  const before = partsIn(element);
  const focused = document.activeElement;
  const keys = new Set(keysIn(element).map(({ value }) => value));
  return () => {
    for (const field of keysIn(element)) if (!keys.has(field.value)) field.value = newKey();
    if ([...before.values()].every(({ isConnected }) => isConnected)) return;
    const after = partsIn(element);
    for (const [what, part] of before) {
      const next = after.get(what);
      if (!next || next === part) continue;
      part.standIn = next;
      if (isField(part) && isField(next)) give(part, next);
      if (isField(part) && part === focused) next.focus({ preventScroll: true });
    }
  };
}
