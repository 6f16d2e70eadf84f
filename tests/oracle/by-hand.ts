import type { Cart, Line } from './oracle.ts';

/** Price, discount, IVA, share of the costs, sum; in centavos. */
type RowByHand = readonly [number, number, number, number, number];

interface AmountsByHand {
  readonly subtotal: number;
  readonly shownSubtotal: number;
  readonly credit: number;
  readonly discount: number;
  readonly shipping: number;
  readonly payment: number;
  readonly tax: number;
  readonly total: number;
  readonly rows: readonly RowByHand[];
}

/** What a cart comes to, in centavos. */
export interface ByHand {
  readonly name: string;
  /** How the figures were found, in pesos. */
  readonly working: string;
  readonly cart: Cart;
  readonly expected: AmountsByHand;
}

/** Units of one product, by net price and rate. */
export const goods = (qty: number, net: string, rate: string, more: Partial<Line> = {}): Line => ({
  qty,
  parts: [{ net, rate }],
  ...more,
});

/** Amounts that are not named are nothing; the subtotal shown is the subtotal. */
export const amounts = (
  told: Pick<AmountsByHand, 'subtotal' | 'tax' | 'total' | 'rows'> & Partial<AmountsByHand>,
): AmountsByHand => ({
  shownSubtotal: told.subtotal,
  credit: 0,
  discount: 0,
  shipping: 0,
  payment: 0,
  ...told,
});
