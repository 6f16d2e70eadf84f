import { TOAST_LIFE_MS } from '../../ui/toast-queue';

/** Says that what was tapped does not answer: its component did not come, or broke. It needs no component itself. */
export function tellUnanswered(): void {
  const region = document.querySelector<HTMLElement>('[data-unanswered]');
  region?.insertAdjacentHTML('afterend', '<div class="toasts" role="alert"><p class="toast">');
  const place = region?.nextElementSibling;
  place?.firstElementChild?.append(region?.dataset.unanswered ?? '');
  setTimeout(() => place?.remove(), TOAST_LIFE_MS);
}
