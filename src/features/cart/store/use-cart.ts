import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { CartView } from '../../../contract/cart/view';
import { project, type ShownCart } from '../../../domain/cart/browser/project';
import type { Line } from './kept-cart';
import { theCart } from './the-cart';

const subscribe = (listener: () => void) => theCart().subscribe(listener);
const shown = () => theCart().shown();
const confirmed = () => theCart().confirmed();

const soldOut = () => theCart().soldOutSkus();
const NONE: ReadonlySet<string> = new Set();

interface ReadCart {
  /** The cart as the shop has confirmed it last; null before it has said anything. */
  cart: CartView | null;
  /** What a shopper is shown: with every change that the shop has not answered, its amounts those of `cart`. */
  shown: ShownCart<Line>;
}

/**
 * The browser's cart. `given` is the one that the page was made of, null for a page that was made of none: what the
 * server draws and the browser hydrates, and part of what the browser knows from then on.
 */
export function useCart(given: CartView | null = null): ReadCart {
  const first = useMemo(
    () => project<Line, CartView>({ confirmed: given, askedAt: 0, pending: [], lastKey: null }),
    [given],
  );
  useLayoutEffect(() => {
    if (given) theCart().take(given, performance.timeOrigin, { keep: given.id !== '' });
  }, [given]);
  return {
    cart: useSyncExternalStore(subscribe, confirmed, () => given),
    shown: useSyncExternalStore(subscribe, shown, () => first),
  };
}

/** Skus of which a check of stock has found none; while a page is hydrated nobody knows of any. */
export const useSoldOut = (): ReadonlySet<string> => useSyncExternalStore(subscribe, soldOut, () => NONE);
