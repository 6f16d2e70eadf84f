import { showToast } from '../../ui/show-toast';

/**
 * Goes to a page that no window could show. Without a connection there is none to go to: the shopper stays and is told
 * so, in `said` where a window stands in front of the notifications.
 */
export function goOrStay(page: string, said: HTMLElement | null = null): void {
  if (navigator.onLine) {
    location.assign(page);
    return;
  }
  const message = document.querySelector<HTMLElement>('[data-account]')?.dataset.offline ?? '';
  if (!said) {
    showToast({ level: 'warning', message, hasNoTimeout: true });
    return;
  }
  said.textContent = message;
  said.focus();
}
