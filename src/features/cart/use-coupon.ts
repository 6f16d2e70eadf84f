import { type FormEvent, useRef, useState } from 'react';
import type { CartView } from '../../contract/cart/view';
import type { Notice } from '../../domain/cart/cart';
import { wordsOf } from '../shop/general-message';
import { newKey } from '../shop/new-key';
import { bodyOf, sendForm } from '../shop/send-form';
import type { CartPageProps } from './cart-page-props';

type Take = (cart: CartView | null, notices: readonly Notice[], askedAt: number) => void;

/** Sends the form of a coupon without leaving the page: the shop alone knows what a code is worth. */
export function useCoupon({ coupon, messages }: CartPageProps, take: Take) {
  const [error, setError] = useState(coupon.error);
  const [isPending, setPending] = useState(false);
  /** What was sent last and got no answer: sent again it is the same. */
  const attempt = useRef<{ code: string | null; key: string } | null>(null);

  const send = async (form: HTMLFormElement) => {
    const body = bodyOf(form);
    const code = body.get('code');
    if (attempt.current?.code !== code) attempt.current = { code, key: newKey() };
    body.set('key', attempt.current?.key ?? newKey());
    const askedAt = Date.now();
    const sent = await sendForm(form.action, body);
    if (sent.ok === null) return setError(wordsOf(messages, sent.message));
    attempt.current = null;
    if (sent.ok) take(sent.done.cart, sent.done.notices, askedAt);
    else setError(wordsOf(messages, sent.notice.message, sent.notice.params));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setError(null);
    void send(event.currentTarget).finally(() => setPending(false));
  };
  return { error, isPending, submit };
}
