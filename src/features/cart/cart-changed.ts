/** Event of the window: the cart has changed. */
export const CART_CHANGED = 'shop:cart';
const EXPECTED = 'shop:cart-expected';

/** Tells that the cart has changed: its marker says how much is in it now. */
export const announceCart = (): boolean => dispatchEvent(new Event(CART_CHANGED));

/**
 * Says how many more the cart will hold when the shop has answered (less than 0 takes it back), so that its count
 * answers the tap at once.
 */
export const expectInCart = (more: number): boolean => dispatchEvent(new CustomEvent(EXPECTED, { detail: more }));

/** Calls back with how many more are expected, as expectInCart says them. */
export const onExpectedInCart = (listener: (more: number) => void): void =>
  addEventListener(EXPECTED, (event) => listener((event as CustomEvent<number>).detail));

/** Calls back when the cart may have changed: here, or while the shopper was in another tab or window. */
export function onCartChange(listener: () => void): void {
  addEventListener(CART_CHANGED, listener);
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
}
