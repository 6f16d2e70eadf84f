import { useEffect, useRef } from 'react';
import type { CartView } from '../../contract/cart/view';
import { usePlace } from '../place/use-place';
import { newKey } from '../shop/new-key';
import { keyedBody, sendUnasked } from '../shop/send-form';
import { type DeliveryState, deliveryState } from './delivery-truth';
import { theCart } from './store/the-cart';

/** Tells the shop where this cart goes; what it costs then is the answer's. */
async function give(storePrefix: string, zipCode: string): Promise<void> {
  const askedAt = Date.now();
  const sent = await sendUnasked(`${storePrefix}/f/checkout/codigo-postal`, keyedBody({ zipCode }, newKey()));
  if (sent !== 'challenge' && sent.ok && sent.done.cart) theCart().take(sent.done.cart, askedAt);
}

/**
 * Where the cart that is shown is delivered, and how much is known of that. A cart that was told no postal code is told
 * the one this browser keeps, and any is told one that is typed while it is shown, so that its sums are of that place.
 */
export function useDelivery(cart: CartView | null, storePrefix: string): { code: string; state: DeliveryState } {
  const kept = usePlace();
  const state = cart ? deliveryState(cart, kept) : 'none';
  const known = kept?.isCovered && kept.askedAt > 0 ? kept.code : null;
  /** The code that was known when the cart was shown first, or was given since. */
  const before = useRef(known);
  const isNew = known !== null && known !== before.current && known !== cart?.postcode;
  const wanted = state !== 'none' && known && (cart?.postcode === null || isNew) ? known : null;
  const cartId = cart?.id;
  useEffect(() => {
    if (wanted === null || !cartId) return;
    before.current = wanted;
    void give(storePrefix, wanted);
  }, [wanted, cartId, storePrefix]);
  return { code: cart?.postcode ?? kept?.code ?? '', state };
}
