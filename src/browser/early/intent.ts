declare global {
  interface Document {
    /**
     * Resolves at the first thing a shopper does on this page with the element it is done to, once the frame that
     * answers it can have been drawn.
     */
    firstIntent?: Promise<Element | null>;
  }
}

const INPUTS = ['pointermove', 'pointerdown', 'pointercancel', 'keydown', 'focusin', 'change'];

/** A browser moves the mouse by itself where the page moves under it. */
const isByItself = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0));

/**
 * A press on a link that the browser alone answers opens its page, and what would run here stands in that one's way. The
 * browser takes the press of a finger that scrolls (pointercancel): that one stays.
 */
const isPressedLink = ({ type, target }: Event): boolean =>
  (type === 'pointerdown' || type === 'focusin') &&
  target instanceof Element &&
  target.closest('a[href^="/"]:not([data-live])') !== null;

/** Listens for the first intent of whoever is on the page; a wheel that turns is none. `begin` is called with it. */
export function hearIntent(begin: () => void): void {
  document.firstIntent = new Promise((resolve) => {
    const hear = (event: Event) => {
      if (!event.isTrusted || isByItself(event) || isPressedLink(event)) return;
      for (const type of INPUTS) removeEventListener(type, hear, true);
      begin();
      // What answers the input itself is drawn before anything long begins.
      requestAnimationFrame(() => setTimeout(resolve, 0, event.target instanceof Element ? event.target : null));
    };
    for (const type of INPUTS) addEventListener(type, hear, { capture: true, passive: true });
  });
}
