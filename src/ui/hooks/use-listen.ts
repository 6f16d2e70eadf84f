import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest';

interface Targets {
  document: DocumentEventMap;
  window: WindowEventMap;
}

const targetOf = (name: keyof Targets): EventTarget => (name === 'window' ? window : document);

/** Listens to an event of the document or the window while the component stands; `handle` may change at every render. */
export function useListen<Target extends keyof Targets, Type extends keyof Targets[Target] & string>(
  target: Target,
  type: Type,
  handle: (event: Targets[Target][Type]) => void,
  isCaptured = false,
): void {
  const latest = useLatest(handle);
  useLayoutEffect(() => {
    const listener = (event: Event) => latest.current(event as Targets[Target][Type] & Event);
    targetOf(target).addEventListener(type, listener, isCaptured);
    return () => targetOf(target).removeEventListener(type, listener, isCaptured);
  }, [target, type, isCaptured, latest]);
}
