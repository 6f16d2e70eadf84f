import { useLayoutEffect, useSyncExternalStore } from 'react';
import { onNewMarkup } from '../new-markup';

/** A place the server left in its HTML for a client component: an element with `data-slot`. */
export interface Slot {
  element: HTMLElement;
  /** What the server says of it: its `data-` attributes. */
  data: DOMStringMap;
  /** The same for as long as the slot stands. */
  key: string;
}

interface Known {
  slot: Slot;
  /** What the server wrote into it; nothing any more once the slot is filled. */
  written: ChildNode[];
}

const NONE: readonly Slot[] = [];
const known = new WeakMap<HTMLElement, Known>();
let count = 0;

function slotOf(element: HTMLElement): Slot {
  const before = known.get(element);
  if (before) return before.slot;
  count += 1;
  const slot = { element, data: element.dataset, key: String(count) };
  known.set(element, { slot, written: [...element.childNodes] });
  return slot;
}

/** The slots of one name in the page, looked for anew when HTML of the server joins it. */
function slotsNamed(name: string) {
  let found: readonly Slot[] | null = null;
  return {
    subscribe: (listener: () => void) =>
      onNewMarkup(() => {
        found = null;
        listener();
      }),
    all: (): readonly Slot[] => {
      found ??= [...document.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)].map(slotOf);
      return found;
    },
  };
}

const names = new Map<string, ReturnType<typeof slotsNamed>>();

/**
 * The slots of a name, each to be filled by `createPortal(…, slot.element, slot.key)`; none on the server and while the
 * page is hydrated. What the server wrote into a slot goes in the commit that fills it, so that nothing flickers, and
 * stands there again when the component has left: fill every slot that is answered.
 */
export function useSlots(name: string): readonly Slot[] {
  const slots = names.get(name) ?? slotsNamed(name);
  names.set(name, slots);
  const all = useSyncExternalStore(slots.subscribe, slots.all, () => NONE);
  useLayoutEffect(() => {
    for (const { element } of all) for (const node of known.get(element)?.written ?? []) node.remove();
    return () => {
      for (const { element } of all) for (const node of known.get(element)?.written ?? []) element.appendChild(node);
    };
  }, [all]);
  return all;
}
