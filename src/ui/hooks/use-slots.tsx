import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onNewMarkup } from './joined-markup';

const NONE: readonly HTMLElement[] = [];
const found = new Map<string, readonly HTMLElement[]>();
const listeners = new Set<() => void>();

const look = (name: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`),
];

function lookAgain(): void {
  for (const name of found.keys()) found.set(name, look(name));
  for (const listener of listeners) listener();
}

let stop: (() => void) | null = null;

function subscribe(listener: () => void): () => void {
  stop ??= onNewMarkup(lookAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
    found.clear();
  };
}

function slotsOf(name: string): readonly HTMLElement[] {
  const slots = found.get(name) ?? look(name);
  found.set(name, slots);
  return slots;
}

/**
 * The places that the server left for a component (`data-slot="name"`), in the order of the page; those of markup that
 * joins it come with it. None in the hydrating render.
 */
export const useSlots = (name: string): readonly HTMLElement[] =>
  useSyncExternalStore(
    subscribe,
    () => slotsOf(name),
    () => NONE,
  );

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

/** Tells a place from every other one, also from what takes its turn when the page changes. */
export function slotKey(place: HTMLElement): number {
  const key = keys.get(place) ?? ++lastKey;
  keys.set(place, key);
  return key;
}

/**
 * Draws into a place of the server. What the server wrote there goes in the same commit, and the focus it may have had
 * goes to what stands there now.
 */
export function Slot({ place, children }: { place: HTMLElement; children: ReactNode }) {
  const [written] = useState(() => [...place.childNodes]);
  useLayoutEffect(() => {
    const elements = written.filter((node) => node instanceof Element);
    const focused = elements.findIndex((element) => element.contains(document.activeElement));
    for (const node of written) node.remove();
    const drawn = place.children[focused];
    if (drawn instanceof HTMLElement) drawn.focus({ preventScroll: true });
  }, [place, written]);
  return createPortal(children, place);
}
