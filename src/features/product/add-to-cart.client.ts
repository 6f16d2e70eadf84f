import { showToast } from '../../ui/show-toast';
import { announceCart, expectInCart } from '../cart/cart-changed';
import { takeEarlySend } from '../cart/early-send';
import { type FormAnswer, type FormDone, readAnswer } from '../cart/read-answer';
import { say } from '../cart/say';
import { sendAsPage, sendForm } from '../cart/send-form';
import { keepUnanswered } from '../cart/send-key';
import { variantShown } from './variant-changed';

interface Props {
  /** Of the product, for the notification. */
  name: string;
  actions: { set: string; remove: string };
  hrefs: { cart: string; checkout: string };
  /** Message key → text. */
  messages: Record<string, string>;
  texts: {
    added: string;
    seeCart: string;
    checkout: string;
    undo: string;
    undone: string;
    failed: string;
    tooMany: string;
    wrongQuantity: string;
    missing: string;
  };
}

declare module '../../ui/island' {
  interface Islands {
    'add-to-cart': Props;
  }
}

async function undo(itemId: number, before: number, { actions, texts }: Props): Promise<void> {
  const line = { itemId: String(itemId) };
  const answer = before > 0 ? await sendForm(actions.set, { ...line, qty: String(before) }) : await sendForm(actions.remove, line);
  announceCart(answer?.ok ? answer.done.cart : null);
  showToast(answer?.ok ? { level: 'success', message: texts.undone } : { level: 'error', message: texts.failed });
}

function tellAdded(done: FormDone, added: number, props: Props): void {
  const { texts, hrefs, messages } = props;
  const line = done.cart?.lines.find((one) => one.itemId === done.itemId);
  const notice = done.notices.find((one) => one.level !== 'success') ?? done.notices[0];
  showToast({
    level: notice?.level ?? 'success',
    message: notice ? say(messages, notice.message, notice.params, texts.added) : texts.added,
    detail: props.name,
    image: document.querySelector<HTMLImageElement>('.gallery img')?.currentSrc || null,
    actions: [
      { label: texts.seeCart, href: hrefs.cart, kind: 'plain' },
      { label: texts.checkout, href: hrefs.checkout, kind: 'buy' },
      ...(line ? [{ label: texts.undo, run: () => void undo(line.itemId, line.qty - added, props) }] : []),
    ],
  });
}

const SERVER_ERROR = 500;

const quantityOf = (fields: FormData | URLSearchParams): number => Number(fields.get('qty')) || 1;

/**
 * The form that buys stays on the page: the count answers the tap at once, the button waits, a notification says what was added, an error
 * stands next to the button.
 */
export function start(element: HTMLElement, props: Props): void {
  const form = element as HTMLFormElement;
  const { messages, texts } = props;
  const place = form.querySelector('[role="alert"]');
  const tell = (problem: string | null) => {
    if (!place) return;
    place.textContent = problem;
    // on a phone the bar at its foot sends the form, which may be out of sight
    if (problem) place.scrollIntoView({ block: 'nearest' });
  };
  const setPending = (isPending: boolean) => {
    form.dataset.pending = String(isPending);
    form.setAttribute('aria-busy', String(isPending));
  };

  const settle = (answer: FormAnswer | null, added: number) => {
    setPending(false);
    announceCart(answer?.ok ? answer.done.cart : null);
    if (!answer) tell(texts.failed);
    else if (answer.ok) tellAdded(answer.done, added, props);
    else tell(say(messages, answer.notice.message, answer.notice.params, texts.failed));
  };

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (form.dataset.pending === 'true') return;
    setPending(true);
    tell(null);
    const added = quantityOf(new FormData(form));
    expectInCart(added);
    const isShown = await variantShown();
    const answer = isShown ? await sendForm(form.action, new FormData(form)) : null;
    expectInCart(-added);
    if (!isShown) return setPending(false);
    settle(answer, added);
  };

  /** What the document's own script has sent: its answer is shown as one of ours. */
  const takeOver = async () => {
    const sent = takeEarlySend(form);
    if (!sent) return;
    const fields = new URLSearchParams(sent.body);
    const response = await sent.response;
    const answer = response && (await readAnswer(response).catch(() => null));
    if (answer === 'challenge') {
      fields.set('key', sent.key);
      return sendAsPage(form.action, fields);
    }
    if (!answer || !response || response.status >= SERVER_ERROR) keepUnanswered(form.action, sent.body, sent.key);
    settle(answer, quantityOf(fields));
  };

  /** A quantity that cannot be, or a choice not made yet: said here, in our words, and never changed behind the shopper's back. */
  const refuse = (event: Event) => {
    const field = event.target as HTMLInputElement;
    event.preventDefault();
    const first = [...form.elements].find((one) => 'validity' in one && !(one as HTMLInputElement).validity.valid);
    if (first !== field) return;
    const { choice } = field.dataset;
    tell(choice ? `${texts.missing} ${choice}` : field.validity.rangeOverflow ? texts.tooMany : texts.wrongQuantity);
    field.focus();
  };

  form.addEventListener('submit', (event) => void send(event));
  form.addEventListener('invalid', refuse, true);
  void takeOver();
}
