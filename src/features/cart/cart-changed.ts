import type { CartView } from '../../contract/cart/view';

const CHANGED = 'shop:cart';
const EXPECTED = 'shop:cart-expected';

/** Tells every part of the page that shows the cart that it has changed, and what it is now where the shop has said it. */
export const announceCart = (cart: CartView | null = null): boolean => dispatchEvent(new CustomEvent(CHANGED, { detail: cart }));

/** Calls back with the cart whenever the shop has said what is in it. Answers how to stop. */
export function onCart(listener: (cart: CartView) => void): () => void {
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<CartView | null>;
    if (detail) listener(detail);
  };
  addEventListener(CHANGED, hear);
  return () => removeEventListener(CHANGED, hear);
}

/** Says how many more the cart will hold when the shop has answered (less than 0 takes it back), so that its count answers the tap at once. */
export const expectInCart = (more: number): boolean => dispatchEvent(new CustomEvent(EXPECTED, { detail: more }));

/** Calls back with how many more are expected, as expectInCart says them. */
export const onExpectedInCart = (listener: (more: number) => void): void =>
  addEventListener(EXPECTED, (event) => listener((event as CustomEvent<number>).detail));

/** Calls back when the cart may have changed: here, or while the shopper was in another tab or window. */
export function onCartChange(listener: () => void): void {
  addEventListener(CHANGED, listener);
  addEventListener('pageshow', listener);
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
}
