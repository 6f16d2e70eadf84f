import { BACK, BACK_MAX, WINDOW } from '../../contract/customers/forms';
import { isOutside } from '../../ui/is-outside';
import { announceMarkup } from '../../ui/new-markup';
import { isPlainClick } from '../../ui/plain-click';
import { showToast } from '../../ui/show-toast';
import { announceCart } from '../cart/cart-changed';
import { theCart } from '../cart/store/the-cart';
import { lookAtPriceGroup } from '../shop/follow-price-group';
import { onFormDone } from '../shop/form-done';
import { markupAt, refreshPage } from '../shop/refresh-page';
import { bodyOf, sendForm } from '../shop/send-form';
import { goOrStay } from './go-or-stay';

/** The part of a page that the window shows. */
const PART = '[data-window]';

/** The address that a window over this page is shown, which leads back to this page. */
function windowed(page: string): string {
  const url = new URL(page, location.href);
  const { pathname, search } = location;
  url.searchParams.set(WINDOW, '1');
  url.searchParams.set(BACK, pathname.length + search.length > BACK_MAX ? pathname : pathname + search);
  return url.href;
}

/** Puts the part of a page into the window; false when it could not be had. */
async function fill(dialog: HTMLDialogElement, place: Element, page: string): Promise<boolean> {
  const part = (await markupAt(windowed(page)))?.querySelector<HTMLElement>(PART);
  if (!part) return false;
  place.replaceChildren(document.importNode(part, true));
  for (const form of place.querySelectorAll('form')) form.dataset.stays = '';
  const title = place.querySelector('h1');
  if (title) dialog.setAttribute('aria-label', title.textContent);
  const close = dialog.querySelector<HTMLElement>('.window-close');
  if (close) close.ariaLabel = part.dataset.close ?? '';
  announceMarkup(dialog);
  return true;
}

/**
 * Goes to the page of a provider. The form of this page may not lead there itself: the policy of the page under the
 * window knows no provider.
 */
async function leave(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLElement>('.btn');
  if (!button || button.dataset.pending === 'true') return;
  const ready = () => {
    button.dataset.pending = 'false';
  };
  button.dataset.pending = 'true';
  // The page may be come back to as it was left.
  addEventListener('pageshow', ready, { once: true });
  const sent = await sendForm(form.action, bodyOf(form));
  if (sent.ok) return location.assign(sent.done.location);
  ready();
  const alert = form.querySelector<HTMLElement>('[role="alert"]');
  if (alert) alert.textContent = form.dataset.leaves ?? '';
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button window-close';
  button.textContent = '×';
  button.addEventListener('click', () => dialog.close());
  return button;
}

/** What was wrong has the focus before the first field. */
const focusFirst = (place: Element) =>
  (
    place.querySelector<HTMLElement>('[autofocus]') ?? place.querySelector<HTMLElement>('input:not([type="hidden"])')
  )?.focus();

/** The window is there once, however often it is asked for. */
let open: HTMLDialogElement | null = null;

/**
 * Opens a page of signing in or up as a window over this one, which stays as it is: what was typed, chosen or scrolled
 * to is there afterwards, and the focus goes back to where it was. Where the page cannot be had, `instead` is gone to.
 */
export async function openSignIn(page: string, instead: string): Promise<void> {
  if (open) return;
  const dialog = document.createElement('dialog');
  open = dialog;
  const place = document.createElement('div');
  dialog.className = 'dialog account-window';
  dialog.appendChild(closeButton(dialog));
  dialog.appendChild(place);
  document.body.appendChild(dialog);
  const forget = onFormDone(({ notices }) => {
    dialog.close();
    for (const { level, message } of notices) showToast({ level, message });
    announceCart();
    theCart().lookAtUser();
    lookAtPriceGroup();
    // A page of one shopper shows who is signed in; one that is the same for everyone stays as it is.
    if (document.body.dataset.wake === 'now') void refreshPage();
  });
  dialog.addEventListener('close', () => {
    forget();
    dialog.remove();
    open = null;
  });
  dialog.addEventListener(
    'pointerdown',
    (event) => event.target === dialog && isOutside(dialog, event) && dialog.close(),
  );
  // From signing in to signing up and back, inside the window.
  dialog.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-window-link]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    if (!(await fill(dialog, place, link.href)))
      return goOrStay(link.href, place.querySelector<HTMLElement>('form > [role="alert"]'));
    focusFirst(place);
  });
  dialog.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.leaves === undefined) return;
    event.preventDefault();
    void leave(form);
  });
  if (!(await fill(dialog, place, page))) {
    forget();
    dialog.remove();
    open = null;
    return goOrStay(instead);
  }
  dialog.showModal();
  focusFirst(place);
}
