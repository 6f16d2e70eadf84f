import { theCart } from './store/the-cart';

declare module '../../ui/island' {
  interface Islands {
    'cart-first': Record<string, never>;
  }
}

/** Longest wait for the shop before a shopper goes on with what it has. */
const PATIENCE_MS = 5_000;

/** A page that is made of the cart, as the checkout is, waits for changes that were made just before it was opened, and is made of them too. */
export function start(): void {
  const store = theCart();
  const count = () => store.pending().filter(({ state }) => state !== 'unsent').length;
  if (count() > 0) void store.settled(PATIENCE_MS).then(() => count() === 0 && location.reload());
}
