import { newKey } from '../features/shop/new-key';

const FIELDS = 'input:not([type="hidden"], [type="file"]), textarea, select';

/** Fields under an element by their names; those that share one by their turn, too. Others than inputs are never ticked. */
function fieldsIn(element: HTMLElement): Map<string, HTMLInputElement> {
  const turns = new Map<string, number>();
  const named = [...element.querySelectorAll<HTMLInputElement>(FIELDS)].map((field) => {
    const turn = turns.get(field.name) ?? 0;
    turns.set(field.name, turn + 1);
    return [`${turn} ${field.name}`, field] as const;
  });
  return new Map(named);
}

const keysIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLInputElement>('input[name="key"]')];

/**
 * Keeps what is typed, chosen and ticked under an element, and which field has the focus. Answers what gives it to the
 * fields that took the places of these; those that stayed are left alone. A form that comes back with a key
 * it has no more is a new intention.
 */
export function keepTyped(element: HTMLElement): () => void {
  const before = fieldsIn(element);
  const focused = document.activeElement;
  const keys = new Set(keysIn(element).map(({ value }) => value));
  return () => {
    for (const field of keysIn(element)) if (!keys.has(field.value)) field.value = newKey();
    if ([...before.values()].every(({ isConnected }) => isConnected)) return;
    for (const [place, next] of fieldsIn(element)) {
      const field = before.get(place);
      if (!field || field === next) continue;
      if (next.value !== field.value) next.value = field.value;
      if (next.checked !== field.checked) next.checked = field.checked;
      if (field === focused) next.focus({ preventScroll: true });
    }
  };
}
