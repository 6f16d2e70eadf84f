import { useEffect, useState } from 'react';
import type { CartView } from '../../contract/cart/view';
import type { CartPageProps } from './cart-page-props';

/** Whether no way of paying is offered for what a cart holds now; false where that is not known. */
async function isUnpayableNow(storePrefix: string): Promise<boolean> {
  const answer = await fetch(`${storePrefix}/api/cart/payment-methods`);
  return answer.ok && ((await answer.json()) as { result: unknown[] }).result.length === 0;
}

/**
 * Whether a cart is of a kind that no way of paying is offered for, as one without a delivery may be. The page says it
 * of the cart it was made of; one that becomes such a cart is asked about.
 */
export function useUnpayable(cart: CartView | null, { cart: given, isUnpayable, storePrefix }: CartPageProps): boolean {
  const [asked, setAsked] = useState<{ version: number; isUnpayable: boolean } | null>(null);
  const version = cart?.isVirtual && cart.lines.length > 0 ? cart.version : null;
  const isKnown = version === null || isUnpayable === null || version === given?.version;
  useEffect(() => {
    if (isKnown || version === null) return;
    isUnpayableNow(storePrefix).then(
      (told) => setAsked({ version, isUnpayable: told }),
      () => undefined,
    );
  }, [isKnown, version, storePrefix]);
  if (version === null) return false;
  return isKnown ? isUnpayable === true : asked?.version === version && asked.isUnpayable;
}
