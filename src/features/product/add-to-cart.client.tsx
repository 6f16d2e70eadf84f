'use client';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/toasts.client';
import { announceCart } from '../cart/cart-changed';
import { say } from '../cart/say';
import { type FormAnswer, sendForm } from '../cart/send-form';

interface AddToCartProps {
  id: string;
  /** Of the product, for the notification. */
  name: string;
  actions: { add: string; set: string; remove: string };
  hrefs: { cart: string; checkout: string };
  image: string | null;
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
  children: ReactNode;
}

type Done = Extract<FormAnswer, { ok: true }>['done'];

/** The form that buys. With script it stays on the page: the button waits, a notification says what was added, an error stands next to the button. */
export function AddToCart({ id, name, actions, hrefs, image, messages, texts, children }: AddToCartProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const undo = async (itemId: number, before: number) => {
    const line = { itemId: String(itemId) };
    const answer = before > 0 ? await sendForm(actions.set, { ...line, qty: String(before) }) : await sendForm(actions.remove, line);
    announceCart();
    showToast(answer?.ok ? { level: 'success', message: texts.undone } : { level: 'error', message: texts.failed });
  };

  const succeed = (done: Done, added: number) => {
    announceCart();
    const line = done.cart?.lines.find((one) => one.itemId === done.itemId);
    const notice = done.notices.find((one) => one.level !== 'success') ?? done.notices[0];
    showToast({
      level: notice?.level ?? 'success',
      message: notice ? say(messages, notice.message, notice.params, texts.added) : texts.added,
      detail: name,
      image,
      actions: [
        { label: texts.seeCart, href: hrefs.cart, kind: 'plain' },
        { label: texts.checkout, href: hrefs.checkout, kind: 'buy' },
        ...(line ? [{ label: texts.undo, run: () => void undo(line.itemId, line.qty - added) }] : []),
      ],
    });
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setProblem(null);
    const fields = new FormData(event.currentTarget);
    const answer = await sendForm(actions.add, fields);
    sending.current = false;
    setPending(false);
    if (!answer) setProblem(texts.failed);
    else if (answer.ok) succeed(answer.done, Number(fields.get('qty')) || 1);
    else setProblem(say(messages, answer.notice.message, answer.notice.params, texts.failed));
  };

  // Fields of markup are none of React's, and 'invalid' does not bubble: it is listened to on the way down.
  useEffect(() => {
    /** A quantity that cannot be, or a choice not made yet: said here, in our words, and never changed behind the shopper's back. */
    const refuse = (event: Event) => {
      const field = event.target as HTMLInputElement;
      event.preventDefault();
      const first = [...(form.current?.elements ?? [])].find((element) => 'validity' in element && !(element as HTMLInputElement).validity.valid);
      if (first !== field) return;
      const { choice } = field.dataset;
      setProblem(choice ? `${texts.missing} ${choice}` : field.validity.rangeOverflow ? texts.tooMany : texts.wrongQuantity);
      field.focus();
    };
    const element = form.current;
    element?.addEventListener('invalid', refuse, true);
    return () => element?.removeEventListener('invalid', refuse, true);
  }, [texts]);

  return (
    <form ref={form} id={id} action={actions.add} method="post" onSubmit={send} data-pending={pending} aria-busy={pending}>
      {children}
      <p className="field-error" role="alert">
        {problem}
      </p>
    </form>
  );
}
