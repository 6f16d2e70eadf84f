const EVENT = 'cart-changed';

/** Tells every part of the page that shows the cart that it has changed. */
export const announceCart = (): boolean => dispatchEvent(new Event(EVENT));

/** Calls back when the cart may have changed: here, or while the shopper was in another tab or window. Answers how to stop. */
export function onCartChange(listener: () => void): () => void {
  const shown = () => document.visibilityState === 'visible' && listener();
  addEventListener(EVENT, listener);
  addEventListener('pageshow', listener);
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', shown);
  return () => {
    removeEventListener(EVENT, listener);
    removeEventListener('pageshow', listener);
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', shown);
  };
}
