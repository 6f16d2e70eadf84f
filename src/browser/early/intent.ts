declare global {
  interface Document {
    /** Resolves with the first thing a shopper does on this page, once the frame that answers it can have been drawn. */
    firstIntent?: Promise<void>;
  }
}

const CONTROL = 'a, button, input, select, textarea, label, summary';

/** Resolves when what was drawn for an input can be on the screen; false where the touch became a scroll meanwhile. */
function drawn(isTouch: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let isScroll = false;
    const cancel = () => {
      isScroll = true;
    };
    if (isTouch) addEventListener('pointercancel', cancel, { once: true });
    requestAnimationFrame(() => setTimeout(() => resolve(!isScroll)));
  });
}

/** Whether an input means something: a mouse that is moved over the page, a touch of a control, a key, the focus. */
function means(event: Event): boolean {
  if (!(event instanceof PointerEvent)) return true;
  if (event.type === 'pointermove') return event.pointerType === 'mouse' && (event.movementX || event.movementY) !== 0;
  return event.pointerType !== 'touch' || (event.target as Element).closest(CONTROL) !== null;
}

/** Listens for the first intent of whoever is on the page, which scrolling is none of; `begin` is called with it. */
export function hearIntent(begin: () => void): void {
  document.firstIntent = new Promise((resolve) => {
    const types = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
    const hear = async (event: Event) => {
      if (!event.isTrusted || !means(event)) return;
      begin();
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (!(await drawn(isTouch))) return;
      for (const type of types) removeEventListener(type, hear, true);
      resolve();
    };
    for (const type of types) addEventListener(type, hear, { capture: true, passive: true });
  });
}
