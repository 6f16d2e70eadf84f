import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest';

interface Named {
  document: DocumentEventMap;
  window: WindowEventMap;
}

type EventsOf<Target> = Target extends keyof Named ? Named[Target] : HTMLElementEventMap;

function targetOf(target: keyof Named | HTMLElement | null): EventTarget | null {
  if (target === 'window') return window;
  return target === 'document' ? document : target;
}

/**
 * Listens to an event of the document, the window, or an element of the server, while the component stands; `handle`
 * may be another one at every render. It listens before the first paint.
 */
export function useListen<
  Target extends keyof Named | HTMLElement | null,
  Type extends keyof EventsOf<Target> & string,
>(target: Target, type: Type, handle: (event: EventsOf<Target>[Type]) => void, isCaptured = false): void {
  const latest = useLatest(handle);
  useLayoutEffect(() => {
    const listener = (event: Event) => latest.current(event as EventsOf<Target>[Type] & Event);
    const listened = targetOf(target);
    listened?.addEventListener(type, listener, isCaptured);
    return () => listened?.removeEventListener(type, listener, isCaptured);
  }, [target, type, isCaptured, latest]);
}
