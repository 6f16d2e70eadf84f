import { showToast } from '../../ui/show-toast';

/**
 * Goes to a page that no window could show. Without a connection there is none to go to: the shopper stays and is told
 * so.
 */
export function goOrStay(page: string, offline: string): void {
  if (navigator.onLine) location.assign(page);
  else showToast({ level: 'warning', message: offline, hasNoTimeout: true });
}
