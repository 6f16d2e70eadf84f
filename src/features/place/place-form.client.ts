import { isPostalCode } from '../../domain/validation';
import { isOutside } from '../../ui/is-outside';
import { announceMarkup } from '../../ui/new-markup';
import { showToast } from '../../ui/show-toast';
import { markupAt } from '../shop/refresh-page';
import { askPlace } from './ask-place';
import { bringUpToDate } from './bring-up-to-date';
import { devicePlace, forgetPlace, keepPlace } from './device-place';

interface Props {
  storePrefix: string;
  texts: {
    searching: string;
    incomplete: string;
    notFound: string;
    failed: string;
    /** With {place}. */
    done: string;
    noCoverage: string;
    forget: string;
  };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'place-form': Props;
  }
}

/**
 * The form that asks where things are sent: it keeps the answer for all pages and closes its window, or shows the
 * answer of its page.
 */
function startForm(element: HTMLElement, { storePrefix, texts }: Props): void {
  const form = element as HTMLFormElement;
  const field = form.querySelector('input');
  const send = form.querySelector<HTMLButtonElement>('button');
  const problem = form.querySelector<HTMLElement>('.field-error');
  if (!field || !send || !problem) return;
  problem.setAttribute('role', 'alert');
  const label = send.textContent;
  const kept = devicePlace();
  let isBusy = false;

  const refuse = (text: string) => {
    problem.textContent = text;
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };
  const leave = () => {
    const dialog = form.closest('dialog');
    if (dialog) dialog.close();
    return dialog !== null;
  };
  const ask = async () => {
    const code = field.value.trim();
    if (isBusy) return;
    problem.textContent = '';
    field.removeAttribute('aria-invalid');
    if (!isPostalCode(code)) return refuse(texts.incomplete);
    isBusy = true;
    send.textContent = texts.searching;
    try {
      const place = await askPlace(storePrefix, code);
      if (!place) return refuse(texts.notFound);
      keepPlace(place);
      if (!leave()) return location.assign(`${form.action}?cp=${code}`);
      if (place.isCovered)
        showToast({ level: 'success', message: texts.done.replace('{place}', `${place.code} ${place.name}`) });
      else showToast({ level: 'warning', message: texts.noCoverage });
    } catch {
      refuse(texts.failed);
    } finally {
      isBusy = false;
      send.textContent = label;
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  if (!kept) return;
  if (field.value === '') field.value = kept.code;
  const own = document.createElement('div');
  const forget = document.createElement('button');
  forget.type = 'button';
  forget.className = 'line-link';
  forget.textContent = texts.forget;
  forget.addEventListener('click', () => {
    forgetPlace();
    field.value = '';
    own.remove();
    if (!leave()) field.focus();
  });
  own.className = 'field';
  own.appendChild(forget);
  form.appendChild(own);
}

/** Stands in this piece of the bundle so that pages fetch it only when the place has to be brought up to date. */
export { bringUpToDate };

export const placeForm = { start: startForm };

let open: HTMLDialogElement | null = null;

function closeButton(dialog: HTMLDialogElement, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button window-close';
  button.textContent = '×';
  button.ariaLabel = label;
  button.addEventListener('click', () => dialog.close());
  return button;
}

/** Asks for the postal code in a window over the page; false where its page cannot be had. */
export async function openPlaceWindow(page: string): Promise<boolean> {
  if (open) return true;
  const dialog = document.createElement('dialog');
  open = dialog;
  const part = (await markupAt(page))?.querySelector<HTMLElement>('[data-window]');
  if (!part) {
    open = null;
    return false;
  }
  const own = document.importNode(part, true);
  dialog.className = 'dialog account-window';
  dialog.setAttribute('aria-label', own.querySelector('h1')?.textContent ?? '');
  dialog.replaceChildren(closeButton(dialog, own.dataset.close ?? ''), own);
  dialog.addEventListener('close', () => {
    dialog.remove();
    open = null;
  });
  dialog.addEventListener(
    'pointerdown',
    (event) => event.target === dialog && isOutside(dialog, event) && dialog.close(),
  );
  document.body.appendChild(dialog);
  announceMarkup(dialog);
  dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
  return true;
}
