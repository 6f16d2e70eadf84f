/** Where a mouse has links fetched that it rests on (fetch-ahead.ts). */
export const POINTS = '(hover: hover) and (pointer: fine)';

/**
 * Tells of a link whether the browser has its page though the network is gone: the one that a mouse rested on when it
 * went. What else is in its keep, back and forward, is no click on a link.
 */
export function fetchedAlready(): (link: HTMLAnchorElement) => boolean {
  let rested: Element | null = null;
  addEventListener('offline', () => {
    rested = matchMedia(POINTS).matches ? document.querySelector('a:hover') : null;
  });
  return (link) => link === rested;
}
