import { isPlainClick } from '../../ui/plain-click';
import { readSessionMarker } from './session-marker';

/** A tap on the account of a shopper who is not signed in opens the window of signing in over the page. */
export function openAccountInWindow(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-account]');
    if (!link || !isPlainClick(event) || readSessionMarker(document.cookie)) return;
    event.preventDefault();
    const { openSignIn } = await import('./sign-in-window.client');
    await openSignIn(link.href, link.dataset.close ?? '');
  });
}
