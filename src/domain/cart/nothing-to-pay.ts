import type { Cart } from './cart';

/** Whether a cart costs nothing, so that nobody is asked how it is paid. An empty one costs nothing and is none. */
export const hasNothingToPay = ({ lines, totals }: Pick<Cart, 'lines' | 'totals'>): boolean =>
  lines.length > 0 && totals.grandTotal === 0;
