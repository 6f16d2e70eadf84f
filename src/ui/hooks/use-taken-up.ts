import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from './use-latest';

/**
 * Gives a component, once and before its first paint, what is in the form it stands in: what was typed, chosen and
 * ticked before it ran is the state it begins with. Answers the ref of an element that it draws: the form has its own
 * only after what stands in it.
 */
export function useTakenUp<Drawn extends HTMLElement>(
  take: (typed: Map<string, string>) => void,
): RefObject<Drawn | null> {
  const drawn = useRef<Drawn>(null);
  const latest = useLatest(take);
  useLayoutEffect(() => {
    const form = drawn.current?.closest('form');
    if (form) latest.current(new Map([...new FormData(form)].map(([name, value]) => [name, String(value)])));
  }, [latest]);
  return drawn;
}
