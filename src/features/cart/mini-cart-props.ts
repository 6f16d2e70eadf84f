import type { ShippingRates } from '../../domain/shipping/shipping';
import type { MonthsView } from '../shop/months/months-line';
import type { cartTexts, lineTexts } from './cart-texts';

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
  texts: ReturnType<typeof cartTexts> &
    ReturnType<typeof lineTexts> & {
      title: string;
      close: string;
      soldOut: string;
      quantity: string;
      total: string;
      shipping: string;
      seeCart: string;
    };
}

export interface MiniWindowProps extends MiniCartProps {
  isOpen: boolean;
  close: () => void;
}
