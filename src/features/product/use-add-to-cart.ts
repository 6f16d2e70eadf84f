import { type FormEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '../../ui/hooks/after-frame';
import { sendAsPage } from '../../ui/hooks/send-as-page';
import { useListen } from '../../ui/hooks/use-listen';
import { endsIn, inTime } from '../../ui/time-limit';
import { expectInCart } from '../cart/cart-changed';
import { cartSays } from '../cart/cart-says';
import { type EarlySend, takeEarlySend } from '../cart/early-send';
import type { Outcome } from '../cart/store/cart-store';
import { theCart } from '../cart/store/the-cart';
import { knownOf, readAnswer } from '../shop/form-answer';
import { newKey } from '../shop/new-key';
import { bodyOf, keyedBody, LONGEST_MS } from '../shop/send-form';
import { type Add, type AddedTexts, addOf, tellAdded, tellWaits, whenAddsAreAnswered } from './tell-added';
import { variantShown } from './variants/variant-store';

export interface AddProps {
  /** Of the product, for the notification. */
  name: string;
  hrefs: { cart: string; checkout: string };
  services: { sku: string; label: string }[];
  texts: AddedTexts & { failed: string; tooMany: string; wrongQuantity: string; missing: string };
}

type Params = Record<string, string | number> | undefined;

/** What is refused, by the words beside its tick where the answer has its sku alone. */
function named(params: Params, { services }: AddProps): Params {
  const service = services.find(({ sku }) => sku === params?.name);
  return service ? { ...params, name: service.label } : params;
}

/** What a tap asks for: put into the cart, or bought at once. */
type Sending = 'add' | 'buy';

/** Sends the form that buys, and says what became of it; what it asks for is read when the chosen variant is in it. */
export function useAddToCart(form: RefObject<HTMLFormElement | null>, props: AddProps) {
  const { texts } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState<Sending | null>(null);
  /** Set from the tap to its answer, before anything is drawn. */
  const isSending = useRef(false);
  const begin = (what: Sending) => {
    isSending.current = true;
    setPending(what);
    setProblem(null);
  };
  const end = () => {
    isSending.current = false;
    setPending(null);
  };

  /** What could not even be sent. */
  const broken = () => {
    end();
    setProblem(texts.failed);
  };

  const finish = async (answer: Outcome, added: Add) => {
    end();
    if (answer === undefined) return;
    if (answer?.ok) await tellAdded(answer.done, added, props);
    else if (answer)
      setProblem(await cartSays({ ...answer.notice, params: named(answer.notice.params, props) }, texts.failed));
    else if (!navigator.onLine) tellWaits(props);
    else {
      // Until it is answered after all: it is asked for again by itself.
      setProblem(texts.failed);
      whenAddsAreAnswered(() => setProblem((now) => (now === texts.failed ? null : now)));
    }
  };
  const add = async (now: HTMLFormElement) => {
    begin('add');
    const { qty } = addOf(bodyOf(now), props);
    expectInCart(qty);
    await afterFrame();
    const isShown = await variantShown();
    expectInCart(-qty);
    if (!isShown) return end();
    const change = addOf(bodyOf(now), props);
    await finish(await theCart().change(change), change);
  };
  /** Bought at once: the way to the checkout is a page. */
  const buy = async (now: HTMLFormElement, action: string) => {
    begin('buy');
    if (!(await variantShown())) return end();
    const body = bodyOf(now);
    body.set('key', now.buyKey ?? newKey());
    await sendAsPage(action, body);
  };
  /** What the document's own script has sent: its answer is shown as one of ours. */
  const takeOver = async ({ action }: HTMLFormElement, sent: EarlySend) => {
    begin('add');
    const change = addOf(new URLSearchParams(sent.body), props);
    const response = await inTime(endsIn(LONGEST_MS), sent.response).catch(() => null);
    const read = response && (await readAnswer(response));
    if (read === 'challenge')
      return sendAsPage(action, keyedBody({ ...change.fields, qty: String(change.qty) }, sent.key));
    const answer = knownOf(read);
    theCart().takeOver(change, sent.key, answer, sent.askedAt);
    await finish(answer, change);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent before this ran, or not
  useLayoutEffect(() => {
    const sent = form.current && takeEarlySend(form.current);
    if (form.current && sent) takeOver(form.current, sent).catch(broken);
  }, []);
  // What is sent from a page that is shown again as it was left is a new intention.
  useListen('window', 'pageshow', ({ persisted }) => {
    if (persisted) end();
  });
  return {
    problem,
    /** What was tapped and is not answered yet, null for nothing. */
    pending,
    send(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
      event.preventDefault();
      if (isSending.current) return;
      const { submitter } = event.nativeEvent;
      const page = submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction');
      (page ? buy(event.currentTarget, submitter.formAction) : add(event.currentTarget)).catch(broken);
    },
    /**
     * A quantity that cannot be, or a choice not made yet: said here, in our words, and never changed behind the
     * shopper's back.
     */
    refuse(event: FormEvent<HTMLFormElement>) {
      const field = event.target as HTMLInputElement;
      event.preventDefault();
      const first = [...event.currentTarget.elements].find(
        (one) => one instanceof HTMLInputElement && !one.validity.valid,
      );
      if (first !== field) return;
      const { choice } = field.dataset;
      const wrong = field.validity.rangeOverflow ? texts.tooMany : texts.wrongQuantity;
      flushSync(() => setProblem(choice ? `${texts.missing} ${choice}` : wrong));
      field.focus();
    },
  };
}
