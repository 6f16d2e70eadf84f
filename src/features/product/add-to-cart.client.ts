import { showToast } from '../../ui/show-toast';
import { expectInCart } from '../cart/cart-changed';
import { takeEarlySend } from '../cart/early-send';
import { say } from '../cart/say';
import type { CartChange, Outcome } from '../cart/store/cart-store';
import { theCart } from '../cart/store/the-cart';
import { type FormDone, knownOf, readAnswer } from '../shop/form-answer';
import { keyedBody, sendAsPage } from '../shop/send-form';
import { tellEvent } from '../tracking/shop-events';
import { variantShown } from './variant-changed';

interface Props {
  /** Of the product, for the notification. */
  name: string;
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
    offline: string;
    tooMany: string;
    wrongQuantity: string;
    missing: string;
  };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'add-to-cart': Props;
  }
}

type Params = Record<string, string | number> | undefined;

interface Added {
  itemId: number;
  /** How many of it there were before. */
  before: number;
}

/** Takes what was added out again: the product, and the services that came with it. */
async function undo(lines: readonly Added[], { texts }: Props): Promise<void> {
  const answers = await Promise.all(
    lines.map(({ itemId, before }) =>
      theCart().change(before > 0 ? { kind: 'set', itemId, qty: before } : { kind: 'remove', itemId }),
    ),
  );
  const answer = answers.find((one) => !one?.ok) ?? answers[0];
  showToast(answer?.ok ? { level: 'success', message: texts.undone } : { level: 'error', message: texts.failed });
}

const pictureShown = (): string | null => document.querySelector<HTMLImageElement>('.gallery img')?.currentSrc || null;

const services = (fields: Record<string, string>): string[] =>
  Object.entries(fields).flatMap(([name, sku]) => (name.startsWith('servicio-') ? [sku] : []));

function tellAdded(done: FormDone, { qty: added, fields }: Add, props: Props): void {
  const { texts, hrefs, messages } = props;
  const line = done.cart?.lines.find((one) => one.itemId === done.itemId);
  const withIt = (done.cart?.lines ?? []).filter((one) => services(fields).includes(one.sku));
  const lines = [...(line ? [line] : []), ...withIt].map(({ itemId, qty }) => ({ itemId, before: qty - added }));
  const notice = done.notices.find((one) => one.level !== 'success') ?? done.notices[0];
  if (line && added > 0) {
    tellEvent({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'MXN',
        value: line.unitPrice * added,
        items: [
          {
            item_id: line.parentSku,
            item_name: line.name,
            item_variant: line.sku,
            price: line.unitPrice,
            quantity: added,
          },
        ],
      },
    });
  }
  showToast({
    level: notice?.level ?? 'success',
    message: notice ? say(messages, notice.message, notice.params, texts.added) : texts.added,
    detail: props.name,
    image: pictureShown(),
    actions: [
      { label: texts.seeCart, href: hrefs.cart, kind: 'plain' },
      { label: texts.checkout, href: hrefs.checkout, kind: 'buy' },
      ...(line ? [{ label: texts.undo, run: () => void undo(lines, props) }] : []),
    ],
  });
}

/** What is refused, by the words beside its tick where the answer has its sku alone. */
function named(params: Params): Params {
  const tick =
    params?.name && document.querySelector(`.warranty input[value="${CSS.escape(String(params.name))}"] + span`);
  return tick ? { ...params, name: tick.textContent } : params;
}

/** Calls back once no add is without an answer. */
function whenAddsAreAnswered(work: () => void): void {
  const store = theCart();
  const stop = store.subscribe(() => {
    if (store.pending().some(({ change }) => change.kind === 'add')) return;
    stop();
    work();
  });
}

/** Says that what was added waits for the network, until it has been sent. */
function tellWaits({ texts, name }: Props): void {
  whenAddsAreAnswered(
    showToast({ level: 'warning', message: texts.offline, detail: name, image: pictureShown(), hasNoTimeout: true }),
  );
}

type Add = CartChange & { kind: 'add' };

/** What a form that buys asks for. */
function addOf(fields: FormData | URLSearchParams, { name }: Props): Add {
  const { qty, ...identity } = Object.fromEntries(
    [...fields].map(([field, value]): [string, string] => [field, String(value)]),
  );
  return { kind: 'add', fields: identity, qty: Number(qty) || 1, label: { name, image: pictureShown() } };
}

/**
 * The form that buys stays on the page: the count answers the tap at once, the button waits, a notification says what
 * was added, an error stands next to the button.
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

  /** Until it is answered after all: it is asked for again by itself. */
  const tellFailed = () => {
    tell(texts.failed);
    whenAddsAreAnswered(() => place?.textContent === texts.failed && tell(null));
  };

  const finish = (answer: Outcome, added: Add) => {
    setPending(false);
    if (answer === undefined) return;
    if (answer === null && !navigator.onLine) tellWaits(props);
    else if (answer === null) tellFailed();
    else if (answer.ok) tellAdded(answer.done, added, props);
    else tell(say(messages, answer.notice.message, named(answer.notice.params), texts.failed));
  };

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (form.dataset.pending === 'true') return;
    setPending(true);
    tell(null);
    const { qty } = addOf(new FormData(form), props);
    expectInCart(qty);
    const isShown = await variantShown();
    expectInCart(-qty);
    if (!isShown) return setPending(false);
    const change = addOf(new FormData(form), props);
    finish(await theCart().change(change), change);
  };

  /** What the document's own script has sent: its answer is shown as one of ours. */
  const takeOver = async () => {
    const sent = takeEarlySend(form);
    if (!sent) return;
    const change = addOf(new URLSearchParams(sent.body), props);
    const response = await sent.response;
    const read = response && (await readAnswer(response));
    if (read === 'challenge')
      return sendAsPage(form.action, keyedBody({ ...change.fields, qty: String(change.qty) }, sent.key));
    const answer = knownOf(read);
    theCart().takeOver(change, sent.key, answer, sent.askedAt);
    finish(answer, change);
  };

  /**
   * A quantity that cannot be, or a choice not made yet: said here, in our words, and never changed behind the
   * shopper's back.
   */
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
