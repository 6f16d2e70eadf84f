import { TOAST_LIFE_MS } from '../../ui/toast-queue';

/** Says that what was tapped does not answer: its component did not come, or broke. It needs no component itself. */
export function tellUnanswered(): void {
  const region = document.querySelector<HTMLElement>('[data-unanswered]');
  if (!region) return;
  const note = document.createElement('p');
  note.className = 'toast';
  note.textContent = region.dataset.unanswered ?? '';
  const place = document.createElement('div');
  place.className = 'toasts';
  place.setAttribute('role', 'alert');
  place.appendChild(note);
  region.insertAdjacentElement('afterend', place);
  setTimeout(() => place.remove(), TOAST_LIFE_MS);
}
