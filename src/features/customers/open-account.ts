import { BACK, ENDED, SIGN_IN_PAGE, SIGN_UP_PAGE, WINDOW } from '../../contract/customers/forms';
import { isPlainClick } from '../../ui/plain-click';
import { goOrStay } from './go-or-stay';
import { readSessionMarker } from './session-marker';
import { onSignedOut } from './signed-out';

/** Shows a page of signing in or up in the window; where it does not open, `instead` is gone to. */
async function openInWindow(page: string, instead = page): Promise<void> {
  // Without a network neither the window nor its form would come.
  if (!navigator.onLine) return goOrStay(instead);
  try {
    const { openSignIn } = await import('./sign-in-window.client');
    await openSignIn(page, instead);
  } catch (error) {
    console.warn('window of signing in not opened', error);
    goOrStay(instead);
  }
}

/**
 * A form of the window that was sent as a page of its own, because a challenge stood in front of it, and refused: the
 * window says why.
 */
function openAgain(): void {
  const page = [SIGN_IN_PAGE, SIGN_UP_PAGE].find((one) => location.hash === `#${WINDOW}-${one}`);
  if (!page) return;
  const here = `${location.pathname}${location.search}`;
  history.replaceState(history.state, '', here);
  if (!readSessionMarker(document.cookie))
    void openInWindow(`${document.body.dataset.prefix ?? ''}${page}?${new URLSearchParams({ [BACK]: here })}`);
}

/**
 * The window of signing in opens over the page when a shopper who is not signed in taps on the account, and when a
 * session has ended by itself.
 */
export function openAccountInWindow(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-account]');
    if (!link || !isPlainClick(event) || readSessionMarker(document.cookie)) return;
    event.preventDefault();
    void openInWindow(`${document.body.dataset.prefix ?? ''}${SIGN_IN_PAGE}`, link.href);
  });
  openAgain();
  onSignedOut(() => {
    const page = `${document.body.dataset.prefix ?? ''}${SIGN_IN_PAGE}`;
    void openInWindow(`${page}?${new URLSearchParams({ [ENDED]: '1', [BACK]: location.pathname })}`);
  });
}
