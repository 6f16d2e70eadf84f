import { toastQueue } from './show-toast';

/**
 * Puts the notifications into the order of Tab right behind what had the focus when one with something to do came: Tab
 * leads into them, and out of them back to where one was. What is dismissed from within gives the focus back. Answers
 * what to call before one is taken away.
 */
export function besideFocus(region: HTMLElement): () => void {
  let from: HTMLElement | null = null;
  let newest = 0;
  toastQueue.subscribe(() => {
    const toast = toastQueue.all().at(-1);
    if (!toast?.actions || toast.id === newest) return;
    newest = toast.id;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !region.contains(activeElement)) from = activeElement;
  });
  document.addEventListener('keydown', (event) => {
    const stops = [...region.querySelectorAll<HTMLElement>('a, button')];
    if (event.key !== 'Tab' || !from?.isConnected || stops.length === 0) return;
    const at = document.activeElement;
    const isIn = !event.shiftKey && at === from;
    const isOut = at === (event.shiftKey ? stops[0] : stops.at(-1));
    if (isIn || (isOut && event.shiftKey)) event.preventDefault();
    // Going on, the browser itself takes the step from where one was to what follows it.
    if (isIn) stops[0]?.focus();
    else if (isOut) from.focus();
  });
  return () => {
    if (region.contains(document.activeElement)) from?.focus({ preventScroll: true });
  };
}
