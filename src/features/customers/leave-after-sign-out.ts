import { isPageOfOne } from '../shop/page-of-one';
import { readSessionMarker } from './session-marker';
import { onSignedOut } from './signed-out';

/**
 * A page of a customer that stands in another tab or window while they sign out, or somebody else signs in, is asked
 * for anew: it is a guest's then, or the page of signing in.
 */
export function leaveAfterSignOut(): void {
  let customer = readSessionMarker(document.cookie);
  const look = () => {
    const now = readSessionMarker(document.cookie);
    const hasLeft = customer !== null && customer !== now;
    customer = now;
    if (hasLeft && isPageOfOne()) location.reload();
  };
  // The tab where somebody signs out writes down that its cart is another one.
  addEventListener('storage', look);
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  // A session that ended here by itself is asked for again in a window over the page.
  onSignedOut(() => {
    customer = null;
  });
}
