import { readSessionMarker } from '../../features/customers/session-marker';
import { isPageOfOne } from '../../features/shop/page-of-one';

/**
 * A page of one shopper that the browser shows again as it was left is asked for anew when somebody signed in or out
 * since.
 */
export function forgetOtherShopper(): void {
  if (!isPageOfOne()) return;
  const before = readSessionMarker(document.cookie);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readSessionMarker(document.cookie) !== before) location.reload();
  });
}
