import { announceCart, expectInCart } from '../../features/cart/cart-changed';
import { takeEarlySend } from '../../features/cart/early-send';
import { newKey } from '../../features/shop/new-key';

const KEY_FIELD = 'key';
/** How long an answer waits for the component that shows it; then the page that the form leads to is opened. */
const MODULE_WAIT_MS = 1500;

/** Sends the form as a form, under the key it was sent with already: it stays one operation. */
function sendAsForm(form: HTMLFormElement, key: string): void {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = KEY_FIELD;
  field.value = key;
  form.appendChild(field);
  form.submit();
}

/**
 * Opens the page that the form leads to, unless its component has come and shows the answer on this page. An answer that
 * broke off counts as none.
 */
async function finishAlone(form: HTMLFormElement, response: Response | null, key: string): Promise<void> {
  const send = takeEarlySend(form);
  if (!send) return;
  const answer = response?.ok
    ? ((await response.json().catch(() => null)) as { result: { location: string } } | null)
    : null;
  if (answer) location.assign(answer.result.location);
  else sendAsForm(form, key);
}

/** Forms that were sent already: a second tap adds no second time. */
const sent = new Set<HTMLFormElement>();

/** Marks the page while a tap is not answered: the buttons that buy wait. */
function setAdding(isAdding: boolean): void {
  if (isAdding) document.body.dataset.adding = 'true';
  else delete document.body.dataset.adding;
}

function send(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.dataset.adds === undefined || form.closest<HTMLElement>('[data-island]')?.isAwake) return;
  event.preventDefault();
  if (sent.has(form)) return;
  sent.add(form);
  setAdding(true);
  const key = newKey();
  const fields = new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  );
  const body = fields.toString();
  fields.set(KEY_FIELD, key);
  const more = document.body.dataset.countBy === 'items' ? 1 : Number(fields.get('qty')) || 1;
  expectInCart(more);
  const response = fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: fields,
    keepalive: true,
  }).catch(() => null);
  form.earlySend = { body, key, askedAt: Date.now(), response };
  void response.then((answer) => {
    expectInCart(-more);
    announceCart();
    setTimeout(() => void finishAlone(form, answer, key), MODULE_WAIT_MS);
  });
}

/**
 * A tap on "Agregar" before its component runs is sent at once, under a fresh key: one round trip, on this page (ADR
 * 0023). The component says itself that it waits.
 */
export function sendEarlyAdds(): void {
  document.addEventListener('submit', send);
  document.addEventListener('shop:awake', ({ target }) => {
    for (const form of sent) if ((target as Element).contains(form)) setAdding(false);
  });
  // A page that is shown again as it was left has no form on its way.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sent.clear();
    setAdding(false);
  });
}
