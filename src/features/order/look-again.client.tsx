'use client';

import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { refreshPage } from '../../ui/hooks/refresh-page';
import { Notice } from '../../ui/notice';
import { sendUnasked } from '../shop/send-form';
import { keepLooking } from './keep-looking';

interface Props {
  action: string;
  orderId: string;
  texts: { checking: string; again: string };
}

declare module '../../ui/island' {
  interface Islands {
    'look-again': Props;
  }
}

/**
 * Has a payment asked about, of which nobody knows yet what became of it, and shows what came of it; true when there is
 * no more to ask. Where a challenge stands in its way the button is left, as nobody pressed anything.
 */
export async function lookAt(action: string, orderId: string): Promise<boolean> {
  const sent = await sendUnasked(action, new URLSearchParams({ orderId }));
  if (sent === 'challenge') return true;
  if (sent.ok) await refreshPage();
  return sent.ok === true;
}

/** Nobody knows yet what became of the payment: it is asked about by itself, or by its button. */
export default function LookAgain({ action, orderId, texts }: Props) {
  useEffect(() => keepLooking(() => lookAt(action, orderId)), [action, orderId]);
  return (
    <form action={action} method="post" className="checking-payment">
      <input type="hidden" name="orderId" value={orderId} />
      <Notice level="info">{texts.checking}</Notice>
      <Button kind="plain">{texts.again}</Button>
    </form>
  );
}
