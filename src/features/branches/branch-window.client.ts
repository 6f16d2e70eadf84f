import { isOutside } from '../../ui/is-outside';
import { parsed } from '../../ui/patch-markup';
import { isPlainClick } from '../../ui/plain-click';
import { locate } from './locate';
import { keepCodeOf, nearKept } from './near-kept';

declare module '../../ui/enhanced' {
  interface Enhanced {
    'branch-window': Record<string, never>;
  }
}

const PART = '[data-window]';

/** The part of a page of branches that tells of them; null where there was no answer. */
export async function partAt(address: string): Promise<HTMLElement | null> {
  try {
    const response = await fetch(address);
    return response.ok ? parsed(await response.text()).querySelector<HTMLElement>(PART) : null;
  } catch {
    return null;
  }
}

async function fill(dialog: HTMLDialogElement, address: string): Promise<boolean> {
  const part = await partAt(address);
  if (!part) return false;
  const own = document.importNode(part, true);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button window-close';
  close.textContent = '×';
  close.ariaLabel = own.dataset.close ?? '';
  close.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-label', own.querySelector('h1')?.textContent ?? '');
  dialog.replaceChildren(close, own);
  return true;
}

/** The variant that is chosen now, where the link is for a product. */
function addressOf(link: HTMLAnchorElement): string {
  const url = new URL(link.href);
  const chosen = document.querySelector<HTMLInputElement>('#agregar input[name="sku"]')?.value;
  if (chosen && url.searchParams.has('sku')) url.searchParams.set('sku', chosen);
  return nearKept(url.href);
}

let open: HTMLDialogElement | null = null;

async function show(link: HTMLAnchorElement): Promise<void> {
  if (open) return;
  const address = addressOf(link);
  const dialog = document.createElement('dialog');
  open = dialog;
  dialog.className = 'dialog branch-window';
  dialog.addEventListener('close', () => {
    dialog.remove();
    open = null;
    link.focus();
  });
  dialog.addEventListener(
    'pointerdown',
    (event) => event.target === dialog && isOutside(dialog, event) && dialog.close(),
  );
  dialog.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-locate]');
    if (button) locate(dialog, button);
  });
  // The postal code is asked for inside the window, which stays open.
  dialog.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'get') return;
    event.preventDefault();
    const url = new URL(form.action);
    for (const [name, value] of new FormData(form)) url.searchParams.set(name, String(value));
    void keepCodeOf(form);
    if (!(await fill(dialog, url.href))) return location.assign(url.href);
    dialog.querySelector<HTMLElement>('.near-form input:not([type="hidden"])')?.focus();
  });
  if (!(await fill(dialog, address))) {
    open = null;
    return location.assign(address);
  }
  document.body.appendChild(dialog);
  dialog.showModal();
}

/** Opens the branches that have something over the page; where they cannot be had, their page is gone to. */
export function startBranchWindow(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void show(link as HTMLAnchorElement);
  });
}
