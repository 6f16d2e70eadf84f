import { type RefObject, useEffect, useRef } from 'react';
import { toastQueue } from '../show-toast';
import { useListen } from './use-listen';

/**
 * Puts the notifications into the order of Tab right behind what had the focus when one with something to do came: Tab
 * leads into them, and out of them back to where one was. What is dismissed from within gives the focus back. Answers
 * what to call before one is taken away.
 */
export function useBesideFocus(region: RefObject<HTMLElement | null>): () => void {
  const from = useRef<HTMLElement>(null);
  useEffect(() => {
    let newest = 0;
    return toastQueue.subscribe(() => {
      const toast = toastQueue.all().at(-1);
      if (!toast?.actions || toast.id === newest) return;
      newest = toast.id;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !region.current?.contains(activeElement))
        from.current = activeElement;
    });
  }, [region]);
  useListen('document', 'keydown', (event) => {
    const stops = [...(region.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    if (event.key !== 'Tab' || !from.current?.isConnected || stops.length === 0) return;
    const at = document.activeElement;
    const isIn = !event.shiftKey && at === from.current;
    const isOut = at === (event.shiftKey ? stops[0] : stops.at(-1));
    if (isIn || (isOut && event.shiftKey)) event.preventDefault();
    // Going on, the browser itself takes the step from where one was to what follows it.
    if (isIn) stops[0]?.focus();
    else if (isOut) from.current.focus();
  });
  return () => {
    if (region.current?.contains(document.activeElement)) from.current?.focus({ preventScroll: true });
  };
}
