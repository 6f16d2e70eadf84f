import { announceCart, expectInCart } from '../../features/cart/cart-changed';
import { takeEarlySend } from '../../features/cart/early-send';
import { newKey } from '../../features/shop/new-key';
import { sendAsPage } from '../../ui/hooks/send-as-page';
import { isPlainClick } from '../../ui/plain-click';

/** How long an answer waits for the component that shows it; then the page that the form leads to is opened. */
const MODULE_WAIT_MS = 1500;

/**
 * Opens the page that the form leads to, unless its component has come and shows the answer on this page. An answer that
 * broke off counts as none: what was sent is sent as a page, under its key, so that it stays one operation. The form
 * itself may be gone by then.
 */
async function finishAlone(form: HTMLFormElement, response: Response | null, fields: URLSearchParams): Promise<void> {
  const send = takeEarlySend(form);
  if (!send) return;
  const answer = response?.ok
    ? ((await response.json().catch(() => null)) as { result: { location: string } } | null)
    : null;
  if (answer) location.assign(answer.result.location);
  else await sendAsPage(form.action, fields);
}

/** Forms that were sent already: a second tap adds no second time. */
const sent = new Set<HTMLFormElement>();

/** Where it is said that a tap was heard. */
let said: HTMLElement | null = null;

/**
 * Says that a tap was heard, also to who does not see it, until its page comes or the form's component says it itself.
 */
function tellSending(what: 'add' | 'buy', button: HTMLElement | null): void {
  document.documentElement.dataset.sending = what;
  said?.remove();
  const status = document.createElement('p');
  said = status;
  status.className = 'sr';
  status.role = 'status';
  document.body.insertAdjacentElement('beforeend', status);
  // What joins the page with its words is not read out everywhere.
  requestAnimationFrame(() => {
    status.textContent = button?.dataset.busy ?? '';
  });
}

/** From now on the component says what is on its way. */
function handOver(): void {
  said?.remove();
  said = null;
}

/** Whether a form buys, and its component does not run yet: from then on it is the component's alone. */
const isEarly = (form: HTMLFormElement | null): form is HTMLFormElement =>
  form?.dataset.adds !== undefined && !form.closest<HTMLElement>('[data-island]')?.isAwake;

function send(form: HTMLFormElement): void {
  if (sent.has(form)) return;
  const key = newKey();
  const fields = new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body = fields.toString();
  fields.set('key', key);
  const more = document.body.dataset.countBy === 'items' ? 1 : Number(fields.get('qty')) || 1;
  const response = fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: fields,
    keepalive: true,
  }).catch(() => null);
  form.earlySend = { body, key, askedAt: Date.now(), response };
  sent.add(form);
  tellSending('add', form.querySelector('[data-busy]'));
  expectInCart(more);
  void response.then((answer) => {
    expectInCart(-more);
    announceCart();
    setTimeout(() => void finishAlone(form, answer, fields), MODULE_WAIT_MS);
  });
}

/** What goes as a page has one key, however often it is tapped; nothing is written into a form that is to be hydrated. */
function keepKey(form: HTMLFormElement): void {
  form.buyKey ??= newKey();
  const key = form.buyKey;
  form.addEventListener('formdata', ({ formData }) => formData.set('key', key), { once: true });
}

/** One that the component has answered already is not sent twice; one that cannot be sent here goes as the form it is. */
function hearSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !isEarly(form)) return;
  if (isPage(event.submitter)) {
    keepKey(form);
    tellSending('buy', event.submitter);
  } else {
    send(form);
    event.preventDefault();
  }
}

/** Whether a button sends its form elsewhere, as a page: what is bought at once. */
const isPage = (button: Element | null): boolean => button?.hasAttribute('formaction') === true;

/** The button of a form that buys, where this is in one. */
export function buttonThatBuys(target: Element): HTMLButtonElement | null {
  const button = target.closest?.('button');
  return button?.type === 'submit' && button.form?.dataset.adds !== undefined ? button : null;
}

/**
 * The click itself is taken, before a root that is being hydrated hears of it: React hydrates at once then, and where it
 * has to draw anew the button is gone before its form is sent.
 */
function hearClick(event: MouseEvent): void {
  const button = buttonThatBuys(event.target as Element);
  const form = button?.form ?? null;
  if (!isEarly(form) || isPage(button) || !isPlainClick(event) || !form.checkValidity()) return;
  send(form);
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * A tap on "Agregar" before its component runs is sent at once, under a fresh key: one round trip, on this page (ADR
 * 0023). The component says itself that it waits.
 */
export function sendEarlyAdds(): void {
  addEventListener('click', hearClick, true);
  document.addEventListener('submit', hearSubmit);
  document.addEventListener('shop:awake', ({ target }) => {
    for (const form of sent) if ((target as Element).contains(form)) handOver();
  });
  // A page that is shown again as it was left has no form on its way.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sent.clear();
    for (const form of document.forms) form.buyKey = undefined;
    handOver();
    delete document.documentElement.dataset.sending;
  });
}
