/**
 * The part of a page that nobody sees while the next one is on its way or stands in its place: a browser that changes
 * pages reckons the styles of both several times, and of what is laid aside none. It keeps its height, so that the page
 * stays where it was scrolled to, and the focus.
 */
export function layAside(part: HTMLElement): { hide: () => void; show: () => void } {
  let focused: Element | null = null;
  let isAside = false;
  return {
    hide() {
      if (isAside) return;
      isAside = true;
      focused = document.activeElement;
      part.style.containIntrinsicBlockSize = `${part.offsetHeight}px`;
      part.style.contentVisibility = 'hidden';
    },
    show() {
      if (!isAside) return;
      isAside = false;
      part.removeAttribute('style');
      if (focused instanceof HTMLElement && part.contains(focused) && document.activeElement !== focused)
        focused.focus({ preventScroll: true });
    },
  };
}
