'use client';

import { useEffect } from 'react';
import { theCart } from './store/the-cart';

interface Props {
  /** Version of the cart that the page was made of; null for none. */
  madeOf: number | null;
}

declare module '../../ui/island' {
  interface Islands {
    'cart-first': Props;
  }
}

/** Longest wait for the shop before a shopper goes on with what it has. */
const PATIENCE_MS = 5_000;

/** Whether the browser loaded this document anew: what was made of an older cart once more is not loaded for ever. */
const isLoadedAnew = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * A page that is made of the cart, as the checkout is, waits for changes that were made just before it was opened, and
 * is made of them too; also of one that was answered to the page before while this one was on its way.
 */
export function waitForCart({ madeOf }: Props): void {
  const store = theCart();
  const count = () => store.pending().filter(({ state }) => state !== 'unsent').length;
  if (count() > 0) void store.settled(PATIENCE_MS).then(() => count() === 0 && location.reload());
  else if (madeOf !== null && (store.confirmed()?.version ?? 0) > madeOf && !isLoadedAnew()) location.reload();
}

/** Draws nothing: has its page wait for the cart. */
export default function CartFirst({ madeOf }: Props) {
  useEffect(() => waitForCart({ madeOf }), [madeOf]);
  return null;
}
