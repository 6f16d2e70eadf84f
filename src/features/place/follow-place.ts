import { isPlainClick } from '../../ui/plain-click';
import { PLACE_ASKS } from './place-path';

/**
 * Opens the window that asks for the postal code from each link to its page; and has what this browser knows of its
 * place brought up to date where the script of the document found that it has to be.
 */
export function followPlace(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-place-link]');
    if (!link || !isPlainClick(event) || link.pathname === location.pathname) return;
    event.preventDefault();
    const isOpen = await import('./place-form.client')
      .then(({ openPlaceWindow }) => openPlaceWindow(link.href))
      .catch(() => false);
    if (!isOpen) location.assign(link.href);
  });
  if (!document.querySelector(`[${PLACE_ASKS}]`)) return;
  import('./place-form.client')
    .then(({ bringUpToDate }) => bringUpToDate())
    .catch((error) => console.warn('place not brought up to date', error));
}
