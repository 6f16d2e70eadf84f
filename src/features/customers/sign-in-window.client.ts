import { isOutside } from '../../ui/is-outside';
import { announceMarkup } from '../../ui/new-markup';
import { parsed } from '../../ui/patch-markup';
import { isPlainClick } from '../../ui/plain-click';
import { announceCart } from '../cart/cart-changed';
import { theCart } from '../cart/store/the-cart';
import { onFormDone } from '../shop/form-done';

/** The part of a page that the window shows. */
const PART = '[data-window]';

async function partOf(page: string): Promise<Element | null> {
  try {
    const response = await fetch(page);
    const html = response.ok ? await response.text() : '';
    return parsed(html).querySelector(PART);
  } catch {
    return null;
  }
}

/** Puts the part of a page into the window; false when it could not be had. */
async function fill(dialog: HTMLDialogElement, place: Element, page: string): Promise<boolean> {
  const part = await partOf(page);
  if (!part) return false;
  place.replaceChildren(document.importNode(part, true));
  for (const form of place.querySelectorAll('form')) form.dataset.stays = '';
  const title = place.querySelector('h1');
  if (title) dialog.setAttribute('aria-label', title.textContent);
  announceMarkup(dialog);
  place.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  return true;
}

function closeButton(label: string, dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button window-close';
  button.ariaLabel = label;
  button.textContent = '×';
  button.addEventListener('click', () => dialog.close());
  return button;
}

/**
 * Opens a page of signing in or up as a window over this one, which stays as it is: what was typed, chosen or scrolled to is there afterwards. Where
 * the page cannot be had, it is gone to.
 */
export async function openSignIn(page: string, closeLabel: string): Promise<void> {
  const dialog = document.createElement('dialog');
  const place = document.createElement('div');
  dialog.className = 'dialog account-window';
  dialog.appendChild(closeButton(closeLabel, dialog));
  dialog.appendChild(place);
  document.body.appendChild(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('pointerdown', (event) => event.target === dialog && isOutside(dialog, event) && dialog.close());
  // From signing in to signing up and back, inside the window.
  dialog.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-window-link]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    if (!(await fill(dialog, place, link.href))) location.assign(link.href);
  });
  onFormDone(dialog, () => {
    dialog.close();
    announceCart();
    theCart().lookAtUser();
    // A page of one shopper shows who is signed in; one that is the same for everyone stays as it is.
    if (document.body.dataset.wake === 'now') location.reload();
  });
  if (!(await fill(dialog, place, page))) return location.assign(page);
  dialog.showModal();
}
