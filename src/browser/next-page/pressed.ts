import { PRESSED } from '../../features/shop/speculation-rules';

/** A finger that scrolls has moved on by then, and the browser has taken its press (pointercancel). */
const RESTS_MS = 40;

/**
 * Marks the link that a finger rests on, which the browser then fetches (features/shop/speculation-rules.ts). It stays
 * marked while its page opens: a browser breaks off what it fetches for a link that is marked no more, so that a press
 * which becomes a scroll late costs a request and none of its answer.
 */
export function markPressed(): void {
  let pressed: Element | null = null;
  let waiting = 0;
  const forget = () => {
    clearTimeout(waiting);
    pressed?.removeAttribute(PRESSED);
    pressed = null;
  };
  addEventListener('pointerdown', ({ target, isPrimary }) => {
    forget();
    const link = isPrimary && target instanceof Element ? target.closest('a[href]') : null;
    if (!link) return;
    pressed = link;
    waiting = window.setTimeout(() => link.setAttribute(PRESSED, ''), RESTS_MS);
  });
  // A tap that was over sooner asks for its page itself.
  addEventListener('pointerup', () => clearTimeout(waiting));
  for (const type of ['pointercancel', 'pagehide']) addEventListener(type, forget);
}
