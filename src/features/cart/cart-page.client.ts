import type { CartView } from '../../contract/cart/view';
import { isOutside } from '../../ui/is-outside';
import { showToast } from '../../ui/show-toast';
import { CartPageMarkup } from './cart-page-markup';
import { say } from './say';
import type { CartChange, Outcome } from './store/cart-store';
import { followWhenSettled } from './store/follow-when-settled';
import type { Line } from './store/kept-cart';
import { theCart } from './store/the-cart';

interface Props {
  /** The cart that the page was made of. */
  cart: CartView | null;
  checkout: string;
  /** Why a change may be refused: message key → text. */
  messages: Record<string, string>;
  texts: { updating: string; unsent: string; failed: string };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'cart-page': Props;
  }
}

const TYPING_PAUSE_MS = 350;
const CHANGES = /\/f\/cart\/(set|remove|restore)$/;

/** Which line a form changes. */
const itemIdOf = (form: HTMLFormElement): number => Number(new FormData(form).get('itemId'));

/**
 * The page of the cart as one view of the browser's cart: a change is shown at once and sent once, the amounts say that
 * they are being brought up to date until the server's own markup takes their place. A coupon and everything else is a
 * form as before.
 */
export function start(root: HTMLElement, { cart, checkout, messages, texts }: Props): void {
  const store = theCart();
  const markup = new CartPageMarkup(root, cart, texts);
  /** Lines that were removed here, as the shop had them. */
  const removed = new Map<number, Line>();
  const typing = new Map<HTMLInputElement, number>();

  const tell = (outcome: Outcome) => {
    if (outcome === null) showToast({ level: 'warning', message: texts.failed });
    else if (outcome && !outcome.ok)
      showToast({
        level: 'error',
        message: say(messages, outcome.notice.message, outcome.notice.params, texts.failed),
      });
  };
  const change = (asked: CartChange) => void store.change(asked).then(tell);

  const setTo = (form: HTMLFormElement, qty: number) => {
    const itemId = itemIdOf(form);
    const field = form.querySelector<HTMLInputElement>('input[name="qty"]');
    if (field) typing.delete(field);
    if (qty > 0) change({ kind: 'set', itemId, qty });
    else form.closest('.cart-line')?.querySelector('dialog')?.showModal();
  };
  const remove = (itemId: number) => {
    const line = store.confirmed()?.lines.find((one) => one.itemId === itemId);
    if (line) removed.set(itemId, line);
    change({ kind: 'remove', itemId });
  };

  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const kind = CHANGES.exec(new URL(form.action).pathname)?.[1];
    const back = kind === 'restore' ? removed.get(itemIdOf(form)) : undefined;
    if (!kind || (kind === 'restore' && !back)) return;
    event.preventDefault();
    form.closest('dialog')?.close();
    if (back) change({ kind: 'restore', itemId: back.itemId, line: back });
    else if (kind === 'remove') remove(itemIdOf(form));
    else
      setTo(
        form,
        Number(new FormData(form).get('qty')) + Number((event.submitter as HTMLButtonElement | null)?.value ?? 0),
      );
  };

  const typed = (field: HTMLInputElement) => {
    clearTimeout(typing.get(field));
    const send = () => field.form?.reportValidity() && setTo(field.form, Number(field.value));
    typing.set(field, window.setTimeout(send, TYPING_PAUSE_MS));
  };

  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const dialog = target.closest('.cart-line')?.querySelector('dialog');
    if (link?.hasAttribute('data-remove') && dialog) {
      event.preventDefault();
      dialog.showModal();
    } else if (link?.pathname === checkout) followWhenSettled(event, link);
    else if (target.closest('dialog button[type="button"]')) dialog?.close();
  };

  root.addEventListener('submit', submit);
  root.addEventListener('click', click);
  root.addEventListener(
    'input',
    ({ target }) => (target as HTMLInputElement).name === 'qty' && typed(target as HTMLInputElement),
  );
  root.addEventListener('pointerdown', (event) => {
    const { target } = event;
    if (target instanceof HTMLDialogElement && isOutside(target, event)) target.close();
  });

  // What was typed before this ran counts as well: it is taken up before the cart's own quantities are written into the
  // fields.
  for (const field of root.querySelectorAll<HTMLInputElement>('input[name="qty"]'))
    if (field.value !== field.defaultValue) typed(field);
  const show = () => markup.show(store, (field) => typing.has(field), [...removed.keys()].at(-1) ?? null);
  store.subscribe(show);
  if (cart) store.take(cart, performance.timeOrigin);
  addEventListener('pageshow', ({ persisted }) => persisted && void store.load({ keep: false }).catch(() => undefined));
  show();
}
