import { OPENED_PATHS } from 'virtual:speculation-rules';
import { PRESSED, STAYS_HERE } from '../../features/shop/speculation-rules';

/** A finger that scrolls has moved on by then, and the browser has taken its press (pointercancel). */
const RESTS_MS = 40;

/** Whether a link leads to what is opened most of the store view with this prefix: no filtered list, no place on a page. */
const leadsToOpened = (link: HTMLAnchorElement, prefix: string): boolean =>
  link.origin === location.origin &&
  !link.search &&
  !link.hash &&
  !link.matches(STAYS_HERE) &&
  link.pathname.startsWith(prefix) &&
  new RegExp(OPENED_PATHS).test(link.pathname.slice(prefix.length) || '/');

/** Whether the page of a link is being fetched because a finger rested on it. */
export const isPressed = (link: HTMLAnchorElement): boolean => link.hasAttribute(PRESSED);

/**
 * Marks the link that a finger rests on, which the browser then fetches (features/shop/speculation-rules.ts). It stays
 * marked while its page opens: a browser breaks off what it fetches for a link that is marked no more, so that a press
 * which becomes a scroll late costs a request and none of its answer.
 */
export function markPressed(prefix: string): void {
  let pressed: HTMLAnchorElement | null = null;
  let waiting = 0;
  const mark = (link: HTMLAnchorElement) => {
    if (!leadsToOpened(link, prefix)) return;
    pressed = link;
    link.setAttribute(PRESSED, '');
  };
  const forget = () => {
    clearTimeout(waiting);
    pressed?.removeAttribute(PRESSED);
    pressed = null;
  };
  addEventListener('pointerdown', ({ target, isPrimary, button }) => {
    forget();
    const link =
      isPrimary && button === 0 && target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) waiting = window.setTimeout(mark, RESTS_MS, link);
  });
  // A tap that was over sooner asks for its page itself.
  addEventListener('pointerup', () => clearTimeout(waiting));
  for (const type of ['pointercancel', 'pagehide']) addEventListener(type, forget);
}
