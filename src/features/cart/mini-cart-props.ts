import type { ShippingRates } from '../../domain/shipping/shipping';
import type { MonthsView } from '../shop/months/months-line';

/** What the cart at the side begins with. */
export interface MiniCartProps {
  storePrefix: string;
  hrefs: { cart: string; checkout: string; offers: string };
  sign: string;
  /** Most units of a line. */
  max: number;
  /** What delivery costs, in centavos; null where only the retailer knows. */
  rates: Pick<ShippingRates, 'gross' | 'freeFromGross'> | null;
  /** null where no months without interest are told. */
  months: MonthsView | null;
  mediaTemplate: string | null;
  texts: {
    title: string;
    close: string;
    added: string;
    updating: string;
    unsent: string;
    soldOut: string;
    empty: string;
    offers: string;
    quantity: string;
    less: string;
    more: string;
    remove: string;
    /** With {name}. */
    question: string;
    sure: string;
    keep: string;
    removed: string;
    undo: string;
    failed: string;
    total: string;
    shipping: string;
    missing: string;
    freeShipping: string;
    seeCart: string;
    checkout: string;
  };
}

export interface MiniWindowProps extends MiniCartProps {
  isOpen: boolean;
  close: () => void;
}
