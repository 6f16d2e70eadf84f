import { useSyncExternalStore } from 'react';
import { CART_CHANGED } from './cart-changed';
import { readMarker } from './marker';

function subscribe(tell: () => void): () => void {
  addEventListener(CART_CHANGED, tell);
  return () => removeEventListener(CART_CHANGED, tell);
}

const version = (): number | null =>
  readMarker(document.cookie, Number(document.body.dataset.storeId))?.version ?? null;

/** Version of the cart in hand by its marker, without asking; null without a cart, and while a page is hydrated. */
export const useCartVersion = (): number | null => useSyncExternalStore(subscribe, version, () => null);
